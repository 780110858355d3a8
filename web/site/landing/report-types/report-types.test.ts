import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { REPORTS } from '#contract/report-names.ts';

const read = (language: string, file: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/${file}.json`, 'utf8'));

test.each(LANGUAGES)('the grid calls each report as its own page does, and asks the same question: %s', (language) => {
  const { report } = read(language, 'landing-cards').reports;
  const [names, written] = [read(language, 'reports').name, read(language, 'written').reports];
  expect(Object.keys(report)).toEqual([...REPORTS]);
  for (const name of REPORTS) expect(report[name]).toEqual({ name: names[name], question: written[name].question });
});
