/** Tiny general matrices, row-major, overwritten: the r x r determinants of a rank update (r is at most options - 1). */

/** det(A) by elimination with row exchanges. `matrix` is destroyed. */
export function determinant(matrix: Float64Array, size: number): number {
  if (size === 1) return matrix[0]!;
  if (size === 2) return matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!;
  let product = 1;
  for (let column = 0; column < size; column++) {
    const pivotRow = largestBelow(matrix, size, column);
    const pivot = matrix[pivotRow * size + column]!;
    if (pivot === 0) return 0;
    if (pivotRow !== column) {
      swapRows(matrix, size, pivotRow, column);
      product = -product;
    }
    product *= pivot;
    for (let row = column + 1; row < size; row++) subtractRow(matrix, size, row, column, matrix[row * size + column]! / pivot);
  }
  return product;
}

/** tr(A^-1 B). Both are destroyed. */
export function traceOfSolution(matrix: Float64Array, other: Float64Array, size: number): number {
  for (let column = 0; column < size; column++) {
    const pivotRow = largestBelow(matrix, size, column);
    if (pivotRow !== column) {
      swapRows(matrix, size, pivotRow, column);
      swapRows(other, size, pivotRow, column);
    }
    const pivot = matrix[column * size + column]!;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row * size + column]! / pivot;
      subtractRow(matrix, size, row, column, factor);
      subtractRow(other, size, row, column, factor);
    }
  }
  let trace = 0;
  for (let i = 0; i < size; i++) trace += other[i * size + i]! / matrix[i * size + i]!;
  return trace;
}

function largestBelow(matrix: Float64Array, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row++) {
    if (Math.abs(matrix[row * size + column]!) > Math.abs(matrix[best * size + column]!)) best = row;
  }
  return best;
}

function swapRows(matrix: Float64Array, size: number, a: number, b: number): void {
  for (let k = 0; k < size; k++) {
    const kept = matrix[a * size + k]!;
    matrix[a * size + k] = matrix[b * size + k]!;
    matrix[b * size + k] = kept;
  }
}

function subtractRow(matrix: Float64Array, size: number, row: number, from: number, factor: number): void {
  if (factor === 0) return;
  for (let k = 0; k < size; k++) matrix[row * size + k] = matrix[row * size + k]! - factor * matrix[from * size + k]!;
}
