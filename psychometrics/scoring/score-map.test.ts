import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionProbabilities } from '../items/option-probabilities.ts';
import { softmaxInformation } from '../items/softmax-information.ts';
import type { SoftmaxAnswer, SoftmaxItem } from '../items/softmax-item.ts';
import { drawIndex, drawNormal, type Random, seededRandom } from '../numerics/random.ts';
import { estimateAbility } from './estimate-ability.ts';
import { type NormalPrior, normalPrior } from './normal-prior.ts';
import { scoreMap } from './score-map.ts';

const correlated = (size: number, correlation: number): NormalPrior =>
  normalPrior(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : correlation))));

function randomItem(size: number, random: Random, steep = 1): SoftmaxItem {
  const options = 2 + Math.floor(3 * random());
  const dimension = Math.floor(random() * size);
  const other = (dimension + 1) % size;
  return {
    options: Array.from({ length: options }, () => ({
      intercept: 0.5 * drawNormal(random),
      loadings: (other === dimension ? [dimension] : [dimension, other]).map((d) => ({ dimension: d, slope: steep * drawNormal(random) })),
    })),
  };
}

const answer = (items: readonly SoftmaxItem[], theta: ArrayLike<number>, random: Random): SoftmaxAnswer[] =>
  items.map((item) => ({ item, option: drawIndex(optionProbabilities(item, theta), random) }));

/** Gradient of the log-posterior by its definition: sum over answers of (a_chosen - m) less precision x (theta - mean). */
function gradientAt(theta: Float64Array, answers: readonly SoftmaxAnswer[], prior: NormalPrior): Float64Array {
  const gradient = new Float64Array(prior.dimensions);
  for (const { item, option } of answers) {
    const probabilities = optionProbabilities(item, theta);
    for (const [k, { loadings }] of item.options.entries()) {
      for (const { dimension, slope } of loadings) gradient[dimension]! += slope * ((k === option ? 1 : 0) - probabilities[k]!);
    }
  }
  return gradient.map((value, i) =>
    theta.reduce((sum, coordinate, j) => sum - prior.precision[i * prior.dimensions + j]! * (coordinate - prior.mean[j]!), value),
  );
}

