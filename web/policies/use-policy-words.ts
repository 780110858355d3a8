import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import type { Policy } from '#contract/policies.ts';
import { dateFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The word file of each policy. */
const files: Readonly<Record<Policy, string>> = {
  'privacy-policy': 'privacy-policy',
  'return-policy': 'return-policy',
  'refund-policy': 'refund-policy',
  disclaimer: 'disclaimer',
  'about-us': 'about-policy',
};

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];
type Section = { readonly title: string; readonly text: readonly Block[] };
type PolicyWords = {
  readonly title: string;
  readonly short: readonly string[];
  /** By the names that addresses point to (`#rights`), in the order of the page. */
  readonly sections: Readonly<Record<string, Section>>;
};

/** The words of one policy. */
export function usePolicyText(policy: Policy): PolicyWords {
  const { t } = useTranslation(files[policy]);
  return {
    title: t('title'),
    short: t('short', { returnObjects: true }) as PolicyWords['short'],
    sections: t('sections', { returnObjects: true }) as PolicyWords['sections'],
  };
}

const DAY_S = 24 * 60 * 60;

/** The words that all policies share, and how the language writes days. */
export function usePolicyWords() {
  const { t } = useTranslation('policies');
  const { locale } = languages[useLanguage()];
  const long = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return {
    t,
    longDate: (day: string) => long.format(new Date(day)),
    /** As the specification writes it: 7/11/2025 is the seventh of November. */
    shortDate: (day: string) => day.split('-').map(Number).toReversed().join('/'),
    daysOf: (seconds: number) => days.format(seconds / DAY_S),
  };
}
