import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { categoryDerivatives, differentiateCategories } from './category-derivatives.ts';
import { categoryProbabilities } from './category-probabilities.ts';
import { fromDifficulty } from './from-difficulty.ts';
import { limitOfLogProbability } from './item-curve.ts';
import { itemInformation } from './item-information.ts';
import { optionProbabilities } from './option-probabilities.ts';
import { softmaxInformation } from './softmax-information.ts';
import type { SoftmaxItem } from './softmax-item.ts';
import { categoryCount, type UnidimensionalItem } from './unidimensional-item.ts';

const items: readonly UnidimensionalItem[] = [
  fromDifficulty['1pl'](1, 0.3),
  fromDifficulty['2pl'](-1.7, -0.4),
  fromDifficulty['3pl'](1.4, 0.5, 0.2),
  fromDifficulty['4pl'](2, -0.5, 0.15, 0.92),
  fromDifficulty.graded(1.6, [-1, 0.2, 1.1]),
  fromDifficulty.gpcm(0.9, [0.4, -0.6, 1]),
  { model: 'nominal', slopes: [0, 1.2, -0.4, 0.5], intercepts: [0, 0.3, -0.2, 1] },
];

describe.each(items)('the $model item', (item) => {
  it('has probabilities that sum to one, and derivatives that are those of their logarithms', () => {
    const out = categoryDerivatives(categoryCount(item));
    const step = 1e-5;
    for (const theta of [-4, -1, 0, 0.3, 2, 5]) {
      expect(categoryProbabilities(item, theta).reduce((a, b) => a + b)).toBeCloseTo(1, 13);
      const [before, at, after] = [theta - step, theta, theta + step].map((x) => categoryProbabilities(item, x).map(Math.log));
      differentiateCategories(item, theta, out);
      for (let k = 0; k < categoryCount(item); k++) {
        expect(out.logProbability[k]).toBeCloseTo(at![k]!, 10);
        expect(out.first[k]).toBeCloseTo((after![k]! - before![k]!) / (2 * step), 7);
        expect(out.second[k]).toBeCloseTo((after![k]! - 2 * at![k]! + before![k]!) / step ** 2, 3);
      }
    }
  });

  it('carries the information sum_k P_k (d log P_k)^2, which is also the expected curvature', () => {
    const out = categoryDerivatives(categoryCount(item));
    for (const theta of [-2, 0, 1.5]) {
      const probabilities = categoryProbabilities(item, theta);
      differentiateCategories(item, theta, out);
      const curvature = probabilities.reduce((sum, p, k) => sum - p * out.second[k]!, 0);
      expect(itemInformation(item, theta)).toBeCloseTo(curvature, 12);
    }
  });

  it('tends to its limits', () => {
    for (const direction of [1, -1] as const) {
      const far = categoryProbabilities(item, 60 * direction);
      for (let k = 0; k < categoryCount(item); k++) expect(Math.exp(limitOfLogProbability(item, k, direction))).toBeCloseTo(far[k]!, 9);
    }
  });
});

describe('item information in closed form', () => {
  it('is a^2 P Q for the 2PL, Birnbaum for the 3PL, Magis for the 4PL', () => {
    const [a, b, g, c, theta] = [1.7, 0.4, 0.2, 0.95, 0.9];
    const s = 1 / (1 + Math.exp(-a * (theta - b)));
    expect(itemInformation(fromDifficulty['2pl'](a, b), theta)).toBeCloseTo(a * a * s * (1 - s), 13);
    const p3 = g + (1 - g) * s;
    // Birnbaum (1968): a^2 (Q / P) ((P - g) / (1 - g))^2
    expect(itemInformation(fromDifficulty['3pl'](a, b, g), theta)).toBeCloseTo(a * a * ((1 - p3) / p3) * ((p3 - g) / (1 - g)) ** 2, 13);
    const p4 = g + (c - g) * s;
    const magis = (a * a * (p4 - g) ** 2 * (c - p4) ** 2) / ((c - g) ** 2 * p4 * (1 - p4));
    expect(itemInformation(fromDifficulty['4pl'](a, b, g, c), theta)).toBeCloseTo(magis, 13);
  });

  it('of the GPCM is a^2 times the variance of the category', () => {
    const item = fromDifficulty.gpcm(1.3, [-0.5, 0.5]);
    const p = categoryProbabilities(item, 0.2);
    const mean = p[1]! + 2 * p[2]!;
    expect(itemInformation(item, 0.2)).toBeCloseTo(1.3 ** 2 * (p[1]! + 4 * p[2]! - mean ** 2), 13);
  });
});

