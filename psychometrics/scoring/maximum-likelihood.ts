import { type CategoryDerivatives, categoryDerivatives } from '../items/category-derivatives.ts';
import { limitOfLogProbability, steepness } from '../items/item-curve.ts';
import type { AbilityEstimate, Answered } from './ability.ts';
import { candidateThetas } from './candidate-thetas.ts';
import { concaveMaximum } from './concave-maximum.ts';
import { localMaxima, widen } from './local-maxima.ts';
import { logPosterior } from './log-posterior.ts';
import { informationAndBias, scoreFunction } from './score-function.ts';

/**
 * The theta of largest likelihood (the largest of all maxima where a floor or ceiling makes several), with 1 / sqrt(expected information)
 * as its standard error. Where the likelihood rises towards a side without end the estimate is Infinity or -Infinity, and says so;
 * without an answer to an item that tells anything there is none.
 */
export function maximumLikelihood(given: Answered): AbilityEstimate {
  const answered = informative(given);
  if (answered.items.length === 0) return noInformation;
  const atRight = limit(answered, 1);
  const atLeft = limit(answered, -1);
  // A concave log-likelihood with a finite limit rises all the way to it.
  if (answered.isLogConcave && atRight > Number.NEGATIVE_INFINITY) return infinite(1);
  if (answered.isLogConcave && atLeft > Number.NEGATIVE_INFINITY) return infinite(-1);
  const score = scoreFunction(answered, undefined);
  const scratch = categoryDerivatives(answered.mostCategories);
  if (answered.isLogConcave) return finite(answered, concaveMaximum(score, 0, answered.steepest), scratch);
  let best = Number.NaN;
  let highest = Number.NEGATIVE_INFINITY;
  for (const theta of localMaxima(score, widen(score, candidateThetas(answered)))) {
    const value = logPosterior(answered, undefined, theta, scratch);
    if (value > highest) {
      highest = value;
      best = theta;
    }
  }
  if (highest <= Math.max(atRight, atLeft)) return infinite(atRight >= atLeft ? 1 : -1);
  const found = finite(answered, best, scratch);
  // far out, where the curve is flat to the last bit, rounding can lift a point above the limit that the curve rises to
  return found.standardError < Number.POSITIVE_INFINITY ? found : infinite(best > 0 ? 1 : -1);
}

function finite(answered: Answered, theta: number, scratch: CategoryDerivatives): AbilityEstimate {
  return { theta, standardError: 1 / Math.sqrt(informationAndBias(answered, theta, scratch).information) };
}

export const noInformation: AbilityEstimate = {
  theta: undefined,
  standardError: Number.POSITIVE_INFINITY,
  reason: 'No estimate exists: there is no answer to an item whose slope is not zero.',
};

function infinite(direction: 1 | -1): AbilityEstimate {
  const side = direction === 1 ? 'upwards' : 'downwards';
  return {
    theta: direction * Number.POSITIVE_INFINITY,
    standardError: Number.POSITIVE_INFINITY,
    reason: `The likelihood of these answers rises ${side} without end, so that no finite theta is the most likely.`,
  };
}

/** Only the items that tell anything: a flat one adds a constant. */
export function informative(answered: Answered): Answered {
  if (answered.items.every((item) => steepness(item) > 0)) return answered;
  const kept = answered.items.flatMap((item, i) => (steepness(item) > 0 ? [i] : []));
  return { ...answered, items: kept.map((i) => answered.items[i]!), categories: Int32Array.from(kept, (i) => answered.categories[i]!) };
}

function limit({ items, categories }: Answered, direction: 1 | -1): number {
  let sum = 0;
  for (let i = 0; i < items.length && sum > Number.NEGATIVE_INFINITY; i++)
    sum += limitOfLogProbability(items[i]!, categories[i]!, direction);
  return sum;
}
