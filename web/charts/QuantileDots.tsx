import { range } from 'd3-array';
import { type Estimate, quantileDots, tallestStack } from './quantile-dots.ts';
import { linearScale } from './scale.ts';

const COLUMNS = 25;
const DOT = 10;
const WIDTH = COLUMNS * DOT;
/** Stacks taller than this are pressed together, so that every plot has one height. */
const ROWS = 6;
const FOOT = ROWS * DOT + 2;

type Props = { readonly estimate: Estimate; readonly scaleMax: number; readonly label: string };

/** Twenty dots on a scale from 0, each as likely as the next. */
export function QuantileDots({ estimate, scaleMax, label }: Props) {
  const dots = quantileDots(estimate, scaleMax, COLUMNS);
  const at = linearScale([0, scaleMax], [0, WIDTH]);
  const step = Math.min(DOT, (ROWS * DOT) / tallestStack(dots));
  return (
    <svg viewBox={`-4 0 ${WIDTH + 8} ${FOOT + 20}`} className="quantile-dots" role="img" aria-label={label}>
      <line className="dot-axis" x1="0" x2={WIDTH} y1={FOOT} y2={FOOT} />
      {range(scaleMax + 1).map((value) => (
        <g key={value}>
          <line className="dot-axis" x1={at(value)} x2={at(value)} y1={FOOT} y2={FOOT + 4} />
          <text className="dot-tick" x={at(value)} y={FOOT + 17} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      {dots.map(({ column, row }) => (
        <circle key={`${column} ${row}`} className="dot" cx={(column + 0.5) * DOT} cy={FOOT - 1 - (row + 0.5) * step} r={DOT / 2 - 0.6} />
      ))}
    </svg>
  );
}
