import type { Counts } from '../games/game.ts';
import type { TestSlug, tests } from '../tests.ts';

export type PlayedGame = { readonly [Slug in TestSlug]: (typeof tests)[Slug] extends { readonly kind: 'game' } ? Slug : never }[TestSlug];

/** What is said of a game from its counts: two or three texts, each of which can stand alone, the one that tells most first. */
export type PlaySayings = Readonly<Record<PlayedGame, (counts: Counts) => readonly string[]>>;
