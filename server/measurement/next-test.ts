import { type CataloguedTest, facetsOf, lookedAt } from '#content/catalogue.ts';
import { GAME_RELIABILITY } from '#content/games/design-reliability.ts';
import { type Domain, FACET_COUNT, HOUSES, type House, houseOf } from '#content/mind/facets.ts';
import type { Test } from '#content/test.ts';
import type { TestSlug } from '#content/tests.ts';
import { addInformation, choleskyFactor, choleskyInverse, type Posterior } from '#psychometrics';
import { houseVariance } from './house-scores.ts';

type Estimate = Pick<Posterior, 'mode' | 'covariance'>;

/** Why a test comes next: it is begun; nothing is known yet; what it measures is least known; or it only tells most for its time. */
export type NextTestCode = 'begun' | 'first' | 'least-known' | 'most-told';

export type NextTest = {
  readonly test: TestSlug;
  readonly code: NextTestCode;
  /** The side of the mind that it looks at. */
  readonly domain: Domain;
  /** What it measures, the least known first; empty where it looks at all twelve. */
  readonly houses: readonly House[];
};

/**
 * The test that takes most of the doubt out of a profile for each minute that it asks: the largest expected fall of the summed variance of
 * the twelve houses, divided by honest minutes (docs/decisions/0016-the-next-test.md). Undefined when there is none to choose from.
 */
export function chooseNextTest(estimate: Estimate, open: readonly CataloguedTest[]): NextTest | undefined {
  const { mode, covariance } = estimate;
  const precision = inverseOf(covariance);
  const doubt = doubtOfHouses(covariance);
  const gains = open.map(({ test }) => (doubt - doubtOfHouses(covarianceAfter(test, mode, precision))) / test.about.minutes);
  const best = open[gains.indexOf(Math.max(...gains))];
  return best && describe(best, codeOf(best, estimate, open), estimate);
}

/** A test that is begun comes first, whatever else would tell more. */
export const goOnWith = (begun: CataloguedTest, estimate: Estimate): NextTest => describe(begun, 'begun', estimate);

/** As the report shows it: the squared standard errors of the twelve houses, added up. */
const doubtOfHouses = (covariance: Float64Array): number => HOUSES.reduce((sum, house) => sum + houseVariance(covariance, house), 0);

/** The covariance after this test, were the estimate right. */
function covarianceAfter(test: Test, mode: Float64Array, precision: Float64Array): Float64Array {
  const after = precision.slice();
  addTestInformation(test, mode, after);
  return inverseOf(after);
}

function inverseOf(matrix: Float64Array): Float64Array {
  const factor = new Float64Array(FACET_COUNT * FACET_COUNT);
  if (!choleskyFactor(matrix, FACET_COUNT, factor)) throw new RangeError('What is known of a person must be positive definite.');
  return choleskyInverse(factor, FACET_COUNT);
}

/**
 * Everybody meets all items of a story, so what they will tell of this person is known. A game chooses as it goes, until it knows what it was
 * built to know: r = I / (1 + I) of each of its facets.
 */
function addTestInformation(test: Test, mode: Float64Array, sum: Float64Array): void {
  switch (test.kind) {
    case 'story':
      addInformation(test.bank.items, mode, FACET_COUNT, sum);
      break;
    case 'game':
      for (const dimension of facetsOf(test)) {
        const reliability = GAME_RELIABILITY[houseOf(dimension)];
        sum[dimension * (FACET_COUNT + 1)]! += reliability / (1 - reliability);
      }
  }
}

/** Two doubts that differ by less are told as equal: a twentieth of the variance of people. */
const MIN_DIFFERENCE = 0.05;
/** Nobody who has answered anything is known as little as this; a whole 1 would be a matter of rounding. */
const NOTHING_KNOWN = 1 - 1e-9;

function codeOf(best: CataloguedTest, { covariance }: Estimate, open: readonly CataloguedTest[]): NextTestCode {
  const doubts = open.map(({ test }) => meanDoubt(test, covariance));
  if (Math.min(...doubts) >= NOTHING_KNOWN) return 'first';
  return meanDoubt(best.test, covariance) >= Math.max(...doubts) - MIN_DIFFERENCE ? 'least-known' : 'most-told';
}

/** Posterior variance of what a test measures, on average: 1 where nothing is known. */
function meanDoubt(test: Test, covariance: Float64Array): number {
  const measured = facetsOf(test);
  return measured.reduce((sum, dimension) => sum + doubtOf(dimension, covariance), 0) / measured.length;
}

const doubtOf = (dimension: number, covariance: Float64Array): number => covariance[dimension * (FACET_COUNT + 1)]!;

function describe({ slug, test }: CataloguedTest, code: NextTestCode, { covariance }: Estimate): NextTest {
  const measured = facetsOf(test).toSorted((one, other) => doubtOf(other, covariance) - doubtOf(one, covariance));
  return { test: slug, code, ...lookedAt(measured) };
}
