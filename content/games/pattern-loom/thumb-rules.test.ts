import { describe, expect, it } from 'vitest';
import { FEATURES, type Feature, sizeOfSet } from './features.ts';
import { type Matrix, makeMatrix, type Patch } from './play.ts';
import { stream } from './random.ts';
import type { Rule } from './rules.ts';
import { ALTERNATIVES, SHOWN_CELLS } from './script.ts';
import { TEMPLATES } from './templates.ts';

/** What somebody may try who does not look for the rules of the rows: it must find hardly more than one in eight. */

const TIMES = Math.ceil(10_000 / TEMPLATES.length);
const matrices = TEMPLATES.flatMap((template) => Array.from({ length: TIMES }, (_, seed) => makeMatrix(template, 104_729 * seed + 71)));
const CHANCE = 1 / ALTERNATIVES;

/** A value for each alternative; the highest is taken, ties by lot. */
type ThumbRule = (matrix: Matrix) => readonly number[];

const random = stream(5);
function takesRight(rule: ThumbRule, matrix: Matrix): boolean {
  const values = rule(matrix);
  const highest = Math.max(...values);
  return random.pick(values.flatMap((value, place) => (value >= highest - 1e-9 ? [place] : []))) === matrix.right;
}
const successOf = (rule: ThumbRule, over: readonly Matrix[] = matrices): number =>
  over.filter((matrix) => takesRight(rule, matrix)).length / over.length;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isOfParts = (feature: Feature) => feature === 'threads' || feature === 'knots';
const shown = ({ patches }: Matrix) => patches.slice(0, SHOWN_CELLS);

/** Looked at once: the same patches are seen by many rules. */
function onlyOnce(see: (patch: Patch) => string[]): (patch: Patch) => string[] {
  const known = new WeakMap<Patch, string[]>();
  return (patch) => {
    const found = known.get(patch) ?? see(patch);
    known.set(patch, found);
    return found;
  };
}

const values = onlyOnce((patch) => FEATURES.flatMap((feature) => (patch[feature] === undefined ? [] : [`${feature}=${patch[feature]}`])));
/** A set is seen as its parts. */
const traits = onlyOnce((patch) =>
  values(patch).flatMap((value) => {
    const [feature, set] = value.split('=') as [Feature, string];
    if (!isOfParts(feature)) return [value];
    return Array.from({ length: 9 }, (_, part) => `${feature}.${part}=${(Number(set) >> part) & 1}`);
  }),
);

type See = typeof values;
/** Adds up over what a patch shows, by how often each of it is among these. */
function byCount(among: (matrix: Matrix) => readonly Patch[], see: See, worth: (count: number) => number): ThumbRule {
  return (matrix) => {
    const counts = new Map<string, number>();
    for (const each of among(matrix).flatMap(see)) counts.set(each, (counts.get(each) ?? 0) + 1);
    return matrix.alternatives.map((patch) => sum(see(patch).map((each) => worth(counts.get(each) ?? 0))));
  };
}
const offered = ({ alternatives }: Matrix) => alternatives;
const like =
  (place: number, sign: 1 | -1 = 1): ThumbRule =>
  ({ patches, alternatives }) =>
    alternatives.map((patch) => sign * FEATURES.filter((feature) => patch[feature] === patches[place]![feature]).length);
const amount = (feature: Feature, value: number) => (isOfParts(feature) ? sizeOfSet(value) : value);
const ink: ThumbRule = ({ alternatives }) =>
  alternatives.map((patch) => sum(FEATURES.map((feature) => amount(feature, patch[feature] ?? 0))));
const minus =
  (rule: ThumbRule): ThumbRule =>
  (matrix) =>
    rule(matrix).map((value) => -value);

/** Four standard errors of a share of one in eight over ten thousand. */
const LIMIT = CHANCE + 4 * Math.sqrt((CHANCE * (1 - CHANCE)) / matrices.length);

