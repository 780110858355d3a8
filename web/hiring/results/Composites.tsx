import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { Comparison } from '#contract/hiring/comparison.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { RangeStrip } from '#web/charts/RangeStrip.tsx';
import { useResultWords } from './use-result-words.ts';

/** Half the width of a 95 % range, in standard errors. */
const NINETY_FIVE = 1.96;
const onScale = (value: number) => Math.min(MAX_STRENGTH, Math.max(0, value));

/** The weighted mean of each candidate who shares all that the job looks for, with its range, band by band. */
export function Composites({ bands }: Pick<Comparison, 'bands'>) {
  const { t, strength, error } = useResultWords();
  const rows = bands.flatMap(({ members }, index) =>
    members.map(({ applicationId, name, composite: { value, standardError } }) => ({
      ...{ applicationId, value, standardError, band: index + 1 },
      name: name ?? t('compare.nameless', { number: applicationId }),
      low: onScale(value - NINETY_FIVE * standardError),
      high: onScale(value + NINETY_FIVE * standardError),
    })),
  );
  return (
    <ChartCard
      title={t('composites.title')}
      info={t('composites.info')}
      infoLabel={t('composites.infoLabel')}
      sentence={<p>{t('composites.sentence', { count: rows.length, bands: bands.length })}</p>}
      compares={t('composites.compares')}
      table={{
        label: t('view.table'),
        caption: t('composites.title'),
        head: [t('composites.candidate'), t('composites.band'), t('view.strength'), t('view.error'), t('view.low'), t('view.high')],
        rows: rows.map((row) => [row.name, row.band, strength(row.value), error(row.standardError), strength(row.low), strength(row.high)]),
      }}
    >
      <ul className="wide-strips grid gap-3">
        {rows.map(({ applicationId, name, band, value, low, high }) => (
          <li key={applicationId} className="grid gap-1">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> <span className="text-muted">{t('composites.inBand', { band })}</span>
            </p>
            <RangeStrip
              value={onScale(value)}
              low={low}
              high={high}
              scaleMax={MAX_STRENGTH}
              label={t('view.range', { value: strength(value), low: strength(low), high: strength(high) })}
            />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
