import { describe, expect, test } from 'vitest';
import { HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import type { TwoDomain, TwoStanding } from './saying.ts';
import { sayings } from './sayings.ts';
import { meetings, twoPeople } from './two-people.ts';

const DOMAINS: readonly TwoDomain[] = ['emotional', 'rational'];
const STANDINGS: readonly TwoStanding[] = ['high', 'low', 'apart'];
const facets = HOUSES.flatMap((house) => DOMAINS.map((domain) => [house, domain] as const));

describe.each(LANGUAGES)('what is said of two people in %s', (language) => {
  const scenes = facets.flatMap(([house, domain]) => STANDINGS.map((standing) => twoPeople[language][house][domain][standing]));
  const questions = facets.map(([house, domain]) => twoPeople[language][house][domain].question);

  test('each facet has three scenes and a question', () => {
    expect(scenes).toHaveLength(72);
    expect(questions).toHaveLength(24);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  test('no two begin alike', () => {
    const beginnings = [...scenes, ...questions].map((text) => text.split(' ').slice(0, 4).join(' ').toLowerCase());
    expect(beginnings.filter((beginning, index) => beginnings.indexOf(beginning) !== index)).toEqual([]);
  });

  test('each is in its own script, without digits, and short enough to be read aloud', () => {
    const { script } = languages[language];
    for (const text of [...scenes, ...questions]) {
      expect(text).not.toMatch(/[0-9०-९]/);
      expect(text).not.toMatch(script === 'latin' ? /[\u0900-\u097f]/ : /[A-Za-z]/);
      expect(text.split(' ').length, text).toBeLessThanOrEqual(45);
    }
  });

  test('none stands among what is said of one person', () => {
    const ofOne = JSON.stringify(sayings[language]);
    for (const text of scenes) expect(ofOne).not.toContain(JSON.stringify(text).slice(1, -1));
  });
});

test('standing apart is never told as being alike, and something completes, rubs and joins', () => {
  const all = facets.flatMap(([house, domain]) => STANDINGS.map((standing) => ({ standing, meeting: meetings[house][domain][standing] })));
  expect(all.filter(({ standing, meeting }) => standing === 'apart' && meeting === 'alike')).toEqual([]);
  for (const meeting of ['alike', 'completing', 'rubbing'] as const)
    expect(all.filter((one) => one.meeting === meeting).length).toBeGreaterThanOrEqual(12);
});
