import { drawNormal, type Random } from '../numerics/random.ts';

/**
 * How somebody answers: `honest` from their theta; `random` any option at an ordinary pace; `straight-line` the same place on the screen every time;
 * `too-fast` any option, before the question can have been read.
 */
export type Manner = 'honest' | 'random' | 'straight-line' | 'too-fast';

export type Question = {
  /** How many options are shown. */
  readonly options: number;
  /** Of attentive people, in milliseconds. */
  readonly medianMs: number;
  /** The place on the screen (0-based) of the option that an honest person takes; called only for honest ones. */
  readonly honest: () => number;
};

/** `place` is the place on the screen, not the option: shuffled options are for the caller to map back. */
export type Reply = { readonly place: number; readonly milliseconds: number };

/** Spread of the logarithm of a person's times around their own pace, and of the paces of people (lognormal model: van der Linden 2006). */
const SPREAD_WITHIN = 0.35;
const SPREAD_BETWEEN = 0.25;
/** The median time of people who do not read: below the half second that it takes to choose among words. */
const UNREAD_MEDIAN_MS = 450;

/** A person with a manner and a pace of their own; call the result once per question. All randomness is from `random`. */
export function createRespondent(manner: Manner, random: Random): (question: Question) => Reply {
  const pace = Math.exp(SPREAD_BETWEEN * drawNormal(random));
  const habit = random();
  return ({ options, medianMs, honest }) => {
    if (!Number.isInteger(options) || options < 1) throw new RangeError(`A question needs at least one option, got ${options}.`);
    const median = manner === 'too-fast' ? UNREAD_MEDIAN_MS : medianMs * pace;
    const milliseconds = median * Math.exp(SPREAD_WITHIN * drawNormal(random));
    return { place: placeOf(manner, options, honest, habit, random), milliseconds };
  };
}

function placeOf(manner: Manner, options: number, honest: () => number, habit: number, random: Random): number {
  if (manner === 'honest') return honest();
  return Math.floor((manner === 'straight-line' ? habit : random()) * options);
}
