import { type CategoryDerivatives, differentiateCategory } from '../items/category-derivatives.ts';
import type { AbilityPrior, Answered } from './ability.ts';

/** As many factors of at most 2 as a product holds without overflow. */
const MAX_FACTORS = 512;

/** Log-likelihood of the answers at theta, plus the log-density of the prior up to a constant; without a prior the likelihood alone. */
export function logPosterior(
  { items, categories }: Answered,
  prior: AbilityPrior | undefined,
  theta: number,
  scratch: CategoryDerivatives,
): number {
  let value = 0;
  if (prior) {
    const z = (theta - prior.mean) / prior.standardDeviation;
    value = -0.5 * z * z;
  }
  // log(1 + e^-x) of many plain logistic items is the logarithm of a product: one logarithm serves for all.
  let product = 1;
  let factors = 0;
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (item.model === '2pl' || item.model === '1pl') {
      const logit = item.slope * theta + item.intercept;
      const signed = categories[i] === 1 ? logit : -logit;
      if (signed < 0) value += signed;
      product *= 1 + Math.exp(-Math.abs(signed));
      if (++factors === MAX_FACTORS) {
        value -= Math.log(product);
        product = 1;
        factors = 0;
      }
    } else {
      value += scratch.logProbability[differentiateCategory(item, categories[i]!, theta, scratch)]!;
    }
  }
  return value - Math.log(product);
}
