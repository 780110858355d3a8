import { UnlessHeldBack } from '../HeldBack.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { ReportPage } from '../ReportPage.tsx';
import { useSet2Report } from './use-set2-report.tsx';

/** /home/set2report, with ?userId= for another's report than the stored one: the demo is 25. */
export default function Set2ReportPage() {
  return (
    <ReportPage>
      <UnlessHeldBack report="set2">
        <PersonReport {...useSet2Report()} />
      </UnlessHeldBack>
    </ReportPage>
  );
}
