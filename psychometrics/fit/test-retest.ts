import { normalCdf } from '../numerics/normal.ts';

export type TestRetest = {
  /** Pearson's correlation of the two occasions with its 95% interval (Fisher's z). */
  readonly correlation: number;
  readonly low: number;
  readonly high: number;
  readonly meanChange: number;
  /** Standard error of measurement: sd at the first occasion x sqrt(1 - correlation). */
  readonly standardErrorOfMeasurement: number;
  /** A change beyond this is reliable with 95%: 1.96 sqrt(2) standard errors of measurement. */
  readonly smallestReliableChange: number;
  readonly people: number;
};

/** Both occasions of the same people in the same order; needs four people whose scores vary, else throws a RangeError. */
export function testRetest(before: ArrayLike<number>, after: ArrayLike<number>): TestRetest {
  const people = before.length;
  if (after.length !== people) throw new RangeError(`Two occasions need the same people; got ${people} and ${after.length} scores.`);
  if (people < 4) throw new RangeError(`A retest correlation needs four people or more; got ${people}.`);
  const meanBefore = mean(before);
  const meanAfter = mean(after);
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < people; i++) {
    const x = before[i]! - meanBefore;
    const y = after[i]! - meanAfter;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  if (!(xx > 0 && yy > 0)) throw new RangeError('A retest correlation needs scores that vary on both occasions.');
  const correlation = Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
  const reach = 1.96 / Math.sqrt(people - 3);
  const error = Math.sqrt((xx / (people - 1)) * (1 - Math.max(0, correlation)));
  return {
    correlation,
    low: Math.tanh(Math.atanh(correlation) - reach),
    high: Math.tanh(Math.atanh(correlation) + reach),
    meanChange: meanAfter - meanBefore,
    standardErrorOfMeasurement: error,
    smallestReliableChange: 1.96 * Math.SQRT2 * error,
    people,
  };
}

const mean = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

export type ReliableChange = {
  /** Change divided by its standard error: about standard normal when nothing changed (Jacobson and Truax 1991, J. Consulting and Clinical Psychology 59). */
  readonly index: number;
  /** Two-sided. */
  readonly p: number;
  readonly verdict: 'risen' | 'fallen' | 'no reliable change';
};

/** Did one person change? Each score brings its own standard error, in the units of the scores; both must be positive. */
export function reliableChange(
  before: { score: number; standardError: number },
  after: { score: number; standardError: number },
): ReliableChange {
  const error = Math.hypot(before.standardError, after.standardError);
  if (!(before.standardError > 0 && after.standardError > 0 && Number.isFinite(error)))
    throw new RangeError('Both scores need a positive, finite standard error.');
  const index = (after.score - before.score) / error;
  const p = 2 * normalCdf(-Math.abs(index));
  return { index, p, verdict: Math.abs(index) < 1.96 ? 'no reliable change' : index > 0 ? 'risen' : 'fallen' };
}
