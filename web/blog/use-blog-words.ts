import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words around articles, and how the reader's language writes a day. */
export function useBlogWords() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  // a day is the same wherever the reader is
  const day = dateFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { t, language, date: (iso: string) => day.format(new Date(iso)) };
}
