import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryProbabilities } from '../items/category-probabilities.ts';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { itemInformation } from '../items/item-information.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawIndex, drawNormal, type Random, seededRandom } from '../numerics/random.ts';
import { type Estimator, estimateAbility } from './estimate-ability.ts';

/** LSAT section 6, Bock and Lieberman (1970): 2PL estimates by marginal maximum likelihood, and the scores that two other engines print under them. */
const lsat: UnidimensionalItem[] = [0.82566, 0.722744, 0.890875, 0.688368, 0.656857].map((slope, i) => ({
  model: '2pl',
  slope,
  intercept: [2.773234, 0.990201, 0.249148, 1.284757, 2.05327][i]!,
}));
const printed = [
  { pattern: [0, 0, 0, 0, 0], eap: -1.8967711, eapError: 0.801279, map: -1.8952596, mapError: 0.795525 },
  { pattern: [0, 0, 0, 1, 1], eap: -1.029437, eapError: 0.807126, map: -1.0412965, mapError: 0.800254 },
  { pattern: [1, 0, 1, 0, 1], eap: -0.3483456, eapError: 0.822296, map: -0.3723944, mapError: 0.814767 },
  { pattern: [1, 1, 0, 1, 1], eap: 0.008177, eapError: 0.833782, map: -0.0221902, mapError: 0.826704 },
  { pattern: [1, 1, 1, 1, 1], eap: 0.6456209, eapError: 0.859007, map: 0.6063336, mapError: 0.854614 },
];

const methods: readonly Estimator[] = ['eap', 'map', 'ml', 'wle'];

function randomItem(model: UnidimensionalItem['model'], random: Random, steep = 1): UnidimensionalItem {
  const slope = steep * (0.5 + 1.5 * random());
  const b = drawNormal(random);
  switch (model) {
    case '3pl':
      return fromDifficulty['3pl'](slope, b, 0.25 * random());
    case '4pl':
      return fromDifficulty['4pl'](slope, b, 0.25 * random(), 0.9 + 0.1 * random());
    case 'graded':
      return fromDifficulty.graded(slope, [b - 1, b, b + 0.7]);
    case 'gpcm':
      return fromDifficulty.gpcm(slope, [b, b - 0.5, b + 0.6]);
    case 'nominal':
      return { model, slopes: [0, slope, -0.5 * slope], intercepts: [0, drawNormal(random), drawNormal(random)] };
    default:
      return fromDifficulty[model](slope, b);
  }
}

const models: readonly UnidimensionalItem['model'][] = ['1pl', '2pl', '3pl', '4pl', 'graded', 'gpcm', 'nominal'];

const answer = (items: readonly UnidimensionalItem[], theta: number, random: Random): number[] =>
  items.map((item) => drawIndex(categoryProbabilities(item, theta), random));

const logLikelihood = (items: readonly UnidimensionalItem[], responses: readonly number[], theta: number): number =>
  items.reduce((sum, item, i) => sum + Math.log(categoryProbabilities(item, theta)[responses[i]!]!), 0);

describe('a published table', () => {
  it.each(printed)('meets the printed EAP and MAP of $pattern and their standard errors', ({ pattern, ...expected }) => {
    const eap = estimateAbility({ method: 'eap', items: lsat, responses: pattern });
    const map = estimateAbility({ method: 'map', items: lsat, responses: pattern });
    expect(Math.abs(eap.theta! - expected.eap)).toBeLessThan(1e-5);
    expect(Math.abs(eap.standardError - expected.eapError)).toBeLessThan(1e-5);
    expect(Math.abs(map.theta! - expected.map)).toBeLessThan(1e-5);
    expect(Math.abs(map.standardError - expected.mapError)).toBeLessThan(1e-5);
  });
});

