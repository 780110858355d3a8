import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** A day as it is written down, the same wherever the reader is. */
export function useDayOf(): (day: string) => string {
  const format = dateFormat(languages[useLanguage()].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
