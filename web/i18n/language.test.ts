import { expect, test } from 'vitest';
import { languageOf } from '#contract/language.ts';
import { inLanguage } from './language.ts';

test.each([
  ['/', 'en'],
  ['/hi', 'hi'],
  ['/hi/', 'hi'],
  ['/hi/home', 'hi'],
  ['/history', 'en'],
] as const)('%s is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each([
  ['/home/set2report', 'hi', '/hi/home/set2report'],
  ['/hi/home/set2report', 'en', '/home/set2report'],
  ['/hi/login?next=%2Fhome', 'hi', '/hi/login?next=%2Fhome'],
  ['/', 'hi', '/hi'],
  ['/hi', 'en', '/'],
  ['/?a=1', 'hi', '/hi?a=1'],
  ['/hi?a=1', 'en', '/?a=1'],
  ['/history', 'hi', '/hi/history'],
  ['/hi//evil.example/x', 'en', '/evil.example/x'],
  ['//evil.example/x', 'en', '/evil.example/x'],
  ['//evil.example/x', 'hi', '/hi/evil.example/x'],
  ['/hi/\\evil.example/x', 'en', '/evil.example/x'],
  ['/hi/\\/evil.example', 'en', '/evil.example'],
  ['/hi/\t/evil.example', 'en', '/evil.example'],
] as const)('%s in %s is %s', (path, language, expected) => {
  expect(inLanguage(path, language)).toBe(expected);
});
