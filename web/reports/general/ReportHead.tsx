import type { ReactNode } from 'react';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { PastState } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { alikeWith, areAllAlike, isMeasured, powerfulHouses } from '#contract/strengths.ts';
import { Wheel } from '#web/ui/Wheel.tsx';
import { BackButton } from '../BackButton.tsx';
import { AsOf } from '../history/History.tsx';
import { measuredHouses } from '../measured-houses.ts';
import { useReportWords } from '../use-report-words.ts';
import { DemoNotice } from './DemoNotice.tsx';

const MAX_NAMED = 3;

/** Whose report this is, their wheel, and how much it rests on. */
export function ReportHead({ report, name, states }: { report: StrengthsReport; name: string; states: readonly PastState[] }) {
  const { t } = useReportWords();
  return (
    <header className="grid gap-6">
      <BackButton />
      {report.userId === DEMO_USER_ID && <DemoNotice />}
      <AsOf report={report} states={states} />
      <div className="report-head">
        <OwnWheel report={report} />
        <div className="grid gap-4">
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{t('title', { name })}</h1>
          <InShort report={report} />
          <BasedOn report={report} />
        </div>
      </div>
    </header>
  );
}

function OwnWheel({ report }: { report: StrengthsReport }) {
  const { t, name, strength } = useReportWords();
  const measured = measuredHouses(report).map((house) =>
    t('wheel.house', { house: name(house.house), strength: strength(house.strength) }),
  );
  return (
    <Wheel
      size={240}
      values={report.houses.map((house) => (isMeasured(house) ? house.strength / MAX_STRENGTH : null))}
      softness={report.houses.map(({ standardError }) => (standardError ?? 0) / MAX_STRENGTH)}
      label={measured.length === 0 ? t('wheel.empty') : t('wheel.label', { houses: measured.join(', ') })}
      className="mx-auto max-w-full"
    />
  );
}

/** The report in one sentence, before anything else, and in a second how far it can be relied on. */
function InShort({ report }: { report: StrengthsReport }) {
  const { t, list } = useReportWords();
  const { ranking, isComplete } = report;
  if (ranking.length === 0) return <Measured report={report} />;
  const top = powerfulHouses(report);
  return (
    <p className="max-w-prose text-xl">
      {t(`inShort.${isComplete ? 'final' : 'soFar'}`, { top: list(top) })} <Close report={report} top={top} />
    </p>
  );
}

/** Too few are measured to rank them. */
function Measured({ report }: { report: StrengthsReport }) {
  const { t, list } = useReportWords();
  const houses = measuredHouses(report).map(({ house }) => house);
  return (
    <p className="max-w-prose text-xl">
      {houses.length === 0 ? t('bubble.nothing') : t('inShort.few', { houses: list(houses), count: houses.length })}
    </p>
  );
}

function Close({ report, top }: { report: StrengthsReport; top: readonly number[] }) {
  const { t, list } = useReportWords();
  const close = alikeWith(report, top);
  if (areAllAlike(report)) return t('inShort.level');
  if (close.length === 0) return null;
  if (close.length > MAX_NAMED) return t('inShort.manyClose', { others: close.length });
  return t('inShort.close', { houses: list(close), count: close.length });
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
