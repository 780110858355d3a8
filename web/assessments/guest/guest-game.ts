import type { TestSlug } from '#content/tests.ts';
import type { GamePlayer } from '#web/players/player.ts';
import { players } from '#web/players/tests.ts';

export type GuestGame = { readonly slug: TestSlug; readonly player: GamePlayer };

/** The shortest game: a guest wants to know soon what this is like. */
export const [guestGame] = Object.entries(players)
  .flatMap(([slug, player]): GuestGame[] => (player.kind === 'game' ? [{ slug: slug as TestSlug, player }] : []))
  .toSorted((one, other) => one.player.about.minutes - other.player.about.minutes);
