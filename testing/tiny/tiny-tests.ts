import type { Test } from '#content/test.ts';
import { tinyGame } from './game/definition.ts';
import { tinyStory } from './story/definition.ts';

/** The smallest story and the smallest game that there can be: what surrounds a test is tried with them. */
export const tinyTests = { 'tiny-story': tinyStory, 'tiny-game': tinyGame } as const satisfies Record<string, Test>;
