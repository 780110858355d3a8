import type { About } from '#content/script-about.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useAskedAt } from '../history/asked-at.ts';
import { loadStates } from '../history/History.tsx';
import { OverTime } from '../history/OverTime.tsx';
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
  const at = useAskedAt();
  return (
    <PageFrame wide>
      <PersonReport
        load={async (userId, options) => {
          const [report, states] = await Promise.all([
            call('GET /api/report/{userId}/strengths', { params: { userId }, query: { at } }, options),
            loadStates(userId, options),
          ]);
          return { report, states, about: isEmpty(report) ? await fetchAbout(report.nextTest) : undefined };
        }}
        dependsOn={[at]}
        waiting={<ReportWaiting tellsOfDemo />}
      >
        {({ report, states, about }, { name }) =>
          isEmpty(report) ? (
            <EmptyReport report={report} name={name} about={about} />
          ) : (
            <Ready report={report} name={name} states={states} />
          )
        }
      </PersonReport>
    </PageFrame>
  );
}

const isEmpty = ({ testsTaken }: StrengthsReport): boolean => testsTaken.length === 0;

/** What is told of all tests is more than half of what the page itself weighs, so only an empty report fetches it. */
const fetchAbout = (test: string | null): Promise<About | undefined> =>
  import('#web/players/about-test.ts').then(
    ({ aboutTest }) => (test ? aboutTest(test) : undefined),
    () => undefined,
  );

function Ready({ report, name, states }: { report: StrengthsReport; name: string; states: readonly PastState[] }) {
  const { open, dialog } = useReportDialog(report.userId);
  const explain = (explained: TextKind) => () => open({ explained });
  return (
    <article className="grid grid-cols-1 gap-8">
      <ReportHead report={report} name={name} states={states} />
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
      <OverTime userId={report.userId} states={states} />
      {dialog}
    </article>
  );
}
