import { LANGUAGES, type Language, languageOf } from '#contract/language.ts';

/**
 * A test that only `npm run e2e -- --all` runs (decision 41). What it would find, another test of `npm test` finds nearly always: it goes
 * the same way in another language or by another way of input, or holds one fine point of one page.
 */
export const IN_LONG_FORM = { tag: '@long-form' } as const;

/** A test that is the same in each language: `npm test` runs it in the first one. */
export const formOf = (language: Language) => (language === LANGUAGES[0] ? {} : IN_LONG_FORM);
export const formAt = (address: string) => formOf(languageOf(address));
