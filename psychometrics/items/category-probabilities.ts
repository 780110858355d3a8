import { categoryDerivatives, differentiateCategories } from './category-derivatives.ts';
import { checkItem } from './check-item.ts';
import { categoryCount, type UnidimensionalItem } from './unidimensional-item.ts';

/** P(k | theta) for every category k = 0, 1, ... of the item; they sum to 1. Throws when the item is malformed or theta is not finite. */
export function categoryProbabilities(item: UnidimensionalItem, theta: number): Float64Array {
  checkItem(item);
  checkTheta(theta);
  const out = categoryDerivatives(categoryCount(item));
  differentiateCategories(item, theta, out);
  return out.logProbability.map(Math.exp);
}

/** A theta that is not a finite number is refused with a RangeError. */
export function checkTheta(theta: number): void {
  if (!Number.isFinite(theta)) throw new RangeError(`theta must be a finite number, got ${theta}.`);
}