describe('EAP', () => {
  it.each(models)('agrees with a brute-force fine grid for %s items, plain, many and steep', (model) => {
    const random = seededRandom(11);
    for (const [count, steep] of [
      [1, 1],
      [30, 1],
      [150, 1],
      [10, 30],
    ] as const) {
      const items = Array.from({ length: count }, () => randomItem(model, random, steep));
      const responses = answer(items, drawNormal(random), random);
      // The trapezoid rule at 1 / 250 of a unit is exact to rounding here: the narrowest posterior has sd .02, the steepest slope is 60.
      const step = 4e-3;
      const points = Math.round(16 / step);
      const logs = Float64Array.from({ length: points + 1 }, (_, i) => {
        const theta = -8 + i * step;
        return logLikelihood(items, responses, theta) - 0.5 * theta * theta;
      });
      const largest = logs.reduce((a, b) => Math.max(a, b));
      let mass = 0;
      let sum = 0;
      logs.forEach((log, i) => {
        mass += Math.exp(log - largest);
        sum += Math.exp(log - largest) * (-8 + i * step);
      });
      const mean = sum / mass;
      const variance = logs.reduce((total, log, i) => total + Math.exp(log - largest) * (-8 + i * step - mean) ** 2, 0) / mass;
      const eap = estimateAbility({ method: 'eap', items, responses });
      expect(Math.abs(eap.theta! - mean)).toBeLessThan(1e-7);
      expect(Math.abs(eap.standardError - Math.sqrt(variance))).toBeLessThan(1e-7);
    }
  });

  it('gives the prior itself without answers, whatever the prior', () => {
    for (const prior of [
      { mean: 0, standardDeviation: 1 },
      { mean: 40, standardDeviation: 3 },
      { mean: -2, standardDeviation: 0.01 },
    ]) {
      const { theta, standardError } = estimateAbility({ method: 'eap', items: lsat, responses: [null, undefined, -1, null, null], prior });
      expect(theta).toBeCloseTo(prior.mean, 8);
      expect(standardError / prior.standardDeviation).toBeCloseTo(1, 8);
    }
  });

  it('is exact for a step in closed form', () => {
    // An item of a huge slope at b tells only theta > b; then E = phi(b) / (1 - Phi(b)) (the inverse Mills ratio), which at b = 0 is sqrt(2 / pi), with
    // variance 1 - 2 / pi. The logistic bend of width 1 / slope moves both by the order of slope^-2.
    for (const slope of [1e4, 1e6, 1e9]) {
      const { theta, standardError } = estimateAbility({ method: 'eap', items: [fromDifficulty['2pl'](slope, 0)], responses: [1] });
      expect(theta).toBeCloseTo(Math.sqrt(2 / Math.PI), 7);
      expect(standardError ** 2).toBeCloseTo(1 - 2 / Math.PI, 7);
    }
    // Two of them, at -b right and at b wrong, cut out the middle: mean 0, variance 1 - 2 b phi(b) / (2 Phi(b) - 1), which at b = 1 is .2911250947.
    const between = estimateAbility({
      method: 'eap',
      items: [fromDifficulty['2pl'](1e7, -1), fromDifficulty['2pl'](1e7, 1)],
      responses: [1, 0],
    });
    expect(between.theta).toBeCloseTo(0, 8);
    expect(between.standardError ** 2).toBeCloseTo(0.2911250947, 7);
  });
});

describe('maximum likelihood', () => {
  it('meets the closed form of equal Rasch items', () => {
    // r of n right: P = r / n, so theta = log(r / (n - r)), information n P (1 - P).
    const items = Array.from({ length: 10 }, () => fromDifficulty['1pl'](1, 0));
    const { theta, standardError } = estimateAbility({ method: 'ml', items, responses: [1, 1, 1, 1, 1, 1, 1, 0, 0, 0] });
    expect(theta).toBeCloseTo(Math.log(7 / 3), 12);
    expect(standardError).toBeCloseTo(1 / Math.sqrt(10 * 0.7 * 0.3), 12);
  });

  it('meets the closed form of equal items with a floor and a ceiling', () => {
    // P = g + (c - g) s = r / n gives s = (r / n - g) / (c - g); with g = .2, c = .9, r / n = .6: s = 4/7, theta = b + log(4/3) / a.
    const items = Array.from({ length: 10 }, () => fromDifficulty['4pl'](1.5, 0.5, 0.2, 0.9));
    const { theta, standardError } = estimateAbility({ method: 'ml', items, responses: [1, 1, 1, 1, 1, 1, 0, 0, 0, 0] });
    expect(theta).toBeCloseTo(0.5 + Math.log(4 / 3) / 1.5, 10);
    // I = n a^2 (P - g)^2 (c - P)^2 / ((c - g)^2 P (1 - P))
    const information = (10 * 1.5 ** 2 * 0.4 ** 2 * 0.3 ** 2) / (0.7 ** 2 * 0.6 * 0.4);
    expect(standardError).toBeCloseTo(1 / Math.sqrt(information), 10);
  });

  it('says plainly that all right is Infinity, all wrong -Infinity, and nothing at all nothing', () => {
    const right = estimateAbility({ method: 'ml', items: lsat, responses: [1, 1, 1, 1, 1] });
    expect(right).toMatchObject({ theta: Number.POSITIVE_INFINITY, standardError: Number.POSITIVE_INFINITY });
    expect(right.reason).toContain('without end');
    expect(estimateAbility({ method: 'ml', items: lsat, responses: [0, null, 0, 0, 0] }).theta).toBe(Number.NEGATIVE_INFINITY);
    for (const method of ['ml', 'wle'] as const) {
      const none = estimateAbility({ method, items: lsat, responses: [null, null, null, null, null] });
      expect(none.theta).toBeUndefined();
      expect(none.reason).toContain('No estimate exists');
      expect(estimateAbility({ method, items: [fromDifficulty['2pl'](0, 1)], responses: [1] }).theta).toBeUndefined();
    }
  });

  it('turns the sides round for negative slopes', () => {
    expect(estimateAbility({ method: 'ml', items: [fromDifficulty['2pl'](-1, 0)], responses: [1] }).theta).toBe(Number.NEGATIVE_INFINITY);
  });

  it('finds the highest of several maxima of a 3PL likelihood', () => {
    // Samejima's (1973) situation: an easy item wrong, hard ones right by what may be luck; a scan of 8,001 points finds the highest peak.
    const random = seededRandom(5);
    for (let trial = 0; trial < 30; trial++) {
      const items = Array.from({ length: 8 }, () => fromDifficulty['3pl'](1 + 3 * random(), 2 * drawNormal(random), 0.25));
      const responses = items.map(() => (random() < 0.5 ? 1 : 0));
      let best = Number.NEGATIVE_INFINITY;
      let at = 0;
      for (let theta = -20; theta <= 20; theta += 5e-3) {
        const value = logLikelihood(items, responses, theta);
        if (value > best + 1e-12) {
          best = value;
          at = theta;
        }
      }
      const { theta } = estimateAbility({ method: 'ml', items, responses });
      if (Number.isFinite(theta)) expect(logLikelihood(items, responses, theta!)).toBeGreaterThan(best - 1e-10);
      else expect(Math.abs(at) > 8 || logLikelihood(items, responses, Math.sign(theta!) * 60) >= best - 1e-9).toBe(true);
    }
  });
});

