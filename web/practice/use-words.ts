import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { dateFormat, momentFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of practice, and how the language writes days, hours and numbers. A day such as 2026-11-23 has no time zone of its own. */
export function useWords() {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { locale } = languages[language];
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const clock = momentFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const plain = numberFormat(locale);
  return {
    t,
    language,
    date: (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`)),
    /** Minutes after midnight. */
    time: (minutes: number) => clock.format(new Date(minutes * 60_000)),
    number: (value: number) => plain.format(value),
  };
}
