import { range } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { clampedScale } from './scale.ts';

/** Below this width the axis of values is horizontal: twelve columns would leave no room for their names. */
const MIN_UPRIGHT_PX = 760;

type Margins = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export type Frame = {
  /** Upright: a column for each mark, values upwards. Else a row for each, values to the right. */
  readonly isUpright: boolean;
  readonly width: number;
  readonly height: number;
  /** The highest value that the axis reaches. */
  readonly max: number;
  readonly plot: Margins;
  /** Where a value lies on its axis; what lies beyond the axis stops at its end. */
  readonly at: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** Room that each mark has across the axis, and where that of the first, second... begins. */
  readonly band: number;
  readonly startOf: (index: number) => number;
};

type Asked = {
  readonly width: number;
  readonly count: number;
  readonly max: number;
  /** The scale itself ends here: where the axis has more room, it has no more ticks. */
  readonly scaleMax: number;
  readonly upright: Margins & { readonly height: number };
  readonly lying: Margins & { readonly row: number };
};

/** The axes of a chart of marks with values from 0. */
export function frameOf({ width, count, max, scaleMax, upright, lying }: Asked): Frame {
  const isUpright = width >= MIN_UPRIGHT_PX;
  const height = isUpright ? upright.height : lying.top + lying.row * count + lying.bottom;
  const margin = isUpright ? upright : lying;
  const plot = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const bands = scaleBand(range(count), isUpright ? [plot.left, plot.right] : [plot.top, plot.bottom]);
  const at = clampedScale([0, max], isUpright ? [plot.bottom, plot.top] : [plot.left, plot.right]);
  return {
    isUpright,
    width,
    height,
    max,
    plot,
    at,
    ticks: range(Math.floor(Math.min(max, scaleMax)) + 1).map((value) => ({ value, at: at(value) })),
    band: bands.bandwidth(),
    startOf: (index) => bands(index)!,
  };
}
