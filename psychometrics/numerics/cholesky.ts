/**
 * Symmetric positive definite systems through the factor L of A = L L' (Golub and Van Loan, Matrix Computations, 4.2).
 * Matrices are row-major Float64Arrays of size x size. Only the lower triangle of A is read, only that of L is written.
 * Nothing here allocates unless it says so: scoring calls it in its inner loop.
 */

/** Writes L into `factor` (which may be `matrix` itself). False when the matrix is not positive definite (or holds NaN). */
export function choleskyFactor(matrix: Float64Array, size: number, factor: Float64Array): boolean {
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    for (let column = 0; column < row; column++) {
      const columnStart = column * size;
      let sum = matrix[rowStart + column]!;
      for (let k = 0; k < column; k++) sum -= factor[rowStart + k]! * factor[columnStart + k]!;
      factor[rowStart + column] = sum / factor[columnStart + column]!;
    }
    let pivot = matrix[rowStart + row]!;
    for (let k = 0; k < row; k++) pivot -= factor[rowStart + k]! * factor[rowStart + k]!;
    if (!(pivot > 0) || pivot === Number.POSITIVE_INFINITY) return false;
    factor[rowStart + row] = Math.sqrt(pivot);
  }
  return true;
}

/** Solves L L' x = b in place: `vector` holds b before and x after. */
export function choleskySolve(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    const rowStart = row * size;
    let sum = vector[row]!;
    for (let k = 0; k < row; k++) sum -= factor[rowStart + k]! * vector[k]!;
    vector[row] = sum / factor[rowStart + row]!;
  }
  // Row by row from below, so that L is read along its rows though L' is what is solved.
  for (let row = size - 1; row >= 0; row--) {
    const rowStart = row * size;
    const value = vector[row]! / factor[rowStart + row]!;
    vector[row] = value;
    for (let k = 0; k < row; k++) vector[k] = vector[k]! - factor[rowStart + k]! * value;
  }
}

/** (L L')^-1, full and exactly symmetric, in a new array or in `inverse` (which must not be `factor`). */
export function choleskyInverse(factor: Float64Array, size: number, inverse = new Float64Array(size * size)): Float64Array {
  // Row i of the upper triangle of `inverse` first holds column i of L^-1, so that every inner loop runs along rows.
  for (let column = 0; column < size; column++) {
    const start = column * size;
    inverse[start + column] = 1 / factor[start + column]!;
    for (let row = column + 1; row < size; row++) {
      const rowStart = row * size;
      let sum = 0;
      for (let k = column; k < row; k++) sum -= factor[rowStart + k]! * inverse[start + k]!;
      inverse[start + row] = sum / factor[rowStart + row]!;
    }
  }
  // A^-1 = L^-T L^-1: its entry (i, j), i <= j, needs columns i and j of L^-1 from j on, all still unwritten at that moment.
  for (let i = 0; i < size; i++) {
    for (let j = i; j < size; j++) {
      let sum = 0;
      for (let k = j; k < size; k++) sum += inverse[i * size + k]! * inverse[j * size + k]!;
      inverse[i * size + j] = sum;
    }
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) inverse[i * size + j] = inverse[j * size + i]!;
  return inverse;
}

/** log det(L L'). */
export function choleskyLogDeterminant(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.log(factor[i * size + i]!);
  return 2 * sum;
}
