import type { About } from '#content/script-about.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { call } from '#web/api/client.ts';
import { useAskedAt } from '../history/asked-at.ts';
import { loadStates } from '../history/History.tsx';
import type { ReportContent } from '../PersonReport.tsx';
import { EmptyReport } from './EmptyReport.tsx';
import { ReportWaiting } from './ReportWaiting.tsx';
import { Set2Report } from './Set2Report.tsx';

type Loaded = { readonly report: StrengthsReport; readonly states: readonly PastState[]; readonly about: About | undefined };

/** What shows the second general report: how it is loaded, what stands in its place meanwhile, and the report. */
export function useSet2Report(): ReportContent<Loaded> {
  const at = useAskedAt();
  return {
    load: async (userId, options) => {
      const [report, states] = await Promise.all([
        call('GET /api/report/{userId}/strengths', { params: { userId }, query: { at } }, options),
        loadStates(userId, options),
      ]);
      return { report, states, about: isEmpty(report) ? await fetchAbout(report.nextTest) : undefined };
    },
    dependsOn: [at],
    waiting: <ReportWaiting tellsOfDemo />,
    children: ({ report, states, about }, { name }) =>
      isEmpty(report) ? (
        <EmptyReport report={report} name={name} about={about} />
      ) : (
        <Set2Report report={report} name={name} states={states} />
      ),
  };
}

const isEmpty = ({ testsTaken }: StrengthsReport): boolean => testsTaken.length === 0;

/** What is told of all tests is more than half of what the page itself weighs, so only an empty report fetches it. */
const fetchAbout = (test: string | null): Promise<About | undefined> =>
  import('#web/players/about-test.ts').then(
    ({ aboutTest }) => (test ? aboutTest(test) : undefined),
    () => undefined,
  );
