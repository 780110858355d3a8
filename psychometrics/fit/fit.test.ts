import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lsat6Responses } from '../calibration/fixtures/lsat6.ts';
import { categoryProbabilities } from '../items/category-probabilities.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawIndex, drawNormal, type Random, seededRandom } from '../numerics/random.ts';
import { estimateAbility } from '../scoring/estimate-ability.ts';
import { itemFit } from './item-fit.ts';
import { localDependence } from './local-dependence.ts';
import { personFit } from './person-fit.ts';
import { alpha, empiricalReliability, itemCovariance, marginalReliability, omega } from './reliability.ts';
import { summedScoreDistribution } from './summed-score.ts';
import { reliableChange, testRetest } from './test-retest.ts';

const SLOPES = [0.82566, 0.722744, 0.890875, 0.688368, 0.656857];
const INTERCEPTS = [2.773234, 0.990201, 0.249148, 1.284757, 2.05327];
const lsat6: UnidimensionalItem[] = SLOPES.map((slope, i) => ({ model: '2pl', slope, intercept: INTERCEPTS[i]! }));

const answersTo = (items: readonly UnidimensionalItem[], theta: number, random: Random): number[] =>
  items.map((item) => drawIndex(categoryProbabilities(item, theta), random));

function simulate(items: readonly UnidimensionalItem[], people: number, seed: number) {
  const random = seededRandom(seed);
  const thetas = Array.from({ length: people }, () => drawNormal(random));
  return {
    thetas,
    responses: { data: Int8Array.from(thetas.flatMap((theta) => answersTo(items, theta, random))), people, items: items.length },
  };
}

const twenty: UnidimensionalItem[] = Array.from({ length: 20 }, (_, i) => ({
  model: '2pl',
  slope: 0.8 + 0.06 * i,
  intercept: ((i * 7) % 20) / 5 - 2,
}));
const graded: UnidimensionalItem[] = Array.from({ length: 12 }, (_, i) => ({
  model: 'graded',
  slope: 1 + 0.1 * i,
  intercepts: [1.5 - 0.1 * i, 0, -1.4],
}));

describe('item fit', () => {
  it('has the S-X2 of LSAT section 6', () => {
    const { items, people } = itemFit({ items: lsat6, responses: lsat6Responses() });
    expect(people).toBe(1000);
    const expected = { statistic: [0.45, 1.691, 0.666, 0.175, 0.111], df: [2, 2, 1, 2, 2], p: [0.798, 0.429, 0.414, 0.916, 0.946] };
    expect(items.map(({ df }) => df)).toEqual(expected.df);
    for (const [i, { statistic, p }] of items.entries()) {
      expect(Math.abs(statistic - expected.statistic[i]!)).toBeLessThan(1e-3);
      expect(Math.abs(p - expected.p[i]!)).toBeLessThan(1e-3);
    }
  });

  it.each([
    ['dichotomous', twenty],
    ['graded', graded],
  ] as const)('flags about one in twenty %s items of a true model', (_, items) => {
    const flags = [1, 2, 3, 4, 5].flatMap((seed) =>
      itemFit({ items, responses: simulate(items, 1000, seed).responses }).items.map(({ p }) => p < 0.05),
    );
    const share = flags.filter(Boolean).length / flags.length;
    // Parameters are the true ones here, so df is a little low and the share a little above 5%; 60 or 100 items give a standard error of 2 to 3%.
    expect(share).toBeLessThan(0.16);
  });

  it('finds an item that the model does not describe', () => {
    const { responses, thetas } = simulate(twenty, 2000, 9);
    const random = seededRandom(10);
    // Item 7 is easy in the middle and hard at both ends.
    for (const [person, theta] of thetas.entries()) responses.data[person * 20 + 7] = Math.abs(theta) < 0.7 === random() < 0.9 ? 1 : 0;
    const { items } = itemFit({ items: twenty, responses });
    expect(items[7]!.p).toBeLessThan(1e-6);
    expect(items[7]!.rmsea).toBeGreaterThan(0.05);
  });
});

describe('the distribution of the summed score', () => {
  it('is binomial for items alike', () => {
    const p = [0.2, 0.5, 0.9];
    const table = [Float64Array.from(p, (value) => 1 - value), Float64Array.from(p)];
    const distribution = summedScoreDistribution([table, table, table], 3);
    for (const [node, value] of p.entries()) {
      expect(distribution.map((shares) => shares[node]!)).toEqual(
        [(1 - value) ** 3, 3 * value * (1 - value) ** 2, 3 * value ** 2 * (1 - value), value ** 3].map((share) =>
          expect.closeTo(share, 12),
        ),
      );
    }
  });
});

