import { normalCdf } from '../numerics/normal.ts';
import type { NormTable } from './norm-table.ts';
import { meanBelow, shareBelow, standardErrorAt } from './norm-table.ts';

/** Half the width of a 95% range, in standard errors. */
const Z_OF_95_PERCENT = 1.96;

/**
 * A person's place among others. All values are percentages, 0 to 100.
 * `low` and `high` bound the percentile of the person's true score with 95% (only the person's own uncertainty);
 * `standardError` is that of the norm itself, because it rests on a sample: null while the norm is the model's own population.
 */
export type Percentile = {
  readonly percentile: number;
  readonly low: number;
  readonly high: number;
  readonly standardError: number | null;
  /** True: compared with the model's population N(0, 1), since too few people have finished. False: with `group`. */
  readonly provisional: boolean;
  readonly group: string | null;
  readonly normVersion: string | null;
};

/**
 * Percentile of a score in the model's population, theta ~ N(0, 1): if the person's posterior is N(z, standardError^2), the chance that
 * another person, drawn at random, has less is Phi(z / sqrt(1 + standardError^2)), and the range is Phi(z -+ 1.96 standardError).
 *
 * `z` and `standardError` are in standard deviations of the prior. Throws a RangeError for a z that is not finite or a negative standard error.
 *
 * @example
 * const { percentile, low, high } = provisionalPercentile(1, 0.5);
 * percentile; // 81.4
 * low; // 50.8
 * high; // 97.6
 */
export function provisionalPercentile(z: number, standardError: number): Percentile {
  assertScore(z, standardError);
  return {
    percentile: 100 * normalCdf(z / Math.sqrt(1 + standardError * standardError)),
    low: 100 * normalCdf(z - Z_OF_95_PERCENT * standardError),
    high: 100 * normalCdf(z + Z_OF_95_PERCENT * standardError),
    standardError: null,
    provisional: true,
    group: null,
    normVersion: null,
  };
}

/**
 * Percentile of a score in a norm group, or, without a table, the provisional one. The same two rules with the group's distribution F in
 * the place of Phi: the percentile is the mean of F over the person's posterior, the range F(z -+ 1.96 standardError).
 *
 * `z` is on the scale that the table was built on. Throws a RangeError for a z that is not finite or a negative standard error.
 */
export function percentileOf(z: number, standardError: number, norm?: NormTable): Percentile {
  if (norm === undefined) return provisionalPercentile(z, standardError);
  assertScore(z, standardError);
  return {
    percentile: 100 * meanBelow(norm, z, standardError),
    low: 100 * shareBelow(norm, z - Z_OF_95_PERCENT * standardError),
    high: 100 * shareBelow(norm, z + Z_OF_95_PERCENT * standardError),
    standardError: 100 * standardErrorAt(norm, z),
    provisional: false,
    group: norm.group,
    normVersion: norm.version,
  };
}

function assertScore(z: number, standardError: number): void {
  if (!Number.isFinite(z)) throw new RangeError(`A percentile needs a finite score; got ${z}.`);
  if (!(standardError >= 0) || standardError === Number.POSITIVE_INFINITY) {
    throw new RangeError(`A standard error is zero or more and finite; got ${standardError}.`);
  }
}
