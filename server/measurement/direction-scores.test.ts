import { expect, test } from 'vitest';
import { FACET_COUNT, facet } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { houseTraits, securenessStyles } from '#content/traits/directions.ts';
import { scoreDirection } from './direction-scores.ts';
import { houseScores } from './house-scores.ts';

const prior = { mode: new Float64Array(FACET_COUNT), covariance: Float64Array.from(facetCovariance.flat()) };
const halved = {
  mode: Float64Array.from({ length: FACET_COUNT }, (_, index) => Math.sin(index)),
  covariance: prior.covariance.map((value) => value / 2),
};

test('before any answer nothing is known of any direction', () => {
  for (const direction of [...houseTraits, ...securenessStyles]) {
    const { z, standardError, reliability } = scoreDirection(direction, prior);
    expect(z).toBeCloseTo(0, 12);
    expect(standardError).toBeCloseTo(1, 12);
    expect(reliability).toBeCloseTo(0, 12);
  }
});

test('half of the prior variance left is a reliability of one half', () => {
  for (const direction of securenessStyles) expect(scoreDirection(direction, halved).reliability).toBeCloseTo(0.5, 12);
});

test('the trait of a house is the house itself', () => {
  const { houses } = houseScores(halved);
  for (const [index, direction] of houseTraits.entries()) {
    const { z, standardError } = scoreDirection(direction, halved);
    expect(z).toBeCloseTo(houses[index]!.z, 12);
    expect(standardError).toBeCloseTo(houses[index]!.standardError, 12);
  }
});

test('Secure by hand: (.8 e4 + .4 e1 + .4 e12) / sqrt(.64 + .16 + .16 + .2 (2 (.32 + .32 + .16)))', () => {
  const mode = new Float64Array(FACET_COUNT);
  mode[facet(4, 'emotional')] = 1;
  mode[facet(1, 'emotional')] = 0.5;
  // e1, e4 and e12 correlate .2 with one another: another house, the same domain
  const priorVariance = 0.64 + 0.16 + 0.16 + 0.2 * 2 * (0.32 + 0.32 + 0.16);
  expect(scoreDirection(securenessStyles[0]!, { ...prior, mode }).z).toBeCloseTo(1 / Math.sqrt(priorVariance), 12);
});
