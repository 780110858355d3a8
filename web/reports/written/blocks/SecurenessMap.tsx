import { ChartTable } from '#web/charts/ChartTable.tsx';
import { PlaneMap } from '#web/charts/PlaneMap.tsx';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '#web/charts/plane.css';
import type { BlockProps } from '../block-props.ts';
import { useWrittenWords } from '../use-written-words.ts';

/** In standard deviations of people: almost everybody lies within. */
const EXTENT = 3;
/** In standard errors: a value so far from the middle lies on its side of it with a chance of .75. */
const BAR = 0.6745;
const NINETY_FIVE = 1.96;

const sideOf = (value: number, error: number) => (Math.abs(value) < BAR * error ? 'open' : value < 0 ? 'low' : 'high');
/** As the page of traits tells styles: 50 is the middle of people, 10 one standard deviation. */
const told = (z: number) => 50 + 10 * z;

/** From ease to worry, and from closeness to distance: where the person lies, as far as the answers can say. */
export function SecurenessMap({ block: { x, y, errorX, errorY, correlation } }: BlockProps<'map'>) {
  const { t, whole } = useWrittenWords();
  const ends = (axis: 'worry' | 'distance') => [t(`map.${axis}.from`), t(`map.${axis}.to`)] as const;
  const sentence = `${t(`map.worry.${sideOf(x, errorX)}`)} ${t(`map.distance.${sideOf(y, errorY)}`)}`;
  const row = (axis: 'worry' | 'distance', value: number, error: number) => [
    t(`map.${axis}.name`),
    whole(told(value)),
    t('map.fromTo', { low: whole(told(value - NINETY_FIVE * error)), high: whole(told(value + NINETY_FIVE * error)) }),
  ];
  return (
    <div className="secureness">
      <PlaneMap
        estimate={{ x, y, errorX, errorY, correlation }}
        extent={EXTENT}
        acrossEnds={ends('worry')}
        downEnds={ends('distance')}
        label={t('map.label', { sentence })}
      />
      <div className="grid min-w-0 content-start gap-4">
        <p className="max-w-prose text-lg">{sentence}</p>
        <p className="max-w-prose text-sm text-muted">{t('map.about')}</p>
        <details className="chart-table min-w-0">
          <summary>{t('map.table')}</summary>
          <ChartTable
            caption={t('map.caption')}
            head={[t('map.column.line'), t('map.column.value'), t('map.column.range')]}
            rows={[row('worry', x, errorX), row('distance', y, errorY)]}
          />
        </details>
      </div>
    </div>
  );
}
