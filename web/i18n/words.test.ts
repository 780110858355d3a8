import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

type Words = { readonly [key: string]: string | readonly (string | Words)[] | Words };

const namespaces = globSync('public/assets/i18n/en/*.json').map((file) => basename(file, '.json'));
const read = (language: string, namespace: string): Words =>
  JSON.parse(readFileSync(`public/assets/i18n/${language}/${namespace}.json`, 'utf8'));

/** `home.state.new`; the entries of a list by their number. */
function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    return flatten(value as Words, `${prefix}${key}.`);
  });
}
/** i18next's plural endings differ between languages. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** For each key what its plural forms hold together; `count` may be said as a word. */
function placeholdersOf(words: [string, string][]): Record<string, string[]> {
  const held: Record<string, Set<string>> = {};
  for (const [key, text] of words) {
    const found = (text.match(/\{\{\w+/g) ?? []).filter((name) => name !== '{{count');
    held[withoutPlural(key)] = new Set([...(held[withoutPlural(key)] ?? []), ...found]);
  }
  return Object.fromEntries(Object.entries(held).map(([key, names]) => [key, [...names].sort()]));
}

describe.each(namespaces.filter((namespace) => namespace !== 'messages'))('the words of %s', (namespace) => {
  const english = flatten(read('en', namespace));
  const hindi = flatten(read('hi', namespace));

  test('are the same in both languages', () => {
    const keys = (words: [string, string][]) => [...new Set(words.map(([key]) => withoutPlural(key)))].sort();
    expect(keys(hindi)).toEqual(keys(english));
  });

  test('are all said, and in Hindi in Devanagari', () => {
    expect([...english, ...hindi].filter(([, text]) => text.trim() === '')).toEqual([]);
    // a name, a sign or a pattern of placeholders may look the same in both
    const latin = hindi.filter(([, text]) => !/[\u0900-\u097f]/.test(text) && /[a-z]{4}/i.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
    expect(latin.filter(([key, text]) => !isName(text) && key !== SAID_IN_ENGLISH)).toEqual([]);
  });

  test('hold the same placeholders', () => {
    expect(placeholdersOf(hindi)).toEqual(placeholdersOf(english));
  });
});

/** The link to the English page says so in English. */
const SAID_IN_ENGLISH = 'frame.otherLanguageLabel';
const isName = (text: string) => /^(English|Bhava|Google|API|OpenAPI[\d. ]*|https?:.*)$/.test(text.trim());

test('every message of the contract has its Hindi', async () => {
  const contracts = await Promise.all(
    globSync('contract/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => import(/* @vite-ignore */ `../../${file}`)),
  );
  const messages = contracts.flatMap((contract: Record<string, unknown>) =>
    Object.entries(contract).flatMap(([name, value]) => (/[mM]essages$/.test(name) ? flatten(value as Words) : [])),
  );
  const hindi = read('hi', 'messages');
  expect(messages.length).toBeGreaterThan(50);
  expect(messages.map(([, text]) => text).filter((text) => !(text in hindi))).toEqual([]);
});
