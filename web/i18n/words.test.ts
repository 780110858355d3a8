import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, languages } from '#contract/language.ts';

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

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const LETTERS_OF = { latin: /\p{Script=Latin}/u, devanagari: /\p{Script=Devanagari}/u };
const wordFiles = namespaces
  .filter((namespace) => namespace !== 'messages')
  .flatMap((namespace) => others.map((language) => ({ namespace, language })));

describe.each(wordFiles)('the words of $namespace in $language', ({ namespace, language }) => {
  const english = flatten(read(DEFAULT_LANGUAGE, namespace));
  const translated = flatten(read(language, namespace));

  test('are the same as in English', () => {
    const keys = (words: [string, string][]) => [...new Set(words.map(([key]) => withoutPlural(key)))].sort();
    expect(keys(translated)).toEqual(keys(english));
  });

  test('are all said, in the script of the language', () => {
    expect([...english, ...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
    // a name, a sign or a pattern of placeholders may look the same in both
    const { script } = languages[language];
    const foreign = translated.filter(
      ([, text]) => !LETTERS_OF[script].test(text) && /[a-z]{4}/i.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    );
    expect(foreign.filter(([, text]) => !isName(text))).toEqual([]);
  });

  test('hold the same placeholders', () => {
    expect(placeholdersOf(translated)).toEqual(placeholdersOf(english));
  });
});

const isName = (text: string) => /^(English|Bhava|Google|API|OpenAPI[\d. ]*|https?:.*)$/.test(text.trim());

test.each(others)('every message of the contract is translated: %s', async (language) => {
  const contracts = await Promise.all(
    globSync('contract/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => import(/* @vite-ignore */ `../../${file}`)),
  );
  const messages = contracts.flatMap((contract: Record<string, unknown>) =>
    Object.entries(contract).flatMap(([name, value]) => (/[mM]essages$/.test(name) ? flatten(value as Words) : [])),
  );
  const translated = read(language, 'messages');
  expect(messages.length).toBeGreaterThan(200);
  expect(messages.map(([, text]) => text).filter((text) => !(text in translated))).toEqual([]);
});
