/**
 * log Gamma(x) for x > 0, relative error below 1e-14: Stirling's series from x = 10 on (Abramowitz and Stegun 1964, 6.1.41), reached by the recurrence.
 * Throws a RangeError for x <= 0.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma needs a positive number, got ${x}.`);
  let shift = 0;
  let z = x;
  for (; z < 10; z++) shift += Math.log(z);
  const inverse = 1 / (z * z);
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - (inverse * 691) / 360360))))) / z;
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/**
 * P(X > x) for a chi-square variable with `df` degrees of freedom: the regularised upper incomplete gamma function Q(df / 2, x / 2), by its series
 * below the mean and Lentz's continued fraction above (Abramowitz and Stegun 1964, 6.5.29 and 6.5.31). Throws a RangeError unless df > 0.
 */
export function chiSquareUpperTail(x: number, df: number): number {
  if (!(df > 0)) throw new RangeError(`A chi-square distribution needs positive degrees of freedom, got ${df}.`);
  if (Number.isNaN(x)) throw new RangeError('chiSquareUpperTail needs a number, got NaN.');
  if (x <= 0) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  const a = df / 2;
  const z = x / 2;
  const front = Math.exp(a * Math.log(z) - z - logGamma(a));
  if (z < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= z / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  let b = z + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return front * fraction;
}
