import type { ReactNode } from 'react';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { powerfulHouses } from '#contract/strengths.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { DemoNotice } from '../DemoNotice.tsx';
import { AsOf } from '../history/History.tsx';
import { measuredHouses } from '../measured-houses.ts';
import { PersonWheel } from '../PersonWheel.tsx';
import { ReportOpening } from '../ReportOpening.tsx';
import { useReportWords } from '../use-report-words.ts';
import { SaidOfOne } from '../written/SaidOfOne.tsx';

type Props = {
  readonly report: StrengthsReport;
  readonly written: WrittenReport | undefined;
  readonly name: string;
  readonly states: readonly PastState[];
  /** Another title than that of the second report. */
  readonly title?: string;
  /** Its page, where that is not the second report's. */
  readonly path?: string;
  readonly onOpen: (house: number) => void;
};

/** The first screen: who am I, how sure is that, and what next. */
export function ReportHead({ report, written, name, states, title, path, onOpen }: Props) {
  const { t } = useReportWords();
  const [first, ...rest] = written?.inShort ?? [];
  return (
    <header className="grid gap-6">
      <ReportOpening
        title={title ?? t('title', { name })}
        lead={first ? <SaidOfOne as="p" sentence={first} userId={report.userId} /> : <InShort report={report} />}
        wheel={<PersonWheel report={report} stronger={report.stronger} onOpen={onOpen} />}
      >
        {rest.map((sentence) => (
          <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={report.userId} className="opening-then" />
        ))}
        <BasedOn report={report} />
        <NextStep report={report} />
      </ReportOpening>
      {report.userId === DEMO_USER_ID && <DemoNotice />}
      <AsOf report={report} states={states} {...(path && { path })} />
    </header>
  );
}

/** Where there is no sentence of behaviour: which houses come first, or which are measured. */
function InShort({ report }: { report: StrengthsReport }) {
  const { t, list } = useReportWords();
  const { ranking, isComplete } = report;
  if (ranking.length > 0) return <p>{t(`inShort.${isComplete ? 'final' : 'soFar'}`, { top: list(powerfulHouses(report)) })}</p>;
  const houses = measuredHouses(report).map(({ house }) => house);
  return <p>{houses.length === 0 ? t('bubble.nothing') : t('inShort.few', { houses: list(houses), count: houses.length })}</p>;
}

/** The one test that would make this surer by most. The demo has nobody to play it. */
function NextStep({ report: { nextTest, userId } }: { report: StrengthsReport }) {
  const { t, testName } = useReportWords();
  if (!nextTest || userId === DEMO_USER_ID) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton to={`/test-project?test=${nextTest}`}>{t('empty.play', { test: testName(nextTest) })}</LinkButton>
      <p className="text-muted">{t('next.short')}</p>
    </div>
  );
}

function BasedOn({ report }: { report: StrengthsReport }) {
  const { t, date, testName, testNames } = useReportWords();
  const { testsTaken, testsInAll, isComplete, newestTestAt, versions } = report;
  const isProvisional = measuredHouses(report).some(({ percentile }) => percentile.provisional);
  const facts: ReactNode[] = [
    isComplete
      ? t('basedOn.complete', { total: testsInAll })
      : t('basedOn.soFar', { taken: testsTaken.length, total: testsInAll, tests: testNames(testsTaken) }),
    isProvisional && t('basedOn.provisional'),
    newestTestAt && t('basedOn.date', { date: date(newestTestAt) }),
  ];
  const banks = Object.entries(versions.banks).map(([test, version]) => `${testName(test)} ${version}`);
  return (
    <div className="grid gap-1.5 text-muted">
      <ul className="facts">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <details className="text-sm">
        <summary>{t('basedOn.versionsTitle')}</summary>
        <p className="mt-1">{t('basedOn.versions', { banks: banks.join(', '), norms: versions.norms, date: date(report.computedAt) })}</p>
      </details>
    </div>
  );
}
