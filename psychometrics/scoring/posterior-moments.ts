/** A log-density this far below its peak is left out: what lies beyond changes mean and variance by less than 1e-11. */
export const NEGLIGIBLE = 30;
/** Rules on the even and on the odd points that agree this well leave, joined, an error of about the square of it. */
const AGREEMENT = 1e-4;

/**
 * Mean and standard deviation of a density from its logarithm (up to a constant) at equal steps, or undefined where the points reach too little far
 * or lie too wide apart.
 *
 * Equal steps integrate a smooth function that vanishes at both ends with an error that falls exponentially in 1 / step: as
 * exp(-2 (pi sd / step)^2) for a normal posterior, and as exp(-2 pi^2 / (slope step)) for the bend of a logistic curve (Trefethen and
 * Weideman 2014, SIAM Review 56). Every other point is the same rule with twice the step, whose error is the square root.
 */
export function posteriorMoments(
  logDensity: Float64Array,
  low: number,
  step: number,
): { theta: number; standardError: number } | undefined {
  const count = logDensity.length;
  const largest = maximum(logDensity);
  const floor = largest - NEGLIGIBLE;
  if (!(logDensity[0]! < floor && logDensity[count - 1]! < floor)) return undefined;
  // Distances from the first point that matters, so that squares do not cancel.
  let origin = 0;
  while (logDensity[origin]! < floor) origin++;
  const even = sumMoments(logDensity, origin, 0, largest, step);
  const odd = sumMoments(logDensity, origin, 1, largest, step);
  const total = even.mass + odd.mass;
  const mean = (even.first + odd.first) / total;
  const variance = (even.second + odd.second) / total - mean * mean;
  const sd = Math.sqrt(variance);
  // Moments about the mean, so that what is compared is of the size of the spread.
  const massGap = even.mass - odd.mass;
  const firstGap = even.first - odd.first - mean * massGap;
  const secondGap = even.second - odd.second - 2 * mean * (even.first - odd.first) + mean * mean * massGap;
  const isSettled =
    Math.abs(massGap) <= AGREEMENT * total &&
    Math.abs(firstGap) <= AGREEMENT * total * sd &&
    Math.abs(secondGap) <= AGREEMENT * total * variance;
  return isSettled ? { theta: low + origin * step + mean, standardError: sd } : undefined;
}

/** Sums over every other point from origin + offset on, distances counted from `origin`. */
function sumMoments(logDensity: Float64Array, origin: number, offset: number, largest: number, step: number) {
  const floor = largest - NEGLIGIBLE;
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let i = origin + offset; i < logDensity.length; i += 2) {
    if (logDensity[i]! < floor) continue;
    const weight = Math.exp(logDensity[i]! - largest);
    const moment = weight * (i - origin) * step;
    mass += weight;
    first += moment;
    second += moment * (i - origin) * step;
  }
  return { mass, first, second };
}

/**
 * The points (inclusive) outside which the log-density lies more than `negligible` below its peak, with one more on either side; `isCut` when
 * an end of the grid still matters.
 */
export function relevantSpan(logDensity: Float64Array, negligible: number): { first: number; last: number; isCut: boolean } {
  const floor = maximum(logDensity) - negligible;
  const end = logDensity.length - 1;
  let first = 0;
  while (logDensity[first]! < floor) first++;
  let last = end;
  while (logDensity[last]! < floor) last--;
  return { first: Math.max(0, first - 1), last: Math.min(end, last + 1), isCut: first === 0 || last === end };
}

function maximum(values: Float64Array): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) if (values[i]! > largest) largest = values[i]!;
  return largest;
}
