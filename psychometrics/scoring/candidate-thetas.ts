import { steepness, turningPoints } from '../items/item-curve.ts';
import type { Answered } from './ability.ts';

/** Offsets from a turning point, in units of 1 / steepness: between them a logistic curve is straight or flat to a few percent. */
const OFFSETS = [-8, -5, -3, -1.8, -0.9, 0, 0.9, 1.8, 3, 5, 8];
/** The smallest useful gap between candidates, in units of 1 / (largest steepness): no curve turns within it. */
const MIN_GAP = 0.4;
const MAX_CANDIDATES = 1200;

/**
 * Ascending thetas between which a log-likelihood that is not concave is searched for its maxima (3PL and 4PL can have several: Samejima 1973,
 * Psychometrika 38): where the items' curves turn, as fine as they turn.
 */
export function candidateThetas({ items, steepest }: Answered): Float64Array {
  const points: number[] = [];
  for (const item of items) {
    const steep = steepness(item);
    if (steep === 0) continue;
    for (const turn of turningPoints(item)) for (const offset of OFFSETS) points.push(turn + offset / steep);
  }
  const sorted = Float64Array.from(points).sort();
  const gap = Math.max(MIN_GAP / steepest, (sorted[sorted.length - 1]! - sorted[0]!) / MAX_CANDIDATES);
  let last = Number.NEGATIVE_INFINITY;
  return sorted.filter((point) => {
    if (point < last + gap) return false;
    last = point;
    return true;
  });
}
