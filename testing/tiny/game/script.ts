import type { ShownTrial } from '#content/games/script-trial.ts';

/** Dots on a grid, to be counted. There is no time limit. */
export type DotsTrial = ShownTrial & {
  /** Counts from 1 within the practice, and from 1 again within the scored part. */
  readonly number: number;
  /** Places of the grid, as one reads. */
  readonly dots: readonly number[];
};

export type DotsAnswer = { readonly kind: 'count'; readonly count: number } | typeof brokenOff;
/** Each handful is a block of its own: whoever comes back to one gets another. */
export const brokenOff = { kind: 'broken-off' } as const;
/** What practice shows besides. */
export type DotsShown = { readonly dots: number };

export const COLUMNS = 4;
export const PLACES = 12;
export const MAX_DOTS = 6;
export const PRACTICE_TRIALS = 2;
export const SCORED_TRIALS = 5;
/** The scored handful before which one may rest. */
export const REST_BEFORE = 4;
