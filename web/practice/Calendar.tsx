import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { weeksUntil } from './calendar-weeks.ts';
import { useWords } from './use-words.ts';

const WEEKS = 9;
const PETAL = 'M15 3 C23 11 23 19 15 27 C7 19 7 11 15 3 Z';

type CalendarProps = { readonly days: readonly { readonly day: string; readonly exercises: number }[]; readonly today: string };

/** A petal for each day on which something was practised. Days without one are not marked: nothing is missing there. */
export function Calendar({ days, today }: CalendarProps) {
  const { t, language, date } = useWords();
  const done = new Map(days.map(({ day, exercises }) => [day, exercises]));
  const weeks = weeksUntil(today, WEEKS);
  const weekday = dateFormat(languages[language].locale, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, index) => weekday.format(new Date(Date.UTC(2026, 10, 23 + index))));
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <h2 id="calendar" className="text-2xl sm:text-3xl">
        {t('calendar.title')}
      </h2>
      <p>{t('calendar.days', { count: days.length })}</p>
      <table className="practice-calendar">
        <caption className="sr-only">{t('calendar.caption')}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day, index) => {
                const exercises = day === null ? 0 : (done.get(day) ?? 0);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the seven places of a week
                  <td key={index} data-today={day === today || undefined}>
                    {day !== null && (
                      <>
                        <svg viewBox="0 0 30 30" className="practice-day" aria-hidden="true" data-full={exercises > 0 || undefined}>
                          {exercises > 0 ? <path d={PETAL} /> : <circle cx="15" cy="15" r="2" />}
                        </svg>
                        <span className="sr-only">
                          {date(day)}
                          {exercises > 0 ? `: ${t('calendar.exercises', { count: exercises })}` : ''}
                        </span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
