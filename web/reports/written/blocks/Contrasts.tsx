import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { ChartTable } from '#web/charts/ChartTable.tsx';
import { DotMark, DotRow, type DotShape, type RowDot } from '#web/charts/DotRow.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import type { BlockOf, BlockProps } from '../block-props.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';
import { useWrittenWords } from '../use-written-words.ts';

const SIDES = [
  ['emotional', 'heart'],
  ['rational', 'head'],
  ['cognitive', 'hand'],
] as const satisfies readonly (readonly [string, DotShape])[];
type Row = BlockOf<'contrasts'>['rows'][number];

/** Heart, head and hand of each mind function on one line: where they stand apart. */
export function Contrasts({ block: { rows }, userId }: BlockProps<'contrasts'>) {
  const { t, name, strength } = useWrittenWords();
  const range = ({ value, low, high }: NonNullable<Row['emotional']>) =>
    t('contrasts.value', { value: strength(value), low: strength(low), high: strength(high) });
  const dotsOf = (row: Row): RowDot[] =>
    SIDES.flatMap(([domain, shape]) => {
      const ranged = row[domain];
      return ranged ? [{ shape, name: `${t(`contrasts.${shape}`)}: ${range(ranged)}`, ...ranged }] : [];
    });
  return (
    <div className="grid gap-5">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
        {SIDES.map(([, shape]) => (
          <li key={shape} className="flex items-center gap-2">
            <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={`row-dot-${shape}`}>
              <DotMark shape={shape} x={8} y={8} />
            </svg>
            {t(`contrasts.${shape}`)}
          </li>
        ))}
      </ul>
      <ul className="grid gap-7">
        {rows.map((row) => (
          <li key={row.house} className="grid min-w-0 gap-2">
            <h3 className="text-lg">{name(row.house)}</h3>
            <DotRow
              dots={dotsOf(row)}
              scaleMax={MAX_STRENGTH}
              label={dotsOf(row)
                .map((dot) => dot.name)
                .join('; ')}
            />
            {row.sentence && <SaidOfOne as="p" sentence={row.sentence} userId={userId} />}
          </li>
        ))}
      </ul>
      <details className="chart-table">
        <summary>{t('asTable')}</summary>
        <ChartTable
          caption={t('contrasts.caption')}
          head={[t('contrasts.column'), ...SIDES.map(([, shape]) => t(`contrasts.${shape}`))]}
          rows={rows.map((row) => [name(row.house), ...SIDES.map(([domain]) => (row[domain] ? range(row[domain]) : t('contrasts.open')))])}
        />
      </details>
    </div>
  );
}
