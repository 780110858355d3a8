import type { SoftmaxAnswer } from '../items/softmax-item.ts';
import { choleskyFactor, choleskyInverse, choleskySolve } from '../numerics/cholesky.ts';
import { type AnswerSheet, layAnswers } from './answer-sheet.ts';
import type { NormalPrior } from './normal-prior.ts';

/** What the answers leave of the prior: a normal approximation at the mode. */
export type Posterior = {
  /** The most probable theta (MAP), one number per dimension. */
  readonly mode: Float64Array;
  /** (prior precision + information at the mode)^-1, dimensions x dimensions, row-major, symmetric. */
  readonly covariance: Float64Array;
  /** Newton steps taken; 0 without answers. */
  readonly iterations: number;
};

/** After a step this small (in units of 1 / steepest slope) the error is about its square, and the covariance is right to seven digits. */
const STEP_TOLERANCE = 1e-7;
/** A step whose expected gain is below this share of the log-posterior cannot be told from rounding error. */
const GAIN_TOLERANCE = 1e-16;
const MIN_STEP_SHARE = 1e-6;
const MAX_STEPS = 1000;

/**
 * Scores answers under the softmax model with a normal prior: the unique MAP and its covariance, in any number of dimensions.
 *
 * The log-posterior is strictly concave, its exact Hessian is -(prior precision + sum_k p_k (a_k - m)(a_k - m)') for whatever was answered, and
 * Newton's method with a halving line search (Nocedal and Wright 2006, 3.1) finds its maximum from anywhere: to 1e-8 and better, in eight
 * steps or fewer from the prior mean in ordinary cases. The order of the answers does not matter, a missing answer is an absent one, and
 * no answers give the prior itself. Throws a RangeError for an option that its item does not have, a dimension that the prior does not have,
 * or slopes so large that arithmetic overflows.
 *
 * @example
 * const question = { options: [{ intercept: 0, loadings: [] }, { intercept: 0, loadings: [{ dimension: 0, slope: 1.5 }] }] };
 * const prior = normalPrior([[1, 0.5], [0.5, 1]]);
 * const { mode } = scoreMap([{ item: question, option: 1 }], prior);
 * mode[0]; // 0.487
 * mode[1]; // 0.244
 */
export function scoreMap(answers: readonly SoftmaxAnswer[], prior: NormalPrior): Posterior {
  const size = prior.dimensions;
  if (answers.length === 0) return { mode: prior.mean.slice(), covariance: prior.covariance.slice(), iterations: 0 };
  const sheet = layAnswers(answers, size);
  const space = workspace(size, sheet);
  const { hessian, gradient, step } = space;
  let { theta, trial } = space;
  theta.set(prior.mean);
  let value = accumulate(sheet, theta, prior, space);
  for (let iterations = 1; iterations <= MAX_STEPS; iterations++) {
    if (!choleskyFactor(hessian, size, hessian)) throw new RangeError('The slopes of these items are too large for floating point.');
    step.set(gradient);
    choleskySolve(hessian, size, step);
    let slopeAlongStep = 0;
    let largestStep = 0;
    for (let i = 0; i < size; i++) {
      slopeAlongStep += gradient[i]! * step[i]!;
      largestStep = Math.max(largestStep, Math.abs(step[i]!));
    }
    if (largestStep * (1 + sheet.steepestSlope) <= STEP_TOLERANCE || slopeAlongStep <= GAIN_TOLERANCE * (1 + Math.abs(value))) {
      const mode = theta.map((coordinate, i) => coordinate + step[i]!);
      return { mode, covariance: choleskyInverse(hessian, size), iterations };
    }
    const rounding = 1e-13 * (1 + Math.abs(value));
    let length = 1;
    let trialValue = value;
    for (; ; length /= 2) {
      for (let i = 0; i < size; i++) trial[i] = theta[i]! + length * step[i]!;
      trialValue = accumulate(sheet, trial, prior, space);
      if (trialValue >= value + 1e-4 * length * slopeAlongStep - rounding) break;
      if (length < 1e-15) throw new RangeError('The slopes of these items are too large for floating point.');
    }
    [theta, trial] = [trial, theta];
    value = trialValue;
    // Only a sliver of the step was any good: the log-posterior is flat to the last digit here, and theta as good as floating point can tell.
    if (length < MIN_STEP_SHARE && choleskyFactor(hessian, size, hessian)) {
      return { mode: theta.slice(), covariance: choleskyInverse(hessian, size), iterations };
    }
  }
  throw new Error(`The MAP did not settle in ${MAX_STEPS} steps.`);
}

