import { languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';

/**
 * A day as the public pages say it: in India, wherever the reader is. These pages are made by the server, which does not know the reader's
 * clock, and deadlines are days of India.
 */
export function useIndianDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languages[useLanguage()].locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return (iso) => format.format(new Date(iso));
}
