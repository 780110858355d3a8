import { writeProbabilities } from '../items/option-probabilities.ts';
import { type CompiledSoftmaxItem, compileSoftmaxItem, type SoftmaxAnswer } from '../items/softmax-item.ts';
import { choleskyFactor, choleskyInverse, choleskySolve } from '../numerics/cholesky.ts';
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

/** A step this small (in units of the steepest slope) leaves an error of about its square, and a covariance good to seven digits. */
const LAST_STEP = 1e-7;
const MOST_STEPS = 1000;

/**
 * Scores answers under the softmax model with a normal prior: the unique MAP and its covariance, in any number of dimensions.
 *
 * The log-posterior is strictly concave, its exact Hessian is -(prior precision + sum_k p_k (a_k - m)(a_k - m)') for whatever was answered, and
 * Newton's method with a halving line search (Nocedal and Wright 2006, 3.1) finds its maximum from anywhere: to 1e-8 and better, in eight
 * steps or fewer from the prior mean in ordinary cases. The order of the answers does not matter, a missing answer is an absent one, and
 * no answers give the prior itself. Throws a RangeError for an option that its item does not have, a dimension that the prior does not have,
 * or slopes so large that arithmetic overflows.
 */
export function scoreMap(answers: readonly SoftmaxAnswer[], prior: NormalPrior): Posterior {
  const size = prior.dimensions;
  if (answers.length === 0) return { mode: prior.mean.slice(), covariance: prior.covariance.slice(), iterations: 0 };
  const { items, chosen, steepestSlope } = gather(answers, size);
  const space = workspace(size, items);
  let { theta, trial } = space;
  theta.set(prior.mean);
  let value = accumulate(items, chosen, theta, prior, space);
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    if (!choleskyFactor(space.hessian, size, space.hessian))
      throw new RangeError('The slopes of these items are too large for floating point.');
    const { gradient, step } = space;
    step.set(gradient);
    choleskySolve(space.hessian, size, step);
    let slopeAlongStep = 0;
    let largestStep = 0;
    for (let i = 0; i < size; i++) {
      slopeAlongStep += gradient[i]! * step[i]!;
      largestStep = Math.max(largestStep, Math.abs(step[i]!));
    }
    if (largestStep * (1 + steepestSlope) <= LAST_STEP) {
      const mode = theta.map((coordinate, i) => coordinate + step[i]!);
      return { mode, covariance: choleskyInverse(space.hessian, size), iterations };
    }
    const rounding = 1e-13 * (1 + Math.abs(value));
    for (let length = 1; ; length /= 2) {
      for (let i = 0; i < size; i++) trial[i] = theta[i]! + length * step[i]!;
      const trialValue = accumulate(items, chosen, trial, prior, space);
      if (trialValue >= value + 1e-4 * length * slopeAlongStep - rounding) {
        value = trialValue;
        break;
      }
      if (length < 1e-12) throw new RangeError('The slopes of these items are too large for floating point.');
    }
    [theta, trial] = [trial, theta];
  }
  throw new Error(`The MAP did not settle in ${MOST_STEPS} steps.`);
}

type Answered = { readonly items: CompiledSoftmaxItem[]; readonly chosen: Int32Array; readonly steepestSlope: number };

function gather(answers: readonly SoftmaxAnswer[], size: number): Answered {
  const items: CompiledSoftmaxItem[] = new Array(answers.length);
  const chosen = new Int32Array(answers.length);
  let steepestSlope = 0;
  for (let i = 0; i < answers.length; i++) {
    const { item, option } = answers[i]!;
    const compiled = compileSoftmaxItem(item);
    if (!Number.isInteger(option) || option < 0 || option >= compiled.optionCount) {
      throw new RangeError(`Answer ${i} names option ${option}, but its item has options 0 to ${compiled.optionCount - 1}.`);
    }
    const width = compiled.dimensions.length;
    if (width > 0 && compiled.dimensions[width - 1]! >= size) {
      throw new RangeError(
        `Answer ${i} is to an item on dimension ${compiled.dimensions[width - 1]}, but the prior has only ${size} dimensions.`,
      );
    }
    items[i] = compiled;
    chosen[i] = option;
    if (compiled.steepestSlope > steepestSlope) steepestSlope = compiled.steepestSlope;
  }
  return { items, chosen, steepestSlope };
}

type Workspace = Record<'theta' | 'trial' | 'gradient' | 'step' | 'hessian' | 'centered' | 'probabilities' | 'means', Float64Array>;

function workspace(size: number, items: readonly CompiledSoftmaxItem[]): Workspace {
  let mostOptions = 2;
  let mostDimensions = 1;
  for (const { optionCount, dimensions } of items) {
    if (optionCount > mostOptions) mostOptions = optionCount;
    if (dimensions.length > mostDimensions) mostDimensions = dimensions.length;
  }
  const vector = () => new Float64Array(size);
  return {
    theta: vector(),
    trial: vector(),
    gradient: vector(),
    step: vector(),
    centered: vector(),
    hessian: new Float64Array(size * size),
    probabilities: new Float64Array(mostOptions),
    means: new Float64Array(mostDimensions),
  };
}

/** Writes gradient and (lower triangle of the) negative Hessian of the log-posterior at theta; returns its value up to a constant. */
function accumulate(
  items: readonly CompiledSoftmaxItem[],
  chosen: Int32Array,
  theta: Float64Array,
  prior: NormalPrior,
  space: Workspace,
): number {
  const { gradient, hessian, centered, probabilities, means } = space;
  const { dimensions: size, precision, mean } = prior;
  let value = 0;
  hessian.set(precision);
  for (let i = 0; i < size; i++) centered[i] = theta[i]! - mean[i]!;
  for (let row = 0; row < size; row++) {
    let pull = 0;
    for (let column = 0; column < size; column++) pull += precision[row * size + column]! * centered[column]!;
    gradient[row] = -pull;
    value -= 0.5 * pull * centered[row]!;
  }
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const { optionCount, dimensions, slopes, intercepts } = item;
    const width = dimensions.length;
    const option = chosen[i]!;
    value += intercepts[option]! - writeProbabilities(item, theta, probabilities);
    for (let a = 0; a < width; a++) {
      let average = 0;
      for (let k = 0; k < optionCount; k++) average += probabilities[k]! * slopes[k * width + a]!;
      means[a] = average;
      const row = dimensions[a]!;
      const own = slopes[option * width + a]!;
      value += own * theta[row]!;
      gradient[row] = gradient[row]! + own - average;
      for (let b = 0; b <= a; b++) {
        // Centred before it is squared: the difference of the raw sums would cancel where the slopes are steep.
        let sum = 0;
        for (let k = 0; k < optionCount; k++)
          sum += probabilities[k]! * (slopes[k * width + a]! - average) * (slopes[k * width + b]! - means[b]!);
        hessian[row * size + dimensions[b]!] = hessian[row * size + dimensions[b]!]! + sum;
      }
    }
  }
  return value;
}
