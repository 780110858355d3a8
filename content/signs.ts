/** How long an attentive person takes over one question, and below which time half of the questions were not looked at. */
export type Pace = { readonly typicalMs: number; readonly hurriedMs: number };

/** What can speak against a sitting. */
export type Flag = 'attention' | 'inconsistent' | 'hurried' | 'false-times' | 'one-place' | 'guessing' | 'absent';

/** A flag and what it weighs: 0 stands in the record only; signs that weigh TOO_MUCH together leave the sitting out of the profile. */
export type Sign = readonly [flag: Flag, weight: number];
export const TOO_MUCH = 2;
