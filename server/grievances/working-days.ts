import { DAY_MS, INDIA_AHEAD_MS } from '#server/platform/time.ts';

const SATURDAY = 6;
const SUNDAY = 0;

const isWorkingDay = (dayThere: Date): boolean => dayThere.getUTCDay() !== SUNDAY && dayThere.getUTCDay() !== SATURDAY;

/**
 * The end of the last of so many working days after the one on which something came, in India's time. Working days are Monday to Friday;
 * holidays are not known here, so a day that is one shortens the time to answer, never the other way.
 */
export function workingDaysAfter(received: Date, days: number): Date {
  const there = received.getTime() + INDIA_AHEAD_MS;
  let day = Math.floor(there / DAY_MS) * DAY_MS;
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (isWorkingDay(new Date(day))) left -= 1;
  }
  return new Date(day + DAY_MS - 1_000 - INDIA_AHEAD_MS);
}
