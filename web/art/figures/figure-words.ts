import type { Figures } from '#content/figures/script-figure.ts';
import type { Language } from '#contract/language.ts';

/** The names and texts of the twelve figures, a chunk a language: few pages tell of a figure, and each in one language. */
export const figureWords: Readonly<Record<Language, () => Promise<Figures>>> = {
  en: async () => (await import('#content/figures/script-figures.en.ts')).figuresEn,
  hi: async () => (await import('#content/figures/script-figures.hi.ts')).figuresHi,
};
