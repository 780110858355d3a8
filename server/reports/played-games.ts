import { isTestSlug, testOf } from '#content/catalogue.ts';
import type { Counts, Game } from '#content/games/game.ts';
import type { TestSlug } from '#content/tests.ts';
import type { Language } from '#contract/language.ts';
import type { Profile } from '#server/measurement/actions.ts';
import type { Subject } from './subject.ts';

export type GamePlayed = {
  readonly game: TestSlug;
  readonly test: Game;
  readonly counts: Counts;
  readonly sitting: Profile['sittings'][number];
  /** What the player did, in sentences: the one that tells most first. */
  readonly did: readonly string[];
  /** The same put together in other ways. */
  readonly again: readonly string[];
  /** What they may do after that. */
  readonly tries: readonly string[];
};

type Reader = { readonly subject: Subject; readonly language: Language };

/** The games whose counts are kept, the newest first. */
export const playedGames = ({ subject, language }: Reader): GamePlayed[] =>
  subject.profile.sittings
    .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())
    .flatMap((sitting) => {
      const { test: game, counts } = sitting;
      const test = isTestSlug(game) ? testOf(game) : undefined;
      if (test?.kind !== 'game' || !counts) return [];
      const { did, again, tries } = test.told[language];
      return [
        {
          game: game as TestSlug,
          test: test as Game,
          counts,
          sitting,
          did: did(counts),
          again: again(counts),
          tries: tries(counts),
        },
      ];
    });
