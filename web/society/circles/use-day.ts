import { languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** How the language writes the day on which a circle closes, by the calendar of India. */
export function useDay(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languages[useLanguage()].locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return (iso) => format.format(new Date(iso));
}
