import { range } from 'd3-array';
import { linearScale } from './scale.ts';
import { useWidth } from './use-width.ts';

export type DotRow = { readonly name: string; readonly values: readonly number[]; readonly text: string };
type Props = { readonly rows: readonly DotRow[]; readonly label: string; readonly tick: (value: number) => string };

const ROW = 58;
const TOP = 6;
const FOOT = 26;
const EDGE = 12;
const RADIUS = 6;
const TICKS = range(0, 1.01, 0.25);

/** Groups of values from 0 to 1: a row for each group, a dot for each value, a stroke at their mean. */
export function DotRows({ rows, label, tick }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = TOP + ROW * rows.length + FOOT;
  return (
    <div ref={ref} className="chart-room" style={{ minHeight: height }}>
      {width !== undefined && <Drawing rows={rows} label={label} tick={tick} width={width} height={height} />}
    </div>
  );
}

function Drawing({ rows, label, tick, width, height }: Props & { readonly width: number; readonly height: number }) {
  const at = linearScale([0, 1], [EDGE, width - EDGE]);
  const bottom = height - FOOT;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="chart">
      {TICKS.map((value) => (
        <g key={value}>
          <line className="grid-line" x1={at(value)} x2={at(value)} y1={TOP} y2={bottom} />
          <text className="tick" x={at(value)} y={bottom + 18} textAnchor={value === 0 ? 'start' : value === 1 ? 'end' : 'middle'}>
            {tick(value)}
          </text>
        </g>
      ))}
      {rows.map(({ name, values, text }, index) => {
        const top = TOP + ROW * index;
        const middle = at(values.reduce((sum, value) => sum + value, 0) / values.length);
        return (
          <g key={name}>
            <text className="row-name" x={EDGE} y={top + 18}>
              {name}
            </text>
            <text className="row-value" x={width - EDGE} y={top + 18} textAnchor="end">
              {text}
            </text>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots of a row never move
              <circle key={place} className="row-dot" cx={at(value)} cy={top + 40} r={RADIUS} />
            ))}
            <line className="row-mean" x1={middle} x2={middle} y1={top + 28} y2={top + 52} />
          </g>
        );
      })}
    </svg>
  );
}
