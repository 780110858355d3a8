import { RangeLine } from './RangeLine.tsx';
import { linearScale } from './scale.ts';

const WIDTH = 240;
const HEIGHT = 18;
const EDGE = 8;

type Props = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly scaleMax: number;
  /** Whether the middle of the scale is the middle of people. */
  readonly hasMiddle?: boolean;
  /** The range goes on beyond what is known. */
  readonly isCut?: boolean;
  /** The same in words. */
  readonly label: string;
};

/** One value on its scale, with the range that it is likely in and, where the scale has one, a stroke at the middle of people. */
export function RangeStrip({ value, low, high, scaleMax, hasMiddle = true, isCut = false, label }: Props) {
  const at = linearScale([0, scaleMax], [EDGE, WIDTH - EDGE]);
  const across = HEIGHT / 2;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="range-strip" role="img" aria-label={label}>
      <line className="strip-axis" x1={EDGE} x2={WIDTH - EDGE} y1={across} y2={across} />
      {hasMiddle && <line className="strip-middle" x1={at(scaleMax / 2)} x2={at(scaleMax / 2)} y1="1" y2={HEIGHT - 1} />}
      <RangeLine isUpright={false} across={across} from={at(low)} to={at(high)} isCut={isCut} />
      <circle className="strip-value" cx={at(value)} cy={across} r="5" />
    </svg>
  );
}
