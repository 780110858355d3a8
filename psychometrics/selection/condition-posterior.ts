import { choleskyFactor, choleskySolve } from '../numerics/cholesky.ts';

/** What every item of a bank is weighed against; made once per choice. Matrices are size x size, row-major. */
export type Conditioned = {
  readonly size: number;
  readonly covariance: Float64Array;
  readonly isTarget: Uint8Array;
  /** Covariance that is left when the target dimensions are known: S - S_.T S_TT^-1 S_T.; absent when all are targets. */
  readonly remaining?: Float64Array;
  /** S_.T S_T., for the trace; absent for the determinant. */
  readonly squared?: Float64Array;
};

/** Throws a RangeError for a dimension that does not exist or is named twice, or a covariance that is not positive definite. */
export function conditionPosterior(
  covariance: Float64Array,
  size: number,
  targets: readonly number[] | undefined,
  byTrace: boolean,
): Conditioned {
  const isTarget = new Uint8Array(size);
  if (targets === undefined) isTarget.fill(1);
  for (const dimension of targets ?? []) {
    if (!Number.isInteger(dimension) || dimension < 0 || dimension >= size) {
      throw new RangeError(`The posterior has dimensions 0 to ${size - 1}; dimension ${dimension} does not exist.`);
    }
    if (isTarget[dimension]) throw new RangeError(`Dimension ${dimension} is named twice.`);
    isTarget[dimension] = 1;
  }
  if (targets?.length === 0) throw new RangeError('Name at least one dimension to learn about.');
  const chosen = targets ?? Array.from({ length: size }, (_, i) => i);
  if (byTrace) return { size, covariance, isTarget, squared: squareThrough(covariance, size, chosen) };
  if (chosen.length === size) return { size, covariance, isTarget };
  return { size, covariance, isTarget, remaining: remainderGiven(covariance, size, chosen) };
}

function squareThrough(covariance: Float64Array, size: number, targets: readonly number[]): Float64Array {
  const squared = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (const target of targets) {
      const weight = covariance[row * size + target]!;
      if (weight === 0) continue;
      for (let column = 0; column < size; column++) squared[row * size + column]! += weight * covariance[target * size + column]!;
    }
  }
  return squared;
}

function remainderGiven(covariance: Float64Array, size: number, targets: readonly number[]): Float64Array {
  const count = targets.length;
  const factor = new Float64Array(count * count);
  for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) factor[a * count + b] = covariance[targets[a]! * size + targets[b]!]!;
  if (!choleskyFactor(factor, count, factor)) throw new RangeError('The posterior covariance is not positive definite.');
  const remaining = covariance.slice();
  const weights = new Float64Array(count);
  for (let row = 0; row < size; row++) {
    for (let a = 0; a < count; a++) weights[a] = covariance[row * size + targets[a]!]!;
    choleskySolve(factor, count, weights);
    for (let a = 0; a < count; a++) {
      for (let column = 0; column < size; column++)
        remaining[row * size + column]! -= weights[a]! * covariance[targets[a]! * size + column]!;
    }
  }
  return remaining;
}
