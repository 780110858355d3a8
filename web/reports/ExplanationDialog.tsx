import type { TextKind } from '#contract/narratives.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Explanation } from './Explanation.tsx';
import { useReportWords } from './use-report-words.ts';

type Props = { readonly userId: number; readonly kind: TextKind; readonly open: boolean; readonly onClose: () => void };

/** What a chart says, in prose. Closing it gives the request up: the text belongs to the open window. */
export function ExplanationDialog({ userId, kind, open, onClose }: Props) {
  const { t } = useReportWords();
  return (
    <Dialog open={open} onClose={onClose} title={t(`explanation.${kind}`)} size="large">
      <Explanation userId={userId} kind={kind} />
    </Dialog>
  );
}
