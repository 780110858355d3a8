import { momentFormat } from '#web/i18n/formats.ts';
import { useLanguage } from './language.ts';

/** How the language writes a day and a time, by the reader's clock. */
export function useMoment(): (iso: string) => string {
  const format = momentFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
