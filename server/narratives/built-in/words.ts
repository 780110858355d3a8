import type { Language } from '#contract/language.ts';
import type { TextWords } from './text-words.ts';
import { wordsEn } from './words.en.ts';
import { wordsHi } from './words.hi.ts';

/** What the built-in writer says in each language. */
export const wordsIn: Readonly<Record<Language, TextWords>> = { en: wordsEn, hi: wordsHi };
