import type { AboutWords } from '#content/script-about.ts';
import type { Language } from '#contract/language.ts';

type Titled = { readonly words: Readonly<Record<Language, Pick<AboutWords, 'title'>>> };

/** Of each test its titles alone (scripts/about-plugin.ts): a report names tests, and never plays one. */
const found = import.meta.glob<Titled>('../../content/{stories,games}/*/script-about.ts', {
  query: '?titles',
  import: 'about',
  eager: true,
});
const titled = new Map(Object.entries(found).map(([file, about]) => [file.split('/').at(-2), about]));

export const titleOf = (test: string, language: Language): string => titled.get(test)?.words[language].title ?? test;

/** Every test, by its title. */
export const listTitles = (language: Language) =>
  [...titled]
    .flatMap(([test, { words }]) => (test === undefined ? [] : [{ test, title: words[language].title }]))
    .toSorted((one, other) => one.title.localeCompare(other.title, language));
