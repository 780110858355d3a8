import { type Domain, domainOf, FACET_COUNT, type House, houseOf } from '#content/mind/facets.ts';
import { type Posterior, type ReliableChange, reliableChange } from '#psychometrics';
import { isReliable, STRENGTH_PER_Z, toldStrength } from './house-scores.ts';
import { prior } from './score-sittings.ts';

type Estimate = Pick<Posterior, 'mode' | 'covariance'>;

/** What became of one side of a house between two times through one test, each scored by itself; on the scale of strengths. */
export type FacetChange = {
  readonly house: House;
  readonly domain: Domain;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  /** Of the difference: sqrt(SE1^2 + SE2^2), the error of measurement of either time. */
  readonly standardError: number;
  readonly verdict: ReliableChange['verdict'];
};

/**
 * Changes of these facets, where both times measured them. One counts as risen or fallen where it is larger than 1.96 standard errors of
 * the difference (docs/decisions/0017-playing-again.md). The facets of the test, not the houses: of a house a test sees one side of three.
 */
export const changesBetween = (before: Estimate, after: Estimate, facets: readonly number[]): FacetChange[] =>
  facets.flatMap((dimension) => {
    const [earlier, later] = [scoreOf(before, dimension), scoreOf(after, dimension)];
    return isReliable(earlier) && isReliable(later) ? [changeOf(dimension, earlier, later)] : [];
  });

type FacetScore = { readonly z: number; readonly measurementError: number; readonly reliability: number };

/** The prior variance of a facet is 1. */
const scoreOf = (estimate: Estimate, dimension: number): FacetScore => ({
  z: estimate.mode[dimension]!,
  measurementError: measurementError(estimate, dimension),
  reliability: 1 - estimate.covariance[dimension * (FACET_COUNT + 1)]!,
});

/**
 * By how much the estimate of one and the same person would vary from time to time: the root of (S - S P S), S the posterior covariance and
 * P the prior precision, since the estimate is S I times what the answers say, and I = S^-1 - P. The posterior's own standard error holds
 * besides what is not known of the person at all, and that is the same both times.
 */
function measurementError({ covariance }: Estimate, dimension: number): number {
  const row = covariance.subarray(dimension * FACET_COUNT, (dimension + 1) * FACET_COUNT);
  let known = 0;
  for (let one = 0; one < FACET_COUNT; one++) {
    for (let other = 0; other < FACET_COUNT; other++) known += row[one]! * prior.precision[one * FACET_COUNT + other]! * row[other]!;
  }
  return Math.sqrt(row[dimension]! - known);
}

function changeOf(dimension: number, earlier: FacetScore, later: FacetScore): FacetChange {
  const score = ({ z, measurementError: standardError }: FacetScore) => ({ score: z, standardError });
  return {
    house: houseOf(dimension),
    domain: domainOf(dimension),
    before: toldStrength(earlier.z),
    after: toldStrength(later.z),
    difference: STRENGTH_PER_Z * (later.z - earlier.z),
    standardError: STRENGTH_PER_Z * Math.hypot(earlier.measurementError, later.measurementError),
    verdict: reliableChange(score(earlier), score(later)).verdict,
  };
}
