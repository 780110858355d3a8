/** How long one question takes. */
export type Pace = {
  /** An attentive person's time. */
  readonly typicalMs: number;
  /** In practice, where its questions are shorter than those that count. */
  readonly practiceMs?: number;
  /** In less, half of the questions were not looked at. */
  readonly hurriedMs: number;
  /** In less, an answer is a reflex: nothing can have been seen. */
  readonly unseenMs: number;
};

/** What can speak against a sitting. */
export type Flag = 'attention' | 'inconsistent' | 'hurried' | 'false-times' | 'one-place' | 'guessing' | 'absent' | 'scripted';

/** A flag and its weight. 0 is only recorded; a sitting whose signs together weigh INVALID_WEIGHT is invalid, and no part of the profile. */
export type Sign = readonly [flag: Flag, weight: number];
export const INVALID_WEIGHT = 2;
