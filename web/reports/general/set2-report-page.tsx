import type { TextKind } from '#contract/narratives.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PersonReport } from '../PersonReport.tsx';
import { useReportDialog } from '../use-report-dialog.tsx';
import { Certainty } from './Certainty.tsx';
import { Dominant } from './Dominant.tsx';
import { EmptyReport } from './EmptyReport.tsx';
import { FirstReport } from './FirstReport.tsx';
import { OwnOrder } from './OwnOrder.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportWaiting } from './ReportWaiting.tsx';
import { Spectrum } from './Spectrum.tsx';
import { SuggestedTest } from './SuggestedTest.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { Weaknesses } from './Weaknesses.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '../reports.css';
import './general.css';

/** /home/set2report, with ?userId= for another's report than the stored one: the demo is 25. */
export default function Set2ReportPage() {
  return (
    <PageFrame wide>
      <PersonReport
        load={(userId, options) => call('GET /api/report/{userId}/strengths', { params: { userId } }, options)}
        waiting={<ReportWaiting />}
      >
        {(report, { name }) =>
          report.testsTaken.length === 0 ? <EmptyReport report={report} name={name} /> : <Ready report={report} name={name} />
        }
      </PersonReport>
    </PageFrame>
  );
}

function Ready({ report, name }: { report: StrengthsReport; name: string }) {
  const { open, dialog } = useReportDialog(report.userId);
  const explain = (explained: TextKind) => () => open({ explained });
  return (
    <article className="grid grid-cols-1 gap-8">
      <ReportHead report={report} name={name} />
      {report.ranking.length === 0 ? (
        <FirstReport report={report} explain={explain} />
      ) : (
        <>
          <Spectrum report={report} onExplain={explain('bubbleChart')} />
          <div className="report-pair">
            <Dominant report={report} onExplain={explain('wordCloud')} />
            <SummaryCard report={report} onExplain={explain('moreOnSummary')} />
          </div>
          <OwnOrder report={report} onExplain={explain('barChart')} />
          <Certainty report={report} />
          <Weaknesses report={report} onOpen={(house) => open({ house })} onExplain={explain('weaknesses')} />
          <SuggestedTest report={report} />
        </>
      )}
      {dialog}
    </article>
  );
}