describe('the weighted likelihood estimate', () => {
  it('meets the closed form of equal Rasch items', () => {
    // All items alike: l' = r - nP, J / 2I = (1 - 2P) / 2, so P = (r + 1/2) / (n + 1): the well-known half answer added on either side.
    const items = Array.from({ length: 10 }, () => fromDifficulty['1pl'](1, 0));
    for (const right of [0, 3, 10]) {
      const responses = items.map((_, i) => (i < right ? 1 : 0));
      const p = (right + 0.5) / 11;
      const { theta, standardError } = estimateAbility({ method: 'wle', items, responses });
      expect(theta).toBeCloseTo(Math.log(p / (1 - p)), 9);
      // I = n p q and B' = -p q, so sqrt(I) / (I - B') = sqrt(n p q) / ((n + 1) p q).
      expect(standardError).toBeCloseTo(Math.sqrt(10 * p * (1 - p)) / (11 * p * (1 - p)), 6);
    }
  });

  it('maximizes l + log(I) / 2 for the 2PL, where that is the same', () => {
    const { theta } = estimateAbility({ method: 'wle', items: lsat, responses: [1, 1, 0, 1, 1] });
    const weighted = (at: number) =>
      logLikelihood(lsat, [1, 1, 0, 1, 1], at) + 0.5 * Math.log(lsat.reduce((sum, item) => sum + itemInformation(item, at), 0));
    for (const nudge of [-1e-3, 1e-3]) expect(weighted(theta!)).toBeGreaterThan(weighted(theta! + nudge));
  });

  it('has less bias than maximum likelihood, and a standard error that is the spread of the estimates', () => {
    const random = seededRandom(77);
    const items = Array.from({ length: 20 }, (_, i) => fromDifficulty['2pl'](1.3, -2 + i / 5));
    const spread: number[] = [];
    const errors: number[] = [];
    for (let person = 0; person < 800; person++) {
      const { theta, standardError } = estimateAbility({ method: 'wle', items, responses: answer(items, 1, random) });
      spread.push(theta!);
      errors.push(standardError);
    }
    const mean = spread.reduce((a, b) => a + b) / spread.length;
    const sd = Math.sqrt(spread.reduce((sum, theta) => sum + (theta - mean) ** 2, 0) / (spread.length - 1));
    // Standard errors of these two figures over 800 people: .017 and .012.
    expect(Math.abs(mean - 1)).toBeLessThan(0.05);
    expect(Math.abs(errors.reduce((a, b) => a + b) / errors.length - sd)).toBeLessThan(0.04);
  });
});

