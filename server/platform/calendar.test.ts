import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { type Invitation, writeInvitation } from './calendar.ts';
import { envelopeOf } from './mail.ts';

const invitation: Invitation = {
  product: 'Interviews',
  ...{ method: 'REQUEST', uid: '7f2a@bhava', sequence: 1, stampedAt: new Date('2026-11-23T08:00:00Z'), timeZone: 'Asia/Kolkata' },
  startsAt: new Date('2026-11-30T04:30:00Z'),
  endsAt: new Date('2026-11-30T05:15:00Z'),
  ...{ summary: 'First talk: Harbour Tea; पहली बात', description: 'Pump fitter, Kochi.\nBring nothing.', location: 'Quay 4, Kochi' },
  organizer: { name: 'Harbour Tea', email: 'hello@bhava.example' },
  attendees: [{ name: 'Kavya Nair', email: 'kavya@example.org' }],
};

/** What a mail program gets: the calendar part and the attached file of the real message. */
async function partsOf(method: Invitation['method'], content: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const mail = { to: 'kavya@example.org', subject: 'Interview', text: 'Hello', html: '<p>Hello</p>', calendar: { method, content } };
  const { message } = await transport.sendMail(envelopeOf('Bhava <hello@bhava.example>', mail));
  const parts = (message as Buffer).toString().split(/\n--[\w=-]+(?:--)?\n/);
  return parts.flatMap((part) => {
    const [head = '', body = ''] = part.split(/\n\n/);
    const headers = head.replaceAll(/\n\s+/g, ' ');
    const type = /^content-type: (.*)$/im.exec(headers)?.[1] ?? '';
    if (!/^(text\/calendar|application\/ics)/.test(type)) return [];
    const isBase64 = /^content-transfer-encoding: base64$/im.test(headers);
    const text = isBase64 ? Buffer.from(body, 'base64').toString() : new TextDecoder().decode(decodeQuoted(body));
    return [{ type, disposition: /^content-disposition: (.*)$/im.exec(headers)?.[1], text }];
  });
}

function decodeQuoted(text: string): Uint8Array {
  const bytes = text.replaceAll(/=\n/g, '').matchAll(/=([0-9A-F]{2})|([\s\S])/g);
  return Uint8Array.from([...bytes].map(([, hex, plain]) => (hex ? Number.parseInt(hex, 16) : plain!.charCodeAt(0))));
}

/** Read by a parser of other people's. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone')!;
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  const attendee = component.getFirstProperty('attendee')!;
  return {
    method: calendar.getFirstPropertyValue('method'),
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, description: event.description, location: event.location },
    zone: event.startDate.zone?.tzid,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
    attendee: [attendee.getFirstValue(), attendee.getParameter('partstat'), attendee.getParameter('rsvp'), attendee.getParameter('role')],
  };
}

test('the moment of writing is in UTC, whatever the zone of the meeting and of the server', () => {
  expect(writeInvitation(invitation).split('\r\n')).toContain('DTSTAMP:20261123T080000Z');
});

test('an invitation asks for an answer, with the same method in the part, in the file and in both contents', async () => {
  const [part, file, ...rest] = await partsOf('REQUEST', writeInvitation(invitation));
  expect(rest).toEqual([]);
  expect(part!.type).toMatch(/^text\/calendar;.*method=REQUEST/);
  expect([file!.type, file!.disposition]).toEqual([expect.stringContaining('invite.ics'), expect.stringContaining('attachment')]);
  expect(readBack(file!.text)).toEqual(readBack(part!.text));
  expect(readBack(part!.text)).toEqual({
    ...{ method: 'REQUEST', uid: '7f2a@bhava', sequence: 1, status: 'CONFIRMED', zone: 'Asia/Kolkata' },
    ...{ summary: invitation.summary, description: invitation.description, location: 'Quay 4, Kochi' },
    ...{ startsAt: invitation.startsAt.toISOString(), endsAt: invitation.endsAt.toISOString() },
    organizer: 'mailto:hello@bhava.example',
    attendee: ['MAILTO:kavya@example.org', 'NEEDS-ACTION', 'TRUE', 'REQ-PARTICIPANT'],
  });
});

test('its end has the same number, a higher sequence and the other method', async () => {
  const [part] = await partsOf('CANCEL', writeInvitation({ ...invitation, method: 'CANCEL', sequence: 2 }));
  expect(part!.type).toMatch(/method=CANCEL/);
  expect(readBack(part!.text)).toMatchObject({ method: 'CANCEL', uid: '7f2a@bhava', sequence: 2, status: 'CANCELLED' });
});

test('whoever has answered elsewhere is not asked again', async () => {
  const attendees = [{ name: 'Kavya Nair', email: 'kavya@example.org', answer: 'ACCEPTED' as const }];
  expect(readBack(writeInvitation({ ...invitation, attendees })).attendee.slice(1, 3)).toEqual(['ACCEPTED', 'FALSE']);
});

test.each([
  ['Asia/Kolkata', '2026-11-30T04:30:00Z'],
  ['America/New_York', '2026-11-30T15:00:00Z'],
  ['America/New_York', '2026-07-01T15:00:00Z'],
  ['Europe/London', '2026-03-29T01:30:00Z'],
  ['Australia/Sydney', '2026-10-03T16:30:00Z'],
  ['Asia/Kathmandu', '2026-05-05T05:05:00Z'],
])('%s is written so that a program that has never heard of it finds the moment %s', (timeZone, moment) => {
  const startsAt = new Date(moment);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  const { startsAt: read, endsAt: end, zone } = readBack(writeInvitation({ ...invitation, timeZone, startsAt, endsAt }));
  expect([read, end, zone]).toEqual([startsAt.toISOString(), endsAt.toISOString(), timeZone]);
});
