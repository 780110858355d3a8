import { optionProbabilities } from './option-probabilities.ts';
import { compileSoftmaxItem, type SoftmaxItem } from './softmax-item.ts';

/** A block of an information matrix: zero outside the named dimensions. */
export type InformationBlock = {
  /** Ascending. */
  readonly dimensions: Int32Array;
  /** dimensions.length squared, row-major, symmetric, positive semi-definite. */
  readonly matrix: Float64Array;
};

/**
 * Fisher information of one answer to the item at theta: sum_k p_k (a_k - m)(a_k - m)', m = sum_k p_k a_k, in logits^2 per unit of theta^2.
 * For this model it equals the observed information whatever was answered (the logit is the natural parameter). Errors as `optionProbabilities`.
 */
export function softmaxInformation(item: SoftmaxItem, theta: ArrayLike<number>): InformationBlock {
  const probabilities = optionProbabilities(item, theta);
  const { optionCount, dimensions, slopes } = compileSoftmaxItem(item);
  const width = dimensions.length;
  const mean = new Float64Array(width);
  for (let option = 0; option < optionCount; option++) {
    for (let column = 0; column < width; column++) mean[column]! += probabilities[option]! * slopes[option * width + column]!;
  }
  const matrix = new Float64Array(width * width);
  for (let option = 0; option < optionCount; option++) {
    for (let row = 0; row < width; row++) {
      const weighted = probabilities[option]! * (slopes[option * width + row]! - mean[row]!);
      for (let column = 0; column < width; column++)
        matrix[row * width + column]! += weighted * (slopes[option * width + column]! - mean[column]!);
    }
  }
  return { dimensions: Int32Array.from(dimensions), matrix };
}
