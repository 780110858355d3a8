import { drawIndex, type Random } from '#psychometrics';
import { CLASS_COUNTS } from './class-counts.ts';
import { type BlockClasses, CLASSES, classesOf } from './classes.ts';
import { type PlayedStream, readAnswers } from './read-answers.ts';
import { type Role, rolesOf } from './stream.ts';

/**
 * A stream of presses as somebody might give them who comes to these classes. Drawn until the scoring agrees: a stream that misses its class by
 * a chance of its times is drawn again.
 */
export function drawPresses(block: Block, classes: BlockClasses, random: Random): PlayedStream {
  const { back, stepMs } = block;
  const roles = rolesOf(block.places, back);
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing += 1) {
    const answers = stepMs === null ? drawUntimed(roles, classes, random) : drawTimed(roles, stepMs, classes, random);
    const played = layOut(block, answers, random);
    const { sensitivity, steadiness } = classesOf(readAnswers(back, stepMs, played), stepMs === null);
    if (sensitivity === classes.sensitivity && steadiness === classes.steadiness) return played;
  }
  throw new Error(`No presses come to sensitivity ${classes.sensitivity} and steadiness ${classes.steadiness}`);
}

/** Somebody who has understood and attends. */
export function drawPerfect(block: Block, random: Random): PlayedStream {
  const answers = rolesOf(block.places, block.back).map((role) =>
    role === 'lead' ? null : { same: role === 'target', timeMs: between(600, 900, random) },
  );
  return layOut(block, answers, random);
}

/** These answers, one for each step that asks something, at times that tell nothing. */
export function drawBlind(block: Block, answers: readonly (boolean | null)[], random: Random): PlayedStream {
  const drawn = block.places.map((_, index): Drawn => {
    const same = answers[index - block.back] ?? null;
    return same === null ? null : { same, timeMs: between(300, 1_500, random) };
  });
  return layOut(block, drawn, random);
}

/** What is played: `stepMs` is null without a clock. */
export type Block = { readonly places: readonly number[]; readonly back: number; readonly stepMs: number | null };

/** One drawing in some hundred agrees in the rarest class. */
const MAX_DRAWINGS = 20_000;

type Drawn = { readonly same: boolean; readonly timeMs: number } | null;

const between = (low: number, high: number, random: Random): number => low + (high - low) * random();

function pickSome<T>(from: readonly T[], count: number, random: Random): Set<T> {
  const lots = from.map((value) => ({ value, lot: random() })).sort((one, other) => one.lot - other.lot);
  return new Set(lots.slice(0, count).map(({ value }) => value));
}

/** At which steps "same" is said, for as many hits and false alarms as some people of this class have. */
function drawSame(roles: readonly Role[], sensitivity: number, random: Random): Set<number> {
  const counts = CLASS_COUNTS[sensitivity]!;
  const total = counts.reduce((sum, { weight }) => sum + weight, 0);
  const { hits, falseAlarms } =
    counts[
      drawIndex(
        counts.map(({ weight }) => weight / total),
        random,
      )
    ]!;
  const at = (isTarget: boolean) => roles.flatMap((role, index) => (role !== 'lead' && (role === 'target') === isTarget ? [index] : []));
  return new Set([...pickSome(at(true), hits, random), ...pickSome(at(false), falseAlarms, random)]);
}

/** How uneven the times are, by the points that the spread costs. */
const SPREADS: readonly (readonly [number, number])[] = [
  [0.12, 0.19],
  [0.21, 0.29],
  [0.31, 0.38],
];
/** How many lapses, by the points that they cost. */
const LAPSES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [3, 6],
];

function drawTimed(roles: readonly Role[], stepMs: number, { sensitivity, steadiness }: BlockClasses, random: Random): Drawn[] {
  const points = CLASSES - 1 - steadiness;
  const spreadPoints = Math.floor(between(Math.max(0, points - 2), Math.min(2, points) + 1, random));
  const [fewest, most] = LAPSES[points - spreadPoints]!;
  const asked = roles.flatMap((role, index) => (role === 'lead' ? [] : [index]));
  const lapses = pickSome(asked, Math.floor(between(fewest, most + 1, random)), random);
  const same = drawSame(roles, sensitivity, random);
  const usual = between(650, 850, random);
  const spread = between(...SPREADS[spreadPoints]!, random);
  return roles.map((role, index): Drawn => {
    if (role === 'lead') return null;
    const isSame = same.has(index);
    // An omission is the answer "other": only there can one be left out without changing what was answered.
    if (lapses.has(index)) return !isSame && random() < 0.5 ? null : { same: isSame, timeMs: between(2.2 * usual, stepMs + 100, random) };
    // uniform, with this coefficient of variation: no tail that would be a lapse
    return { same: isSame, timeMs: usual * (1 + spread * Math.sqrt(12) * (random() - 0.5)) };
  });
}

/** Errors fall together as the class says: one by one, two in a row, or three and more. */
function drawUntimed(roles: readonly Role[], { sensitivity }: BlockClasses, random: Random): Drawn[] {
  const same = drawSame(roles, sensitivity, random);
  return roles.map((role, index) => (role === 'lead' ? null : { same: same.has(index), timeMs: between(600, 2_000, random) }));
}

/** A frame of a screen at 60 Hz: flowers open with the next frame after their time. */
const FRAME_MS = 1_000 / 60;
/** Somebody without a clock looks at a flower of which nothing is asked before going on. */
const LOOK_MS = 1_500;
const BETWEEN_MS = 400;

function layOut({ places, stepMs }: Block, drawn: readonly Drawn[], random: Random): PlayedStream {
  const onsets: number[] = [];
  const presses: { at: number; same: boolean }[] = [];
  let at = 0;
  places.forEach((_, index) => {
    const onset = index === 0 ? 0 : Math.round(stepMs === null ? at : index * stepMs + FRAME_MS * random());
    onsets.push(onset);
    const press = drawn[index];
    if (press) presses.push({ at: Math.round(onset + press.timeMs), same: press.same });
    at = onset + (press?.timeMs ?? LOOK_MS) + BETWEEN_MS;
  });
  return { kind: 'lake', places, onsets, presses };
}
