import { useTranslation } from 'react-i18next';
import { houseName } from '#content/houses/script-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { indianDay } from '#contract/indian-time.ts';
import { languages } from '#contract/language.ts';
import { listFormat, nameFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of shared results, and how their language writes numbers, days, languages and names of houses. */
export function useResultWords() {
  const { t } = useTranslation('hiring-results');
  const language = useLanguage();
  const { locale } = languages[language];
  const strengths = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const errors = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percents = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const days = indianDay(language);
  const names = nameFormat(locale, { type: 'language' });
  const list = listFormat(locale, { type: 'conjunction' });
  return {
    t,
    language,
    strength: (value: number) => strengths.format(value),
    error: (value: number) => errors.format(value),
    /** A probability is never told as certain: it comes from a model. */
    chance: (value: number) => percents.format(Math.min(0.99, Math.max(0.01, value))),
    day: (at: string) => days.format(new Date(at)),
    languages: (codes: readonly string[]) => list.format(codes.map((code) => names.of(code) ?? code)),
    houseName: (house: number) => houseName(HOUSES[house - 1]!, language),
  };
}
