import { TZDate } from '@date-fns/tz';

/** What a field for day and time holds ("2026-11-30T10:00") is a moment only by the clock of a time zone. Undefined while it is not filled in. */
export function momentOf(wallClock: string, timeZone: string): string | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(wallClock);
  if (!found) return undefined;
  const [year, month, day, hour, minute] = found.slice(1).map(Number) as [number, number, number, number, number];
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime()).toISOString();
}

/** The zones that the browser knows, with those of the organisation and of the reader first. */
export function timeZones(first: string): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([first, own, ...Intl.supportedValuesOf('timeZone')])];
}
