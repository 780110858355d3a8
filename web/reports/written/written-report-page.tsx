import { useParams } from 'react-router';
import { REPORTS, type ReportName } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { ReportWaiting } from '../general/ReportWaiting.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { WrittenReport } from './WrittenReport.tsx';
import '../reports.css';
import '../general/general.css';

/** /home/reports/<report>, with ?userId= as the other reports have it. */
export default function WrittenReportPage() {
  const language = useLanguage();
  const { report: asked } = useParams();
  const report: ReportName = REPORTS.find((name) => name === asked) ?? 'set1';
  return (
    <PageFrame wide>
      <PersonReport
        load={(userId, options) =>
          call('GET /api/report/{userId}/written/{report}', { params: { userId, report }, query: { language } }, options)
        }
        dependsOn={[report, language]}
        waiting={<ReportWaiting />}
      >
        {(written, { userId, name }) => <WrittenReport report={written} name={name} userId={userId} />}
      </PersonReport>
    </PageFrame>
  );
}
