import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { namespacesOf, nextAddressesOf, pageAt } from './page-at.ts';
import { pages } from './pages.ts';

test('every page is in the table, once', () => {
  expect(pages.map(({ file }) => file).toSorted()).toEqual(
    globSync('web/**/*-page.tsx')
      .map((file) => file.slice('web/'.length))
      .toSorted(),
  );
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
});

test.each(LANGUAGES)('every page has its word files in %s, and in the first one its title and description', (language) => {
  const fileOf = (namespace: string) => `public/assets/i18n/${language}/${namespace}.json`;
  for (const { name, words } of pages) {
    for (const namespace of words) expect(existsSync(fileOf(namespace)), `${name}: ${namespace}`).toBe(true);
    const { pages: heads } = JSON.parse(readFileSync(fileOf(words[0]), 'utf8'));
    expect(heads[name], name).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) });
  }
});

test('a page is found at its address in every language', () => {
  for (const language of LANGUAGES)
    for (const { name, address } of pages.filter(({ address }) => address !== '*'))
      expect(pageAt(withLanguage(address, language)).name).toBe(name);
});

test.each([
  ['/login/', 'login'],
  ['/LOGIN', 'login'],
  ['/hi/', 'landing'],
  ['/login/further', 'notFound'],
  ['/nowhere', 'notFound'],
  ['/hi/nowhere', 'notFound'],
  ['/history', 'notFound'],
])('%s shows the page %s', (address, name) => {
  expect(pageAt(address).name).toBe(name);
});

test('a page tells its word files, and where people go from it in the same language', () => {
  expect(namespacesOf('/hi/home/set2report')).toEqual(['ui', 'reports', 'report-names', 'keep', 'written', 'messages']);
  expect(namespacesOf('/nowhere')).toEqual(['ui', 'not-found']);
  expect(nextAddressesOf('/')).toEqual(['/login', '/signup', '/play']);
  expect(nextAddressesOf('/hi/login/')).toEqual(['/hi/forgot-password', '/hi/signup', '/hi/home', '/hi']);
  expect(nextAddressesOf('/nowhere')).toEqual([]);
});
