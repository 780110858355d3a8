import { type AbilityEstimate, type AbilityPrior, type AbilityRequest, checkPrior, STANDARD_PRIOR, takeAnswers } from './ability.ts';
import { expectedAPosteriori } from './expected-a-posteriori.ts';
import { maximumAPosteriori } from './maximum-a-posteriori.ts';
import { maximumLikelihood } from './maximum-likelihood.ts';
import { weightedLikelihood } from './weighted-likelihood.ts';

/** `eap` and `map` use the prior (standard normal unless given); `ml` and `wle` have none. */
export type Estimator = 'eap' | 'map' | 'ml' | 'wle';

/**
 * One person's theta on one dimension from answers to 1PL to 4PL, graded, GPCM and nominal items in any mixture, with the standard error that belongs
 * to the estimator: `eap` the posterior standard deviation, `map` the posterior's curvature, `ml` 1 / sqrt(information), `wle` its own.
 * Never NaN: where no finite estimate exists the result says so. Throws for malformed items, responses or priors, naming what is wrong.
 *
 * @example
 * const items = [-1, 0, 1].map((difficulty) => fromDifficulty['2pl'](1.5, difficulty));
 * const { theta, standardError } = estimateAbility({ method: 'eap', items, responses: [1, 1, 0] });
 * theta; // 0.355
 * standardError; // 0.691
 */
export function estimateAbility(request: AbilityRequest & { readonly method: Estimator; readonly prior?: AbilityPrior }): AbilityEstimate {
  const { method, prior = STANDARD_PRIOR } = request;
  const answered = takeAnswers(request);
  switch (method) {
    case 'eap':
      checkPrior(prior);
      return expectedAPosteriori(answered, prior);
    case 'map':
      checkPrior(prior);
      return maximumAPosteriori(answered, prior);
    case 'ml':
      return maximumLikelihood(answered);
    case 'wle':
      return weightedLikelihood(answered);
    default:
      throw new TypeError(`The method must be eap, map, ml or wle, got ${method}.`);
  }
}
