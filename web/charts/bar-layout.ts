import { type Frame, frameOf } from './frame.ts';
import type { Mark, Tone } from './mark.ts';

/** Room above the highest bar: specification, section 9. */
const HEADROOM = 1;
export const barMax = (values: readonly number[]): number => Math.max(...values) + HEADROOM;

const UPRIGHT = { left: 32, right: 4, top: 34, bottom: 52, height: 400 };
const LYING = { left: 2, right: 2, top: 4, bottom: 22, row: 50 };
const MAX_THICKNESS_PX = 54;
const SHARE_OF_BAND = 0.6;
const LYING_THICKNESS_PX = 18;
/** The line above each row that holds its name. */
const LABEL = 22;

export type BarMark = Mark & {
  readonly value: number;
  readonly range: NonNullable<Mark['range']>;
};

export type Bar = {
  readonly mark: BarMark;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle across the axis, the end of the bar and the ends of its likely range along the axis. */
  readonly middle: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** The chart ends before the range does. */
  readonly isCut: boolean;
};
export type BarLayout = {
  readonly frame: Frame;
  readonly bars: readonly Bar[];
  /** Where each run of bars of one tone begins and ends across the axis. */
  readonly groups: readonly { readonly tone: Tone; readonly name: string; readonly from: number; readonly to: number }[];
};

/** Bars in the order of their marks. Lying, each has its name above it. */
export function barLayout(marks: readonly BarMark[], scaleMax: number, width: number): BarLayout {
  const max = barMax(marks.map(({ value }) => value));
  const frame = frameOf({ width, count: marks.length, max, scaleMax, upright: UPRIGHT, lying: LYING });
  const { isUpright, plot, at, band, startOf } = frame;
  const thickness = isUpright ? Math.min(MAX_THICKNESS_PX, band * SHARE_OF_BAND) : LYING_THICKNESS_PX;
  const bars = marks.map((mark, index): Bar => {
    const middle = isUpright ? startOf(index) + band / 2 : startOf(index) + LABEL + thickness / 2;
    const end = at(mark.value);
    return {
      mark,
      ...(isUpright
        ? { x: middle - thickness / 2, y: end, width: thickness, height: plot.bottom - end }
        : { x: plot.left, y: middle - thickness / 2, width: end - plot.left, height: thickness }),
      middle,
      end,
      from: at(mark.range.low),
      to: at(mark.range.high),
      isCut: mark.range.high > max,
    };
  });
  const groups = marks.flatMap(({ tone, note }, index) => {
    if (marks[index - 1]?.tone === tone) return [];
    const next = marks.findIndex((mark, at) => at > index && mark.tone !== tone);
    const from = startOf(index);
    return [{ tone, name: note, from, to: from + band * ((next < 0 ? marks.length : next) - index) }];
  });
  return { frame, bars, groups };
}
