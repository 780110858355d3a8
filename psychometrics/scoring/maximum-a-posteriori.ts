import { categoryDerivatives } from '../items/category-derivatives.ts';
import type { AbilityEstimate, AbilityPrior, Answered } from './ability.ts';
import { candidateThetas } from './candidate-thetas.ts';
import { concaveMaximum } from './concave-maximum.ts';
import { localMaxima, widen } from './local-maxima.ts';
import { logPosterior } from './log-posterior.ts';
import { type ScoreFunction, scoreFunction } from './score-function.ts';

/**
 * The mode of the posterior (the highest one where a floor or ceiling makes several), with 1 / sqrt(curvature of the log-posterior there) as its
 * standard error. Always exists; without answers it is the prior's mean and standard deviation.
 */
export function maximumAPosteriori(answered: Answered, prior: AbilityPrior): AbilityEstimate {
  const score = scoreFunction(answered, prior);
  const { mean, standardDeviation } = prior;
  if (answered.isLogConcave) return at(score, concaveMaximum(score, mean, answered.steepest + 1 / standardDeviation));
  const candidates = [mean - standardDeviation, mean, mean + standardDeviation, ...candidateThetas(answered)];
  const scratch = categoryDerivatives(answered.mostCategories);
  let best = mean;
  let highest = Number.NEGATIVE_INFINITY;
  for (const theta of localMaxima(score, widen(score, Float64Array.from(candidates).sort()))) {
    const value = logPosterior(answered, prior, theta, scratch);
    if (value > highest) {
      highest = value;
      best = theta;
    }
  }
  if (highest === Number.NEGATIVE_INFINITY)
    throw new RangeError('The slopes or intercepts of these items are too large for floating point.');
  return at(score, best);
}

function at(score: ScoreFunction, theta: number): AbilityEstimate {
  return { theta, standardError: 1 / Math.sqrt(-score(theta).curvature) };
}
