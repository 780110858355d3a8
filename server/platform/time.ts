export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Limits on requests and the lifetimes of cookies are counted in seconds. */
export const DAY_S = 24 * 60 * 60;

/** So many times 24 hours later; earlier, where `days` is negative. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