describe('local dependence', () => {
  it('finds the pair that shares more than theta, and only it', () => {
    const { responses, thetas } = simulate(twenty, 2000, 3);
    const random = seededRandom(4);
    for (let person = 0; person < 2000; person++) if (random() < 0.5) responses.data[person * 20 + 5] = responses.data[person * 20 + 12]!;
    const estimated = thetas.map(
      (_, person) =>
        estimateAbility({ items: twenty, responses: responses.data.subarray(person * 20, person * 20 + 20), method: 'eap' }).theta!,
    );
    const { pairs, mean } = localDependence({ items: twenty, responses, thetas: estimated });
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ left: 5, right: 12, people: 2000 });
    // Residuals about an estimated theta correlate by about -1 / (items - 1).
    expect(Math.abs(mean + 1 / 19)).toBeLessThan(0.05);
  });

  it('leaves missing answers out', () => {
    const { responses, thetas } = simulate(twenty, 300, 5);
    const data = responses.data.map((category, cell) => (cell % 20 === 3 && cell % 7 === 0 ? -1 : category));
    const before = localDependence({ items: twenty, responses, thetas });
    const after = localDependence({ items: twenty, responses: { ...responses, data }, thetas });
    expect(after.q3[1 * 20 + 2]).toBe(before.q3[1 * 20 + 2]);
    expect(Number.isNaN(after.q3[3 * 20 + 2]!)).toBe(false);
  });
});

describe('person fit', () => {
  it.each(['ml', 'map', 'wle'] as const)('is about standard normal for honest people under %s', (estimator) => {
    const random = seededRandom(17);
    const bank: UnidimensionalItem[] = Array.from({ length: 40 }, (_, i) => ({
      model: '2pl',
      slope: 0.8 + 0.03 * i,
      intercept: ((i * 11) % 40) / 10 - 2,
    }));
    const values: number[] = [];
    for (let person = 0; person < 1500; person++) {
      const responses = answersTo(bank, 0.8 * drawNormal(random), random);
      const { theta } = estimateAbility({ items: bank, responses, method: estimator });
      const fit = personFit({ items: bank, responses, theta: theta!, estimator });
      if (fit) values.push(fit.lzStar);
    }
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(Math.abs(mean)).toBeLessThan(0.1);
    expect(Math.abs(sd - 1)).toBeLessThan(0.07);
    const flagged = values.filter((value) => value < -1.645).length / values.length;
    expect(flagged).toBeGreaterThan(0.03);
    expect(flagged).toBeLessThan(0.075);
  });

  it('is far below zero for most who guess on a test of easy and hard items', () => {
    const random = seededRandom(19);
    const spread: UnidimensionalItem[] = Array.from({ length: 30 }, (_, i) => ({ model: '2pl', slope: 1.5, intercept: (i - 14.5) / 5 }));
    const flagged = Array.from({ length: 200 }, () => {
      const responses = spread.map(() => Math.floor(2 * random()));
      const { theta } = estimateAbility({ items: spread, responses, method: 'map' });
      return personFit({ items: spread, responses, theta: theta!, estimator: 'map' })!.p < 0.05;
    });
    expect(flagged.filter(Boolean).length).toBeGreaterThan(150);
  });

  it('does not change when a missing answer is added or the order is turned', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 20, maxLength: 20 }), (responses) => {
        const plain = personFit({ items: twenty, responses, theta: 0.3, estimator: 'map' })!.lzStar;
        const longer = personFit({
          items: [...twenty, twenty[0]!].reverse(),
          responses: [...responses, -1].reverse(),
          theta: 0.3,
          estimator: 'map',
        })!.lzStar;
        expect(longer).toBeCloseTo(plain, 10);
      }),
      { numRuns: 30 },
    );
  });

  it('is undefined where there is nothing to compare', () => {
    expect(personFit({ items: [twenty[0]!], responses: [1], theta: 0, estimator: 'ml' })).toBeUndefined();
    expect(personFit({ items: twenty, responses: twenty.map(() => 1), theta: Number.POSITIVE_INFINITY, estimator: 'ml' })).toBeUndefined();
  });
});

