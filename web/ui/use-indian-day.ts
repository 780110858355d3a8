import { indianDay } from '#contract/indian-time.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** How the language of the page writes the day of a moment, in India. */
export function useIndianDay(): (iso: string) => string {
  const day = indianDay(useLanguage());
  return (iso) => day.format(new Date(iso));
}
