import type { Language } from '#contract/language.ts';

/** What reports say of a game in one language. */
export type GameTold = {
  /** What the player was asked to do. */
  readonly asked: string;
  /** What a reader might take from it, and should not. */
  readonly notSaid: string;
  /** What this player did, from the counts: two to four texts, each of which can stand alone, the one that tells most first. */
  readonly did: (counts: Readonly<Record<string, number>>) => readonly string[];
  /** The same counts put together in other ways, for the short texts: three, each of which can stand alone. */
  readonly again: (counts: Readonly<Record<string, number>>) => readonly string[];
  /** What somebody who played so may do this week or this month: three, the one that fits best first. */
  readonly tries: (counts: Readonly<Record<string, number>>) => readonly string[];
};

export type Told = Readonly<Record<Language, GameTold>>;

/** Fewer than so many answers tell nothing of a habit. */
export const FEW = 4;
