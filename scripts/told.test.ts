import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { TEXT_KINDS } from '#contract/narratives.ts';
import { REPORTS } from '#contract/written-reports.ts';
import { measureTexts, type TextMeasures } from './told/measure-texts.ts';
import { playPeople } from './told/play-people.ts';

/** A few people, always the same: the bounds leave room for their number. `npm run told` measures with more. */
const PEOPLE = 12;
const { afterOneStory, afterOneGame, afterAll } = playPeople(PEOPLE, 2);

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

describe('what is told after one game', () => {
  const measured = new Map<string, TextMeasures>();
  beforeAll(async () => {
    for (const language of LANGUAGES) measured.set(language, await measureTexts(afterOneGame, language));
  });

  test.each(LANGUAGES)('is measured, said once, and about the person: %s', (language) => {
    const { unmeasured, twice, reports } = measured.get(language)!;
    expect([unmeasured, twice]).toEqual([0, 0]);
    for (const name of ['set1', 'set2', 'cognitive'] as const) {
      expect(reports[name].readers).toBe(PEOPLE);
      expect(reports[name].aboutPerson, name).toBeGreaterThanOrEqual(0.6);
    }
  });

  test.each(LANGUAGES)('differs from what others read, in the summaries most of all: %s', (language) => {
    const { texts } = measured.get(language)!;
    for (const kind of ['summary', 'dashboard'] as const) expect(texts[kind].shared, kind).toBeLessThanOrEqual(0.03);
    // a window about a chart says what the chart is, to everybody alike
    for (const kind of TEXT_KINDS) expect(texts[kind].shared, kind).toBeLessThanOrEqual(0.5);
  });
});
