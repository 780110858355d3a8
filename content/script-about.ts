import type { Language } from '#contract/language.ts';

/** What a person reads of a test before playing it: on its card, and before its first screen. Safe for a browser. */
export type About = {
  /** How long it takes an unhurried person. */
  readonly minutes: number;
  /** Those in which it can be played, the one for everybody else first. */
  readonly languages: readonly [Language, ...Language[]];
  /** A clock runs, or things come at a pace of their own: one may choose to play without. */
  readonly isTimed?: true;
  readonly words: Readonly<Record<Language, AboutWords>>;
};

export type AboutWords = {
  readonly title: string;
  /** One or two sentences for the card. */
  readonly blurb: string;
  /** What to know before one begins, a sentence or three a point. */
  readonly intro: readonly string[];
};
