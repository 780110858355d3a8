import { useParams } from 'react-router';
import { REPORTS, type ReportName } from '#contract/report-names.ts';
import { UnlessHeldBack } from '../HeldBack.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { ReportPage } from '../ReportPage.tsx';
import { ReportTroubled } from '../ReportTroubled.tsx';
import { useWrittenReport } from './use-written-report.tsx';
import '../reports.css';
import '../general/general.css';

/** /home/reports/<report>, with ?userId= as the other reports have it. */
export default function WrittenReportPage() {
  const { report: asked } = useParams();
  const report = REPORTS.find((name) => name === asked);
  return (
    <ReportPage className="written-page">
      {report ? <Written report={report} /> : <ReportTroubled trouble="failed" remedy="noSuchReport" />}
    </ReportPage>
  );
}

const Written = ({ report }: { report: ReportName }) => (
  <UnlessHeldBack report={report}>
    <PersonReport {...useWrittenReport(report)} />
  </UnlessHeldBack>
);
