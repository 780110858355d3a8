import { beforeAll, describe, expect, it } from 'vitest';
import { optionProbabilities } from '../items/option-probabilities.ts';
import type { SoftmaxItem } from '../items/softmax-item.ts';
import { drawIndex, drawNormal, seededRandom } from '../numerics/random.ts';
import { normalPrior } from '../scoring/normal-prior.ts';
import { type BankAnswers, type Recalibration, recalibrateBank } from './recalibrate-bank.ts';

const prior = normalPrior([
  [1, 0.5, 0.2],
  [0.5, 1, 0.1],
  [0.2, 0.1, 1],
]);
const random = seededRandom(12);

/** Scenes as the stories have them: stepped on one dimension, or two dimensions high and low. */
const design: SoftmaxItem[] = Array.from({ length: 24 }, (_, index) => {
  const first = index % 3;
  const second = (index + 1) % 3;
  const options =
    index % 2 === 0
      ? [-1.5, -0.5, 0.5, 1.5].map((level) => ({ intercept: 0, loadings: [{ dimension: first, slope: 0.75 * level }] }))
      : [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ].map(([a, b]) => ({
          intercept: 0,
          loadings: [
            { dimension: first, slope: 0.6 * a! },
            { dimension: second, slope: 0.6 * b! },
          ],
        }));
  return { options };
});

/** What the options are really like: some are more tempting than the design says, slopes are a little off. */
const truth: SoftmaxItem[] = design.map(({ options }) => ({
  options: options.map(({ loadings }) => ({
    intercept: 0.8 * drawNormal(random),
    loadings: loadings.map(({ dimension, slope }) => ({ dimension, slope: slope + 0.12 * drawNormal(random) })),
  })),
}));

const people: BankAnswers[] = Array.from({ length: 900 }, () => {
  const z = [drawNormal(random), drawNormal(random), drawNormal(random)];
  const theta = [0, 1, 2].map((i) => z.slice(0, i + 1).reduce((sum, value, j) => sum + prior.factor[i * 3 + j]! * value, 0));
  return truth.flatMap((item, index) =>
    random() < 0.1 || (index === 23 && random() < 0.9)
      ? []
      : [{ item: index, option: drawIndex(optionProbabilities(item, theta), random) }],
  );
});

/** Log odds of every option against the first: what does not depend on a constant added to all. */
const contrasts = ({ options }: SoftmaxItem): number[] =>
  options
    .slice(1)
    .flatMap(({ intercept, loadings }) => [
      intercept - options[0]!.intercept,
      ...loadings.map(({ slope }, i) => slope - options[0]!.loadings[i]!.slope),
    ]);

const distance = (bank: readonly SoftmaxItem[]): number => {
  const squares = bank
    .slice(0, 23)
    .flatMap((item, index) => contrasts(item).map((value, i) => (value - contrasts(truth[index]!)[i]!) ** 2));
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length);
};

describe('anchored re-estimation of a bank', () => {
  let result: Recalibration;
  beforeAll(() => {
    result = recalibrateBank({ items: design, people, prior, random: seededRandom(1), rounds: 24 });
  });

  it('brings the bank much closer to the truth than the design was', () => {
    expect(result.converged).toBe(true);
    expect(distance(result.items.map(({ item }) => item))).toBeLessThan(0.35 * distance(design));
  });

  it('states standard errors that the distance from the truth bears out', () => {
    const z = result.items
      .slice(0, 23)
      .flatMap(({ item, standardErrors }, index) =>
        item.options.flatMap(({ loadings }, option) =>
          loadings.map(
            ({ slope }, place) =>
              (slope - truth[index]!.options[option]!.loadings[place]!.slope) / standardErrors.options[option]!.loadings[place]!.slope,
          ),
        ),
      );
    const meanSquare = z.reduce((sum, value) => sum + value * value, 0) / z.length;
    expect(meanSquare).toBeGreaterThan(0.5);
    expect(meanSquare).toBeLessThan(1.6);
  });

  it('draws thetas that are nearly always accepted, since posteriors are nearly normal', () => {
    expect(result.acceptance).toBeGreaterThan(0.85);
  });

  it('does not revise an item that few people answered', () => {
    expect(result.items[23]).toMatchObject({ isRevised: false, item: design[23] });
    expect(result.items[23]!.answers).toBeLessThan(200);
  });

  it('is repeated by its seed, and holds to the design where anchors are tight', () => {
    const few = people.slice(0, 250);
    const run = () => recalibrateBank({ items: design, people: few, prior, random: seededRandom(5), rounds: 8 });
    expect(run()).toEqual(run());
    const tight = recalibrateBank({
      items: design,
      people: few,
      prior,
      random: seededRandom(5),
      rounds: 8,
      anchors: { slope: 1e-4, intercept: 1e-4 },
    });
    for (const [index, { item }] of tight.items.entries()) {
      for (const [i, value] of contrasts(item).entries()) expect(value).toBeCloseTo(contrasts(design[index]!)[i]!, 3);
    }
  });

  it('refuses an answer to an item that the bank does not have', () => {
    expect(() => recalibrateBank({ items: design, people: [[{ item: 99, option: 0 }]], prior, random: seededRandom(1) })).toThrow(
      'item 99',
    );
  });
});
