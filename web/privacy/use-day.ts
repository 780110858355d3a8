import { languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** A day in the reader's words, as calendars in India show it: deadlines are counted there. */
export function useDay(): (at: string) => string {
  const format = new Intl.DateTimeFormat(languages[useLanguage()].locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return (at) => format.format(new Date(at));
}
