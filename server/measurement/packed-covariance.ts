/** Enough that no told number differs. */
const DIGITS = 7;

/** The lower half of a symmetric matrix, row by row: a third of the room that the whole takes as text. */
export function packCovariance(covariance: Float64Array, dimensions: number): number[] {
  const packed: number[] = [];
  for (let row = 0; row < dimensions; row += 1)
    for (let column = 0; column <= row; column += 1) packed.push(Number(covariance[row * dimensions + column]!.toPrecision(DIGITS)));
  return packed;
}

export function unpackCovariance(packed: readonly number[], dimensions: number): Float64Array {
  const covariance = new Float64Array(dimensions * dimensions);
  let next = 0;
  for (let row = 0; row < dimensions; row += 1)
    for (let column = 0; column <= row; column += 1) {
      const value = packed[next++]!;
      covariance[row * dimensions + column] = value;
      covariance[column * dimensions + row] = value;
    }
  return covariance;
}
