import { drawNormal, type Random } from '../numerics/random.ts';
import type { NormalPrior } from '../scoring/normal-prior.ts';

/** One person from the prior: mean + L z, L L' = covariance, z standard normal. Takes two random numbers per dimension. */
export function drawTheta(prior: NormalPrior, random: Random): Float64Array {
  const { dimensions, mean, factor } = prior;
  const independent = Float64Array.from({ length: dimensions }, () => drawNormal(random));
  const theta = mean.slice();
  for (let row = 0; row < dimensions; row++) {
    for (let column = 0; column <= row; column++) theta[row]! += factor[row * dimensions + column]! * independent[column]!;
  }
  return theta;
}
