/** What the player of Word Bridges is sent and told: safe for a browser. Nothing here says which word joins the three. */
import type { ShownTrial } from '../script-trial.ts';

/** The words that may be asked for, the bridge among them. */
export const WORDS = 5;
export const MAX_TYPED_LENGTH = 40;

/**
 * Per bridge. Of problems that people solve at all they solve most within half a minute (Bowden and Jung-Beeman 2003, Behavior Research
 * Methods 35, 634-639: 15 s and 30 s); a minute leaves time to type, and bounds a sitting.
 */
export const TIME_LIMIT_MS = 60_000;

export type BridgeTrial = ShownTrial & {
  /** Counts from 1 within the practice, and from 1 again within the scored part. */
  readonly number: number;
  /** How many practice trials there are. */
  readonly practiceTotal: number;
  readonly cues: readonly string[];
  readonly words: readonly string[];
  /** The word may also be typed in Latin letters, and that has to be said. */
  readonly latinLetters?: true;
};

export type BridgeAnswer =
  | { readonly kind: 'typed'; readonly text: string }
  /** The place of the chosen word in the list. */
  | { readonly kind: 'chosen'; readonly place: number }
  /** The time ran out. */
  | { readonly kind: 'late' };

/** What practice shows after an answer: the bridge, and how it goes with each cue, in the order in which the cues were shown. */
export type BridgeShown = { readonly bridge: string; readonly reasons: readonly { readonly cue: string; readonly why: string }[] };
