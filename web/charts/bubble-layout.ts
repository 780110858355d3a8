import { type Frame, frameOf } from './frame.ts';
import type { Mark, Tone } from './mark.ts';
import { clampedScale } from './scale.ts';

/** Bubble sizes (diameters) and the room above the highest value: specification, section 9. */
const MIN_BUBBLE_PX = 20;
const MAX_BUBBLE_PX = 70;
const HEADROOM = 0.5;

export const bubbleSize = (value: number, scaleMax: number): number => clampedScale([0, scaleMax], [MIN_BUBBLE_PX, MAX_BUBBLE_PX])(value);

export const bubbleMax = (values: readonly number[], scaleMax: number): number =>
  values.length === 0 ? scaleMax : Math.max(...values) + HEADROOM;

const UPRIGHT = { left: 44, right: 84, top: 14, bottom: 52, height: 440 };
/** `LABEL` is the line above each row that holds its name. */
const LYING = { left: 14, right: 22, top: 26, bottom: 16, row: 64 };
const LABEL = 18;

/** A stretch of the scale that begins at a value and ends where the next begins. */
export type ScaleClass = { readonly tone: Tone; readonly from: number; readonly name: string };
export type BubbleScale = { readonly max: number; readonly classes: readonly ScaleClass[] };

export type Bubble = {
  readonly mark: Mark;
  readonly center: { readonly x: number; readonly y: number };
  /** Where its column or row begins. */
  readonly start: number;
  readonly size: number;
  /** The ends of the likely range along the axis of values, and whether the chart ends before the range does. */
  readonly from: number;
  readonly to: number;
  readonly isCut: boolean;
};
export type BubbleLayout = {
  readonly frame: Frame;
  readonly bubbles: readonly Bubble[];
  /** The classes of the scale along the axis; one that the axis does not reach is left out. */
  readonly classes: readonly { readonly tone: Tone; readonly name: string; readonly from: number; readonly to: number }[];
};

export function bubbleLayout(marks: readonly Mark[], scale: BubbleScale, width: number): BubbleLayout {
  const max = bubbleMax(
    marks.flatMap(({ value }) => value ?? []),
    scale.max,
  );
  const frame = frameOf({ width, count: marks.length, max, scaleMax: scale.max, upright: UPRIGHT, lying: LYING });
  const { isUpright, at, band, startOf } = frame;
  const bubbles = marks.map((mark, index): Bubble => {
    const { value, range } = mark;
    const start = startOf(index);
    const across = isUpright ? start + band / 2 : start + (LABEL + band) / 2;
    // A mark without a value lies at the foot of the chart, wholly inside it.
    const along = value === null ? at(0) + (isUpright ? -1 : 1) * (MIN_BUBBLE_PX / 2 + 2) : at(value);
    return {
      mark,
      start,
      center: isUpright ? { x: across, y: along } : { x: along, y: across },
      size: value === null ? MIN_BUBBLE_PX : bubbleSize(value, scale.max),
      from: at(range?.low ?? 0),
      to: at(range?.high ?? 0),
      isCut: (range?.high ?? 0) > max,
    };
  });
  const classes = scale.classes
    .map(({ tone, name, from }, index) => ({ tone, name, from, to: scale.classes[index + 1]?.from ?? max }))
    .filter(({ from }) => from < max)
    .map(({ from, to, ...rest }) => ({ ...rest, from: at(from), to: at(to) }));
  return { frame, bubbles, classes };
}