describe('the softmax item', () => {
  it('with two options is the 2PL, and with slopes k a the GPCM', () => {
    const logistic: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0.4, loadings: [{ dimension: 1, slope: 1.3 }] },
      ],
    };
    const expected = categoryProbabilities({ model: '2pl', slope: 1.3, intercept: 0.4 }, 0.8);
    optionProbabilities(logistic, [9, 0.8]).forEach((p, k) => {
      expect(p).toBeCloseTo(expected[k]!, 14);
    });
    const credit: SoftmaxItem = {
      options: [0, 0.2, -0.3].map((intercept, k) => ({ intercept, loadings: [{ dimension: 0, slope: 0.7 * k }] })),
    };
    const graded = categoryProbabilities({ model: 'gpcm', slope: 0.7, intercepts: [0.2, -0.3] }, -1.1);
    optionProbabilities(credit, [-1.1]).forEach((p, k) => {
      expect(p).toBeCloseTo(graded[k]!, 14);
    });
    expect(softmaxInformation(credit, [-1.1]).matrix[0]).toBeCloseTo(
      itemInformation({ model: 'gpcm', slope: 0.7, intercepts: [0.2, -0.3] }, -1.1),
      13,
    );
  });

  it('has positive semi-definite information at any theta', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), (seed, optionCount) => {
        const random = seededRandom(seed);
        const item: SoftmaxItem = {
          options: Array.from({ length: optionCount }, () => ({
            intercept: drawNormal(random),
            loadings: [4, 0, 2].map((dimension) => ({ dimension, slope: 5 * drawNormal(random) })),
          })),
        };
        const theta = Array.from({ length: 5 }, () => 2 * drawNormal(random));
        const { dimensions, matrix } = softmaxInformation(item, theta);
        expect([...dimensions]).toEqual([0, 2, 4]);
        for (let trial = 0; trial < 10; trial++) {
          const v = Array.from({ length: 3 }, () => drawNormal(random));
          let form = 0;
          for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) form += v[i]! * v[j]! * matrix[i * 3 + j]!;
          expect(form).toBeGreaterThanOrEqual(-1e-12);
        }
      }),
    );
  });

  it('stays finite with slopes that would overflow an exponential', () => {
    const item: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0, loadings: [{ dimension: 0, slope: 1e4 }] },
      ],
    };
    expect([...optionProbabilities(item, [3])]).toEqual([0, 1]);
  });

  it.each<[string, unknown]>([
    ['at least two options', { options: [{ intercept: 0, loadings: [] }] }],
    ['array of options', {}],
    [
      'Option 1: the intercept',
      {
        options: [
          { intercept: 0, loadings: [] },
          { intercept: Number.NaN, loadings: [] },
        ],
      },
    ],
    ['Option 0: needs an array', { options: [{ intercept: 0 }, { intercept: 0, loadings: [] }] }],
    [
      'slope on dimension 2',
      {
        options: [
          { intercept: 0, loadings: [{ dimension: 2, slope: Number.POSITIVE_INFINITY }] },
          { intercept: 0, loadings: [] },
        ],
      },
    ],
    [
      'a dimension must be 0',
      {
        options: [
          { intercept: 0, loadings: [{ dimension: -1, slope: 1 }] },
          { intercept: 0, loadings: [] },
        ],
      },
    ],
    [
      'given twice',
      {
        options: [
          {
            intercept: 0,
            loadings: [
              { dimension: 1, slope: 1 },
              { dimension: 1, slope: 1 },
            ],
          },
          { intercept: 0, loadings: [] },
        ],
      },
    ],
  ])('refuses a malformed one and says: %s', (message, item) => {
    expect(() => optionProbabilities(item as SoftmaxItem, [0, 0, 0])).toThrow(message);
  });

  it('refuses a theta that does not reach its dimensions', () => {
    const item: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0, loadings: [{ dimension: 3, slope: 1 }] },
      ],
    };
    expect(() => optionProbabilities(item, [0, 0])).toThrow('loads on dimension 3, where theta is undefined');
  });
});
