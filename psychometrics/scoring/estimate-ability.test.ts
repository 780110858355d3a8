import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { type Estimator, estimateAbility } from './estimate-ability.ts';
import { answer, lsat, models, randomItem } from './fixtures/items.ts';

/** The scores that two other engines print under the estimates of `lsat`. */
const printed = [
  { pattern: [0, 0, 0, 0, 0], eap: -1.8967711, eapError: 0.801279, map: -1.8952596, mapError: 0.795525 },
  { pattern: [0, 0, 0, 1, 1], eap: -1.029437, eapError: 0.807126, map: -1.0412965, mapError: 0.800254 },
  { pattern: [1, 0, 1, 0, 1], eap: -0.3483456, eapError: 0.822296, map: -0.3723944, mapError: 0.814767 },
  { pattern: [1, 1, 0, 1, 1], eap: 0.008177, eapError: 0.833782, map: -0.0221902, mapError: 0.826704 },
  { pattern: [1, 1, 1, 1, 1], eap: 0.6456209, eapError: 0.859007, map: 0.6063336, mapError: 0.854614 },
];

const methods: readonly Estimator[] = ['eap', 'map', 'ml', 'wle'];

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
    for (let trial = 0; trial < 150; trial++) {
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

  it('has no finite estimate where the likelihood is flat to the last bit', () => {
    const random = seededRandom(144);
    const items = models.map((model) => randomItem(model, random));
    const estimate = estimateAbility({ method: 'ml', items, responses: [1, 1, 1, 1, 3, 3, 1] });
    expect(estimate).toMatchObject({ theta: Number.POSITIVE_INFINITY, standardError: Number.POSITIVE_INFINITY });
    expect(estimate.reason).toContain('rises upwards without end');
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
