import { daysAfter } from '#server/platform/time.ts';

/** The last minute of a day in India, 5.5 hours ahead of UTC. */
export const endOfDay = (day: string): Date => new Date(`${day}T18:29:59Z`);

/** The end of the day in India on which so many days are over: it does not tell at which moment somebody did what began them. */
export function endOfDayAfter(at: Date, days: number): Date {
  const over = daysAfter(at, days);
  const end = endOfDay(over.toISOString().slice(0, 10));
  return end >= over ? end : daysAfter(end, 1);
}
