import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softmaxInformation } from '../items/softmax-information.ts';
import type { SoftmaxItem } from '../items/softmax-item.ts';
import { choleskyFactor, choleskyInverse, choleskyLogDeterminant } from '../numerics/cholesky.ts';
import { drawNormal, type Random, seededRandom } from '../numerics/random.ts';
import { type NormalPrior, normalPrior } from '../scoring/normal-prior.ts';
import { type Posterior, scoreMap } from '../scoring/score-map.ts';
import { chooseItem } from './choose-item.ts';

const size = 5;
const prior: NormalPrior = normalPrior(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0.3))));

function randomItem(random: Random, options: number, width: number): SoftmaxItem {
  const start = Math.floor(random() * size);
  return {
    options: Array.from({ length: options }, () => ({
      intercept: drawNormal(random),
      loadings: Array.from({ length: width }, (_, i) => ({ dimension: (start + i) % size, slope: drawNormal(random) })),
    })),
  };
}

/** The covariance after an answer, by inverting the whole precision matrix anew. */
function covarianceAfter(item: SoftmaxItem, posterior: Posterior): Float64Array {
  const factor = new Float64Array(size * size);
  choleskyFactor(posterior.covariance, size, factor);
  const precision = choleskyInverse(factor, size);
  const { dimensions, matrix } = softmaxInformation(item, posterior.mode);
  dimensions.forEach((a, i) => {
    dimensions.forEach((b, j) => {
      precision[a * size + b]! += matrix[i * dimensions.length + j]!;
    });
  });
  choleskyFactor(precision, size, precision);
  return choleskyInverse(precision, size);
}

function logDeterminantOf(covariance: Float64Array, dimensions: readonly number[]): number {
  const block = Float64Array.from(dimensions.flatMap((a) => dimensions.map((b) => covariance[a * size + b]!)));
  choleskyFactor(block, dimensions.length, block);
  return choleskyLogDeterminant(block, dimensions.length);
}

const traceOf = (covariance: Float64Array, dimensions: readonly number[]): number =>
  dimensions.reduce((sum, dimension) => sum + covariance[dimension * size + dimension]!, 0);

function somePosterior(random: Random): Posterior {
  const answers = Array.from({ length: 3 }, () => ({ item: randomItem(random, 3, 2), option: Math.floor(random() * 3) }));
  return scoreMap(answers, prior);
}

const all = [0, 1, 2, 3, 4];

describe('the gain of an item', () => {
  it('by rank update is what inverting the whole matrix anew gives, for the determinant and the trace, of all dimensions and of some', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        fc.subarray(all, { minLength: 1 }),
        (seed, options, width, dimensions) => {
          const random = seededRandom(seed);
          const posterior = somePosterior(random);
          const items = [randomItem(random, options, width)];
          const after = covarianceAfter(items[0]!, posterior);
          const determinant = chooseItem({ items, posterior, dimensions, random })!.gain;
          expect(determinant).toBeCloseTo(logDeterminantOf(posterior.covariance, dimensions) - logDeterminantOf(after, dimensions), 9);
          const trace = chooseItem({ items, posterior, dimensions, random, criterion: 'a-optimal' })!.gain;
          expect(trace).toBeCloseTo(traceOf(posterior.covariance, dimensions) - traceOf(after, dimensions), 9);
          expect(Math.min(determinant, trace)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of an item that tells nothing is 0', () => {
    const items: SoftmaxItem[] = [
      {
        options: [
          { intercept: 0, loadings: [] },
          { intercept: 1, loadings: [] },
        ],
      },
    ];
    expect(chooseItem({ items, posterior: scoreMap([], prior), random: Math.random })!.gain).toBe(0);
  });

  it('counts an item on a correlated dimension for the one that matters, and nothing once that correlation is gone', () => {
    const items: SoftmaxItem[] = [
      {
        options: [
          { intercept: 0, loadings: [] },
          { intercept: 0, loadings: [{ dimension: 1, slope: 2 }] },
        ],
      },
    ];
    const request = { items, dimensions: [0], random: Math.random };
    expect(chooseItem({ ...request, posterior: scoreMap([], prior) })!.gain).toBeGreaterThan(0.01);
    const independent = normalPrior([
      [1, 0],
      [0, 1],
    ]);
    expect(chooseItem({ ...request, posterior: scoreMap([], independent) })!.gain).toBeCloseTo(0, 14);
  });
});

describe('the choice of an item', () => {
  const random = seededRandom(9);
  const items = Array.from({ length: 60 }, () => randomItem(random, 4, 2));
  const posterior = somePosterior(random);
  const gains = items.map((item) => chooseItem({ items: [item], posterior, random })!.gain);
  const ranking = [...gains.keys()].sort((a, b) => gains[b]! - gains[a]!);

  it('is the best when only the best is wanted', () => {
    const choice = chooseItem({ items, posterior, best: 1, random })!;
    expect(choice.index).toBe(ranking[0]);
    expect(choice.gain).toBeCloseTo(gains[ranking[0]!]!, 12);
  });

  it('is one of the best five otherwise, each about as often', () => {
    const counts = new Map<number, number>();
    for (let i = 0; i < 2000; i++) {
      const { index } = chooseItem({ items, posterior, random })!;
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(ranking.slice(0, 5).sort((a, b) => a - b));
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
  });

  it('never takes what is not allowed, takes fewer than five when only fewer are left, and says when there is nothing', () => {
    const isAllowed = (index: number) => index === 7 || index === 9;
    for (let i = 0; i < 20; i++) expect([7, 9]).toContain(chooseItem({ items, posterior, isAllowed, random })!.index);
    expect(chooseItem({ items, posterior, isAllowed: () => false, random })).toBeUndefined();
    expect(chooseItem({ items: [], posterior, random })).toBeUndefined();
  });

  it('notices when an array of items was changed between two choices', () => {
    const bank = [items[0]!, items[1]!];
    chooseItem({ items: bank, posterior, best: 1, random });
    bank[0] = items[ranking[0]!]!;
    expect(chooseItem({ items: bank, posterior, best: 1, random })!.gain).toBeCloseTo(gains[ranking[0]!]!, 12);
    bank.push(items[2]!);
    expect(chooseItem({ items: bank, posterior, best: 3, random: () => 0.999 })!.index).not.toBe(0);
  });

  it('refuses what makes no sense, and says what', () => {
    expect(() => chooseItem({ items, posterior, dimensions: [5], random })).toThrow('dimension 5 does not exist');
    expect(() => chooseItem({ items, posterior, dimensions: [1, 1], random })).toThrow('named twice');
    expect(() => chooseItem({ items, posterior, dimensions: [], random })).toThrow('at least one dimension');
    expect(() => chooseItem({ items, posterior, best: 0, random })).toThrow('best must be');
    const beyond: SoftmaxItem = {
      options: [
        { intercept: 0, loadings: [] },
        { intercept: 0, loadings: [{ dimension: 8, slope: 1 }] },
      ],
    };
    expect(() => chooseItem({ items: [beyond], posterior, random })).toThrow('Item 0 loads on dimension 8');
  });
});
