const LOG_SQRT_TWO_PI = 0.9189385332046727;
/** Beyond this the tail comes from the continued fraction: the series would lose its relative accuracy to cancellation. */
const TAIL_FROM = 3;

/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x - LOG_SQRT_TWO_PI);
}

/**
 * Phi(x), the probability that a standard normal variable lies below x; relative error below 1e-12 in either tail.
 * In the middle the series 0.5 + phi(x) (x + x^3/3 + x^5/15 + ...) (Marsaglia 2004, J. Stat. Software 11(4));
 * in the tails the continued fraction for Mills' ratio (Abramowitz and Stegun 1964, 26.2.14).
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) throw new TypeError('normalCdf needs a number, got NaN');
  if (x > TAIL_FROM) return 1 - upperTail(x);
  if (x < -TAIL_FROM) return upperTail(-x);
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-18 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

function upperTail(x: number): number {
  if (x === Number.POSITIVE_INFINITY) return 0;
  let fraction = x;
  for (let term = 200; term >= 1; term--) fraction = x + term / fraction;
  return normalDensity(x) / fraction;
}

/**
 * The x with Phi(x) = probability; 0 gives -Infinity and 1 gives Infinity. Anything outside [0, 1] throws a RangeError.
 * Start: Abramowitz and Stegun 26.2.23 (error 4.5e-4); then Halley steps on our own Phi, each of which triples the digits.
 */
export function normalQuantile(probability: number): number {
  if (!(probability >= 0 && probability <= 1)) throw new RangeError(`normalQuantile needs a probability from 0 to 1, got ${probability}`);
  if (probability === 0) return Number.NEGATIVE_INFINITY;
  if (probability === 1) return Number.POSITIVE_INFINITY;
  if (probability > 0.5) return -lowerQuantile(1 - probability);
  return lowerQuantile(probability);
}

function lowerQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability));
  let x = -(t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))));
  for (let step = 0; step < 3; step++) {
    const density = normalDensity(x);
    if (density === 0) break;
    const newton = (normalCdf(x) - probability) / density;
    x -= newton / (1 + 0.5 * newton * x);
  }
  return x;
}