type Workspace = Readonly<
  Record<'theta' | 'trial' | 'gradient' | 'step' | 'hessian' | 'centered' | 'local' | 'probabilities' | 'shares' | 'means', Float64Array>
>;

function workspace(size: number, { mostOptions, mostDimensions }: AnswerSheet): Workspace {
  const vector = () => new Float64Array(size);
  return {
    theta: vector(),
    trial: vector(),
    gradient: vector(),
    step: vector(),
    centered: vector(),
    hessian: new Float64Array(size * size),
    local: new Float64Array(mostDimensions),
    probabilities: new Float64Array(mostOptions),
    shares: new Float64Array(mostOptions),
    means: new Float64Array(mostDimensions),
  };
}

/** Writes gradient and (lower triangle of the) negative Hessian of the log-posterior at theta; returns its value up to a constant. */
function accumulate(sheet: AnswerSheet, theta: Float64Array, prior: NormalPrior, space: Workspace): number {
  const { gradient, hessian, local, probabilities, shares, means } = space;
  const { count, chosen, optionCounts, widths, dimensions, slopes, intercepts } = sheet;
  const size = prior.dimensions;
  let value = accumulatePrior(theta, prior, space);
  let dimensionAt = 0;
  let interceptAt = 0;
  let slopeAt = 0;
  // One logarithm for many sums of exponentials, each of which lies between 1 and the number of options.
  let totals = 1;
  for (let i = 0; i < count; i++) {
    const width = widths[i]!;
    const options = optionCounts[i]!;
    const option = chosen[i]!;
    for (let a = 0; a < width; a++) local[a] = theta[dimensions[dimensionAt + a]!]!;
    let largest = Number.NEGATIVE_INFINITY;
    let likeliest = 0;
    for (let k = 0, place = slopeAt; k < options; k++) {
      let logit = intercepts[interceptAt + k]!;
      for (let a = 0; a < width; a++) logit += slopes[place++]! * local[a]!;
      probabilities[k] = logit;
      if (logit > largest) {
        largest = logit;
        likeliest = k;
      }
    }
    value += probabilities[option]! - largest;
    let total = 0;
    for (let k = 0; k < options; k++) {
      const odds = k === likeliest ? 1 : Math.exp(probabilities[k]! - largest);
      probabilities[k] = odds;
      total += odds;
    }
    totals *= total;
    if (totals > 1e200) {
      value -= Math.log(totals);
      totals = 1;
    }
    const scale = 1 / total;
    for (let a = 0; a < width; a++) {
      let average = 0;
      for (let k = 0, place = slopeAt + a; k < options; k++, place += width) {
        const share = scale * probabilities[k]! * slopes[place]!;
        shares[k] = share;
        average += share;
      }
      means[a] = average;
      const row = dimensions[dimensionAt + a]!;
      gradient[row] = gradient[row]! + slopes[slopeAt + option * width + a]! - average;
      for (let b = 0; b <= a; b++) {
        // sum p a_a a_b - m_a m_b: what cancels is of the order of 1e-16 slope^2, nothing beside the prior's precision for any slope below 1e6.
        let sum = -average * means[b]!;
        for (let k = 0, place = slopeAt + b; k < options; k++, place += width) sum += shares[k]! * slopes[place]!;
        const place = row * size + dimensions[dimensionAt + b]!;
        hessian[place] = hessian[place]! + sum;
      }
    }
    dimensionAt += width;
    interceptAt += options;
    slopeAt += options * width;
  }
  return value - Math.log(totals);
}

function accumulatePrior(theta: Float64Array, { dimensions: size, precision, mean }: NormalPrior, space: Workspace): number {
  const { gradient, hessian, centered } = space;
  hessian.set(precision);
  let value = 0;
  for (let i = 0; i < size; i++) centered[i] = theta[i]! - mean[i]!;
  for (let row = 0; row < size; row++) {
    let pull = 0;
    for (let column = 0, place = row * size; column < size; column++, place++) pull += precision[place]! * centered[column]!;
    gradient[row] = -pull;
    value -= 0.5 * pull * centered[row]!;
  }
  return value;
}
