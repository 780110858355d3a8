import type { TextKind } from '#contract/narratives.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { ExplanationDialog } from './ExplanationDialog.tsx';
import { HouseDialog } from './HouseDialog.tsx';
import { WeaknessDialog } from './WeaknessDialog.tsx';

/** What a reader has opened: a text about a chart, a house, or a house as one of the weakest. */
export type Opened = { readonly explained: TextKind } | { readonly house: number } | { readonly weakness: number };

type Props = { readonly report: StrengthsReport; readonly opened: Opened; readonly open: boolean; readonly onClose: () => void };

export function ReportDialog({ report, opened, ...window }: Props) {
  if ('explained' in opened) return <ExplanationDialog userId={report.userId} kind={opened.explained} {...window} />;
  if ('weakness' in opened) return <WeaknessDialog house={report.houses[opened.weakness - 1]!} {...window} />;
  return <HouseDialog house={report.houses[opened.house - 1]!} {...window} />;
}
