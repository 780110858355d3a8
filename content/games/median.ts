/** Of an even number of values the larger of the middle two; undefined where there are none. */
export const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
