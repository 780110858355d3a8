import { type Language, languages } from './language.ts';

/** Writes a day with its time, or a time alone. */
export type MomentFormat = { format(at: Date): string };

/**
 * Languages that say the time otherwise than CLDR, from which Intl has its patterns: its Hindi is "को 11:00 am बजे", and people say
 * "सुबह 11:00 बजे".
 */
const says: Partial<Record<Language, (clock: string) => string>> = { hi: (clock) => `${clock} बजे` };

/** By the options of Intl. In the time zone of the device, unless another is named. */
export function momentFormat(language: Language, options: Intl.DateTimeFormatOptions): MomentFormat {
  const { locale } = languages[language];
  const say = says[language];
  if (!say) return new Intl.DateTimeFormat(locale, options);
  const { timeZone, timeZoneName, dateStyle, day } = options;
  const noTime = { timeStyle: undefined, hour: undefined, minute: undefined, timeZoneName: undefined };
  const date = (dateStyle || day) && new Intl.DateTimeFormat(locale, { ...options, ...noTime });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', dayPeriod: 'short', timeZone });
  const zone = timeZoneName && new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone, timeZoneName });
  return {
    format(at) {
      const time = say(clock.format(at));
      const name = zone?.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
      return `${date ? `${date.format(at)}, ` : ''}${time}${name ? ` (${name})` : ''}`;
    },
  };
}
