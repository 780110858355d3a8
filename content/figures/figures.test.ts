import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { forbiddenWord } from '../houses/forbidden-words.ts';
import { houseNames, houseShortNames } from '../houses/script-names.ts';
import { HOUSES } from '../mind/facets.ts';
import { figures } from './figures.ts';
import type { Figure } from './script-figure.ts';

const textsOf = ({ line, halfPage, portrait }: Figure) => [line, ...halfPage, portrait];
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentencesOf = (text: string) => text.split(/(?<=[.!?।]”?)\s+/u);
const asWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u');

describe.each(LANGUAGES)('the twelve figures in %s', (language) => {
  const all = HOUSES.map((house) => figures[language][house]);
  const texts = all.flatMap(textsOf);

  it('each have a name and a line of their own, the line of at most twelve words', () => {
    for (const { line } of all) expect(wordsOf(line).length, line).toBeLessThanOrEqual(12);
    expect(new Set(all.map(({ name }) => name)).size).toBe(12);
    expect(new Set(all.map(({ line }) => line)).size).toBe(12);
    expect(new Set(all.map(({ portrait }) => portrait)).size).toBe(12);
  });

  it.each(HOUSES)('house %i has half a page in three short paragraphs', (house) => {
    const { halfPage } = figures[language][house];
    const words = wordsOf(halfPage.join(' ')).length;
    expect(words).toBeGreaterThanOrEqual(100);
    expect(words).toBeLessThanOrEqual(130);
    for (const paragraph of halfPage) {
      expect(wordsOf(paragraph).length, paragraph).toBeGreaterThanOrEqual(20);
      expect(wordsOf(paragraph).length, paragraph).toBeLessThanOrEqual(70);
    }
  });

  it.each(HOUSES)('house %i speaks of people close to its figure, and of one other figure to borrow from', (house) => {
    const { halfPage, inSentence } = figures[language][house];
    expect(halfPage.join(' ')).toMatch(asWord(inSentence));
    const lenders = HOUSES.filter((other) => other !== house && asWord(figures[language][other].inSentence).test(halfPage[2]));
    expect(lenders).toHaveLength(1);
  });

  it('lend to one another in turn, each of them once', () => {
    const lenders = HOUSES.map((house) =>
      HOUSES.find((other) => other !== house && asWord(figures[language][other].inSentence).test(figures[language][house].halfPage[2])),
    );
    expect(new Set(lenders).size).toBe(12);
  });

  it('share no sentence, and no two sentences within a figure begin alike', () => {
    const sentences = texts.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const { halfPage } of all) {
      const openings = halfPage.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).slice(0, 3).join(' '));
      expect(new Set(openings).size).toBe(openings.length);
    }
  });

  it('hold no forbidden word, no digit and no name of a house', () => {
    for (const text of texts) {
      expect(forbiddenWord(text), text).toBeUndefined();
      expect(text).not.toMatch(/\p{N}/u);
      for (const house of HOUSES) expect(text).not.toContain(houseNames[language][house]);
    }
    for (const { name } of all) expect(Object.values(houseShortNames[language])).not.toContain(name);
  });

  it('use typographic quotation marks and end every paragraph', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/['"]/);
      expect(text).toMatch(language === 'hi' ? /[।?]”?$/u : /[.?]”?$/);
    }
  });
});

describe('the figures in English', () => {
  it('never tell readers what they are, promise or hedge', () => {
    for (const house of HOUSES)
      for (const text of textsOf(figures.en[house]))
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/\b(you|your|will be|always|never|perhaps|often|tend|tends|may|might)\b/i);
  });
});

describe('the figures in Hindi', () => {
  it('are written in Devanagari, without words of the almanac and without the reader', () => {
    for (const house of HOUSES)
      for (const text of textsOf(figures.hi[house])) {
        expect(text).not.toMatch(/\p{Script=Latin}/u);
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(asWord('(चक्र|भाव|आप|आपका|आपकी|आपके|हमेशा|शायद)'));
      }
  });
});
