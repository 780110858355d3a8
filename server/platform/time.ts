export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** No year is longer. */
export const LEAP_YEAR_MS = 366 * DAY_MS;
/** Limits on requests and the lifetimes of cookies are counted in seconds. */
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;

/** So far the clocks of India are ahead of UTC, the whole year. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** So many times 24 hours later; earlier, where `days` is negative. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Whether a day is still to come everywhere: in some time zone the next day may have begun already. */
export const isFutureDay = (day: string, now: Date): boolean => Date.parse(day) > now.getTime() + DAY_MS;
