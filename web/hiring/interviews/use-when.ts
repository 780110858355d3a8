import { languages } from '#contract/language.ts';
import { dateFormat, momentFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** Days and times of an interview, by the clock of its own time zone, whose name is said with it. */
export function useWhen() {
  const language = useLanguage();
  const { locale } = languages[language];
  const write = (at: string, options: Intl.DateTimeFormatOptions) => momentFormat(language, options).format(new Date(at));
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return {
    day: (at: string, timeZone: string) => dateFormat(locale, { ...date, year: 'numeric', timeZone }).format(new Date(at)),
    moment: (at: string, timeZone: string) => write(at, { ...date, ...clock, timeZone, timeZoneName: 'short' }),
    span: (from: string, to: string, timeZone: string) =>
      `${write(from, { ...clock, timeZone })} – ${write(to, { ...clock, timeZone, timeZoneName: 'short' })}`,
  };
}
