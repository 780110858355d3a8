import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { listFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of the page about the science, and how its language writes numbers. */
export function useScienceWords() {
  const { t } = useTranslation('science');
  const language = useLanguage();
  const { locale } = languages[language];
  const two = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const one = numberFormat(locale, { maximumFractionDigits: 1 });
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  const list = listFormat(locale, { type: 'conjunction' });
  return {
    t,
    language,
    list: (names: readonly string[]) => list.format(names),
    two: (value: number) => two.format(value),
    one: (value: number) => one.format(value),
    whole: (value: number) => whole.format(value),
    /** A share as so many of a hundred. */
    ofHundred: (share: number) => whole.format(100 * share),
  };
}
