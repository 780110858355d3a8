import { range } from 'd3-array';
import { RangeLine } from './RangeLine.tsx';
import { linearScale } from './scale.ts';
import { useWidth } from './use-width.ts';

export type TimePoint = {
  readonly key: number;
  /** Milliseconds. */
  readonly time: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Said when one points at it. */
  readonly title: string;
};

type Props = {
  /** The oldest first. */
  readonly points: readonly TimePoint[];
  readonly scaleMax: number;
  readonly label: string;
  readonly first: string;
  readonly last: string;
};

const HEIGHT = 230;
const PLOT = { left: 28, right: 18, top: 12, bottom: 194 };
/** Sittings of one evening would lie on one another: so far apart are two points at least. */
const MIN_GAP = 14;

/** A value over time, with the range that it was likely in each time. */
export function TimeLine({ points, scaleMax, label, first, last }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="chart-room" style={{ minHeight: HEIGHT }}>
      {width !== undefined && points.length > 0 && (
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="chart">
          <Drawing points={points} scaleMax={scaleMax} width={width} />
          <text className="tick" x={PLOT.left} y={HEIGHT - 8}>
            {first}
          </text>
          <text className="tick" x={width - PLOT.right} y={HEIGHT - 8} textAnchor="end">
            {last}
          </text>
        </svg>
      )}
    </div>
  );
}

function Drawing({ points, scaleMax, width }: Pick<Props, 'points' | 'scaleMax'> & { readonly width: number }) {
  const at = linearScale([0, scaleMax], [PLOT.bottom, PLOT.top]);
  const across = placesOf(
    points.map(({ time }) => time),
    [PLOT.left + 12, width - PLOT.right - 12],
  );
  return (
    <>
      {range(scaleMax + 1).map((value) => (
        <g key={value}>
          <line className="grid-line" x1={PLOT.left} x2={width - PLOT.right} y1={at(value)} y2={at(value)} />
          <text className="tick" x={PLOT.left - 10} y={at(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <polyline className="time-line" points={points.map(({ value }, index) => `${across[index]},${at(value)}`).join(' ')} />
      {points.map(({ key, value, low, high, title }, index) => (
        <g key={key}>
          <title>{title}</title>
          <RangeLine isUpright across={across[index]!} from={at(low)} to={at(high)} isCut={false} />
          <circle className="time-point" cx={across[index]} cy={at(value)} r="5.5" />
        </g>
      ))}
    </>
  );
}

/** In proportion to time, but never closer than `MIN_GAP`; where that leaves no room, evenly. */
function placesOf(times: readonly number[], [from, to]: readonly [number, number]): number[] {
  const gap = Math.min(MIN_GAP, (to - from) / Math.max(1, times.length - 1));
  const room = to - from - gap * (times.length - 1);
  const toRoom = linearScale([times[0]!, times.at(-1)!], [0, Math.max(0, room)]);
  const isOneMoment = times[0] === times.at(-1);
  return times.map((time, index) =>
    isOneMoment
      ? from + (times.length === 1 ? (to - from) / 2 : (index * (to - from)) / (times.length - 1))
      : from + toRoom(time) + index * gap,
  );
}
