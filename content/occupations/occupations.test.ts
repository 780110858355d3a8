import { describe, expect, test } from 'vitest';
import { DOMAINS, type FacetName, HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { automation } from './automation.ts';
import { FAMILIES, familyWords } from './families.ts';
import type { Words } from './occupation.ts';
import { occupations } from './occupations.ts';

const facetNames = HOUSES.flatMap((house) => DOMAINS.map((domain): FacetName => `${house}-${domain}`));
const codes = occupations.map(({ code }) => code);
const texts: readonly Words[] = [
  ...occupations.flatMap(({ title, day, wants }) => [title, day, ...Object.values(wants)]),
  ...FAMILIES.flatMap((family) => Object.values(familyWords[family])),
];
const inLanguage = (language: Language) => texts.map((words) => words[language]);

describe('occupations', () => {
  test('are 200 or more, of distinct unit groups, from every major group', () => {
    expect(codes.length).toBeGreaterThanOrEqual(200);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{4}$/);
    for (const [major, least] of Object.entries({ 0: 2, 1: 10, 2: 40, 3: 20, 4: 8, 5: 20, 6: 8, 7: 20, 8: 10, 9: 8 }))
      expect(codes.filter((code) => code.startsWith(major)).length, `major group ${major}`).toBeGreaterThanOrEqual(least);
  });

  test('want three to six facets that exist, and every facet is wanted by several of several families', () => {
    for (const { code, wants } of occupations) {
      const names = Object.keys(wants) as FacetName[];
      expect(names.length, code).toBeGreaterThanOrEqual(3);
      expect(names.length, code).toBeLessThanOrEqual(6);
      for (const name of names) expect(facetNames, code).toContain(name);
    }
    for (const name of facetNames) {
      const wanting = occupations.filter(({ wants }) => name in wants);
      expect(wanting.length, name).toBeGreaterThanOrEqual(6);
      expect(new Set(wanting.map(({ family }) => family)).size, name).toBeGreaterThanOrEqual(4);
    }
  });

  test('are told apart by what they want: no three want the same facets', () => {
    const wanted = occupations.map(({ wants }) => Object.keys(wants).sort().join(' '));
    for (const set of wanted) expect(wanted.filter((other) => other === set).length, set).toBeLessThan(3);
  });

  test('have an interest each, none twice', () => {
    for (const { code, interests } of occupations) {
      expect(interests.length, code).toBeGreaterThan(0);
      expect(new Set(interests).size, code).toBe(interests.length);
    }
  });

  test('have a risk of automation only where one of the list is meant, and between 0 and 1', () => {
    for (const [code, { soc, probability }] of Object.entries(automation)) {
      expect(codes).toContain(code);
      expect(soc).toMatch(/^\d\d-\d{4}$/);
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThan(1);
    }
  });

  test.each(LANGUAGES)('say nothing twice in %s, no forbidden word, and no digit', (language) => {
    const all = inLanguage(language);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    for (const text of all) {
      expect(forbiddenWord(text), text).toBeUndefined();
      expect(text, text).not.toMatch(/\d/);
    }
  });

  test('are told in each language’s own letters, with a full stop where there is a sentence', () => {
    for (const text of inLanguage('hi')) expect(text).not.toMatch(/[A-Za-z]|चक्र|(?<![\p{L}\p{M}])भाव(?![\p{L}\p{M}])/u);
    for (const text of inLanguage('en')) expect(text).not.toMatch(/[\u0900-\u097f]|['"]/);
    const sentences = occupations.flatMap(({ day, wants }) => [day, ...Object.values(wants)]);
    for (const { en, hi } of sentences) {
      expect(en).toMatch(/[.?”!]$/);
      expect(hi).toMatch(/[।?”!]$/);
    }
  });
});
