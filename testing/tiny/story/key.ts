import type { Bank } from '#content/items.ts';
import { facet } from '#content/mind/facets.ts';
import { stepped } from '#content/stories/scenes.ts';
import type { Checks } from '#content/stories/story.ts';

export const screens: readonly string[] = ['TS1', 'TS2', 'TS3'];

export const bank: Bank = {
  version: 'tiny-1',
  items: [stepped('TS1', facet(2, 'rational'), { a: [0.5, 0.1], b: [-1.5, -0.1], c: [1.5, 0], d: [-0.5, 0] })],
};

export const checks: Checks = {
  attention: { screen: 'TS2', expected: 'b' },
  consistency: {
    first: 'TS1',
    second: 'TS3',
    same: [
      ['a', 'd'],
      ['b', 'c'],
      ['c', 'b'],
      ['d', 'a'],
    ],
  },
};
