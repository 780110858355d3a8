/**
 * Symmetric positive definite systems through the factor L of A = L L' (Golub and Van Loan, Matrix Computations, 4.2).
 * Matrices are row-major Float64Arrays of size x size. Only the lower triangle of A is read, only that of L is written.
 * Nothing here allocates unless it says so: scoring calls it in its inner loop.
 */

/** 1 / L_ii, so that inner loops multiply: a division takes as long as ten multiplications. */
let reciprocals = new Float64Array(64);

/** Writes L into `factor` (which may be `matrix` itself). False when the matrix is not positive definite (or holds NaN). */
export function choleskyFactor(matrix: Float64Array, size: number, factor: Float64Array): boolean {
  if (reciprocals.length < size) reciprocals = new Float64Array(size);
  const inverted = reciprocals;
  for (let row = 0; row < size; row++) {
    const own = row * size;
    let column = 0;
    // Two columns at a time: their sums do not wait for each other.
    for (; column + 1 < row; column += 2) {
      const first = column * size;
      const second = first + size;
      let left = matrix[own + column]!;
      let right = matrix[own + column + 1]!;
      for (let k = 0; k < column; k++) {
        const value = factor[own + k]!;
        left -= value * factor[first + k]!;
        right -= value * factor[second + k]!;
      }
      left *= inverted[column]!;
      factor[own + column] = left;
      factor[own + column + 1] = (right - left * factor[second + column]!) * inverted[column + 1]!;
    }
    if (column < row) {
      let sum = matrix[own + column]!;
      for (let k = 0; k < column; k++) sum -= factor[own + k]! * factor[column * size + k]!;
      factor[own + column] = sum * inverted[column]!;
    }
    let pivot = matrix[own + row]!;
    for (let k = 0; k < row; k++) pivot -= factor[own + k]! * factor[own + k]!;
    if (!(pivot > 0) || pivot === Number.POSITIVE_INFINITY) return false;
    const root = Math.sqrt(pivot);
    factor[own + row] = root;
    inverted[row] = 1 / root;
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
  for (let row = 0; row < size; row++) {
    const own = row * size;
    const scale = 1 / factor[own + row]!;
    let column = 0;
    for (; column + 1 < row; column += 2) {
      const first = column * size;
      const second = first + size;
      let left = factor[own + column]! * inverse[first + column]!;
      let right = 0;
      for (let k = column + 1; k < row; k++) {
        const value = factor[own + k]!;
        left += value * inverse[first + k]!;
        right += value * inverse[second + k]!;
      }
      inverse[first + row] = -left * scale;
      inverse[second + row] = -right * scale;
    }
    if (column < row) {
      let sum = 0;
      for (let k = column; k < row; k++) sum += factor[own + k]! * inverse[column * size + k]!;
      inverse[column * size + row] = -sum * scale;
    }
    inverse[own + row] = scale;
  }
  // A^-1 = L^-T L^-1: its entry (i, j), i <= j, needs columns i and j of L^-1 from j on, all still unwritten at that moment.
  for (let i = 0; i < size; i++) {
    const own = i * size;
    let j = i;
    for (; j + 1 < size; j += 2) {
      const first = j * size;
      const second = first + size;
      let left = inverse[own + j]! * inverse[first + j]!;
      let right = 0;
      for (let k = j + 1; k < size; k++) {
        const value = inverse[own + k]!;
        left += value * inverse[first + k]!;
        right += value * inverse[second + k]!;
      }
      inverse[own + j] = left;
      inverse[own + j + 1] = right;
    }
    if (j < size) inverse[own + j] = inverse[own + j]! * inverse[j * size + j]!;
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
