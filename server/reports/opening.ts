import type { Sentence } from '#contract/written-reports.ts';
import { sentencesOf } from './blocks.ts';
import type { Shelf } from './insights/shelf.ts';
import { playedGames } from './played-games.ts';
import type { Desk } from './report.ts';

const LENGTH = 3;

/** With sides of any kind where a report found less than it asked for. */
export const upToThree = (shelf: Shelf, told: readonly Sentence[]): Sentence[] => [
  ...told,
  ...sentencesOf(shelf.sides({ atMost: LENGTH - told.length })),
];

/**
 * A strength, what the report puts beside it, and what takes more effort; filled up with sides, and after a game alone with what was done in it.
 * Where no strength is sure, what a low end is good for comes first.
 */
export function openingOf(desk: Desk, beside: (desk: Desk) => readonly Sentence[]): Sentence[] {
  const { shelf } = desk;
  const high = sentencesOf(shelf.sides({ ends: ['high'], atMost: 1 }));
  const middle = beside(desk);
  const low = sentencesOf(shelf.sides({ ends: ['low'], atMost: 1 }));
  const told = [...high, ...middle, ...low];
  const gift = high.length === 0 ? sentencesOf(shelf.sides({ ends: ['low'], parts: ['own'], atMost: 1 })) : [];
  const more = sentencesOf(shelf.sides({ atMost: LENGTH - told.length - gift.length }));
  const missing = LENGTH - told.length - gift.length - more.length;
  const games = playedGames(desk).slice(0, missing);
  return [...gift, ...told, ...more, ...games.flatMap((game) => shelf.played(game, 1))];
}
