import { useParams } from 'react-router';
import type { TraitReport as Traits } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { PersonReport, type ReportContent } from '../PersonReport.tsx';
import { ReportPage } from '../ReportPage.tsx';
import { TraitReport } from './TraitReport.tsx';
import { TraitsWaiting } from './TraitsWaiting.tsx';
import '../reports.css';

const content: ReportContent<Traits> = {
  report: 'traits',
  load: (userId, options) => call('GET /api/report/{userId}', { params: { userId } }, options),
  waiting: <TraitsWaiting />,
  children: (report, { userId }) => <TraitReport report={report} userId={userId} />,
};

/** /report/<user id>; without an id, the one that this device holds. */
export default function TraitReportPage() {
  const { userId } = useParams();
  return (
    <ReportPage>
      <PersonReport asked={userId} {...content} />
    </ReportPage>
  );
}
