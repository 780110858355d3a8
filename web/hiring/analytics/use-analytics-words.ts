import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of analytics, and how their language writes numbers. */
export function useAnalyticsWords() {
  const { t } = useTranslation('hiring-analytics');
  const { locale } = languages[useLanguage()];
  const wholes = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const ratios = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const chances = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return {
    t,
    whole: (value: number) => wholes.format(value),
    percent: (value: number) => percents.format(value),
    ratio: (value: number) => ratios.format(value),
    chance: (value: number) => chances.format(value),
    days: (value: number | null) => (value === null ? t('times.none') : t('times.days', { count: value })),
  };
}
