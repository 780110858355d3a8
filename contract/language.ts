/**
 * The languages of the product: the only list. Everything that is said in each of them is a Record of this type, so that the
 * compiler names what a new one lacks.
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN', script: 'latin', prefix: '' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', script: 'devanagari', prefix: '/hi' },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** What its own readers call it. */
  readonly name: string;
  /** BCP 47, for dates and numbers. */
  readonly locale: string;
  readonly script: 'latin' | 'devanagari';
  /** What its pages' addresses begin with. */
  readonly prefix: '' | `/${string}`;
};

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];
