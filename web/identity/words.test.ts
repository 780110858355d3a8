import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { identityMessages } from '#contract/identity.ts';
import { platformMessages } from '#contract/problem.ts';

type Words = { readonly [key: string]: string | Words };
const read = (language: string, name: string) => JSON.parse(readFileSync(`public/assets/i18n/${language}/${name}.json`, 'utf8')) as Words;
const paths = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [key] : paths(value).map((path) => `${key}.${path}`)));
const texts = (words: Words): string[] => Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

describe('the words of accounts', () => {
  test('are the same in both languages', () => {
    expect(paths(read('hi', 'identity'))).toEqual(paths(read('en', 'identity')));
  });

  test('are Hindi in Hindi', () => {
    expect(texts(read('hi', 'identity')).filter((text) => !/[\u0900-\u097F]/.test(text))).toEqual([]);
  });

  test.each([...texts(identityMessages), ...texts(platformMessages)])('Hindi has "%s"', (message) => {
    expect(read('hi', 'messages')[message]).toMatch(/[\u0900-\u097F]/);
  });
});