describe('reliability', () => {
  /** Covariance of tau-equivalent items: true variance t in every cell, error variance e on the diagonal. */
  const parallel = (items: number, t: number, e: number) => ({
    covariance: Float64Array.from({ length: items * items }, (_, at) => (at % (items + 1) === 0 ? t + e : t)),
    items,
    people: 500,
  });

  it('alpha and omega of parallel items are the true reliability, k t / (k t + e)', () => {
    const expected = (6 * 0.5) / (6 * 0.5 + 1);
    expect(alpha(parallel(6, 0.5, 1)).value).toBeCloseTo(expected, 12);
    expect(omega(parallel(6, 0.5, 1)).value).toBeCloseTo(expected, 8);
  });

  it('omega is the true reliability of congeneric items, where alpha is too low', () => {
    const loadings = [0.3, 0.6, 0.9, 1.2];
    const unique = [0.8, 0.5, 0.7, 0.4];
    const covariance = Float64Array.from(
      { length: 16 },
      (_, at) => loadings[at >> 2]! * loadings[at & 3]! + (at % 5 === 0 ? unique[at >> 2]! : 0),
    );
    // (3.0)^2 / (3.0^2 + 2.4).
    const given = { covariance, items: 4, people: 100 };
    expect(omega(given).value).toBeCloseTo(9 / 11.4, 8);
    expect(omega(given).residual).toBeLessThan(1e-8);
    expect(alpha(given).value).toBeLessThan(9 / 11.4);
  });

  it('gives alpha the standard error that repeated samples show', () => {
    const random = seededRandom(23);
    const samples = Array.from({ length: 150 }, () => {
      const data = Int16Array.from({ length: 300 }, () => drawNormal(random)).fill(0);
      for (let person = 0; person < 60; person++) {
        const shared = drawNormal(random);
        for (let item = 0; item < 5; item++) data[person * 5 + item] = Math.round(1000 + 100 * (shared + drawNormal(random)));
      }
      return alpha(itemCovariance({ data, people: 60, items: 5 }));
    });
    const mean = samples.reduce((sum, { value }) => sum + value, 0) / samples.length;
    const sd = Math.sqrt(samples.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / samples.length);
    const stated = samples.reduce((sum, { standardError }) => sum + standardError, 0) / samples.length;
    expect(stated / sd).toBeGreaterThan(0.8);
    expect(stated / sd).toBeLessThan(1.25);
  });

  it('by information agrees with what the scores of simulated people show', () => {
    const { thetas, responses } = simulate(twenty, 1500, 31);
    const scores = thetas.map((_, person) =>
      estimateAbility({ items: twenty, responses: responses.data.subarray(person * 20, person * 20 + 20), method: 'eap' }),
    );
    const estimated = scores.map(({ theta }) => theta!);
    const empirical = empiricalReliability(
      estimated,
      scores.map(({ standardError }) => standardError),
    );
    expect(Math.abs(empirical - marginalReliability(twenty))).toBeLessThan(0.02);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const centred = (values: readonly number[]) => values.map((value) => value - mean(values));
    const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    const [x, y] = [centred(thetas), centred(estimated)];
    expect(Math.abs(dot(x, y) ** 2 / (dot(x, x) * dot(y, y)) - empirical)).toBeLessThan(0.03);
  });

  it('with no information at all is zero', () => {
    expect(marginalReliability([{ model: '2pl', slope: 0, intercept: 0 }])).toBe(0);
  });
});

describe('retest', () => {
  it('is perfect for scores that only moved', () => {
    const result = testRetest([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]);
    expect(result).toMatchObject({ correlation: 1, meanChange: 1, smallestReliableChange: 0, people: 5 });
  });

  it('states the smallest reliable change: 1.96 sqrt(2) sd sqrt(1 - r)', () => {
    const before = [-1, 0, 1, -1, 0, 1];
    const after = [-1, 0, 1, 0, -1, 1];
    // Sums of squares 4 and 4, of products 3: r = 0.75, sd = sqrt(0.8).
    const result = testRetest(before, after);
    expect(result.correlation).toBeCloseTo(0.75, 12);
    expect(result.smallestReliableChange).toBeCloseTo(1.96 * Math.SQRT2 * Math.sqrt(0.8) * 0.5, 12);
    expect(result.low).toBeCloseTo(Math.tanh(Math.atanh(0.75) - 1.96 / Math.sqrt(3)), 12);
  });

  it('tells a change of one person from error', () => {
    expect(reliableChange({ score: 50, standardError: 3 }, { score: 57, standardError: 4 })).toMatchObject({
      index: 1.4,
      verdict: 'no reliable change',
    });
    expect(reliableChange({ score: 50, standardError: 3 }, { score: 61, standardError: 4 })).toMatchObject({
      index: 2.2,
      verdict: 'risen',
    });
    expect(reliableChange({ score: 61, standardError: 3 }, { score: 50, standardError: 4 }).verdict).toBe('fallen');
  });
});
