/**
 * What the player of Still Lake is sent and told: safe for a browser. The flowers of a block go out with it, since whether one opened where
 * another did is seen by anyone who remembers; which recipe made the block, and what an answer is worth, stay on the server.
 */
import type { ShownTrial } from '../script-trial.ts';

/** Lily pads: 0 to 7 as one reads, three in the far row, two at the sides, three in the near row. */
export const PLACES = 8;

/** The longest memory that is asked for: the flower five before. */
export const MAX_BACK = 5;

/** A flower stands open this long; then only memory has it. */
export const OPEN_MS = 900;

/**
 * Between two flowers. Kane, Conway, Miura and Colflesh 2007 (Journal of Experimental Psychology: Learning, Memory, and Cognition 33, 615-622)
 * show a letter every 2.5 s; a place is quicker to read than a letter. Practice begins slower.
 */
export const STEP_MS = 2_400;

/**
 * An answer sooner than this after a flower opened cannot be about it: to choose between two answers takes a person longer (Luce 1986, Response
 * Times). It is taken for a late one to the flower before.
 */
export const UNSEEN_MS = 200;

export type LakeTrial = ShownTrial & {
  /** Counts from 1 within the practice, and from 1 again within the scored part. */
  readonly number: number;
  /** Which flower to compare with: 1 is the one before. */
  readonly back: number;
  /** Where the flowers open, one after the other. Of the first `back` nothing is asked. */
  readonly places: readonly number[];
  /** Between two flowers; null where each waits for its answer. */
  readonly stepMs: number | null;
};

/** A press: when, in milliseconds since the first flower opened, and which of the two answers. */
export type Press = { readonly at: number; readonly same: boolean };

/** What was done in a block: where flowers opened and when, by the frame that drew them, and all that was pressed, in order. */
export type LakeAnswer =
  | { readonly kind: 'lake'; readonly places: readonly number[]; readonly onsets: readonly number[]; readonly presses: readonly Press[] }
  | { readonly kind: 'lake-broken-off' };

/** The answer with which a player who turned away, or comes back, says that the block was broken off. */
export const brokenOff = { kind: 'lake-broken-off' } as const satisfies LakeAnswer;

/** A step of a practice block, as it is shown afterwards: what would have been right, and what was given. */
export type ShownStep = { readonly place: number; readonly before: number; readonly same: boolean; readonly given: boolean | null };

/** How a practice block went. */
export type ShownPractice = { readonly back: number; readonly steps: readonly ShownStep[] };

export const MIN_BLOCKS = 4;
export const MAX_BLOCKS = 8;
/** Mean number of scored blocks in simulation; told as "about". */
export const TYPICAL_BLOCKS = 6;
