import { AVERAGE_FROM, HIGHEST_STRENGTH, STRONG_FROM } from '#content/mind/strength.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { isMeasured } from '#contract/strengths.ts';
import { along, type Direction, directionAt, ticksUpTo } from './chart-scale.ts';

/** Bubble sizes (diameters) and the room above the highest score: specification, section 9. */
const SMALLEST_BUBBLE = 20;
const LARGEST_BUBBLE = 70;
const HEADROOM = 0.5;

export const bubbleSize = (strength: number): number =>
  SMALLEST_BUBBLE + (LARGEST_BUBBLE - SMALLEST_BUBBLE) * along(strength, HIGHEST_STRENGTH);

export function bubbleMax(strengths: readonly number[]): number {
  return strengths.length === 0 ? HIGHEST_STRENGTH : Math.max(...strengths) + HEADROOM;
}

const UPRIGHT = { left: 44, right: 84, top: 14, bottom: 52, height: 440 };
/** `label` is the line above each row that holds its name. */
const LYING = { left: 14, right: 22, top: 26, bottom: 16, row: 64, label: 18 };

type Point = { readonly x: number; readonly y: number };
export type Bubble = {
  readonly house: number;
  readonly center: Point;
  /** Where its column or row begins. */
  readonly start: number;
  readonly size: number;
  readonly isMeasured: boolean;
  /** The ends of the likely range along the axis of strengths, and whether the chart ends before the range does. */
  readonly from: number;
  readonly to: number;
  readonly goesOn: boolean;
};
export type BubbleLayout = {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  readonly max: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Room that each house has across the axis. */
  readonly band: number;
  readonly bubbles: readonly Bubble[];
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** The stretches of the axis that are weak, average and strong against others; one that the axis does not reach is left out. */
  readonly classes: readonly { readonly standing: 'weak' | 'average' | 'strong'; readonly from: number; readonly to: number }[];
};

/** Upright: a column for each house, strength upwards. Lying: a row for each, strength to the right. */
export function bubbleLayout({ houses }: Pick<StrengthsReport, 'houses'>, width: number): BubbleLayout {
  const direction = directionAt(width);
  const isUpright = direction === 'upright';
  const height = isUpright ? UPRIGHT.height : LYING.top + LYING.row * houses.length + LYING.bottom;
  const margin = isUpright ? UPRIGHT : LYING;
  const plot = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const max = bubbleMax(houses.filter(isMeasured).map(({ strength }) => strength));
  const at = (value: number) =>
    isUpright ? plot.bottom - along(value, max) * (plot.bottom - plot.top) : plot.left + along(value, max) * (plot.right - plot.left);
  const band = (isUpright ? plot.right - plot.left : plot.bottom - plot.top) / houses.length;
  const bubbles = houses.map((house, index): Bubble => {
    const start = (isUpright ? plot.left : plot.top) + band * index;
    const across = isUpright ? start + band / 2 : start + (LYING.label + band) / 2;
    const value = isMeasured(house) ? house.strength : 0;
    // What is not measured waits at the foot of the chart, wholly inside it.
    const along = isMeasured(house) ? at(value) : at(0) + (isUpright ? -1 : 1) * (SMALLEST_BUBBLE / 2 + 2);
    return {
      house: house.house,
      start,
      center: isUpright ? { x: across, y: along } : { x: along, y: across },
      size: isMeasured(house) ? bubbleSize(value) : SMALLEST_BUBBLE,
      isMeasured: isMeasured(house),
      from: at(house.range?.low ?? 0),
      to: at(house.range?.high ?? 0),
      goesOn: (house.range?.high ?? 0) > max,
    };
  });
  const classes = (
    [
      ['weak', 0, AVERAGE_FROM],
      ['average', AVERAGE_FROM, STRONG_FROM],
      ['strong', STRONG_FROM, max],
    ] as const
  )
    .filter(([, low]) => low < max)
    .map(([standing, low, high]) => ({ standing, from: at(low), to: at(high) }));
  return { direction, width, height, max, plot, band, bubbles, ticks: ticksUpTo(max).map((value) => ({ value, at: at(value) })), classes };
}
