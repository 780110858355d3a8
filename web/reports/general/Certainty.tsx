import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { HouseReport, StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { InfoTip } from '#web/charts/InfoTip.tsx';
import { QuantileDots } from '#web/charts/QuantileDots.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type MeasuredHouse, measuredHouses } from '../measured-houses.ts';
import { useReportWords } from '../use-report-words.ts';

/** A place among people that could be so far off says nothing. */
const MAX_PERCENTILE_RANGE = 50;

/** Each house with its likely range, in dots and in words, and how it compares with other people. */
export function Certainty({ report, onOpen }: { report: StrengthsReport; onOpen: (house: number) => void }) {
  const { t } = useReportWords();
  return (
    <Card as="section" aria-labelledby="certainty" className="grid gap-5">
      <div className="relative flex items-start gap-2">
        <h2 id="certainty" className="grow text-2xl sm:text-3xl">
          {t('certainty.title')}
        </h2>
        <InfoTip label={t('aboutChart', { title: t('certainty.title') })}>{t('certainty.info')}</InfoTip>
      </div>
      <div className="grid max-w-prose gap-2 text-muted">
        <p>{t('certainty.lead')}</p>
        {report.houses.some(({ percentile }) => percentile?.provisional) && <p>{t('certainty.provisional')}</p>}
      </div>
      <ul className="certainty-grid">
        {measuredHouses(report).map((house) => (
          <li key={house.house} className="certainty-house">
            <Measured house={house} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Unmeasured houses={report.houses.filter((house) => !isMeasured(house))} isRanked={report.ranking.length > 0} />
    </Card>
  );
}

function Measured({ house, onOpen }: { house: MeasuredHouse; onOpen: (house: number) => void }) {
  const { t, name, strength, whole } = useReportWords();
  const { value, low, high, provisional, group } = house.percentile;
  const range = t('certainty.range', { low: strength(house.range.low), high: strength(house.range.high) });
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        {/* Where letters are large the number goes below, before a word of the name breaks. */}
        <h3 className="min-w-[min(7em,100%)] flex-1 text-lg">
          <button type="button" className="house-name" onClick={() => onOpen(house.house)}>
            {name(house.house)}
          </button>
        </h3>
        <span className="font-display text-2xl font-[560] tabular-nums" title={t('column.strength')}>
          {strength(house.strength)}
        </span>
      </div>
      <QuantileDots
        estimate={{ value: house.strength, standardError: house.standardError }}
        scaleMax={MAX_STRENGTH}
        label={t('certainty.dots', { range })}
      />
      <p className="text-sm">{range}</p>
      <p className="text-sm text-muted">
        {high - low > MAX_PERCENTILE_RANGE
          ? t('certainty.tooEarly')
          : t(provisional ? 'certainty.percentile.provisional' : 'certainty.percentile.group', {
              value: whole(value),
              low: whole(low),
              high: whole(high),
              group,
            })}
      </p>
    </>
  );
}

/** Said once for all of them: which they are and, where no other part of the page says so, which tests would measure them. */
function Unmeasured({ houses, isRanked }: { houses: readonly HouseReport[]; isRanked: boolean }) {
  const { t, list, testNames } = useReportWords();
  if (houses.length === 0) return null;
  const tests = [...new Set(houses.flatMap(({ wouldMeasure }) => wouldMeasure))];
  return (
    <p className="max-w-prose text-muted">
      {t('certainty.open', { houses: list(houses.map(({ house }) => house)) })}{' '}
      {isRanked &&
        (tests.length > 0 ? t('certainty.wouldMeasure', { tests: testNames(tests), count: tests.length }) : t('certainty.tooLittle'))}
    </p>
  );
}
