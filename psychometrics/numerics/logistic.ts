/** 1 / (1 + exp(-x)), exact in both tails: it underflows to 0 on the left instead of overflowing. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const odds = Math.exp(x);
  return odds / (1 + odds);
}

/** log(logistic(x)) = -log(1 + exp(-x)); near x for a large negative x, where the logarithm of the probability itself would be -Infinity. */
export function logLogistic(x: number): number {
  return x >= 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
}
