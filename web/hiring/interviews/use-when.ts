import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** Days and times of an interview, by the clock of its own time zone, whose name is said with it. */
export function useWhen() {
  const locale = languages[useLanguage()].locale;
  const write = (at: string, options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(new Date(at));
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return {
    day: (at: string, timeZone: string) => write(at, { ...date, year: 'numeric', timeZone }),
    moment: (at: string, timeZone: string) => write(at, { ...date, ...clock, timeZone, timeZoneName: 'short' }),
    span: (from: string, to: string, timeZone: string) =>
      `${write(from, { ...clock, timeZone })} – ${write(to, { ...clock, timeZone, timeZoneName: 'short' })}`,
  };
}
