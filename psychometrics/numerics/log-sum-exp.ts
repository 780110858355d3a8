/**
 * log(sum(exp(values))) without overflow: the largest value is taken out first.
 * An empty list gives -Infinity (the logarithm of nothing); a list of -Infinity as well.
 */
export function logSumExp(values: ArrayLike<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) if (values[i]! > largest) largest = values[i]!;
  if (largest === Number.NEGATIVE_INFINITY || largest === Number.POSITIVE_INFINITY) return largest;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += Math.exp(values[i]! - largest);
  return largest + Math.log(sum);
}
