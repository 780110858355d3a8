import type { House } from '../mind/facets.ts';

/**
 * The reliability that the game of a house's cognitive facet is built to reach on that facet alone: the slopes of every game are set so
 * that simulated people show it (docs/measurement.md names the sources). Each cognitive facet has one game.
 */
export const GAME_RELIABILITY: Readonly<Record<House, number>> = {
  1: 0.65,
  2: 0.78,
  3: 0.7,
  4: 0.68,
  5: 0.75,
  6: 0.8,
  7: 0.6,
  8: 0.7,
  9: 0.6,
  10: 0.73,
  11: 0.6,
  12: 0.78,
};
