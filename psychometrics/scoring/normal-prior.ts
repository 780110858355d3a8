import { choleskyFactor, choleskyInverse } from '../numerics/cholesky.ts';

/** A multivariate normal prior. Matrices are row-major, dimensions x dimensions. */
export type NormalPrior = {
  readonly dimensions: number;
  readonly mean: Float64Array;
  readonly covariance: Float64Array;
  readonly precision: Float64Array;
  /** L of covariance = L L', lower triangle, zero above it. */
  readonly factor: Float64Array;
};

/** How far two mirrored entries may lie apart, in units of their standard deviations, and still count as rounding. */
const SYMMETRY_TOLERANCE = 1e-9;

/**
 * A prior from its covariance (rows) and mean (0 when left out). Throws a TypeError when the shapes do not fit, and a RangeError when an
 * entry is not finite or the matrix is not symmetric and positive definite.
 */
export function normalPrior(covariance: readonly (readonly number[])[], mean?: readonly number[]): NormalPrior {
  const dimensions = covariance.length;
  if (dimensions === 0) throw new TypeError('A prior needs at least one dimension.');
  const flat = new Float64Array(dimensions * dimensions);
  for (const [row, values] of covariance.entries()) {
    if (values.length !== dimensions)
      throw new TypeError(`Row ${row} of the covariance has ${values.length} entries; ${dimensions} are needed.`);
    for (const [column, value] of values.entries()) {
      if (!Number.isFinite(value))
        throw new RangeError(`The covariance of dimensions ${row} and ${column} must be a finite number, got ${value}.`);
      flat[row * dimensions + column] = value;
    }
  }
  for (let row = 0; row < dimensions; row++) {
    for (let column = 0; column < row; column++) {
      const below = flat[row * dimensions + column]!;
      const above = flat[column * dimensions + row]!;
      const scale = Math.sqrt(Math.abs(flat[row * dimensions + row]! * flat[column * dimensions + column]!));
      if (Math.abs(below - above) > SYMMETRY_TOLERANCE * scale) {
        throw new RangeError(
          `The covariance is not symmetric: dimensions ${row} and ${column} have ${below} below the diagonal and ${above} above.`,
        );
      }
      const middle = 0.5 * (below + above);
      flat[row * dimensions + column] = middle;
      flat[column * dimensions + row] = middle;
    }
  }
  const center = Float64Array.from(mean ?? new Float64Array(dimensions));
  if (center.length !== dimensions) throw new TypeError(`The prior has ${dimensions} dimensions but its mean has ${center.length}.`);
  for (const [dimension, value] of center.entries()) {
    if (!Number.isFinite(value)) throw new RangeError(`The prior mean of dimension ${dimension} must be a finite number, got ${value}.`);
  }
  const factor = new Float64Array(dimensions * dimensions);
  if (!choleskyFactor(flat, dimensions, factor)) throw new RangeError('The covariance is not positive definite.');
  return { dimensions, mean: center, covariance: flat, precision: choleskyInverse(factor, dimensions), factor };
}
