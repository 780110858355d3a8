import { describe, expect, test } from 'vitest';
import english from '../../public/assets/i18n/en/traits.json' with { type: 'json' };
import hindi from '../../public/assets/i18n/hi/traits.json' with { type: 'json' };
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { DOMAINS, domainOf, HOUSES, houseOf } from '../mind/facets.ts';
import { facetCovariance } from '../mind/prior.ts';
import { type Direction, traits } from './directions.ts';
import { shapes } from './shapes.ts';

const names = [...traits, ...shapes].map(({ name }) => name);

test('there are 230 traits, each with a name of its own', () => {
  expect(names).toHaveLength(230);
  expect(new Set(names).size).toBe(230);
});

test.each(HOUSES)('house %i has six traits of each domain and one of the whole', (house) => {
  const [whole, ...others] = traits.filter((trait) => trait.house === house);
  expect(whole!.loadings.map(([dimension]) => houseOf(dimension))).toEqual([house, house, house]);
  const mains = others.map(({ loadings }) => loadings[0]![0]);
  expect(mains.every((dimension) => houseOf(dimension) === house)).toBe(true);
  for (const domain of DOMAINS) expect(mains.filter((dimension) => domainOf(dimension) === domain)).toHaveLength(6);
});

test('every trait is made of one to four facets, and the squares of its weights sum to one', () => {
  for (const { name, house, loadings } of traits) {
    expect(loadings.length, name).toBeGreaterThanOrEqual(1);
    expect(loadings.length, name).toBeLessThanOrEqual(4);
    if (name === `house${house}`) continue; // three alike, scaled when it is scored
    expect(
      loadings.reduce((sum, [, weight]) => sum + weight * weight, 0),
      name,
    ).toBeCloseTo(1, 12);
  }
});

test('no two traits are nearly the same: any two correlate .95 at most under the prior', () => {
  for (const [index, one] of traits.entries()) {
    for (const other of traits.slice(0, index))
      expect(Math.abs(correlation(one, other)), `${one.name} and ${other.name}`).toBeLessThanOrEqual(0.95);
  }
});

describe.each([
  ['English', english],
  ['Hindi', hindi],
])('the words in %s', (_language, words) => {
  const said = Object.values(words);

  test('name and explain every trait, and nothing else', () => {
    expect(Object.keys(words).toSorted()).toEqual(names.toSorted());
    for (const { name, low, high, meaning } of said) {
      for (const text of [name, low, high, meaning]) expect(text.trim(), name).not.toBe('');
      expect(meaning, name).toMatch(/[.?।]$/u);
    }
  });

  test('are distinct: no name, no meaning and no pair of poles stands twice', () => {
    for (const key of ['name', 'meaning'] as const) expect(new Set(said.map((one) => one[key])).size).toBe(230);
    expect(new Set(said.map(({ low, high }) => `${low} | ${high}`)).size).toBe(230);
    for (const { name, low, high } of said) expect(low, name).not.toBe(high);
  });

  test('are short enough for a line on a phone', () => {
    for (const { name, low, high } of said) {
      expect(low.length, name).toBeLessThanOrEqual(48);
      expect(high.length, name).toBeLessThanOrEqual(48);
    }
  });

  test('hold no fortune-telling and no diagnosis', () => {
    for (const { name, low, high, meaning } of said) expect(forbiddenWord([name, low, high, meaning].join(' ')), name).toBeUndefined();
  });
});

function correlation(one: Direction, other: Direction): number {
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

function product(one: Direction, other: Direction): number {
  let sum = 0;
  for (const [row, first] of one.loadings)
    for (const [column, second] of other.loadings) sum += first * second * facetCovariance[row]![column]!;
  return sum;
}
