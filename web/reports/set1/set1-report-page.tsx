import { UnlessHeldBack } from '../HeldBack.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { ReportPage } from '../ReportPage.tsx';
import { useSet1Report } from './use-set1-report.tsx';

/** /home/set1report: the personal analysis dashboard, with ?userId= for another's than the stored one: the demo is 25. */
export default function Set1ReportPage() {
  return (
    <ReportPage>
      <UnlessHeldBack report="set1">
        <PersonReport {...useSet1Report()} />
      </UnlessHeldBack>
    </ReportPage>
  );
}
