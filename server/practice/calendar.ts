import ical, { ICalAlarmType, ICalEventRepeatingFreq } from 'ical-generator';
import { type Language, withLanguage } from '#contract/language.ts';
import { MINUTE_MS } from '#server/platform/time.ts';

type Wanted = { readonly hour: number; readonly language: Language; readonly origin: string; readonly id: string };

const words: Record<Language, { readonly name: string; readonly summary: string; readonly text: string }> = {
  en: { name: 'Ten minutes', summary: 'Ten minutes of practice', text: 'One minute to settle, one exercise, one small act.' },
  hi: { name: 'दस मिनट', summary: 'अभ्यास के दस मिनट', text: 'एक मिनट ठहरना, एक अभ्यास, एक छोटा-सा काम।' },
};

/** Any day will do: it comes back every day. Months before the first calendar could be made. */
const FIRST_DAY = { year: 2026, month: 0, day: 1 } as const;
const MINUTES = 10;

/**
 * One event that comes back every day at that hour, wherever its reader is (a floating time, RFC 5545, 3.3.5). It tells nothing of the person: an
 * address leaks sooner than a login.
 */
export function writeCalendar({ hour, language, origin, id }: Wanted): string {
  const { name, summary, text } = words[language];
  const calendar = ical({ name, prodId: { company: 'Bhava', product: 'Practice', language: 'EN' } });
  const start = new Date(FIRST_DAY.year, FIRST_DAY.month, FIRST_DAY.day, hour);
  const event = calendar.createEvent({
    ...{ id: `practice-${id}`, summary, start, floating: true, stamp: start },
    end: new Date(start.getTime() + MINUTES * MINUTE_MS),
    description: `${text} ${origin}${withLanguage('/home/practice', language)}`,
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  return calendar.toString();
}
