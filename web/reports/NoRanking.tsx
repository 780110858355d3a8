import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { useReportWords } from './use-report-words.ts';

const MIN_HOUSES_TO_RANK = 6;

/** Why nothing is ranked yet, and which tests would measure the rest. */
export function NoRanking({ report }: { report: StrengthsReport }) {
  const { t, testNames, list } = useReportWords();
  const measured = report.houses.filter(isMeasured);
  const tests = [...new Set(report.houses.filter((house) => !isMeasured(house)).flatMap(({ wouldMeasure }) => wouldMeasure))];
  return (
    <>
      <p>
        {measured.length === 0
          ? t('noRanking.nothing', { least: MIN_HOUSES_TO_RANK })
          : t('noRanking.few', { count: measured.length, houses: list(measured.map(({ house }) => house)), least: MIN_HOUSES_TO_RANK })}
      </p>
      {tests.length > 0 && <p>{t('noRanking.tests', { tests: testNames(tests), count: tests.length })}</p>}
    </>
  );
}
