import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { SharedResults } from '#contract/hiring/results.ts';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { RangeStrip } from '#web/charts/RangeStrip.tsx';
import { useResultWords } from './use-result-words.ts';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '#web/charts/plane.css';

/** What is shared, as an employer sees it. The candidate is shown this very view before anything is shared. */
export function SharedView({ shared }: { readonly shared: SharedResults }) {
  const { t, strength, error, day, languages, houseName } = useResultWords();
  const { houses, measuredAt, languages: played, norm, endsAt } = shared;
  const told = ({ strength: value, low, high }: (typeof houses)[number]) => ({
    value: strength(value),
    low: strength(low),
    high: strength(high),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-4">
        {houses.map((house) => (
          <li key={house.house} className="grid gap-1">
            <p className="font-semibold">{houseName(house.house)}</p>
            <RangeStrip
              value={house.strength}
              low={house.low}
              high={house.high}
              scaleMax={MAX_STRENGTH}
              label={t('view.range', told(house))}
            />
            <p aria-hidden="true" className="text-sm text-muted">
              {t('view.range', told(house))}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted">{t('view.read')}</p>
      <details className="chart-table min-w-0">
        <summary>{t('view.table')}</summary>
        <ChartTable
          caption={t('view.table')}
          head={[t('view.house'), t('view.strength'), t('view.error'), t('view.low'), t('view.high')]}
          rows={houses.map((house) => [
            houseName(house.house),
            strength(house.strength),
            error(house.standardError),
            strength(house.low),
            strength(house.high),
          ])}
        />
      </details>
      <p className="max-w-prose text-sm text-muted">
        {t('view.facts', { day: day(measuredAt), languages: languages(played), norm, until: day(endsAt) })}
      </p>
      <p className="max-w-prose font-semibold">{t('aid')}</p>
    </div>
  );
}
