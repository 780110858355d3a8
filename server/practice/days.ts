import { INDIAN_TIME } from '#contract/indian-time.ts';
import { DAY_MS, daysAfter, MINUTE_MS } from '#server/platform/time.ts';

/** Days as a calendar has them, `2026-11-23`, in the person's own time zone. Time is the server's (docs/decisions/0012-time-is-the-servers.md). */

const QUARTER_MS = 15 * MINUTE_MS;
/** How long a device may wait for a connection before what it kept is counted for the day on which it arrives, at the earliest so long ago. */
export const MAX_WAIT_DAYS = 14;
/** Where a person has told none yet. */
export const DEFAULT_TIME_ZONE = INDIAN_TIME;

export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The day for which something counts. What a device says is a claim: it is believed between the day that the server named when the device last
 * heard from it, and today. So a clock that was set back or forward moves nothing further than that.
 */
export function believedDay({ plannedOn, doneOn }: { readonly plannedOn: string; readonly doneOn: string }, today: string): string {
  const first = later(earlier(plannedOn, today), addDays(today, -MAX_WAIT_DAYS));
  return earlier(later(doneOn, first), today);
}

const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A zone lies a whole number of quarters from UTC. On the day when clocks go forward an hour may be missing: then it is the next day. */
const QUARTERS_TO_TRY = (2 * DAY_MS) / QUARTER_MS + 8;

/** The next moment after now at which it is this hour there. */
export function nextAt(timeZone: string, hour: number, now: Date): Date {
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  const first = Math.floor(now.getTime() / QUARTER_MS + 1) * QUARTER_MS;
  for (let quarter = 0; quarter < QUARTERS_TO_TRY; quarter += 1) {
    const at = new Date(first + quarter * QUARTER_MS);
    if (clockIn(timeZone, at) === wanted) return at;
  }
  return daysAfter(now, 1);
}
