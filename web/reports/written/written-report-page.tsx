import { useParams } from 'react-router';
import { REPORTS, type ReportName } from '#contract/report-names.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { UnlessHeldBack } from '../HeldBack.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { ReportTroubled } from '../ReportTroubled.tsx';
import { useWrittenReport } from './use-written-report.tsx';
import '../reports.css';
import '../general/general.css';

/** /home/reports/<report>, with ?userId= as the other reports have it. */
export default function WrittenReportPage() {
  const { report: asked } = useParams();
  const report = REPORTS.find((name) => name === asked);
  return <PageFrame wide>{report ? <Written report={report} /> : <ReportTroubled trouble="failed" remedy="noSuchReport" />}</PageFrame>;
}

const Written = ({ report }: { report: ReportName }) => (
  <UnlessHeldBack report={report}>
    <PersonReport {...useWrittenReport(report)} />
  </UnlessHeldBack>
);
