import { useSet2Report } from '../general/use-set2-report.tsx';
import { UnlessHeldBack } from '../HeldBack.tsx';
import { ReportOf } from '../PersonReport.tsx';
import { useWrittenReport } from '../written/use-written-report.tsx';
import type { Tab } from './viewed.ts';

type Props = { readonly tab: Tab; readonly userId: number };

/** The report of a tab. */
export function ViewedReport({ tab, userId }: Props) {
  return <UnlessHeldBack report={tab}>{tab === 'set2' ? <Set2 userId={userId} /> : <Written tab={tab} userId={userId} />}</UnlessHeldBack>;
}

const Set2 = ({ userId }: Pick<Props, 'userId'>) => <ReportOf userId={userId} {...useSet2Report()} />;
const Written = ({ tab, userId }: Props) => <ReportOf userId={userId} {...useWrittenReport(tab)} />;
