import type { PathText } from '#content/steady/script-step.ts';
import type { Language } from '#contract/language.ts';
import type { Path } from '#contract/steady-words.ts';

type Texts = { readonly [P in Path]: Readonly<Record<Language, () => Promise<PathText<P>>>> };

/** The steps of a path in one language: a browser fetches only those that somebody reads. */
export const texts: Texts = {
  steady: {
    en: async () => (await import('#content/steady/script-steady.en.ts')).steadyEn,
    hi: async () => (await import('#content/steady/script-steady.hi.ts')).steadyHi,
  },
  confidence: {
    en: async () => (await import('#content/steady/script-confidence.en.ts')).confidenceEn,
    hi: async () => (await import('#content/steady/script-confidence.hi.ts')).confidenceHi,
  },
};