describe('Without the cloth', () => {
  const nearMisses: ThumbRule = ({ alternatives }) =>
    alternatives.map(
      (patch) => alternatives.filter((other) => FEATURES.filter((feature) => patch[feature] !== other[feature]).length === 1).length,
    );
  const middling: ThumbRule = (matrix) => {
    const inks = ink(matrix);
    return inks.map((each) => -Math.abs(each - sum(inks) / inks.length));
  };

  it.each<[string, ThumbRule]>([
    ['what most of them share', byCount(offered, traits, (count) => count)],
    ['the odd one out', byCount(offered, traits, (count) => -count)],
    ['the one with most near misses', nearMisses],
    ['the fullest', ink],
    ['the emptiest', minus(ink)],
    ['the most middling', middling],
  ])('nobody finds more than by chance who takes %s', (_, rule) => {
    expect(successOf(rule)).toBeLessThan(LIMIT);
  });

  it('nobody does even who has studied thousands of solved cloths', () => {
    // Naive Bayes: how much more often does a right patch look like this than any alternative does?
    const study = matrices.filter((_, index) => index % 2 === 0);
    const exam = matrices.filter((_, index) => index % 2 === 1);
    const described = (alternatives: readonly Patch[]) =>
      alternatives.map((patch) => [
        ...traits(patch),
        ...FEATURES.filter((feature) => patch[feature] !== undefined).map((feature) => {
          const below = alternatives.filter((other) => amount(feature, other[feature]!) < amount(feature, patch[feature]!)).length;
          return `${feature} ranks ${below}`;
        }),
      ]);
    const right = new Map<string, number>();
    const any = new Map<string, number>();
    for (const matrix of study) {
      described(matrix.alternatives).forEach((words, place) => {
        for (const word of words) {
          any.set(word, (any.get(word) ?? 0) + CHANCE);
          if (place === matrix.right) right.set(word, (right.get(word) ?? 0) + 1);
        }
      });
    }
    const studied: ThumbRule = ({ alternatives }) =>
      described(alternatives).map((words) => sum(words.map((word) => Math.log(((right.get(word) ?? 0) + 3) / ((any.get(word) ?? 0) + 3)))));
    expect(successOf(studied, exam)).toBeLessThan(CHANCE + 4 * Math.sqrt((CHANCE * (1 - CHANCE)) / exam.length));
  });

  it('the right one lies at each of the eight places alike', () => {
    const places = Array.from({ length: ALTERNATIVES }, (_, place) => matrices.filter(({ right }) => right === place).length);
    const expected = matrices.length / ALTERNATIVES;
    // 24.3 is the 99.9% point of chi-square with 7 degrees of freedom; the seeds are fixed, so this cannot flicker.
    expect(sum(places.map((count) => (count - expected) ** 2 / expected))).toBeLessThan(24.3);
  });
});

describe('With a glance at the cloth', () => {
  it.each<[string, ThumbRule]>([
    ['what is shown least', byCount(shown, values, (count) => -count)],
    ['the parts that are shown least', byCount(shown, traits, (count) => -count)],
    ['what is shown most', byCount(shown, values, (count) => count)],
    ['the parts that are shown most', byCount(shown, traits, (count) => count)],
    ['what is not shown', byCount(shown, values, (count) => -Math.min(count, 1))],
    ['the patch that is most like the one above', like(5)],
  ])('nobody finds more than by chance who takes %s', (_, rule) => {
    expect(successOf(rule)).toBeLessThan(LIMIT);
  });

  it.each<[string, ThumbRule]>([
    ['what is shown at all', byCount(shown, values, (count) => Math.min(count, 1))],
    ['the patch that is most like its left neighbour', like(7)],
    ['the patch that is least like its left neighbour', like(7, -1)],
    ['the patch that is least like the one above', like(5, -1)],
    ['the patch that is most like the middle one', like(4)],
    ['the patch that is most like the first one', like(0)],
  ])('hardly more is found by whoever takes %s', (_, rule) => {
    expect(successOf(rule)).toBeLessThan(CHANCE + 0.04);
  });
});

describe('What is shown exactly twice', () => {
  const twice = byCount(shown, values, (count) => (count === 2 ? 1 : 0));
  const asks = (rules: readonly Rule[]) =>
    TEMPLATES.filter(({ ruled }) => ruled.some(({ rule }) => rules.includes(rule))).flatMap((template) =>
      Array.from({ length: 60 }, (_, seed) => makeMatrix(template, 104_729 * seed + 71)),
    );
  const others = TEMPLATES.filter(({ ruled }) => ruled.every(({ rule }) => rule !== 'three' && rule !== 'constant')).flatMap((template) =>
    Array.from({ length: 300 }, (_, seed) => makeMatrix(template, 104_729 * seed + 71)),
  );

  it('is right where three values stand once in every row: there to count to two is to have seen the rule', () => {
    expect(successOf(twice, asks(['three']))).toBeGreaterThan(0.4);
  });

  it('finds hardly more than chance where neither that rule nor a value that stays asks for it', () => {
    expect(successOf(twice, others)).toBeLessThan(CHANCE + 0.04);
  });
});

describe('Alternatives that are each one change away from the right one', () => {
  it('would give it away, so these rules do bite', () => {
    const places = stream(3);
    const naive = Array.from({ length: 200 }, (): Matrix => {
      const right: Patch = { shape: 0, fill: 0, border: 0, size: 1 };
      const wrong = (['shape', 'fill', 'border', 'size', 'shape', 'fill', 'border'] as const).map((feature, index) => ({
        ...right,
        [feature]: 2 + Math.floor(index / 4),
      }));
      const alternatives = places.shuffle([right, ...wrong]);
      return { patches: [], scales: new Map(), alternatives, right: alternatives.indexOf(right) };
    });
    expect(
      successOf(
        byCount(offered, traits, (count) => count),
        naive,
      ),
    ).toBe(1);
  });
});
