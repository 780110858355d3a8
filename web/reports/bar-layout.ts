import type { StrengthsReport } from '#contract/reports.ts';
import { PLACES } from '#contract/strengths.ts';
import { along, type Direction, directionAt, type MeasuredHouse, rankedHouses, ticksUpTo } from './chart-scale.ts';

/** Room above the highest bar: specification, section 9. */
const HEADROOM = 1;
export const barMax = (strengths: readonly number[]): number => Math.max(...strengths) + HEADROOM;

const UPRIGHT = { left: 32, right: 4, top: 34, bottom: 52, height: 400, thickest: 54, share: 0.6 };
const LYING = { left: 2, right: 2, top: 4, bottom: 22, row: 50, thickness: 18, label: 22 };

export type Bar = {
  readonly house: MeasuredHouse;
  readonly place: NonNullable<MeasuredHouse['place']>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle across the axis, the end of the bar and the ends of its likely range along the axis. */
  readonly middle: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly goesOn: boolean;
  /** Too close to the next bar to be told apart from it. */
  readonly isAlikeNext: boolean;
};
export type BarLayout = {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  readonly max: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly band: number;
  readonly bars: readonly Bar[];
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** Where each of the three classes begins and ends across the axis. */
  readonly places: readonly { readonly place: Bar['place']; readonly from: number; readonly to: number }[];
};

/** Bars from the strongest to the weakest. Upright: columns. Lying: rows, each with its name above it. */
export function barLayout(report: Pick<StrengthsReport, 'houses' | 'ranking' | 'alike'>, width: number): BarLayout {
  const ranked = rankedHouses(report);
  const direction = directionAt(width);
  const isUpright = direction === 'upright';
  const height = isUpright ? UPRIGHT.height : LYING.top + LYING.row * ranked.length + LYING.bottom;
  const margin = isUpright ? UPRIGHT : LYING;
  const plot = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const max = barMax(ranked.map(({ strength }) => strength));
  const at = (value: number) =>
    isUpright ? plot.bottom - along(value, max) * (plot.bottom - plot.top) : plot.left + along(value, max) * (plot.right - plot.left);
  const band = (isUpright ? plot.right - plot.left : plot.bottom - plot.top) / ranked.length;
  const thickness = isUpright ? Math.min(UPRIGHT.thickest, band * UPRIGHT.share) : LYING.thickness;
  const bars = ranked.map((house, index): Bar => {
    const start = (isUpright ? plot.left : plot.top) + band * index;
    const middle = isUpright ? start + band / 2 : start + LYING.label + thickness / 2;
    const end = at(house.strength);
    return {
      house,
      place: house.place ?? 'average',
      ...(isUpright
        ? { x: middle - thickness / 2, y: end, width: thickness, height: plot.bottom - end }
        : { x: plot.left, y: middle - thickness / 2, width: end - plot.left, height: thickness }),
      middle,
      end,
      from: at(house.range.low),
      to: at(house.range.high),
      goesOn: house.range.high > max,
      isAlikeNext: areAlike(report.alike, house.house, ranked[index + 1]?.house),
    };
  });
  const places = PLACES.map((place) => {
    const first = bars.findIndex((bar) => bar.place === place);
    const count = bars.filter((bar) => bar.place === place).length;
    const from = (isUpright ? plot.left : plot.top) + band * first;
    return { place, from, to: from + band * count };
  }).filter(({ from, to }) => to > from);
  return { direction, width, height, max, plot, band, bars, ticks: ticksUpTo(max).map((value) => ({ value, at: at(value) })), places };
}

const areAlike = (alike: StrengthsReport['alike'], one: number, other: number | undefined): boolean =>
  other !== undefined && alike.some((run) => run.includes(one) && run.includes(other));
