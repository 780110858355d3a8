import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { REPORTS } from '#contract/written-reports.ts';
import { measureTexts, type TextMeasures } from './told/measure-texts.ts';
import { playPeople } from './told/play-people.ts';

/** A few people, always the same: the bounds leave room for their number. `npm run told` measures with more. */
const PEOPLE = 12;
const { afterOneStory, afterAll } = playPeople(PEOPLE, 2);

describe.each([
  ['one story', afterOneStory, { wrong: 0.15, wrongFirst: 0.12 }],
  ['all tests', afterAll, { wrong: 0.07, wrongFirst: 0.05 }],
] as const)('what is told after %s', (_when, people, bounds) => {
  const measured = new Map<string, TextMeasures>();
  beforeAll(async () => {
    for (const language of LANGUAGES) measured.set(language, await measureTexts(people, language));
  });

  test.each(LANGUAGES)('is measured, and said once: %s', (language) => {
    const { unmeasured, twice, sentences } = measured.get(language)!;
    expect(unmeasured).toBe(0);
    expect(twice).toBe(0);
    expect(sentences).toBeGreaterThan(20);
  });

  test.each(LANGUAGES)('is as true as its chances say, the first sentences most of all: %s', (language) => {
    const { wrong, wrongFirst } = measured.get(language)!;
    expect(wrong).toBeLessThanOrEqual(bounds.wrong);
    expect(wrongFirst).toBeLessThanOrEqual(bounds.wrongFirst);
  });

  test.each(LANGUAGES)('is about the person, and differs from what others read: %s', (language) => {
    const read = REPORTS.map((name) => ({ name, ...measured.get(language)!.reports[name] })).filter(({ readers }) => readers > 0);
    expect(read.length).toBeGreaterThan(3);
    for (const { name, aboutPerson } of read) expect(aboutPerson, name).toBeGreaterThanOrEqual(0.6);
    expect(read.reduce((sum, { sharedInShort }) => sum + sharedInShort, 0) / read.length).toBeLessThanOrEqual(0.04);
  });
});
