import { chanceFrom } from './draw.ts';

/** A bell: when it sounds, in seconds from the start, and how high. */
export type Bell = { readonly at: number; readonly pitch: number };
export type Task = 'count' | 'lower';

const LOW = 392;
const HIGH = 587.33;
/** Between two pitches that are to be told apart, in semitones, from the first step to the last. */
const APART = [12, 9, 7, 6, 5, 4, 3, 2, 1] as const;

const BELLS = 24;

/** Bells that come a little unevenly, closer together with each step. */
export function drawBells(task: Task, step: number, seed: number): Bell[] {
  const random = chanceFrom(seed);
  const gap = 2.4 - 0.13 * step;
  const apart = APART[step - 1]!;
  let at = 1.5;
  let pitch = LOW;
  return Array.from({ length: BELLS }, () => {
    at += gap * (0.75 + 0.5 * random());
    if (task === 'count') return { at, pitch: random() < 0.4 ? LOW * 2 ** (apart / 12) : LOW };
    pitch = nextPitch(pitch, apart, random);
    return { at, pitch };
  });
}

/** Up or down, as often, within an octave or so. */
function nextPitch(pitch: number, apart: number, random: () => number): number {
  const step = 2 ** (apart / 12);
  if (pitch * step > 2 * HIGH) return pitch / step;
  if (pitch / step < LOW / 1.5) return pitch * step;
  return random() < 0.5 ? pitch * step : pitch / step;
}

export const countHigh = (bells: readonly Bell[]): number => bells.filter(({ pitch }) => pitch > LOW + 1).length;
export const isLower = (bells: readonly Bell[], index: number): boolean => index > 0 && bells[index]!.pitch < bells[index - 1]!.pitch - 1;

/** How near the count came: each bell too many or too few takes a fifth away. */
export const shareOfCount = (counted: number, bells: readonly Bell[]): number => Math.max(0, 1 - Math.abs(counted - countHigh(bells)) / 5);

/** A press belongs to the last bell before it. Right are the lower bells that were pressed and the others that were not. */
export function shareOfPresses(presses: readonly number[], bells: readonly Bell[]): number {
  const pressed = new Set(presses.map((press) => bells.findLastIndex(({ at }) => at <= press)));
  const right = bells.filter((_, index) => index > 0 && isLower(bells, index) === pressed.has(index));
  return right.length / (bells.length - 1);
}
