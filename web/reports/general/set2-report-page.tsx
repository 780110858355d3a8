import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { readStored, storedLogin } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useStored } from '#web/api/use-stored.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ReportTroubled } from '../ReportTroubled.tsx';
import { remedyFor, reportSubject, troubleOf } from '../report-subject.ts';
import { useReportDialog } from '../use-report-dialog.tsx';
import { useReportWords } from '../use-report-words.ts';
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
  const isHydrated = useHydrated(); // a prerendered page knows neither the address's search nor this browser's storage
  const [search] = useSearchParams();
  const [stored = null, token = null] = [useStored('userId'), useStored('accessToken')];
  const shown = useLast(stored); // when the login ends while the report is open, there is no token, but whose report this is is still known
  const subject = reportSubject({ asked: search.get('userId'), stored: stored ?? shown, token });
  return (
    <PageFrame wide>
      {!isHydrated ? (
        <ReportWaiting />
      ) : 'trouble' in subject ? (
        <ReportTroubled trouble={subject.trouble} />
      ) : (
        <Report key={subject.userId} userId={subject.userId} />
      )}
    </PageFrame>
  );
}

/** The last value that was there. */
function useLast(value: string | null): string | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
}

/** The username that this device holds. The demo's report has none: it belongs to nobody. */
const storedNameOf = (userId: number): string | null => (userId === DEMO_USER_ID ? null : readStored('username'));

function Report({ userId }: { userId: number }) {
  const { t } = useReportWords();
  const report = useLoaded(
    async (signal) => {
      const options = { as: 'person', signal } as const;
      const [strengths, name] = await Promise.all([
        call('GET /api/report/{userId}/strengths', { params: { userId } }, options),
        call('GET /api/users/{userId}/name', { params: { userId } }, options).then(
          (answer) => answer.name,
          () => storedNameOf(userId),
        ),
      ]);
      return { strengths, name };
    },
    [userId],
  );
  if (report.state === 'waiting') return <ReportWaiting />;
  if (report.state === 'failed') {
    const { status, body } = report.failure;
    // A login that is still kept here only could not be renewed just now: asking again helps, and the login page would lead straight back.
    const needsLogin = status === 401 && !storedLogin();
    const isRefused = needsLogin || [400, 403, 404].includes(status); // asking again would give the same answer
    const trouble = troubleOf(status);
    return (
      <ReportTroubled
        trouble={trouble}
        remedy={trouble === 'failed' ? remedyFor(status) : undefined}
        reason={status === 401 || status === 403 ? body?.message : undefined}
        needsLogin={needsLogin}
        onRetry={isRefused ? undefined : report.retry}
        retryAt={report.failure.retryAt}
      />
    );
  }
  const { strengths } = report.value;
  const name = report.value.name || t(userId === DEMO_USER_ID ? 'nameless.demo' : 'nameless.person');
  return strengths.testsTaken.length === 0 ? <EmptyReport report={strengths} name={name} /> : <Ready report={strengths} name={name} />;
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
