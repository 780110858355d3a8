import { describe, expect, test } from 'vitest';
import { drawIndex, drawNormal, drawTheta, normalPrior, optionProbabilities, seededRandom } from '#psychometrics';
import { facetCovariance } from '../../mind/prior.ts';
import { playHonestly } from './fixtures/played-sittings.ts';
import { ATTENTION, ITEMS, UPDATING } from './key.ts';
import { RECIPES } from './recipes.ts';
import { TYPICAL_BLOCKS } from './script.ts';
import { DESIGN_RELIABILITY, posteriorOf } from './sitting.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * (y[index]! - meanY), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

const PEOPLE = 1_200;
const results = playHonestly(PEOPLE).map(({ theta, played }) => {
  const scored = played.filter(({ item }) => item !== null);
  return { theta, length: scored.length, ...posteriorOf(scored) };
});
const shownReliability = (place: 0 | 3, over: readonly { covariance: Float64Array }[] = results) =>
  1 - mean(over.map(({ covariance }) => covariance[place]!));

describe('Simulated people, by the real rules and from raw presses', () => {
  test('are measured as reliably as designed, by the game alone', () => {
    const updating =
      correlation(
        results.map(({ theta }) => theta[UPDATING]!),
        results.map(({ mode }) => mode[0]!),
      ) ** 2;
    const attention =
      correlation(
        results.map(({ theta }) => theta[ATTENTION]!),
        results.map(({ mode }) => mode[1]!),
      ) ** 2;
    // A squared correlation of .78 over 1,200 people has a standard error of .011.
    expect(Math.abs(updating - DESIGN_RELIABILITY.updating)).toBeLessThan(0.035);
    expect(Math.abs(attention - DESIGN_RELIABILITY.attention)).toBeLessThan(0.035);
    expect(shownReliability(0)).toBeGreaterThan(0.78);
    expect(shownReliability(3)).toBeGreaterThan(0.78);
  });

  test('lie within their 95% intervals nearly 95 times in 100', () => {
    const coverage = ([facet, dimension]: readonly [number, 0 | 1]) =>
      mean(
        results.map(({ theta, mode, covariance }) =>
          Number(Math.abs(theta[facet]! - mode[dimension]!) < 1.96 * Math.sqrt(covariance[3 * dimension]!)),
        ),
      );
    // .943 and .940 over 4,000 people; a share over 1,200 has a standard error of .007
    for (const measured of [
      [UPDATING, 0],
      [ATTENTION, 1],
    ] as const) {
      expect(coverage(measured)).toBeGreaterThan(0.915);
      expect(coverage(measured)).toBeLessThan(0.97);
    }
  });

  test('play about as many blocks as they are told', () => {
    expect(Math.abs(mean(results.map(({ length }) => length)) - TYPICAL_BLOCKS)).toBeLessThan(0.75);
  });

  test('play at least 30% fewer blocks than a fixed form that measures them as well', () => {
    const prior = normalPrior(facetCovariance);
    const even = [1, 2, 3, 4, 5].map((back) => RECIPES.findIndex((recipe) => recipe.back === back && recipe.density === 'some'));
    /** Blocks of one to five back in turn, so many for everybody. */
    const fixed = (blocks: number) =>
      Array.from({ length: 600 }, (_, index) => {
        const random = seededRandom(index);
        const theta = drawTheta(prior, random);
        const answers = Array.from({ length: blocks }, (_, block) => {
          const item = ITEMS[even[block % even.length]!]!;
          return { item: item.id, option: item.options[drawIndex(optionProbabilities(item, theta), random)]!.id };
        });
        return posteriorOf(answers);
      });
    const adaptive = mean(results.map(({ length }) => length));
    const isAsGood = (blocks: number) => {
      const form = fixed(blocks);
      return shownReliability(0, form) >= shownReliability(0) && shownReliability(3, form) >= shownReliability(3);
    };
    expect(isAsGood(Math.ceil(adaptive / 0.7) - 1)).toBe(false);
    expect(isAsGood(Math.ceil(2.2 * adaptive))).toBe(true);
  });
});

/**
 * Why blocks are scored and not trials. A mind drifts: its errors come in stretches, so two answers in a row tell less than two apart. A model
 * in which trials are independent would count them twice. A rest wakes everybody up: blocks do not lean on one another.
 */
describe('For somebody whose attention comes and goes', () => {
  const BLOCKS = 6;
  const STEPS = 24;
  const STAYS = 0.9;
  const random = seededRandom(12);
  const drifters = Array.from({ length: 600 }, () => {
    const skill = drawNormal(random);
    const errors = Array.from({ length: BLOCKS }, () => {
      let isAway = random() < 0.3;
      return Array.from({ length: STEPS }, () => {
        if (random() > STAYS) isAway = random() < 0.3;
        return Number(random() < 1 / (1 + Math.exp(-(isAway ? 0.8 - skill : -2.2 - skill))));
      });
    });
    return { skill, errors };
  });
  /** What is left of errors when one knows how skilled somebody is: less the mean of those who are alike. */
  const bands = [-1.2, -0.6, 0, 0.6, 1.2];
  const bandOf = (skill: number) => bands.filter((edge) => skill >= edge).length;
  const residuals = (of: (errors: readonly (readonly number[])[]) => number): number[] => {
    const values = drifters.map(({ errors }) => of(errors));
    const means = Array.from({ length: bands.length + 1 }, (_, band) =>
      mean(values.filter((_, index) => bandOf(drifters[index]!.skill) === band)),
    );
    return values.map((value, index) => value - means[bandOf(drifters[index]!.skill)]!);
  };
  const steps = Array.from({ length: STEPS }, (_, step) => residuals((errors) => errors[2]![step]!));
  const blocks = Array.from({ length: BLOCKS }, (_, block) => residuals((errors) => errors[block]!.reduce((sum, error) => sum + error, 0)));

  test('neighbouring steps lean on one another, and neighbouring blocks do not', () => {
    const neighbours = (of: readonly (readonly number[])[]) => of.slice(1).map((values, index) => correlation(values, of[index]!));
    expect(mean(neighbours(steps))).toBeGreaterThan(0.1);
    // Q3 above 0.2 is the usual warning (Christensen, Makransky and Horton 2017)
    expect(Math.max(...neighbours(blocks))).toBeLessThan(0.2);
    expect(mean(neighbours(blocks))).toBeLessThan(0.08);
  });
});
