import { expect, test } from 'vitest';
import { ERAS } from '#content/practice/script-screen.ts';
import { writtenArts } from '#content/practice/written-arts.ts';
import { LANGUAGES, languages } from '#contract/language.ts';
import { amountOf } from './amount.ts';

test.each([
  [42_195, 'm', '42,195 m'],
  [1853, 'CE', '1853 CE'],
  [1853, 'ईस्वी', '1853 ईस्वी'],
] as const)('%i %s is written %s', (value, unit, written) => {
  for (const language of LANGUAGES)
    expect(amountOf({ value, unit }, new Intl.NumberFormat(languages[language].locale).format)).toBe(written);
});

test('what asks for a year has the unit of a year, and nothing else has', () => {
  const questions = writtenArts
    .flatMap(({ words }) => LANGUAGES.flatMap((language) => Object.values(words[language])))
    .flatMap(({ screen }) => (screen?.kind === 'estimate' ? screen.questions : []));
  expect(questions.length).toBeGreaterThan(0);
  for (const { ask, unit } of questions) expect(ERAS.includes(unit), ask).toBe(/which year|किस साल/i.test(ask));
});
