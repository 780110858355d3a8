import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { LEAP_YEAR_MS, MINUTE_MS } from './time.ts';

type Who = { readonly name: string; readonly email: string };
/** With the answer that they gave elsewhere, if they gave one: else a calendar would show them as undecided again. */
type Attendee = Who & { readonly answer?: 'ACCEPTED' | 'DECLINED' };
export type Invitation = {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The part of the program that invites. */
  readonly product: 'Interviews' | 'Circles';
  /** The same for the whole life of a meeting. */
  readonly uid: string;
  /** Higher with each change: a calendar keeps the highest. */
  readonly sequence: number;
  readonly stampedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organizer: Who;
  readonly attendees: readonly Attendee[];
};

/** An invitation, or its end, as RFC 5546 has it: whoever has not answered yet is asked to. */
export function writeInvitation(invitation: Invitation): string {
  const { method, product, uid, sequence, stampedAt, startsAt, endsAt, timeZone } = invitation;
  const { summary, description, location, organizer, attendees } = invitation;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Bhava', product, language: 'EN' },
    // named by the event alone: with a zone of the whole calendar the library writes DTSTAMP in it, which has to be UTC (RFC 5545, 3.8.7.2)
    timezone: { name: null, generator: (name) => describeTimeZone(name, startsAt, endsAt) },
  });
  calendar.createEvent({
    ...{ id: uid, sequence, stamp: stampedAt, summary, description, location, timezone: timeZone },
    start: new TZDate(startsAt, timeZone),
    end: new TZDate(endsAt, timeZone),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: attendees.map(({ answer, ...attendee }) => ({
      ...attendee,
      rsvp: answer === undefined,
      status: ICalAttendeeStatus[answer ?? 'NEEDSACTION'],
      role: ICalAttendeeRole.REQ,
    })),
  });
  return calendar.toString();
}

/**
 * The zone's changes from a year before to a year after, each with its own beginning (RFC 5545, 3.6.5): Outlook reads a zone by what is
 * written here, not by its name.
 */
function describeTimeZone(name: string, from: Date, to: Date): string {
  const start = new Date(from.getTime() - LEAP_YEAR_MS);
  const changes = tzScan(name, { start, end: new Date(to.getTime() + LEAP_YEAR_MS) });
  const first = { date: start, offset: tzOffset(name, start), change: 0 };
  const standard = Math.min(...[first, ...changes].map(({ offset }) => offset));
  const parts = [first, ...changes].flatMap(({ date, offset, change }) => {
    const kind = offset > standard ? 'DAYLIGHT' : 'STANDARD';
    const before = offset - change;
    return [
      `BEGIN:${kind}`,
      `DTSTART:${asLocal(date, before)}`,
      `TZOFFSETFROM:${asOffset(before)}`,
      `TZOFFSETTO:${asOffset(offset)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

/** The wall clock before the change, as the standard wants it. */
const asLocal = (date: Date, offsetMinutes: number) =>
  new Date(date.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function asOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
