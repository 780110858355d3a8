import type { Derivatives, ItemParameters } from './item-workspace.ts';

/**
 * The softmax items of the calibration (1pl, 2pl, gpcm, nominal): log P(k | theta) = slope_k theta + intercept_k - log Z(theta).
 * Each parameter adds to slope or intercept of certain categories; `Feature` says how.
 */
export type SoftmaxFeatures = {
  readonly categories: number;
  readonly parameters: number;
  /** `onSlope[category * parameters + parameter]`: what one unit of the parameter adds to the category's slope; likewise the intercept. */
  readonly onSlope: Float64Array;
  readonly onIntercept: Float64Array;
};

export function softmaxFeatures(model: '1pl' | '2pl' | 'gpcm' | 'nominal', categories: number): SoftmaxFeatures {
  const last = categories - 1;
  const parameters = model === 'nominal' ? 2 * last : categories;
  const onSlope = new Float64Array(categories * parameters);
  const onIntercept = new Float64Array(categories * parameters);
  for (let category = 1; category <= last; category++) {
    if (model === 'nominal') {
      onSlope[category * parameters + category - 1] = 1;
      onIntercept[category * parameters + last + category - 1] = 1;
    } else {
      onSlope[category * parameters] = category;
      onIntercept[category * parameters + category] = 1;
    }
  }
  return { categories, parameters, onSlope, onIntercept };
}

/** What the E-step knows of one softmax item: how many chose each category, their summed expected theta, and who answered, by node. */
export type SoftmaxCounts = {
  readonly chosen: Float64Array;
  readonly theta: Float64Array;
  readonly answered: Float64Array;
  /** Where the item's cells start in `chosen` and `theta`, and its nodes in `answered`. */
  readonly cell: number;
  readonly node: number;
};

/**
 * Expected complete-data log-likelihood of one softmax item, its gradient and its negative Hessian (parameters x parameters, row-major):
 * sum of slope_k theta_k + intercept_k n_k - sum over nodes of n log Z. Concave; the Hessian does not depend on the answers.
 */
export function softmaxExpectation(features: SoftmaxFeatures, item: ItemParameters, counts: SoftmaxCounts, into: Derivatives): number {
  const { parameters, start, nodes } = item;
  const { gradient, information } = into;
  const { categories, parameters: size, onSlope, onIntercept } = features;
  gradient.fill(0);
  information.fill(0);
  const slopes = new Float64Array(categories);
  const intercepts = new Float64Array(categories);
  let value = 0;
  for (let category = 0; category < categories; category++) {
    const row = category * size;
    for (let parameter = 0; parameter < size; parameter++) {
      const given = parameters[start + parameter]!;
      slopes[category]! += onSlope[row + parameter]! * given;
      intercepts[category]! += onIntercept[row + parameter]! * given;
      gradient[parameter]! +=
        onSlope[row + parameter]! * counts.theta[counts.cell + category]! +
        onIntercept[row + parameter]! * counts.chosen[counts.cell + category]!;
    }
    value += slopes[category]! * counts.theta[counts.cell + category]! + intercepts[category]! * counts.chosen[counts.cell + category]!;
  }
  const shares = new Float64Array(categories);
  const feature = new Float64Array(categories * size);
  const mean = new Float64Array(size);
  for (let node = 0; node < nodes.length; node++) {
    const people = counts.answered[counts.node + node]!;
    if (people === 0) continue;
    const theta = nodes[node]!;
    let largest = 0;
    for (let category = 1; category < categories; category++) {
      shares[category] = slopes[category]! * theta + intercepts[category]!;
      if (shares[category]! > largest) largest = shares[category]!;
    }
    shares[0] = 0;
    let sum = 0;
    for (let category = 0; category < categories; category++) {
      shares[category] = Math.exp(shares[category]! - largest);
      sum += shares[category]!;
    }
    value -= people * (largest + Math.log(sum));
    mean.fill(0);
    for (let category = 0; category < categories; category++) {
      const share = shares[category]! / sum;
      shares[category] = share;
      const row = category * size;
      for (let parameter = 0; parameter < size; parameter++) {
        const per = onSlope[row + parameter]! * theta + onIntercept[row + parameter]!;
        feature[row + parameter] = per;
        mean[parameter]! += share * per;
      }
    }
    for (let a = 0; a < size; a++) {
      gradient[a]! -= people * mean[a]!;
      for (let b = 0; b <= a; b++) {
        let product = 0;
        for (let category = 1; category < categories; category++) {
          product += shares[category]! * feature[category * size + a]! * feature[category * size + b]!;
        }
        information[a * size + b]! += people * (product - mean[a]! * mean[b]!);
      }
    }
  }
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) information[b * size + a] = information[a * size + b]!;
  return value;
}

/** Gradient of log P(category | theta) at every node: `into[(offset + (category * parameters + parameter) * nodes) + node]`. */
export function softmaxScores(features: SoftmaxFeatures, item: ItemParameters, into: Float64Array, offset: number): void {
  const { parameters, start, nodes } = item;
  const { categories, parameters: size, onSlope, onIntercept } = features;
  const weights = new Float64Array(categories);
  for (let node = 0; node < nodes.length; node++) {
    const theta = nodes[node]!;
    let largest = Number.NEGATIVE_INFINITY;
    for (let category = 0; category < categories; category++) {
      let log = 0;
      for (let parameter = 0; parameter < size; parameter++) {
        const at = category * size + parameter;
        log += (onSlope[at]! * theta + onIntercept[at]!) * parameters[start + parameter]!;
      }
      weights[category] = log;
      largest = Math.max(largest, log);
    }
    let sum = 0;
    for (let category = 0; category < categories; category++) {
      weights[category] = Math.exp(weights[category]! - largest);
      sum += weights[category]!;
    }
    for (let parameter = 0; parameter < size; parameter++) {
      let mean = 0;
      for (let category = 0; category < categories; category++) {
        const at = category * size + parameter;
        mean += (weights[category]! / sum) * (onSlope[at]! * theta + onIntercept[at]!);
      }
      for (let category = 0; category < categories; category++) {
        const at = category * size + parameter;
        into[offset + at * nodes.length + node] = onSlope[at]! * theta + onIntercept[at]! - mean;
      }
    }
  }
}
