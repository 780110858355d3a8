import { categoryDerivatives } from '../items/category-derivatives.ts';
import type { AbilityEstimate, Answered } from './ability.ts';
import { candidateThetas } from './candidate-thetas.ts';
import { localMaxima, widen } from './local-maxima.ts';
import { informative, noInformation } from './maximum-likelihood.ts';
import { informationAndBias, scoreFunction } from './score-function.ts';

/**
 * Warm's weighted likelihood estimate (1989, Psychometrika 54): the root of l'(theta) + B(theta), B = J / (2 I), J = sum_k P_k' P_k'' / P_k, which takes the
 * first-order bias off the maximum likelihood estimate and is finite for all-right and all-wrong patterns too. Of several roots the
 * one with the largest l + integral of B.
 *
 * Standard error: that of a root of an estimating function, sqrt(I) / (I - B'): the function varies by I and falls by I - B' per unit of theta.
 * With many items it becomes Warm's own 1 / sqrt(I); with few it does not exaggerate as that does.
 */
export function weightedLikelihood(given: Answered): AbilityEstimate {
  const answered = informative(given);
  if (answered.items.length === 0) return noInformation;
  const likelihood = scoreFunction(answered, undefined);
  const scratch = categoryDerivatives(answered.mostCategories);
  const correction = (theta: number): number => {
    const { information, bias } = informationAndBias(answered, theta, scratch);
    return information > 0 ? bias / (2 * information) : 0;
  };
  const weighted = { gradient: 0, curvature: 0 };
  const score = (theta: number) => {
    const { gradient, curvature } = likelihood(theta);
    weighted.gradient = gradient + correction(theta);
    weighted.curvature = curvature;
    return weighted;
  };
  const maxima = localMaxima(score, widen(score, candidateThetas(answered)));
  if (maxima.length === 0) return vanished;
  const theta = maxima.length === 1 ? maxima[0]! : highest(score, maxima);
  const { information } = informationAndBias(answered, theta, scratch);
  if (!(information > 0)) return vanished;
  const nudge = 1e-4 / (1 + answered.steepest);
  const drift = (correction(theta + nudge) - correction(theta - nudge)) / (2 * nudge);
  return { theta, standardError: Math.sqrt(information) / Math.abs(information - drift) };
}

const vanished: AbilityEstimate = {
  theta: undefined,
  standardError: Number.POSITIVE_INFINITY,
  reason: 'No estimate exists in floating point: the information of these items vanishes where these answers lead.',
};

const STEPS_BETWEEN_MAXIMA = 400;

/** The maximum that the integral of the gradient from one to the next shows to be the highest. */
function highest(score: (theta: number) => { gradient: number }, maxima: readonly number[]): number {
  let best = maxima[0]!;
  let rise = 0;
  for (let i = 1; i < maxima.length; i++) {
    const from = maxima[i - 1]!;
    const step = (maxima[i]! - from) / STEPS_BETWEEN_MAXIMA;
    for (let k = 0; k < STEPS_BETWEEN_MAXIMA; k++) rise += step * score(from + (k + 0.5) * step).gradient;
    if (rise > 0) {
      best = maxima[i]!;
      rise = 0;
    }
  }
  return best;
}
