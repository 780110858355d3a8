import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of analytics, and how their language writes numbers. */
export function useAnalyticsWords() {
  const { t } = useTranslation('hiring-analytics');
  const { locale } = languages[useLanguage()];
  const wholes = numberFormat(locale);
  const percents = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const ratios = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const chances = numberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return {
    t,
    whole: (value: number) => wholes.format(value),
    percent: (value: number) => percents.format(value),
    ratio: (value: number) => ratios.format(value),
    chance: (value: number) => chances.format(value),
    days: (value: number | null) => (value === null ? t('times.none') : t('times.days', { count: value })),
  };
}
