import { UnusableAnswer } from '../../answers.ts';
import { type LakeAnswer, UNSEEN_MS } from './script.ts';
import { type Role, rolesOf } from './stream.ts';

/** The raw answer of a block that was played to its end. */
export type PlayedStream = Extract<LakeAnswer, { kind: 'lake' }>;

/** What was answered at one step that asks something: null where nothing was. Times are milliseconds since the flower opened. */
export type Step = { readonly role: Role; readonly same: boolean | null; readonly timeMs: number | null };

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Two frames of a slow screen (30 Hz): a flower may open that much sooner after the one before than it was meant to. */
const LEEWAY_MS = 70;

/**
 * The answers of a block, step by step, found again from what was pressed and when. The first answer to a flower stands. Refuses what no device
 * can have seen: flowers that opened faster than they are sent, or presses outside the block.
 */
export function readAnswers(back: number, stepMs: number | null, played: PlayedStream): Step[] {
  refuseImpossible(stepMs, played);
  const { places, onsets, presses } = played;
  const grace = stepMs === null ? 0 : UNSEEN_MS;
  const steps = rolesOf(places, back).map((role): Writable<Step> => ({ role, same: null, timeMs: null }));
  let at = 0;
  for (const press of presses) {
    while (at + 1 < onsets.length && press.at >= onsets[at + 1]! + grace) at += 1;
    const step = steps[at]!;
    if (press.at < onsets[at]! + grace || step.same !== null) continue;
    step.same = press.same;
    step.timeMs = press.at - onsets[at]!;
  }
  const asked = steps.filter(({ role }) => role !== 'lead');
  if (stepMs === null && asked.some(({ same }) => same === null))
    throw new UnusableAnswer('Without a clock each flower waits for its answer.');
  return asked;
}

function refuseImpossible(stepMs: number | null, { places, onsets, presses }: PlayedStream): void {
  if (onsets.length !== places.length || onsets[0] !== 0) throw new UnusableAnswer('Each flower of the block opens once, the first at 0.');
  const minGapMs = stepMs === null ? 0 : stepMs - LEEWAY_MS;
  const isTooSoon = onsets.some((onset, index) => index > 0 && onset - onsets[index - 1]! < minGapMs);
  if (isTooSoon) throw new UnusableAnswer('The flowers cannot have opened so soon after one another.');
  const isOutOfOrder = presses.some(({ at }, index) => index > 0 && at < presses[index - 1]!.at);
  const end = stepMs === null ? Number.POSITIVE_INFINITY : onsets.at(-1)! + stepMs + UNSEEN_MS + LEEWAY_MS;
  if (isOutOfOrder || presses.some(({ at }) => at < 0 || at > end)) throw new UnusableAnswer('A press lies outside the block.');
}
