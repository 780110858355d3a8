// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { CASE_STEPS, HARMS, OUTCOMES, SIDES, SNAPSHOT_PARTS, SUBJECT_KINDS } from '#contract/society/safety-words.ts';
import { wordsInMemory } from '#web/i18n/words.ts';
import { useCaseStep } from './use-case-step.ts';

afterEach(cleanup);
const fileOf = (language: string, name: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/${name}.json`, 'utf8'));

describe.each(LANGUAGES)('in %s', (language) => {
  const safety = fileOf(language, 'society-safety');
  const { societyCases } = fileOf(language, 'operator');

  test.each([
    ['what can be reported', SUBJECT_KINDS, safety.kind],
    ['every harm', HARMS, safety.harm],
    ['every part that is kept', SNAPSHOT_PARTS, safety.part],
    ['every decision, to whom it is about', OUTCOMES, safety.own.outcome],
    ['every decision that can be made', OUTCOMES, societyCases.outcome],
    ['every decision that was made', OUTCOMES, societyCases.outcomeDone],
    ['both sides of an appeal', SIDES, societyCases.side],
  ] as const)('%s has words of its own', (_what, kinds, words: Record<string, string>) => {
    expect(Object.keys(words).toSorted()).toEqual([...kinds].toSorted());
    const said = Object.values(words);
    expect(said.filter((one) => one.trim() === '')).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test('every line that a record can have is said in words, each in its own', async () => {
    const words = await wordsInMemory(language, { [language]: { operator: fileOf(language, 'operator') } });
    const { result } = renderHook(useCaseStep, {
      wrapper: ({ children }) => <I18nextProvider i18n={words}>{children}</I18nextProvider>,
    });
    const said = CASE_STEPS.map((step) => result.current(step));
    expect(said.filter((one, index) => one === CASE_STEPS[index] || one.includes('{{') || one.includes('societyCases'))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
