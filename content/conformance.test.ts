import { describe, expect, test } from 'vitest';
import { LANGUAGES, languages } from '#contract/language.ts';
import { normalPrior, scoreMap, seededRandom } from '#psychometrics';
import { catalogue, facetsOf } from './catalogue.ts';
import { ordinarySetting } from './games/game.ts';
import { FACET_COUNT } from './mind/facets.ts';
import { facetCovariance } from './mind/prior.ts';
import { simulateSitting } from './simulated-sitting.ts';
import type { Test } from './test.ts';

/** What holds for every test of the catalogue, a story or a game; what holds for one kind stands in its folder. */

/** As long as the contract lets the name of a test be. */
const MAX_NAME_LENGTH = 60;
const PEOPLE = 6;
const prior = normalPrior(facetCovariance);
const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);

/** What the answers of somebody with this value on every facet that the test measures come to. */
function scoreOf(test: Test, value: number, seed: number) {
  const measured = facetsOf(test);
  const theta = Float64Array.from({ length: FACET_COUNT }, (_, facet) => (measured.includes(facet) ? value : 0));
  const responses = simulateSitting(test, { theta, random: seededRandom(seed) }, ordinarySetting(seed));
  const answers = responses.flatMap(({ item: id, option: chosen }) => {
    const item = test.bank.items.find((one) => one.id === id);
    return item ? [{ item, option: item.options.findIndex((option) => option.id === chosen) }] : [];
  });
  return scoreMap(answers, prior);
}

test.each(LANGUAGES)('no two tests have the same title (%s)', (language) => {
  const titles = catalogue.map(({ test }) => test.about.words[language].title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(catalogue.map(({ slug, test }) => [slug, test] as const))('%s', (slug, own) => {
  const { about, bank } = own;

  test('has a name that an address can carry', () => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
  });

  test.each(LANGUAGES)('says what it is, and what to know before one begins (%s)', (language) => {
    const { title, blurb, intro } = about.words[language];
    expect(Number.isInteger(about.minutes) && about.minutes > 0).toBe(true);
    expect(intro.length).toBeGreaterThan(0);
    for (const text of [title, blurb, ...intro]) {
      expect(text.trim()).not.toBe('');
      expect(isDevanagari(text), text).toBe(languages[language].script === 'devanagari');
    }
  });

  test('has a bank with a version, each item once, each option once', () => {
    expect(bank.version).not.toBe('');
    expect(bank.items.length).toBeGreaterThan(0);
    expect(new Set(bank.items.map(({ id }) => id)).size).toBe(bank.items.length);
    for (const { id, options } of bank.items) {
      expect(options.length, id).toBeGreaterThan(1);
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
    }
  });

  test('has items of finite parameters, each of which tells of a facet', () => {
    for (const { id, options } of bank.items) {
      const loadings = options.flatMap((option) => option.loadings);
      expect(
        options.every(({ intercept }) => Number.isFinite(intercept)),
        id,
      ).toBe(true);
      expect(
        loadings.every(({ slope }) => Number.isFinite(slope)),
        id,
      ).toBe(true);
      expect(
        loadings.every(({ dimension }) => Number.isInteger(dimension) && dimension >= 0 && dimension < FACET_COUNT),
        id,
      ).toBe(true);
      expect(
        loadings.some(({ slope }) => slope !== 0),
        id,
      ).toBe(true);
    }
  });

  test('is scored in numbers, and higher for those who have more of what it measures', () => {
    const meanOf = (value: number) => {
      const modes = Array.from({ length: PEOPLE }, (_, seed) => {
        const { mode, covariance } = scoreOf(own, value, seed);
        expect([...mode, ...covariance].every(Number.isFinite)).toBe(true);
        return facetsOf(own).reduce((sum, facet) => sum + mode[facet]!, 0) / facetsOf(own).length;
      });
      return modes.reduce((sum, mode) => sum + mode, 0) / PEOPLE;
    };
    expect(meanOf(1.5)).toBeGreaterThan(meanOf(-1.5) + 0.5);
  });
});
