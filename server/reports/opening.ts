import { isTestSlug, testOf } from '#content/catalogue.ts';
import type { Counts } from '#content/games/game.ts';
import type { PlayedGame } from '#content/sayings/play.ts';
import type { Sentence } from '#contract/written-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { sentencesOf } from './blocks.ts';
import type { Desk } from './report.ts';

const LENGTH = 3;

/**
 * A strength, what the report puts beside it, and what takes more effort; filled up with sides, and after a game alone with what was done in it.
 * Where no strength is sure, what a low end is good for comes first.
 */
export function openingOf(desk: Desk, beside: (desk: Desk) => readonly Sentence[]): Sentence[] {
  const { shelf, subject } = desk;
  const high = sentencesOf(shelf.sides({ ends: ['high'], atMost: 1 }));
  const middle = beside(desk);
  const low = sentencesOf(shelf.sides({ ends: ['low'], atMost: 1 }));
  const told = [...high, ...middle, ...low];
  const gift = high.length === 0 ? sentencesOf(shelf.sides({ ends: ['low'], parts: ['own'], atMost: 1 })) : [];
  const more = sentencesOf(shelf.sides({ atMost: LENGTH - told.length - gift.length }));
  const missing = LENGTH - told.length - gift.length - more.length;
  const games = playedGames(subject.profile).slice(0, missing);
  return [...gift, ...told, ...more, ...games.flatMap(({ game, counts }) => shelf.played(game, counts, 1))];
}

export type GamePlayed = { readonly game: PlayedGame; readonly counts: Counts; readonly sitting: Profile['sittings'][number] };

/** The newest first. */
export const playedGames = ({ sittings }: Pick<Profile, 'sittings'>): GamePlayed[] =>
  sittings
    .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())
    .flatMap((sitting) =>
      isTestSlug(sitting.test) && testOf(sitting.test).kind === 'game' && sitting.counts
        ? [{ game: sitting.test as PlayedGame, counts: sitting.counts, sitting }]
        : [],
    );
