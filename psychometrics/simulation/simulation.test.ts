import { describe, expect, it } from 'vitest';
import type { SoftmaxItem } from '../items/softmax-item.ts';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { normalPrior } from '../scoring/normal-prior.ts';
import { scoreMap } from '../scoring/score-map.ts';
import { chooseItem } from '../selection/choose-item.ts';
import { drawAnswers, drawCategory, drawOption } from './draw-answer.ts';
import { drawTheta } from './draw-theta.ts';
import { exposureRates } from './exposure-rates.ts';
import { informationBound } from './information-bound.ts';
import { recovery } from './recovery.ts';
import { createRespondent, type Manner } from './respondent.ts';
import { simulateStudy } from './simulate-study.ts';

const size = 6;
const prior = normalPrior(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0.3))));

/** Stepped and two-axis scenes, and trade-offs, over six dimensions. */
function scenes(count: number): SoftmaxItem[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, i): SoftmaxItem => {
    const dimension = i % size;
    const other = (dimension + 1 + Math.floor(random() * (size - 1))) % size;
    const leanings =
      i % 3 === 0
        ? [-1.5, -0.5, 0.5, 1.5].map((level) => [{ dimension, slope: 0.75 * level }])
        : i % 3 === 1
          ? [-1, 1].flatMap((a) =>
              [-1, 1].map((b) => [
                { dimension, slope: 0.6 * a },
                { dimension: other, slope: 0.6 * b },
              ]),
            )
          : [0, 1, 2, 3].map((k) => [{ dimension: (dimension + k) % size, slope: 1 }]);
    return { options: leanings.map((loadings) => ({ intercept: 0.3 * drawNormal(random), loadings })) };
  });
}

describe('simulated people', () => {
  it('have the covariance of the prior', () => {
    const random = seededRandom(2);
    const people = Array.from({ length: 8000 }, () => drawTheta(prior, random));
    const moment = (i: number, j: number) => people.reduce((sum, theta) => sum + theta[i]! * theta[j]!, 0) / people.length;
    expect(moment(0, 0)).toBeCloseTo(1, 1);
    expect(moment(0, 3)).toBeCloseTo(0.3, 1);
    expect(moment(2, 5)).toBeCloseTo(0.3, 1);
  });

  it('answer as the model says', () => {
    const random = seededRandom(3);
    const item: SoftmaxItem = { options: [0, 1, 2].map((k) => ({ intercept: Math.log(k + 1), loadings: [] })) };
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[drawOption(item, [], random)]! += 1;
    // 1 : 2 : 3
    for (const [k, count] of counts.entries()) expect(Math.abs(count - 1000 * (k + 1))).toBeLessThan(150);
    let right = 0;
    for (let i = 0; i < 4000; i++) right += drawCategory({ model: '3pl', slope: 1, intercept: 0, guessing: 0.2 }, 0, random);
    expect(Math.abs(right / 4000 - 0.6)).toBeLessThan(0.03);
  });
});

