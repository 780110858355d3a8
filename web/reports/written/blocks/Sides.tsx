import { facetName } from '#content/houses/script-facet-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { RangeStrip } from '#web/charts/RangeStrip.tsx';
import '#web/charts/charts.css';
import '#web/charts/plane.css';
import type { BlockOf, BlockProps } from '../block-props.ts';
import { SaidOfOne } from '../SaidOfOne.tsx';
import { useWrittenWords } from '../use-written-words.ts';

type Row = BlockOf<'sides'>['rows'][number];

/** Facets, each with its range in a drawing and in words, and with a scene where one may be told. */
export function Sides({ block: { rows }, userId }: BlockProps<'sides'>) {
  return (
    <ul className="sides">
      {rows.map((row) => (
        <li key={`${row.house} ${row.domain}`} className={row.sentence ? 'side side-told' : 'side'}>
          <Measured row={row} />
          {row.sentence && <SaidOfOne as="p" sentence={row.sentence} userId={userId} />}
        </li>
      ))}
    </ul>
  );
}

function Measured({ row: { house, domain, strength } }: { row: Row }) {
  const { language } = useWrittenWords();
  return (
    <div className="side-measure">
      <h3>{facetName(HOUSES[house - 1]!, domain, language)}</h3>
      <Measure strength={strength} />
    </div>
  );
}

function Measure({ strength }: Pick<Row, 'strength'>) {
  const { t, strength: written } = useWrittenWords();
  if (!strength) return <p className="text-sm text-muted">{t('sides.open')}</p>;
  const { value, low, high } = strength;
  const text = t('sides.range', { value: written(value), low: written(low), high: written(high) });
  return (
    <>
      <RangeStrip value={value} low={low} high={high} scaleMax={MAX_STRENGTH} label={text} />
      <p aria-hidden="true" className="text-sm text-muted">
        {text}
      </p>
    </>
  );
}
