import type { Language } from '#contract/language.ts';

/** What a browser is shown of a trial. Each game adds what it draws. */
export type ShownTrial = {
  /** Names the trial within its sitting; the answer names it again. */
  readonly id: string;
  /** Practice is not scored, and the player is told whether the answer was right. */
  readonly practice: boolean;
  /** How long the player has; none where there is no clock. */
  readonly timeLimitMs?: number;
  /** A screen of rest stands before it: a block is over. */
  readonly restBefore?: boolean;
  /** The practice trial that was just answered wrongly, once more. */
  readonly retry?: boolean;
  /** The language of its words, where it shows any. */
  readonly language?: Language;
  /** How much of the longest sitting that there can be lies behind, 0 to 1: it never falls, and the end may come sooner. */
  readonly share?: number;
};
