import { compileSoftmaxItem, type SoftmaxItem } from './softmax-item.ts';

/**
 * P(option k | theta) for every option of the item, in its order; they sum to 1.
 * `theta` is a point of the whole space; it must reach every dimension that the item loads on, with finite numbers, else a RangeError.
 *
 * @example
 * const options = [-1, 1].map((slope) => ({ intercept: 0, loadings: [{ dimension: 0, slope }] }));
 * optionProbabilities({ options }, [1])[1]; // 0.881
 */
export function optionProbabilities(item: SoftmaxItem, theta: ArrayLike<number>): Float64Array {
  const { optionCount, dimensions, slopes, intercepts } = compileSoftmaxItem(item);
  for (const dimension of dimensions) {
    if (!Number.isFinite(theta[dimension]))
      throw new RangeError(`The item loads on dimension ${dimension}, where theta is ${theta[dimension]}.`);
  }
  const probabilities = intercepts.slice();
  const width = dimensions.length;
  let largest = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < optionCount; option++) {
    let logit = probabilities[option]!;
    for (let column = 0; column < width; column++) logit += slopes[option * width + column]! * theta[dimensions[column]!]!;
    probabilities[option] = logit;
    if (logit > largest) largest = logit;
  }
  let sum = 0;
  for (let option = 0; option < optionCount; option++) {
    const odds = Math.exp(probabilities[option]! - largest);
    probabilities[option] = odds;
    sum += odds;
  }
  for (let option = 0; option < optionCount; option++) probabilities[option] = probabilities[option]! / sum;
  return probabilities;
}
