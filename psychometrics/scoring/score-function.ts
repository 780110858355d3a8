import {
  type CategoryDerivatives,
  categoryDerivatives,
  differentiateCategories,
  differentiateCategory,
} from '../items/category-derivatives.ts';
import type { AbilityPrior, Answered } from './ability.ts';

/** Value, first and second derivative by theta of what an estimator maximizes. */
export type ScoreFunction = (theta: number) => { readonly gradient: number; readonly curvature: number };

/** First and second derivative of the log-likelihood, with the prior's when there is one. The object is written anew at each call. */
export function scoreFunction(answered: Answered, prior: AbilityPrior | undefined): ScoreFunction {
  const { items, categories } = answered;
  const scratch = categoryDerivatives(answered.mostCategories);
  const out = { gradient: 0, curvature: 0 };
  return (theta) => {
    let gradient = 0;
    let curvature = 0;
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      if (item.model === '2pl' || item.model === '1pl') {
        // The most common case, without the detour: a (u - P) and -a^2 P (1 - P).
        const tail = Math.exp(-Math.abs(item.slope * theta + item.intercept));
        const larger = 1 / (1 + tail);
        const probability = item.slope * theta + item.intercept >= 0 ? larger : tail * larger;
        const missed = item.slope * theta + item.intercept >= 0 ? tail * larger : larger;
        gradient += categories[i] === 1 ? item.slope * missed : -item.slope * probability;
        curvature -= item.slope * item.slope * probability * missed;
        continue;
      }
      const place = differentiateCategory(item, categories[i]!, theta, scratch);
      gradient += scratch.first[place]!;
      curvature += scratch.second[place]!;
    }
    if (prior) {
      const precision = 1 / (prior.standardDeviation * prior.standardDeviation);
      gradient -= precision * (theta - prior.mean);
      curvature -= precision;
    }
    out.gradient = gradient;
    out.curvature = curvature;
    return out;
  };
}

/** Expected information of the answered items at theta, and Warm's J = sum_k P_k' P_k'' / P_k, both summed over items. */
export function informationAndBias(
  { items }: Answered,
  theta: number,
  scratch: CategoryDerivatives,
): { information: number; bias: number } {
  let information = 0;
  let bias = 0;
  for (let i = 0; i < items.length; i++) {
    const count = differentiateCategories(items[i]!, theta, scratch);
    for (let k = 0; k < count; k++) {
      const first = scratch.first[k]!;
      const weighted = Math.exp(scratch.logProbability[k]!) * first;
      information += weighted * first;
      bias += weighted * (scratch.second[k]! + first * first);
    }
  }
  return { information, bias };
}
