import type { Language } from '#contract/language.ts';
import type { Figures } from './script-figure.ts';
import { figuresEn } from './script-figures.en.ts';
import { figuresHi } from './script-figures.hi.ts';

export const figures: Readonly<Record<Language, Figures>> = { en: figuresEn, hi: figuresHi };
