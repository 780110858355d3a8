import { useTranslation } from 'react-i18next';
import { indianDay } from '#contract/indian-time.ts';
import { languages } from '#contract/language.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of the society, and how their language writes shares, numbers and days. */
export function useSocietyWords(namespace: 'society' | 'society-public' = 'society') {
  const { t } = useTranslation(namespace);
  const language = useLanguage();
  const { locale } = languages[language];
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const tenth = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 });
  // days of the society end in India, and mails name the same ones
  const day = indianDay(language);
  return {
    t,
    language,
    whole: (value: number) => whole.format(value),
    percent: (share: number) => percent.format(share),
    tenth: (share: number) => tenth.format(share),
    day: (iso: string) => day.format(new Date(iso)),
  };
}
