import type { ReactNode } from 'react';
import type { About } from '#content/script-about.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';
import { useAskedAt } from '../history/asked-at.ts';
import { loadStates } from '../history/History.tsx';
import type { ReportContent } from '../PersonReport.tsx';
import { useReportWords } from '../use-report-words.ts';
import { loadWritten } from '../written/load-written.ts';
import { EmptyReport } from './EmptyReport.tsx';
import { ReportWaiting } from './ReportWaiting.tsx';

type Loaded = {
  readonly report: StrengthsReport;
  readonly written: WrittenReport | undefined;
  readonly states: readonly PastState[];
  readonly about: About | undefined;
};

type Shown = Omit<Loaded, 'about'> & { readonly name: string };

/** What shows a general report: how it is loaded, what stands in its place meanwhile, and the report. */
export function useGeneralReport(of: 'set1' | 'set2', show: (loaded: Shown) => ReactNode): ReportContent<Loaded> {
  const at = useAskedAt();
  const { t, language } = useReportWords();
  return {
    report: of,
    load: async (userId, options) => {
      const [report, written, states] = await Promise.all([
        call('GET /api/report/{userId}/strengths', { params: { userId }, query: { at } }, options),
        loadWritten(of, { userId, language, at }, options),
        loadStates(userId, options),
      ]);
      return { report, written, states, about: isEmpty(report) ? await fetchAbout(report.nextTest) : undefined };
    },
    dependsOn: [of, at, language],
    waiting: <ReportWaiting tellsOfDemo />,
    children: ({ report, written, states, about }, { name }) =>
      isEmpty(report) ? (
        <EmptyReport report={report} about={about} title={t(TITLE[of], { name })} />
      ) : (
        show({ report, written, states, name })
      ),
  };
}

const TITLE = { set1: 'set1.title', set2: 'title' } as const;
const isEmpty = ({ testsTaken }: StrengthsReport): boolean => testsTaken.length === 0;

/** What is told of all tests is more than half of what the page itself weighs, so only an empty report fetches it. */
const fetchAbout = (test: string | null): Promise<About | undefined> =>
  import('#web/players/about-test.ts').then(
    ({ aboutTest }) => (test ? aboutTest(test) : undefined),
    () => undefined,
  );
