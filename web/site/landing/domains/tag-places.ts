import type { CSSProperties } from 'react';
import type { House } from '#content/mind/facets.ts';

/** Where the thread of each tag is tied in `tree-wide.svg`, in its units. */
const TIED: Record<House, readonly [x: number, y: number]> = {
  1: [130, 662],
  2: [118, 404],
  3: [350, 547],
  4: [300, 264],
  5: [515, 377],
  6: [488, 150],
  7: [728, 140],
  8: [740, 377],
  9: [935, 260],
  10: [878, 542],
  11: [1086, 400],
  12: [1072, 660],
};

export const TREE_WIDTH = 1200;
export const TREE_HEIGHT = 944;

/** The same in percent of the drawing, which has another size in each window: for domains.css, which uses it where the tree is the wide one. */
export function tagPlace(house: House): CSSProperties {
  const [x, y] = TIED[house];
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return { '--tied-x': percent(x / TREE_WIDTH), '--tied-y': percent(y / TREE_HEIGHT) } as CSSProperties;
}
