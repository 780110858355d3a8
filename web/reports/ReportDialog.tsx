import type { TextKind } from '#contract/narratives.ts';
import { ExplanationDialog } from './ExplanationDialog.tsx';
import { HouseDetailDialog } from './HouseDetailDialog.tsx';

/** What a reader has opened. */
export type Opened = { readonly explained: TextKind } | { readonly house: number };

type Props = { readonly userId: number; readonly opened: Opened; readonly open: boolean; readonly onClose: () => void };

export function ReportDialog({ userId, opened, ...window }: Props) {
  return 'house' in opened ? (
    <HouseDetailDialog house={opened.house} {...window} />
  ) : (
    <ExplanationDialog userId={userId} kind={opened.explained} {...window} />
  );
}
