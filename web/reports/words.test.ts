import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { TEXT_KINDS } from '#contract/narratives.ts';
import { REPORTS } from '#contract/report-names.ts';
import { reportTexts } from './report-subject.ts';

type Words = { readonly [key: string]: string | Words };
const read = (language: string, file: string): Words => JSON.parse(readFileSync(`public/assets/i18n/${language}/${file}.json`, 'utf8'));
const english = read('en', 'reports');
const hindi = read('hi', 'reports');

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the words of the report', () => {
  test('are the same in both languages, with the same placeholders', () => {
    const translated = new Map(flatten(hindi));
    expect([...translated.keys()]).toEqual(flatten(english).map(([key]) => key));
    for (const [key, text] of flatten(english)) expect(placeholders(translated.get(key)!), key).toEqual(placeholders(text));
  });

  test('are in Devanagari where they are Hindi', () => {
    for (const [key, text] of flatten(hindi)) {
      const own = text.replaceAll(/\{\{\w+\}\}/g, '');
      if (/\p{L}/u.test(own)) expect(own, key).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('have a title for every explanation', () => {
    for (const kind of TEXT_KINDS) expect(english.explanation).toHaveProperty(kind);
  });

  test('hold the specification’s own texts', () => {
    const texts = flatten(english).map(([, text]) => text);
    for (const text of [
      'Personalised General Report 2 for {{name}}',
      'Mind Function Strength Spectrum',
      'Dominant Mind Function',
      'Personality Summary-2',
      'Explain More',
      'Strong, Average & Weak Mind Functions',
      'Explain Chart',
      'Master Your Weaknesses',
      'Explain Weaknesses',
      'Explore Development Strategies',
      'View Growth Opportunities',
      'Discover Enhancement Methods',
      'Access Improvement Plan',
      'When this house is weak:',
      'Loading...',
      'Improvement Tips:',
      'Close',
      'Generating explanation...',
      'View Reports',
      'Demo',
      'My Report',
      'Set 1',
      'Set 2',
      'Professional',
      'Personal',
      'Cognitive Report',
      'Entrepreneurship',
      'Career Report',
      'Coming Soon',
      '{{name}} report is currently under development.',
      'Please select a report category to view the content.',
    ])
      expect(texts).toContain(text);
  });

  test('say every failure in Hindi too', () => {
    const messages = read('hi', 'messages');
    for (const text of Object.values(reportTexts)) expect(messages).toHaveProperty([text]);
  });

  test('are all there: each key that a component asks for is written', () => {
    const files = ['reports', 'written', 'keep', 'trait-report'].flatMap((file) => flatten(read('en', file)));
    const keys = new Set(files.map(([key]) => key.replace(/_(one|other)$/, '')));
    for (const file of globSync('web/reports/**/*.{ts,tsx}')) {
      for (const [, key] of readFileSync(file, 'utf8').matchAll(/\bt\('([\w.]+)'/g)) expect(keys, `${file}: ${key}`).toContain(key);
    }
  });
});

describe('the names of the reports', () => {
  test.each(LANGUAGES)('are there for each report: %s', (language) => {
    expect(Object.keys(read(language, 'report-names'))).toEqual([...REPORTS]);
  });

  test('are one a report in Hindi: English lists some as the specification does, and cannot say that in a title', () => {
    for (const { name, report } of Object.values(read('hi', 'report-names')) as { name: string; report: string }[])
      expect(name).toBe(report);
  });
});
