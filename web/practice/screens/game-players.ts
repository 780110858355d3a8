import { masks } from '#web/players/games/masks/player.ts';
import { patternLoom } from '#web/players/games/pattern-loom/player.ts';
import { riverMarket } from '#web/players/games/river-market/player.ts';
import { stillLake } from '#web/players/games/still-lake/player.ts';
import { stoneTowers } from '#web/players/games/stone-towers/player.ts';
import { wordBridges } from '#web/players/games/word-bridges/player.ts';

/** The players of the games alone: stories have no form for practice. */
export const gamePlayers = { masks, patternLoom, riverMarket, stillLake, stoneTowers, wordBridges };
