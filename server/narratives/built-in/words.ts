import type { Language } from '#contract/language.ts';
import { explanationEn } from './explanation.en.ts';
import { explanationHi } from './explanation.hi.ts';
import type { ExplanationSayings } from './explanation-sayings.ts';
import { fallbackEn } from './fallback.en.ts';
import { fallbackHi } from './fallback.hi.ts';
import type { FallbackSummary } from './fallback-summary.ts';
import { summaryEn } from './summary.en.ts';
import { summaryHi } from './summary.hi.ts';
import type { SummarySayings } from './summary-sayings.ts';

/** All that the built-in writer can say in a language, and how a text provider is asked to write in it. */
type Written = {
  readonly summary: SummarySayings;
  readonly explanation: ExplanationSayings;
  readonly fallback: FallbackSummary;
  readonly manner: string;
};

export const writtenIn: Readonly<Record<Language, Written>> = {
  en: { summary: summaryEn, explanation: explanationEn, fallback: fallbackEn, manner: 'plain English' },
  hi: {
    summary: summaryHi,
    explanation: explanationHi,
    fallback: fallbackHi,
    manner:
      'plain spoken Hindi in Devanagari, in the आप form, with no verb that shows the gender of the reader and पहलू for an area of the mind',
  },
};
