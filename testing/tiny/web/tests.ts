import type { Player } from '#web/players/player.ts';
import { players as real } from '#web/players/tests.ts';
import { tinyGame } from './game-player.ts';
import { tinyStory } from './story-player.ts';

/** Stands in for web/players/tests.ts, as testing/tiny/tests.ts does for content/tests.ts. */
export const players: Readonly<Record<string, Player>> = { ...real, 'tiny-story': tinyStory, 'tiny-game': tinyGame };
