import { describe, expect, test } from 'vitest';
import { DOMAINS, HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import { ANGLES, type FacetSaying } from './saying.ts';
import { sayings } from './sayings.ts';

const textsOfFacet = ({ high, low }: FacetSaying): string[] => [
  ...ANGLES.flatMap((angle) => [high[angle], low[angle]]),
  ...high.uses,
  high.price,
  low.gift,
  ...low.steps.flatMap(({ step, sign }) => [step, sign]),
];

describe.each(LANGUAGES)('what is said of people in %s', (language) => {
  const { houses, pairs } = sayings[language];
  const ofHouses = HOUSES.flatMap((house) => [
    ...DOMAINS.flatMap((domain) => textsOfFacet(houses[house][domain])),
    ...Object.values(houses[house].contrasts),
  ]);
  const ofPairs = HOUSES.flatMap((house) => Object.values(pairs[house]).flatMap((pair) => Object.values(pair!)));
  const all = [...ofHouses, ...ofPairs];

  test('every facet, contrast and pair has its words', () => {
    expect(ofHouses).toHaveLength(HOUSES.length * (DOMAINS.length * 16 + 6));
    for (const house of HOUSES) expect(Object.keys(pairs[house]).map(Number)).toEqual(HOUSES.filter((other) => other > house));
    expect(ofPairs).toHaveLength(198);
    for (const text of all) expect(text.trim().length, text).toBeGreaterThan(20);
  });

  test('no text stands twice, and no two begin alike', () => {
    const beginnings = all.map((text) => text.split(' ').slice(0, 4).join(' ').toLowerCase());
    expect(beginnings.filter((beginning, index) => beginnings.indexOf(beginning) !== index)).toEqual([]);
  });

  test('each is one to three sentences in its own script, without digits', () => {
    const { script } = languages[language];
    for (const text of all) {
      expect(text, text).not.toMatch(/[0-9०-९]/);
      expect(text, text).not.toMatch(script === 'latin' ? /[\u0900-\u097f]/ : /[A-Za-z]/);
      expect(text.split(' ').length, text).toBeLessThanOrEqual(40);
    }
  });
});
