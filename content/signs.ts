/** How long an attentive person takes over one question, and below which time half of the questions were not looked at. */
export type Pace = { readonly typicalMs: number; readonly hurriedMs: number };

/** What can speak against a sitting. */
export type Flag = 'attention' | 'inconsistent' | 'hurried' | 'false-times' | 'one-place' | 'guessing' | 'absent';

/** A flag and its weight. 0 is only recorded; a sitting whose signs together weigh INVALID_WEIGHT is invalid, and no part of the profile. */
export type Sign = readonly [flag: Flag, weight: number];
export const INVALID_WEIGHT = 2;
