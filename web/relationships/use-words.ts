import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of reports of two, and how the language writes a day. */
export function useWords() {
  const { t } = useTranslation('relationships');
  const language = useLanguage();
  const day = dateFormat(languages[language].locale, { dateStyle: 'long' });
  return { t, language, date: (iso: string) => day.format(new Date(iso)) };
}
