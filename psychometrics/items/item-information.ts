import { categoryDerivatives, differentiateCategories } from './category-derivatives.ts';
import { checkTheta } from './category-probabilities.ts';
import { checkItem } from './check-item.ts';
import { categoryCount, type UnidimensionalItem } from './unidimensional-item.ts';

/**
 * Fisher information of one answer at theta: sum_k P_k'^2 / P_k. For 3PL and 4PL this is a^2 (P - g)^2 (c - P)^2 / ((c - g)^2 P (1 - P))
 * (Magis 2013, Appl. Psych. Meas. 37(4)). Throws when the item is malformed or theta is not finite.
 */
export function itemInformation(item: UnidimensionalItem, theta: number): number {
  checkItem(item);
  checkTheta(theta);
  const out = categoryDerivatives(categoryCount(item));
  const count = differentiateCategories(item, theta, out);
  let information = 0;
  for (let k = 0; k < count; k++) information += Math.exp(out.logProbability[k]!) * out.first[k]! * out.first[k]!;
  return information;
}