describe('respondents', () => {
  const ask = (manner: Manner, seed: number) => {
    const reply = createRespondent(manner, seededRandom(seed));
    return Array.from({ length: 60 }, () => reply({ options: 4, medianMs: 6000, honest: () => 2 }));
  };
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

  it('honest ones answer what they are, at an ordinary pace', () => {
    const replies = ask('honest', 1);
    expect(replies.every(({ place }) => place === 2)).toBe(true);
    expect(median(replies.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(2500);
  });

  it('straight-liners take one place throughout, the others all of them', () => {
    expect(new Set(ask('straight-line', 4).map(({ place }) => place)).size).toBe(1);
    expect(new Set(ask('random', 4).map(({ place }) => place)).size).toBe(4);
    expect(new Set(ask('too-fast', 4).map(({ place }) => place)).size).toBe(4);
    expect(new Set(Array.from({ length: 40 }, (_, seed) => ask('straight-line', seed)[0]!.place)).size).toBe(4);
  });

  it('the too fast ones answer before anybody can have read', () => {
    expect(median(ask('too-fast', 2).map(({ milliseconds }) => milliseconds))).toBeLessThan(700);
  });
});

describe('recovery', () => {
  it('is what its formulas say, on four people worked by hand', () => {
    const result = recovery([-1, 0, 1, 2], [-0.5, 0, 0.5, 2], [0.3, 0.3, 0.3, 0.3]);
    // Errors .5, 0, -.5, 0: RMSE sqrt(.5 / 4), bias 0. Centred products sum to 4, squares to 5 and 3.5: 16 / 17.5. 1.96 x .3 = .588 holds all.
    expect(result.rmse).toBeCloseTo(Math.sqrt(0.125), 12);
    expect(result.bias).toBeCloseTo(0, 12);
    expect(result.reliability).toBeCloseTo(16 / 17.5, 12);
    expect(result.coverage).toBe(1);
    expect(result.statedError).toBeCloseTo(0.3, 12);
    expect(recovery([0, 1], [0, 1.6], [0.3, 0.3]).coverage).toBe(0.5);
    expect(recovery([0, 1], [0, 0], [1, 1]).reliability).toBe(0);
    expect(() => recovery([1, 2], [1], [1])).toThrow('as many');
    expect(() => recovery([1], [1], [1])).toThrow('two people');
  });

  it('knows the bound without information: the prior itself', () => {
    expect(informationBound(new Float64Array(size * size), prior)).toBeCloseTo(Math.sqrt(size), 10);
  });

  it('counts exposure and overlap', () => {
    // Three people, items {0, 1}, {0, 2}, {0, 1}: pairs share 1, 2 and 1 items, 4/3 on average, of 2.
    const exposure = exposureRates(
      [
        [0, 1],
        [0, 2],
        [0, 1],
      ],
      4,
    );
    expect(exposure.rates[1]).toBeCloseTo(2 / 3, 12);
    expect(exposure.rates[2]).toBeCloseTo(1 / 3, 12);
    expect(exposure.largest).toBe(1);
    expect(exposure.unused).toBe(0.25);
    expect(exposure.overlap).toBeCloseTo(2 / 3, 12);
    expect(() => exposureRates([[4], []], 4)).toThrow('items 0 to 3');
  });
});

describe('a study', () => {
  const items = scenes(90);

  it('finds intervals that hold 94% to 96% of the truth, and an error within 5% of the bound', () => {
    const result = simulateStudy({
      prior,
      people: 3000,
      seed: 1,
      play: (theta, random) => drawAnswers(items, theta, random),
      composites: [{ name: 'mean of all', weights: Array.from({ length: size }, () => 1 / size) }],
    });
    // 18,000 intervals: the sampling error of a share of .95 is below .002 even if the six of a person were one.
    expect(result.pooledCoverage).toBeGreaterThan(0.94);
    expect(result.pooledCoverage).toBeLessThan(0.96);
    expect(result.rmse / result.bound).toBeGreaterThan(0.97);
    expect(result.rmse / result.bound).toBeLessThan(1.05);
    for (const { reliability, rmse, statedError, bias, coverage } of result.dimensions) {
      // For a well calibrated score reliability is 1 - error variance (prior variance 1).
      expect(Math.abs(reliability - (1 - rmse ** 2))).toBeLessThan(0.03);
      // 4% is three sampling errors of an RMSE over 3,000 people; the normal approximation at the mode may be off by as much again.
      expect(Math.abs(statedError / rmse - 1)).toBeLessThan(0.08);
      expect(Math.abs(bias)).toBeLessThan(0.05);
      expect(Math.abs(coverage - 0.95)).toBeLessThan(0.015);
    }
    expect(result.composites[0]!.name).toBe('mean of all');
    expect(result.composites[0]!.reliability).toBeGreaterThan(0.8);
    expect(result.meanAnswers).toBe(90);
  });

  it('repeats with its seed, and a longer one begins with the same people', () => {
    const people: number[][] = [];
    for (const count of [5, 8]) {
      const first: number[] = [];
      simulateStudy({
        prior,
        people: count,
        seed: 9,
        play: (theta, random) => drawAnswers(items, theta, random),
        onPerson: ({ posterior }) => first.push(posterior.mode[0]!),
      });
      people.push(first);
    }
    expect(people[1]!.slice(0, 5)).toEqual(people[0]);
  });

  it('of an adaptive test gets more out of as many answers than a fixed one does', () => {
    const fixed = simulateStudy({ prior, people: 250, seed: 3, play: (theta, random) => drawAnswers(items.slice(0, 18), theta, random) });
    const adaptive = simulateStudy({
      prior,
      people: 250,
      seed: 3,
      play: (theta, random) => {
        const asked = new Set<number>();
        const answers: { item: SoftmaxItem; option: number }[] = [];
        while (answers.length < 18) {
          const posterior = scoreMap(answers, prior);
          const { index } = chooseItem({ items, posterior, isAllowed: (candidate) => !asked.has(candidate), best: 3, random })!;
          asked.add(index);
          answers.push({ item: items[index]!, option: drawOption(items[index]!, theta, random) });
        }
        return answers;
      },
    });
    expect(adaptive.meanAnswers).toBe(18);
    expect(adaptive.bound).toBeLessThan(fixed.bound);
    expect(adaptive.pooledCoverage).toBeGreaterThan(0.92);
  });

  it('refuses what makes no sense', () => {
    const play = () => [];
    expect(() => simulateStudy({ prior, people: 1, seed: 1, play })).toThrow('two people');
    expect(() => simulateStudy({ prior, people: 10, seed: -1, play })).toThrow('seed');
    expect(() => simulateStudy({ prior, people: 10, seed: 1, play, composites: [{ name: 'x', weights: [1] }] })).toThrow(
      '"x" has 1 weights',
    );
  });
});
