import { writeProbabilities } from '../items/option-probabilities.ts';
import type { CompiledSoftmaxItem } from '../items/softmax-item.ts';
import type { Conditioned } from './condition-posterior.ts';
import { determinant, traceOfSolution } from './small-matrix.ts';

// Scratch of the inner loop; everything below runs to its end before anything else can.
let probabilities = new Float64Array(8);
let differences = new Float64Array(64);
let image = new Float64Array(8);
let first = new Float64Array(64);
let second = new Float64Array(64);
let rank = 0;
let isByOption = true;

/** Expected fall of log det (or trace) of the posterior covariance of the target dimensions when this item is answered; at least 0. */
export function itemGain(item: CompiledSoftmaxItem, mode: Float64Array, conditioned: Conditioned): number {
  if (item.dimensions.length === 0) return 0;
  prepare(item, mode);
  const { covariance, remaining, squared, size, isTarget } = conditioned;
  weigh(item, covariance, size, first, 1);
  if (squared) {
    weigh(item, squared, size, second, 0);
    return Math.max(0, traceOfSolution(first, second, rank));
  }
  const gain = Math.log(determinant(first, rank));
  if (!remaining || everyOne(item.dimensions, isTarget)) return Math.max(0, gain);
  weigh(item, remaining, size, first, 1);
  return Math.max(0, gain - Math.log(determinant(first, rank)));
}

function everyOne(dimensions: Int32Array, isTarget: Uint8Array): boolean {
  for (let a = 0; a < dimensions.length; a++) if (isTarget[dimensions[a]!] === 0) return false;
  return true;
}

/** Probabilities, and the smaller of the two forms of the information: by options less the first, or by dimensions. */
function prepare(item: CompiledSoftmaxItem, mode: Float64Array): void {
  const { optionCount, dimensions, slopes } = item;
  const width = dimensions.length;
  isByOption = optionCount - 1 <= width;
  rank = isByOption ? optionCount - 1 : width;
  if (probabilities.length < optionCount) probabilities = new Float64Array(optionCount);
  if (image.length < width) image = new Float64Array(width);
  if (first.length < rank * rank) {
    first = new Float64Array(rank * rank);
    second = new Float64Array(rank * rank);
  }
  if (differences.length < rank * width) differences = new Float64Array(rank * width);
  writeProbabilities(item, mode, probabilities);
  if (isByOption) {
    for (let k = 0; k < rank; k++) for (let a = 0; a < width; a++) differences[k * width + a] = slopes[(k + 1) * width + a]! - slopes[a]!;
    return;
  }
  // `differences` then holds the information block itself.
  for (let a = 0; a < width; a++) {
    let mean = 0;
    for (let k = 0; k < optionCount; k++) mean += probabilities[k]! * slopes[k * width + a]!;
    image[a] = mean;
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      for (let k = 0; k < optionCount; k++)
        sum += probabilities[k]! * (slopes[k * width + a]! - mean) * (slopes[k * width + b]! - image[b]!);
      differences[a * width + b] = sum;
      differences[b * width + a] = sum;
    }
  }
}

/** out = diagonal x I + W D M D' (by options, W = diag(p) - pp') or diagonal x I + B M (by dimensions). */
function weigh(item: CompiledSoftmaxItem, matrix: Float64Array, size: number, out: Float64Array, diagonal: 0 | 1): void {
  const { dimensions } = item;
  const width = dimensions.length;
  if (!isByOption) {
    for (let a = 0; a < width; a++) {
      for (let b = 0; b < width; b++) {
        let sum = a === b ? diagonal : 0;
        for (let c = 0; c < width; c++) sum += differences[a * width + c]! * matrix[dimensions[c]! * size + dimensions[b]!]!;
        out[a * width + b] = sum;
      }
    }
    return;
  }
  for (let k = 0; k < rank; k++) {
    for (let a = 0; a < width; a++) {
      const start = dimensions[a]! * size;
      let sum = 0;
      for (let b = 0; b < width; b++) sum += matrix[start + dimensions[b]!]! * differences[k * width + b]!;
      image[a] = sum;
    }
    for (let l = 0; l <= k; l++) {
      let sum = 0;
      for (let a = 0; a < width; a++) sum += differences[l * width + a]! * image[a]!;
      out[k * rank + l] = sum;
      out[l * rank + k] = sum;
    }
  }
  for (let l = 0; l < rank; l++) {
    let mean = 0;
    for (let k = 0; k < rank; k++) mean += probabilities[k + 1]! * out[k * rank + l]!;
    for (let k = 0; k < rank; k++) out[k * rank + l] = probabilities[k + 1]! * (out[k * rank + l]! - mean) + (k === l ? diagonal : 0);
  }
}
