/**
 * The languages of the product: the only list. Everything that is said in each of them is a Record of this type, so that the
 * compiler names what a new one lacks.
 */
export const languages = {
  en: { name: 'English', invitation: 'Read in English', locale: 'en-IN', script: 'latin', prefix: '' },
  hi: { name: 'हिन्दी', invitation: 'हिन्दी में पढ़ें', locale: 'hi-IN', script: 'devanagari', prefix: '/hi' },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** What its own readers call it. */
  readonly name: string;
  /** To its own readers, who may not read the language of the page. */
  readonly invitation: string;
  /** BCP 47, for dates and numbers. */
  readonly locale: string;
  readonly script: 'latin' | 'devanagari';
  /** What its pages' addresses begin with. */
  readonly prefix: '' | `/${string}`;
};

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);
/** The one whose addresses have no prefix. */
export const DEFAULT_LANGUAGE = LANGUAGES.find((language) => languages[language].prefix === '')!;

/** A value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Readonly<Record<Language, Value>>;

/** An address without its language: `/hi/home` is `/home`. Search and hash stay. */
export function withoutLanguage(address: string): string {
  const { prefix } = languages[languageOf(address)];
  return address.slice(prefix.length) || '/';
}

/** The language of an address: its prefix says it, and nothing else. */
export function languageOf(address: string): Language {
  const isIn = (prefix: string) => prefix !== '' && address.startsWith(prefix) && /^([/?#]|$)/.test(address.slice(prefix.length));
  return LANGUAGES.find((language) => isIn(languages[language].prefix)) ?? DEFAULT_LANGUAGE;
}

/** An address without a language, in one. */
export function withLanguage(address: string, language: Language): string {
  const { prefix } = languages[language];
  return prefix === '' ? address : `${prefix}${address === '/' ? '' : address.replace(/^\/(?=[?#])/, '')}`;
}
