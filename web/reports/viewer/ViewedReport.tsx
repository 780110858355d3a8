import { useSet2Report } from '../general/use-set2-report.tsx';
import { UnlessHeldBack } from '../HeldBack.tsx';
import { ReportOf } from '../PersonReport.tsx';
import { useSet1Report } from '../set1/use-set1-report.tsx';
import { useWrittenReport } from '../written/use-written-report.tsx';
import type { Tab } from './viewed.ts';

type Props = { readonly tab: Tab; readonly userId: number };

/** The report of a tab. */
export const ViewedReport = ({ tab, userId }: Props) => (
  <UnlessHeldBack report={tab}>
    <Shown tab={tab} userId={userId} />
  </UnlessHeldBack>
);

function Shown({ tab, userId }: Props) {
  if (tab === 'set1') return <Set1 userId={userId} />;
  return tab === 'set2' ? <Set2 userId={userId} /> : <Written tab={tab} userId={userId} />;
}

const Set1 = ({ userId }: Pick<Props, 'userId'>) => <ReportOf userId={userId} {...useSet1Report()} />;
const Set2 = ({ userId }: Pick<Props, 'userId'>) => <ReportOf userId={userId} {...useSet2Report()} />;
const Written = ({ tab, userId }: Props) => <ReportOf userId={userId} {...useWrittenReport(tab)} />;