describe('every estimator', () => {
  it.each(models)('is finite or says why for %s items: extreme, steep and two thousand answers', (model) => {
    const random = seededRandom(21);
    for (const [count, steep] of [
      [5, 1],
      [40, 50],
      [2000, 1],
    ] as const) {
      const items = Array.from({ length: count }, () => randomItem(model, random, steep));
      const patterns = [
        items.map(() => 0),
        items.map((item) => categoryCount(item) - 1),
        items.map((item) => Math.floor(random() * categoryCount(item))),
      ];
      for (const responses of patterns) {
        for (const method of count === 2000 && model !== '2pl' ? (['eap', 'map'] as const) : methods) {
          const { theta, standardError, reason } = estimateAbility({ method, items, responses });
          if (Number.isFinite(theta)) expect(standardError).toBeGreaterThan(0);
          else expect(reason).toBeTruthy();
          expect(theta).not.toBeNaN();
          expect(standardError).not.toBeNaN();
          if (method === 'eap' || method === 'map') expect(Number.isFinite(theta)).toBe(true);
        }
      }
    }
  });

  it('never gives NaN, whatever the items: flat, steep, falling, far away, and in any mixture', () => {
    const random = seededRandom(99);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const wild = (): UnidimensionalItem => {
      const model = pick(models);
      const slope = pick([0, 1, -1, 0.01, 50, -50, 1e3, 1e6, 2, 1e-8]);
      const intercept = pick([0, 1, -5, 100, -1e3, 1e5]);
      switch (model) {
        case '3pl':
          return { model, slope, intercept, guessing: pick([0, 0.2, 0.999]) };
        case '4pl':
          return { model, slope, intercept, guessing: pick([0, 0.2]), ceiling: pick([1, 0.9, 0.21]) };
        case 'graded':
          return { model, slope, intercepts: [intercept + 2, intercept + 1, intercept - 1] };
        case 'gpcm':
          return { model, slope, intercepts: [intercept, drawNormal(random)] };
        case 'nominal':
          return { model, slopes: [0, slope, pick([0, slope, -slope])], intercepts: [0, intercept, drawNormal(random)] };
        default:
          return { model, slope, intercept };
      }
    };
    for (let trial = 0; trial < 400; trial++) {
      const items = Array.from({ length: pick([1, 2, 3, 10, 40]) }, wild);
      const responses = items.map((item) => (random() < 0.15 ? null : Math.floor(random() * categoryCount(item))));
      for (const method of methods) {
        const { theta, standardError, reason } = estimateAbility({ method, items, responses });
        expect(theta).not.toBeNaN();
        expect(standardError).toBeGreaterThan(0);
        if (!Number.isFinite(theta)) expect(reason).toBeTruthy();
        if (method === 'eap' || method === 'map') expect(Number.isFinite(theta)).toBe(true);
      }
    }
  });

  it('is the same in any order of the items, and with missing answers put anywhere', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...methods), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (seed, method, keys) => {
        const random = seededRandom(seed);
        const items = models.map((model) => randomItem(model, random));
        const responses = answer(items, drawNormal(random), random);
        const plain = estimateAbility({ method, items, responses });
        const order = items.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]! || a - b);
        const shuffledItems = order.flatMap((i) => [randomItem('4pl', random), items[i]!]);
        const shuffled = estimateAbility({ method, items: shuffledItems, responses: order.flatMap((i) => [null, responses[i]!]) });
        if (Number.isFinite(plain.theta)) {
          expect(Math.abs(plain.theta! - shuffled.theta!)).toBeLessThan(1e-7 * (1 + Math.abs(plain.theta!)));
          expect(Math.abs(plain.standardError / shuffled.standardError - 1)).toBeLessThan(1e-6);
        } else expect(shuffled.theta).toBe(plain.theta);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses what makes no sense, and says what', () => {
    expect(() => estimateAbility({ method: 'eap', items: lsat, responses: [1] })).toThrow('5 items but 1 responses');
    expect(() => estimateAbility({ method: 'eap', items: lsat, responses: [1, 2, 0, 0, 0] })).toThrow(
      'Response 1 is 2, but its item has categories 0 to 1',
    );
    expect(() => estimateAbility({ method: 'eap', items: lsat, responses: [Number.NaN, 0, 0, 0, 0] })).toThrow(RangeError);
    expect(() => estimateAbility({ method: 'map', items: [fromDifficulty['2pl'](Number.NaN, 0)], responses: [1] })).toThrow('slope');
    expect(() => estimateAbility({ method: 'ml', items: [fromDifficulty['3pl'](1, 0, 1)], responses: [1] })).toThrow('guessing');
    expect(() => estimateAbility({ method: 'eap', items: [fromDifficulty.graded(1, [1, 0])], responses: [1] })).toThrow('fall strictly');
    expect(() => estimateAbility({ method: 'eap', items: [], responses: [], prior: { mean: 0, standardDeviation: 0 } })).toThrow(
      'positive',
    );
    expect(() => estimateAbility({ method: 'median' as Estimator, items: [], responses: [] })).toThrow('eap, map, ml or wle');
    expect(() => estimateAbility({ method: 'eap', items: [{ model: '5pl' } as never], responses: [1] })).toThrow('5pl');
  });
});
