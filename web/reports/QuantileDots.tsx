import { quantileDots, tallestStack } from './quantile-dots.ts';

const COLUMNS = 25;
const DOT = 10;
const WIDTH = COLUMNS * DOT;
/** Stacks taller than this are pressed together, so that every plot has one height. */
const ROWS = 6;
const FOOT = ROWS * DOT + 2;
const SCALE = [0, 1, 2, 3, 4, 5];

/** Twenty dots on the scale 0 to 5, each as likely as the next. */
export function QuantileDots({ strength, standardError, label }: { strength: number; standardError: number; label: string }) {
  const dots = quantileDots(strength, standardError, COLUMNS);
  const step = Math.min(DOT, (ROWS * DOT) / tallestStack(dots));
  return (
    <svg viewBox={`-4 0 ${WIDTH + 8} ${FOOT + 20}`} className="quantile-dots" role="img" aria-label={label}>
      <line className="dot-axis" x1="0" x2={WIDTH} y1={FOOT} y2={FOOT} />
      {SCALE.map((value) => (
        <g key={value}>
          <line className="dot-axis" x1={(value * WIDTH) / 5} x2={(value * WIDTH) / 5} y1={FOOT} y2={FOOT + 4} />
          <text className="dot-tick" x={(value * WIDTH) / 5} y={FOOT + 17} textAnchor="middle">
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
