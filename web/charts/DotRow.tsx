import { linearScale } from './scale.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 46;
const MIDDLE = 18;
const SIDE = 12;
/** Marks of one row stand on lines of their own, so that ranges that overlap can be told apart. */
const LANE = 9;

export type DotShape = 'heart' | 'head' | 'hand';
export type RowDot = {
  readonly shape: DotShape;
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

type Props = { readonly dots: readonly RowDot[]; readonly scaleMax: number; readonly label: string };

/** Several values of one thing on one line, each with its likely range. */
export function DotRow({ dots, scaleMax, label }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="dot-row">
      {width !== undefined && (
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="chart">
          <Drawing dots={dots} scaleMax={scaleMax} width={width} />
        </svg>
      )}
    </div>
  );
}

function Drawing({ dots, scaleMax, width }: Omit<Props, 'label'> & { readonly width: number }) {
  const at = linearScale([0, scaleMax], [SIDE, width - SIDE]);
  const ticks = Array.from({ length: scaleMax + 1 }, (_, value) => value);
  return (
    <>
      {ticks.map((value) => (
        <g key={value}>
          <line className="grid-line" x1={at(value)} x2={at(value)} y1={0} y2={2 * MIDDLE} />
          <text className="tick" x={at(value)} y={HEIGHT - 1} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      {dots.map(({ shape, name, value, low, high }, index) => {
        const y = MIDDLE + (index - (dots.length - 1) / 2) * LANE;
        return (
          <g key={shape} className={`row-dot row-dot-${shape}`}>
            <title>{name}</title>
            <line className="row-dot-range" x1={at(low)} x2={at(high)} y1={y} y2={y} />
            <DotMark shape={shape} x={at(value)} y={y} />
          </g>
        );
      })}
    </>
  );
}

/** A shape for each, so that none is known by its colour alone. */
export function DotMark({ shape, x, y }: { readonly shape: DotShape; readonly x: number; readonly y: number }) {
  const move = `translate(${x} ${y})`;
  switch (shape) {
    case 'heart':
      return (
        <path
          className="row-dot-mark"
          transform={move}
          d="M0 5.5C-4 2.6-6.5.4-6.5-2.2-6.5-4.2-5-5.5-3.3-5.5-1.9-5.5-.7-4.8 0-3.5.7-4.8 1.9-5.5 3.3-5.5 5-5.5 6.5-4.2 6.5-2.2 6.5.4 4 2.6 0 5.5Z"
        />
      );
    case 'head':
      return <circle className="row-dot-mark" transform={move} r={5.2} />;
    case 'hand':
      return <rect className="row-dot-mark" transform={move} x={-4.7} y={-4.7} width={9.4} height={9.4} rx={1.5} />;
  }
}
