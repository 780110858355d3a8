import { expect, test } from 'vitest';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { drawTheta, normalPrior, seededRandom } from '#psychometrics';
import { rarityOf } from './rarity.ts';

const known = (mode: Float64Array, variance: (row: number, column: number) => number) => ({
  mode,
  covariance: Float64Array.from({ length: FACET_COUNT ** 2 }, (_, at) => variance(Math.floor(at / FACET_COUNT), at % FACET_COUNT)),
});
const exactly = (mode: Float64Array) => known(mode, (row, column) => (row === column ? 1e-8 : 0));

test('of somebody of whom nothing is known it tells nothing', () => {
  const { share, low, high } = rarityOf(known(new Float64Array(FACET_COUNT), (row, column) => facetCovariance[row]![column]!));
  expect(share).toBeGreaterThan(46);
  expect(share).toBeLessThan(54);
  expect(low).toBeLessThan(6);
  expect(high).toBeGreaterThan(94);
});

test('nobody is nearer to the middle than the middle, and hardly anybody is further out than three deviations on all sides', () => {
  expect(rarityOf(exactly(new Float64Array(FACET_COUNT))).share).toBeGreaterThan(99.9);
  expect(rarityOf(exactly(new Float64Array(FACET_COUNT).fill(3))).share).toBeLessThan(2);
});

test('of people drawn from the prior, as many are rarer than 20 in 100 as there should be', () => {
  const prior = normalPrior(facetCovariance, new Array<number>(FACET_COUNT).fill(0));
  const random = seededRandom(3);
  const people = Array.from({ length: 40 }, () => rarityOf(exactly(Float64Array.from(drawTheta(prior, random)))).share);
  const rare = people.filter((share) => share < 20).length;
  // 8 expected, standard deviation 2.5
  expect(rare).toBeGreaterThan(1);
  expect(rare).toBeLessThan(16);
});
