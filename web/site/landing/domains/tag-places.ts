import type { CSSProperties } from 'react';
import type { House } from '#content/mind/facets.ts';

/** Where the thread of each tag is tied in `tree-wide.svg`, in its units. */
const TIED: Record<House, readonly [x: number, y: number]> = {
  1: [130, 670],
  2: [118, 412],
  3: [350, 555],
  4: [300, 272],
  5: [515, 385],
  6: [488, 158],
  7: [728, 148],
  8: [740, 385],
  9: [935, 268],
  10: [878, 550],
  11: [1086, 408],
  12: [1072, 668],
};

export const TREE_WIDTH = 1200;
export const TREE_HEIGHT = 944;

/** The same in percent of the drawing, which has another size in each window: for domains.css, which uses it where the tree is the wide one. */
export function tagPlace(house: House): CSSProperties {
  const [x, y] = TIED[house];
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return { '--tied-x': percent(x / TREE_WIDTH), '--tied-y': percent(y / TREE_HEIGHT) } as CSSProperties;
}
