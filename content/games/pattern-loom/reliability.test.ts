import { describe, expect, it } from 'vitest';
import { drawAnswers, seededRandom } from '#psychometrics';
import { patternLoom } from './definition.ts';
import { scoredOf, sitHonestly } from './fixtures/played-sittings.ts';
import { CONFIDENCE, ITEMS, REASONING } from './key.ts';
import { DESIGN_RELIABILITY, posteriorOf } from './posterior.ts';

const PEOPLE = 1_000;
const started = performance.now();
const sittings = Array.from({ length: PEOPLE }, (_, seed) => sitHonestly(seed));
const msEach = (performance.now() - started) / PEOPLE;
const results = sittings.map((sitting) => ({ ...sitting, length: scoredOf(sitting).length, ...posteriorOf(scoredOf(sitting)) }));

const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;

function squaredCorrelation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, each, index) => sum + (each - mx) * (y[index]! - my), 0);
  return product(a, meanA, b, meanB) ** 2 / (product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

const truths = [REASONING, CONFIDENCE].map((facet) => results.map(({ theta }) => theta[facet]!));
const reliabilities = truths.map((truth, place) =>
  squaredCorrelation(
    truth,
    results.map(({ mode }) => mode[place]!),
  ),
);

describe('Simulated people, by the real rules', () => {
  it('are measured as reliably as designed, by the game alone', () => {
    // Of 3,000: .829 and .662. A squared correlation of .80 over 1,000 people has a standard error of .011, one of .65 of .018.
    expect(Math.abs(reliabilities[0]! - DESIGN_RELIABILITY.reasoning)).toBeLessThan(0.055);
    expect(Math.abs(reliabilities[1]! - DESIGN_RELIABILITY.confidence)).toBeLessThan(0.05);
    expect(1 - mean(results.map(({ covariance }) => covariance[0]!))).toBeGreaterThan(0.79);
    expect(1 - mean(results.map(({ covariance }) => covariance[3]!))).toBeGreaterThan(0.64);
  });

  it('lie within their 95% intervals 95 times in 100', () => {
    const inside = results.flatMap(({ theta, mode, covariance }) =>
      [REASONING, CONFIDENCE].map((facet, place) => Math.abs(theta[facet]! - mode[place]!) < 1.96 * Math.sqrt(covariance[3 * place]!)),
    );
    const coverage = inside.filter(Boolean).length / inside.length;
    expect(coverage).toBeGreaterThan(0.93);
    expect(coverage).toBeLessThan(0.97);
  });

  it('play about as many matrices as they are told', () => {
    const answers = mean(sittings.map(({ played }) => played.length));
    expect(Math.abs(answers - patternLoom.typicalLength)).toBeLessThan(1);
    const longest = results.filter(({ length }) => length === 24).length / PEOPLE;
    expect(longest).toBeLessThan(0.12);
  });

  it('answer at least 30% fewer matrices than in a fixed form that measures as well', () => {
    // Forms that take their matrices by lot, so long that adaptive sittings are 30% shorter, are on average still the worse.
    const length = Math.round(mean(results.map((result) => result.length)) / 0.7);
    const random = seededRandom(3);
    const forms = Array.from({ length: 6 }, () => {
      const form = ITEMS.map((item) => ({ item, lot: random() }))
        .toSorted((one, other) => one.lot - other.lot)
        .slice(0, length)
        .map(({ item }) => item);
      const modes = results.map(({ theta }) => posteriorOf(answered(form, theta, random)).mode);
      return truths.map((truth, place) =>
        squaredCorrelation(
          truth,
          modes.map((mode) => mode[place]!),
        ),
      );
    });
    expect(mean(forms.map((form) => form[0]!))).toBeLessThan(reliabilities[0]!);
  });

  it('are played in little time', () => {
    expect(msEach).toBeLessThan(1_000); // 3 to 6 ms on a quiet machine; a busy one took 505
  });
});

function answered(form: readonly (typeof ITEMS)[number][], theta: Float64Array, random: () => number) {
  return drawAnswers(form, theta, random).map(({ option }, index) => ({ item: form[index]!.id, option: form[index]!.options[option]!.id }));
}
