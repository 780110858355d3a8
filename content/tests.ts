import { masks } from './games/masks/definition.ts';
import { patternLoom } from './games/pattern-loom/definition.ts';
import { riverMarket } from './games/river-market/definition.ts';
import { stillLake } from './games/still-lake/definition.ts';
import { stoneTowers } from './games/stone-towers/definition.ts';
import { wordBridges } from './games/word-bridges/definition.ts';
import { lampForSkarvoy } from './stories/a-lamp-for-skarvoy/definition.ts';
import { fortyFirstSample } from './stories/forty-first-sample/definition.ts';
import { lanternFerry } from './stories/lantern-ferry/definition.ts';
import { oneRoofTwoFires } from './stories/one-roof-two-fires/definition.ts';
import { rainInTheFrontRow } from './stories/rain-in-the-front-row/definition.ts';
import { theLongNote } from './stories/the-long-note/definition.ts';
import type { Test } from './test.ts';

/** Every test that can be played, in the order in which they are offered: the only list on this side. Server only. */
export const tests = {
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
} as const satisfies Record<string, Test>;

export type TestSlug = keyof typeof tests;
