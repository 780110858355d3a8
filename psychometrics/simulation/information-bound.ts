import { softmaxInformation } from '../items/softmax-information.ts';
import type { SoftmaxItem } from '../items/softmax-item.ts';
import { choleskyFactor, choleskyInverse } from '../numerics/cholesky.ts';
import type { NormalPrior } from '../scoring/normal-prior.ts';

/** Adds the information of these items at theta to `sum` (dimensions x dimensions, row-major). */
export function addInformation(items: Iterable<SoftmaxItem>, theta: ArrayLike<number>, dimensions: number, sum: Float64Array): void {
  for (const item of items) {
    const block = softmaxInformation(item, theta);
    const width = block.dimensions.length;
    for (let a = 0; a < width; a++) {
      for (let b = 0; b < width; b++) sum[block.dimensions[a]! * dimensions + block.dimensions[b]!]! += block.matrix[a * width + b]!;
    }
  }
}

/**
 * No estimator of theta has a smaller root mean of the summed squared error over people drawn from the prior than
 * sqrt(trace((E[information] + prior precision)^-1)), the expectation over those people (Van Trees 1968; Gill and Levit 1995, Bernoulli 1).
 * `meanInformation` is dimensions x dimensions, row-major. Throws a RangeError when the sum is not positive definite.
 */
export function informationBound(meanInformation: Float64Array, prior: NormalPrior): number {
  const { dimensions, precision } = prior;
  const total = precision.map((value, i) => value + meanInformation[i]!);
  if (!choleskyFactor(total, dimensions, total))
    throw new RangeError('Mean information and prior precision do not add up to a positive definite matrix.');
  const inverse = choleskyInverse(total, dimensions);
  let trace = 0;
  for (let i = 0; i < dimensions; i++) trace += inverse[i * dimensions + i]!;
  return Math.sqrt(trace);
}
