import i18next, { type BackendModule, type InitOptions, type i18n, type Resource, type ResourceLanguage } from 'i18next';
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

/** The element of a document that holds the words of its page: else they would be fetched, and hydration would wait for them. */
export const WORDS_ELEMENT = 'page-words';

/** What is in that element. No text may end it. */
export function wordsAsText(words: i18n, language: Language, namespaces: readonly string[]): string {
  const resource = Object.fromEntries(namespaces.map((namespace) => [namespace, words.getResourceBundle(language, namespace)]));
  return JSON.stringify(resource).replaceAll('<', '\\u003c');
}

/** For prerendering: an instance per page, with every word in memory. */
export async function wordsInMemory(language: Language, resources: Resource): Promise<i18n> {
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({ ...base, lng: language, resources, react: { useSuspense: false } });
  return words;
}

async function fetchWords(language: string, namespace: string): Promise<ResourceLanguage> {
  const response = await fetch(addressOf(language, namespace));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** For a namespace that a component names and that nobody has loaded. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read: (language, namespace, done) =>
    void fetchWords(language, namespace).then(
      (words) => done(null, words),
      (error) => done(error, null),
    ),
};

/** For the browser: the words of this page, which its document brings; `loadWords` fetches those of other pages. */
export async function wordsFromDocument(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const words: Resource[string] = JSON.parse(document.getElementById(WORDS_ELEMENT)?.textContent || '{}');
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...base, lng: language, ns: [...namespaces], resources: { [language]: words }, partialBundledLanguages: true });
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
    missing.map(async (namespace) => i18next.addResourceBundle(language, namespace, await fetchWords(language, namespace))),
  );
}

/** Words that belong together, from a file that is here. */
export const wordsOf = <Words>(language: Language, namespace: string, key: string): Words => i18next.getResource(language, namespace, key);
