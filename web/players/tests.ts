import type { TestSlug } from '#content/tests.ts';
import { patternLoom } from './games/pattern-loom/player.ts';
import type { Player } from './player.ts';
import { lanternFerry } from './stories/lantern-ferry/player.ts';

/** Every test that can be played: the only list on the page's side. */
export const players: Readonly<Record<TestSlug, Player>> = {
  'lantern-ferry': lanternFerry,
  'pattern-loom': patternLoom,
};