describe('the MAP of the softmax model', () => {
  it('has a zero gradient, and the inverse of precision plus information as covariance', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0.5, 1, 5),
        (seed, size, count, steep) => {
          const random = seededRandom(seed);
          const prior = correlated(size, 0.3);
          const items = Array.from({ length: count }, () => randomItem(size, random, steep));
          const answers = answer(
            items,
            Array.from({ length: size }, () => drawNormal(random)),
            random,
          );
          const { mode, covariance } = scoreMap(answers, prior);
          for (const slope of gradientAt(mode, answers, prior)) expect(Math.abs(slope)).toBeLessThan(1e-9 * (1 + count * steep));
          const precision = prior.precision.slice();
          for (const item of items) {
            const block = softmaxInformation(item, mode);
            block.dimensions.forEach((a, i) => {
              block.dimensions.forEach((b, j) => {
                precision[a * size + b]! += block.matrix[i * block.dimensions.length + j]!;
              });
            });
          }
          for (let i = 0; i < size; i++) {
            for (let j = 0; j < size; j++) {
              let product = 0;
              for (let k = 0; k < size; k++) product += precision[i * size + k]! * covariance[k * size + j]!;
              expect(product).toBeCloseTo(i === j ? 1 : 0, 5);
              expect(covariance[i * size + j]).toBe(covariance[j * size + i]);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('on one dimension is the MAP of the 2PL', () => {
    const answers = [1, 0, 1].map(
      (option, i): SoftmaxAnswer => ({
        item: {
          options: [
            { intercept: 0, loadings: [] },
            { intercept: i - 1, loadings: [{ dimension: 0, slope: 1 + i }] },
          ],
        },
        option,
      }),
    );
    const { mode, covariance } = scoreMap(answers, correlated(1, 0));
    const items = [0, 1, 2].map((i) => ({ model: '2pl' as const, slope: 1 + i, intercept: i - 1 }));
    const expected = estimateAbility({ method: 'map', items, responses: [1, 0, 1] });
    expect(mode[0]).toBeCloseTo(expected.theta!, 10);
    expect(Math.sqrt(covariance[0]!)).toBeCloseTo(expected.standardError, 8);
  });

  it('meets a closed form: contrary answers leave the mean where it is', () => {
    // Two mirror-image items, one answered each way: the gradients a q and -a q cancel at theta = 0, the prior mean. Information there is 2 a^2 / 4 on a
    // prior of variance 1, so the variance is 1 / (1 + a^2 / 2).
    const item: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0, loadings: [{ dimension: 0, slope: 2 }] },
      ],
    };
    const { mode, covariance } = scoreMap(
      [
        { item, option: 1 },
        { item, option: 0 },
      ],
      correlated(2, 0.5),
    );
    expect(mode[0]).toBeCloseTo(0, 12);
    expect(covariance[0]).toBeCloseTo(1 / 3, 10);
    // The other dimension hears of it through the correlation: 1 - r^2 + r^2 / 3 with r = 1/2.
    expect(covariance[3]).toBeCloseTo(0.75 + 0.25 / 3, 10);
  });

  it('is within eight steps from zero for ordinary tests of 36 dimensions', () => {
    const random = seededRandom(4);
    const prior = correlated(36, 0.2);
    for (let person = 0; person < 20; person++) {
      const items = Array.from({ length: 200 }, () => randomItem(36, random));
      const { iterations } = scoreMap(
        answer(
          items,
          Array.from({ length: 36 }, () => drawNormal(random)),
          random,
        ),
        prior,
      );
      expect(iterations).toBeLessThanOrEqual(8);
    }
  });

  it('is finite for one-sided answers, two thousand items and slopes of 50', () => {
    const random = seededRandom(6);
    const prior = correlated(4, 0.4);
    for (const [count, steep] of [
      [2000, 1],
      [200, 50],
      [3, 2000],
    ] as const) {
      const items = Array.from({ length: count }, () => randomItem(4, random, steep));
      for (const option of [0, 1]) {
        const answers = items.map((item) => ({ item, option }));
        const { mode, covariance } = scoreMap(answers, prior);
        expect([...mode, ...covariance].every(Number.isFinite)).toBe(true);
        const scale = count * steep;
        for (const slope of gradientAt(mode, answers, prior)) expect(Math.abs(slope) / scale).toBeLessThan(1e-8);
      }
    }
  });

  it('settles for slopes up to 100,000 and intercepts that no test would have', () => {
    const random = seededRandom(5);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    for (let trial = 0; trial < 300; trial++) {
      const size = pick([1, 2, 5]);
      const answers = Array.from({ length: pick([1, 3, 20]) }, (): SoftmaxAnswer => {
        const options = Array.from({ length: pick([2, 3, 4]) }, () => ({
          intercept: pick([0, 1, -50, 1e4]),
          loadings: Array.from({ length: pick([0, 1, size]) }, (_, dimension) => ({
            dimension,
            slope: drawNormal(random) * pick([0, 1, 50, 1e3, 1e5]),
          })),
        }));
        return { item: { options }, option: Math.floor(random() * options.length) };
      });
      const { mode, covariance } = scoreMap(answers, correlated(size, pick([0, 0.5, 0.99])));
      expect([...mode, ...covariance].every(Number.isFinite)).toBe(true);
      for (let i = 0; i < size; i++) expect(covariance[i * size + i]).toBeGreaterThan(0);
    }
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const items = Array.from({ length: 20 }, () => randomItem(3, random));
        const answers = answer(items, [0.5, -1, 1], random);
        const forwards = scoreMap(answers, correlated(3, 0.3));
        const backwards = scoreMap([...answers].reverse(), correlated(3, 0.3));
        forwards.mode.forEach((value, i) => {
          expect(backwards.mode[i]).toBeCloseTo(value, 10);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is the prior without answers, and does not hand out the prior itself', () => {
    const prior = normalPrior(
      [
        [2, 0.5],
        [0.5, 1],
      ],
      [1, -1],
    );
    const posterior = scoreMap([], prior);
    expect([...posterior.mode]).toEqual([1, -1]);
    expect([...posterior.covariance]).toEqual([2, 0.5, 0.5, 1]);
    expect(posterior.iterations).toBe(0);
    expect(posterior.covariance).not.toBe(prior.covariance);
  });

  it('refuses what makes no sense, and says what', () => {
    const item: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0, loadings: [{ dimension: 3, slope: 1 }] },
      ],
    };
    expect(() => scoreMap([{ item, option: 2 }], correlated(4, 0))).toThrow('Answer 0 names option 2, but its item has options 0 to 1');
    expect(() => scoreMap([{ item, option: 0.5 }], correlated(4, 0))).toThrow(RangeError);
    expect(() => scoreMap([{ item, option: 1 }], correlated(2, 0))).toThrow('dimension 3, but the prior has only 2 dimensions');
    expect(() =>
      normalPrior([
        [1, 2],
        [2, 1],
      ]),
    ).toThrow('not positive definite');
    expect(() =>
      normalPrior([
        [1, 0.2],
        [0.3, 1],
      ]),
    ).toThrow('not symmetric');
    expect(() => normalPrior([[1, 0]])).toThrow('Row 0');
    expect(() => normalPrior([])).toThrow('at least one dimension');
    expect(() => normalPrior([[Number.NaN]])).toThrow('finite');
    expect(() => normalPrior([[1]], [0, 0])).toThrow('its mean has 2');
  });
});
