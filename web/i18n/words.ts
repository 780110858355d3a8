import i18next, { type InitOptions, type i18n, type Resource } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#contract/language.ts';

declare const __WORDS_VERSION__: string;

const base = {
  fallbackLng: false,
  supportedLngs: [...LANGUAGES],
  defaultNS: 'ui',
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
} satisfies InitOptions;

const addressOf = (language: string, namespace: string) => `/assets/i18n/${language}/${namespace}.json?v=${__WORDS_VERSION__}`;

/** What the page's head asks for at once: without it the words would be fetched only after the scripts have arrived. */
export const wordAddresses = (language: Language, namespaces: readonly string[]): string[] =>
  namespaces.map((namespace) => addressOf(language, namespace));

/** For prerendering: an instance per page, with every word in memory. */
export async function wordsInMemory(language: Language, resources: Resource): Promise<i18n> {
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({ ...base, lng: language, resources, react: { useSuspense: false } });
  return words;
}

/** For the browser: the words of this page before hydration; `loadWords` fetches those of other pages. */
export async function wordsFromServer(language: Language, namespaces: readonly string[]): Promise<i18n> {
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...base,
      lng: language,
      ns: [...namespaces],
      backend: { loadPath: addressOf('{{lng}}', '{{ns}}') },
    });
  return i18next;
}

export const hasWords = (language: Language, namespaces: readonly string[]): boolean =>
  namespaces.every((namespace) => i18next.hasResourceBundle(language, namespace));

/**
 * Fetches word files that are not here yet, or rejects. The words of a page are fetched before it is opened: i18next by itself
 * would try for ten seconds, and then show bare keys.
 */
export async function loadWords(language: Language, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const response = await fetch(addressOf(language, namespace));
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      i18next.addResourceBundle(language, namespace, await response.json());
    }),
  );
}

/** Words that belong together, from a file that is here. */
export const wordsOf = <Words>(language: Language, namespace: string, key: string): Words => i18next.getResource(language, namespace, key);
