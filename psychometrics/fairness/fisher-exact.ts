import { logGamma } from '../numerics/chi-square.ts';

/**
 * Fisher's exact test of a 2 x 2 table [[a, b], [c, d]] of counts, two-sided: the probability, margins given, of all tables that are no more likely than
 * this one (with the usual 1e-7 of tolerance for rounding). Throws a RangeError unless all four are whole numbers from 0.
 *
 * @example
 * fisherExact(8, 2, 1, 5); // 0.035
 */
export function fisherExact(a: number, b: number, c: number, d: number): number {
  if (![a, b, c, d].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new RangeError(`Fisher's exact test needs four counts; got ${[a, b, c, d].join(', ')}.`);
  }
  const row = a + b;
  const column = a + c;
  const all = row + c + d;
  const logChoose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
  const logProbability = (x: number) => logChoose(column, x) + logChoose(all - column, row - x) - logChoose(all, row);
  const limit = logProbability(a) + 1e-7;
  let sum = 0;
  for (let x = Math.max(0, row + column - all); x <= Math.min(row, column); x++) {
    const log = logProbability(x);
    if (log <= limit) sum += Math.exp(log);
  }
  return Math.min(1, sum);
}
