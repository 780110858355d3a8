import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACET_COUNT, facet, HOUSES } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { standingOf } from '#content/mind/strength.ts';
import { normalPrior, scoreMap } from '#psychometrics';
import { differenceError, houseScores, isReliable, strengthOf, strengthWithRange } from './house-scores.ts';

const prior = normalPrior(facetCovariance);
const untouched = { mode: prior.mean, covariance: prior.covariance };

describe('a house', () => {
  test('that nothing has measured has the prior: z 0, standard error 1, reliability 0', () => {
    for (const score of houseScores(untouched).houses) {
      expect(score.z).toBe(0);
      expect(score.standardError).toBeCloseTo(1, 12);
      expect(score.reliability).toBeCloseTo(0, 12);
      expect(isReliable(score)).toBe(false);
    }
  });

  test('is the mean of its three facets in units of sqrt(2/3)', () => {
    const mode = new Float64Array(FACET_COUNT);
    mode[facet(4, 'emotional')] = 0.9;
    mode[facet(4, 'rational')] = 0.3;
    mode[facet(4, 'cognitive')] = -0.3;
    const { houses } = houseScores({ mode, covariance: prior.covariance });
    expect(houses[3]!.z).toBeCloseTo(0.3 / 0.816496580927726, 12);
    expect(houses.filter(({ z }) => z !== 0)).toHaveLength(1);
  });

  test('has the standard error of a mean of three, with their covariances', () => {
    const covariance = new Float64Array(FACET_COUNT * FACET_COUNT);
    const set = (row: number, column: number, value: number) => {
      covariance[row * FACET_COUNT + column] = value;
      covariance[column * FACET_COUNT + row] = value;
    };
    const [e, r, c] = [facet(1, 'emotional'), facet(1, 'rational'), facet(1, 'cognitive')];
    set(e, e, 0.3);
    set(r, r, 0.6);
    set(c, c, 0.9);
    set(e, r, 0.1);
    set(e, c, 0.05);
    set(r, c, 0.15);
    const score = houseScores({ mode: prior.mean, covariance }).houses[0]!;
    expect(score.standardError ** 2).toBeCloseTo((0.3 + 0.6 + 0.9 + 2 * (0.1 + 0.05 + 0.15)) / 9 / (2 / 3), 12);
    expect(score.reliability).toBeCloseTo(1 - score.standardError ** 2, 12);
  });

  test('is measured from a reliability of 0.3', () => {
    const score = { house: 1 as const, z: 0, standardError: 0.8, reliability: 0.3 };
    expect(isReliable(score)).toBe(true);
    expect(isReliable({ ...score, reliability: 0.2999 })).toBe(false);
  });
});

describe('a strength', () => {
  test('has 3 and 2 at the quartiles of true strength, and its middle at 2.5', () => {
    expect(strengthOf(0.6745)).toBeCloseTo(3, 4);
    expect(strengthOf(-0.6745)).toBeCloseTo(2, 4);
    expect(strengthOf(0)).toBe(2.5);
  });

  test('stays within 0 to 5, and so does its range', () => {
    expect(strengthWithRange({ house: 1, z: 3.2, standardError: 0.4, reliability: 0.84 })).toEqual({
      strength: 4.9, // 4.87216
      standardError: expect.closeTo(0.29652, 10),
      range: { low: 4.3, high: 5 }, // 4.2909808
    });
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (z, standardError) => {
        const { strength, range } = strengthWithRange({ house: 1, z, standardError, reliability: 1 - standardError ** 2 });
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.low).toBeLessThanOrEqual(strength);
        expect(range.high).toBeGreaterThanOrEqual(strength);
        expect(range.high).toBeLessThanOrEqual(5);
      }),
    );
  });

  test.each([
    [2.96, '3.0', 'strong'],
    [2.94, '2.9', 'average'],
    [1.96, '2.0', 'average'],
    [1.94, '1.9', 'weak'],
  ] as const)('of %d reads %s and is classed by what it reads: %s', (exact, read, standing) => {
    const { strength } = strengthWithRange({ house: 1, z: (exact - 2.5) / 0.7413, standardError: 0.5, reliability: 0.75 });
    expect(strength.toFixed(1)).toBe(read);
    expect(standingOf(strength)).toBe(standing);
  });

  test('has one decimal, so that no two readers can round it differently', () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (z) => {
        const { strength, range } = strengthWithRange({ house: 1, z, standardError: 0.5, reliability: 0.75 });
        for (const value of [strength, range.low, range.high]) expect(Number(value.toFixed(1))).toBe(value);
      }),
    );
  });

  test.each([
    [3, 'strong'],
    [2.999, 'average'],
    [2, 'average'],
    [1.999, 'weak'],
  ] as const)('of %d is %s against others', (strength, expected) => {
    expect(standingOf(strength)).toBe(expected);
  });
});

test('errors of two houses lean on one another, so their difference counts the covariance', () => {
  const scores = houseScores(untouched);
  const between = scores.covariance[1]!;
  expect(between).toBeCloseTo((3 * 0.2 + 6 * 0.1) / 9 / (2 / 3), 12);
  expect(differenceError(scores, 1, 2)).toBeCloseTo(Math.sqrt(2 - 2 * between), 12);
  expect(differenceError(scores, 5, 5)).toBe(0);
});

test('more answers never make a house less sure', () => {
  const step = (dimension: number) => ({
    options: [-1.5, -0.5, 0.5, 1.5].map((level) => ({ intercept: 0, loadings: [{ dimension, slope: 0.75 * level }] })),
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ dimension: fc.nat(FACET_COUNT - 1), option: fc.nat(3) }), { minLength: 1, maxLength: 40 }),
      (drawn) => {
        const answers = drawn.map(({ dimension, option }) => ({ item: step(dimension), option }));
        for (const { reliability, standardError } of houseScores(scoreMap(answers, prior)).houses) {
          expect(reliability).toBeGreaterThanOrEqual(0);
          expect(standardError).toBeLessThanOrEqual(1 + 1e-9);
        }
      },
    ),
    { numRuns: 30 },
  );
  expect(HOUSES).toHaveLength(12);
});
