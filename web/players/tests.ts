import type { TestSlug } from '#content/tests.ts';
import { masks } from './games/masks/player.ts';
import { patternLoom } from './games/pattern-loom/player.ts';
import { riverMarket } from './games/river-market/player.ts';
import { stillLake } from './games/still-lake/player.ts';
import { stoneTowers } from './games/stone-towers/player.ts';
import { wordBridges } from './games/word-bridges/player.ts';
import type { Player } from './player.ts';
import { lampForSkarvoy } from './stories/a-lamp-for-skarvoy/player.ts';
import { fortyFirstSample } from './stories/forty-first-sample/player.ts';
import { lanternFerry } from './stories/lantern-ferry/player.ts';
import { oneRoofTwoFires } from './stories/one-roof-two-fires/player.ts';
import { rainInTheFrontRow } from './stories/rain-in-the-front-row/player.ts';
import { theLongNote } from './stories/the-long-note/player.ts';

/** Every test that can be played: the only list on the page's side. */
export const players: Readonly<Record<TestSlug, Player>> = {
  'lantern-ferry': lanternFerry,
  'pattern-loom': patternLoom,
  'one-roof-two-fires': oneRoofTwoFires,
  'forty-first-sample': fortyFirstSample,
  'a-lamp-for-skarvoy': lampForSkarvoy,
  'the-long-note': theLongNote,
  'still-lake': stillLake,
  masks,
  'word-bridges': wordBridges,
  'river-market': riverMarket,
  'rain-in-the-front-row': rainInTheFrontRow,
  'stone-towers': stoneTowers,
};
