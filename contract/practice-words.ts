/** What both sides know of the mind-training art. */

/** The twelve arts by their slugs, one for each house, in their order. */
export const ART_NAMES = [
  'leading',
  'remembering',
  'expressing',
  'feeling',
  'making',
  'reasoning',
  'bargaining',
  'searching',
  'exploring',
  'planning',
  'joining',
  'reflecting',
] as const;
export type ArtSlug = (typeof ART_NAMES)[number];

/** What a line over time shows: the share that was right (with the step), how many there were, or the person's own word of how it went. */
export const MEASURES = ['share', 'count', 'own-word'] as const;
export type Measure = (typeof MEASURES)[number];

/** The easiest step is 1. */
export const MAX_STEP = 9;
export const COURSE_WEEKS = 4;
/** After so many days in a row one rests. */
export const DAYS_IN_A_ROW = 6;
/** Days of practice: four weeks with a day of rest each. */
export const COURSE_DAYS = COURSE_WEEKS * DAYS_IN_A_ROW;
export const JOURNAL_ENTRY_LETTERS = 20_000;
export const RECORDS_AT_ONCE = 50;

/** After so long tests can be played again (docs/decisions/0017-playing-again.md). */
export const MONTH_DAYS = 30;
/** Of one round of a game: six bargains of five moves, each broken off now and then. */
export const MAX_ANSWERS = 120;
