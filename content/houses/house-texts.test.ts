import { describe, expect, it } from 'vitest';
import english from '../../public/assets/i18n/en/houses.json' with { type: 'json' };
import hindi from '../../public/assets/i18n/hi/houses.json' with { type: 'json' };
import { HOUSES } from '../mind/facets.ts';
import { forbiddenWord } from './forbidden-words.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentencesOf = (text: string) => text.split(/(?<=[.!?।]["”]?)\s+(?=[\p{Lu}"\p{Script=Devanagari}])/u);
const commands = { en: /\b(always|never|must|immediately)\b/i, hi: /(?<!\p{L})(हमेशा|कभी नहीं|तुरंत|कदापि)(?!\p{L})/u };

describe.each([
  { language: 'en', details: english },
  { language: 'hi', details: hindi },
] as const)("houses' texts in $language", ({ language, details }) => {
  const tips = HOUSES.flatMap((house) => details[house].improvementTips);
  const texts = [...tips, ...HOUSES.map((house) => details[house].weaknessDescription)];

  it.each(HOUSES)('house %i has a description of 40 to 70 words and ten tips', (house) => {
    const { weaknessDescription, improvementTips } = details[house];
    expect(wordsOf(weaknessDescription).length).toBeGreaterThanOrEqual(40);
    expect(wordsOf(weaknessDescription).length).toBeLessThanOrEqual(70);
    expect(improvementTips).toHaveLength(10);
  });

  it('tips are one or two sentences of 15 to 45 words', () => {
    for (const tip of tips) {
      expect(wordsOf(tip).length, tip).toBeGreaterThanOrEqual(15);
      expect(wordsOf(tip).length, tip).toBeLessThanOrEqual(45);
      expect(sentencesOf(tip).length, tip).toBeLessThanOrEqual(2);
      expect(tip).toMatch(/[.!?।]["”]?$/u);
    }
  });

  it('no tip and no sentence of a tip stands twice, within a house or across', () => {
    const sentences = tips.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
    const openings = tips.map((tip) => wordsOf(tip).slice(0, 5).join(' '));
    expect(new Set(openings).size).toBe(openings.length);
  });

  it('nothing commands for all time, diagnoses or speaks of astrology', () => {
    for (const text of texts) {
      expect(forbiddenWord(text), text).toBeUndefined();
      expect(text).not.toMatch(commands[language]);
    }
  });
});

describe("houses' texts in Hindi", () => {
  it('are written in Devanagari throughout', () => {
    for (const house of HOUSES) {
      for (const text of [hindi[house].weaknessDescription, ...hindi[house].improvementTips]) expect(text).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it('do not take the reader for a man or a woman', () => {
    const gendered = /(?<!\p{L})आप(?![\p{L}\p{M}])[^।]*?(?:ते|ती|ता) (?:हैं|हों|थे|थीं)(?![\p{L}\p{M}])/u;
    for (const house of HOUSES) {
      for (const text of [hindi[house].weaknessDescription, ...hindi[house].improvementTips]) expect(text).not.toMatch(gendered);
    }
  });
});
