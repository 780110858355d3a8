import { patternLoom } from './games/pattern-loom/definition.ts';
import { lanternFerry } from './stories/lantern-ferry/definition.ts';
import type { Test } from './test.ts';

/** Every test that can be played, in the order in which they are offered: the only list on this side. Server only. */
export const tests = {
  'lantern-ferry': lanternFerry,
  'pattern-loom': patternLoom,
} as const satisfies Record<string, Test>;

export type TestSlug = keyof typeof tests;
