import ICAL from 'ical.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MAX_COMING_MEETINGS, meetingMessages as say } from '#contract/society/circle-meeting-words.ts';
import type { CircleMeetings } from '#contract/society/circle-meetings.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { putMembership } from '#testing/society.ts';
import { keepMeetings } from './jobs.ts';
import { meetingMail } from './mails.ts';
import { findNews } from './repository.ts';
import { newsFor } from './rules.ts';

const now = () => new Date();
const site = await testApp({ now });
const { call, addShown, addCircle, letIn, addEditor, inState, signUp } = makeCirclesOf(site, now);
const { database } = site;

const inDays = (days: number) => new Date(Math.floor(now().getTime() / 60_000) * 60_000 + days * 86_400_000).toISOString();
const meetingText = (days = 3) => ({
  ...{ title: 'First talk', about: 'The first map.', place: 'https://meet.example/rivers', startsAt: inDays(days), minutes: 45 },
  timeZone: 'Asia/Kolkata',
});
const makeThree = async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const at = (path = '') => `circles/${circleId}/meetings${path}`;
  const propose = (who: TestPerson, text: object = {}) => call(who, 'POST', at(), { ...meetingText(), ...text });
  const listOf = async (who: TestPerson): Promise<CircleMeetings['meetings']> => (await call(who, 'GET', at())).body.meetings;
  return { asha, imran, tara, circleId, at, propose, listOf };
};
/** What a calendar of other people reads in the newest mail to somebody. */
const eventOf = async (meetingId: number, { id }: TestPerson) => {
  const news = await findNews(database, meetingId, id);
  const reader = { name: 'Imran Sheikh', email: 'imran@example.org', language: 'hi' };
  const mail = news && meetingMail(news, reader, { origin: 'https://bhava.example', from: 'hello@bhava.example', now: now() });
  if (!mail) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar!.content));
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone')!);
  return {
    ...{ method: [mail.calendar!.method, calendar.getFirstPropertyValue('method')], uid: event.uid, sequence: event.sequence },
    ...{ summary: event.summary, location: event.location, startsAt: event.startDate.toJSDate().toISOString() },
    attendees: event.attendees.map((attendee) => [String(attendee.getFirstValue()).toLowerCase(), attendee.getParameter('partstat')]),
    status: component.getFirstPropertyValue('status'),
    subject: mail.subject,
  };
};
/** To whom the clock writes about one meeting. */
const keep = async (meetingId: number): Promise<number[]> => {
  const told: number[] = [];
  const add: Add = async (_job, input) => {
    const mail = input as { meetingId: number; personId: number };
    if (mail.meetingId === meetingId) told.push(mail.personId);
  };
  const transaction: Jobs['transaction'] = (work) => database.transaction().execute((held) => work(held, add));
  await keepMeetings({ database, jobs: { transaction } as Jobs, now });
  return told;
};

test('a member proposes a meeting, and the others say whether they come', async () => {
  const { asha, imran, tara, at, propose, listOf } = await makeThree();
  const { body } = await propose(imran);
  expect(body.meetings).toMatchObject([{ title: 'First talk', yours: 'yes', mayAnswer: true, mayChange: true, proposer: { isYou: true } }]);
  const [{ meetingId }] = body.meetings;
  await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: true });
  await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: false });
  expect(await listOf(asha)).toMatchObject([{ yours: 'waiting', mayChange: true, proposer: { name: 'Imran Sheikh' } }]);
  expect((await listOf(tara))[0]).toMatchObject({ yours: 'no', mayChange: false });
  expect((await listOf(asha))[0]!.answers.map(({ name, isYes }) => [name, isYes])).toEqual([
    ['Imran Sheikh', true],
    ['Tara Bose', false],
  ]);
});

test('a calendar keeps one event: each change has the next sequence, and a cancellation takes it out', async () => {
  const { asha, imran, tara, at, propose, listOf } = await makeThree();
  const [{ meetingId, startsAt }] = (await propose(imran)).body.meetings;
  const first = (await eventOf(meetingId, tara))!;
  expect(first).toMatchObject({
    ...{ method: ['REQUEST', 'REQUEST'], sequence: 0, location: 'https://meet.example/rivers', startsAt, status: 'CONFIRMED' },
    attendees: [['mailto:imran@example.org', 'NEEDS-ACTION']],
  });
  expect(await eventOf(meetingId, imran)).toMatchObject({ attendees: [['mailto:imran@example.org', 'ACCEPTED']] });
  await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: true });
  expect((await call(tara, 'PUT', at(`/${meetingId}`), meetingText(4))).body.message).toBe(say.notYours);
  await call(asha, 'PUT', at(`/${meetingId}`), { ...meetingText(4), place: 'Quay 4' });
  expect(await eventOf(meetingId, tara)).toMatchObject({ method: ['REQUEST', 'REQUEST'], uid: first.uid, sequence: 1, location: 'Quay 4' });
  expect((await listOf(tara))[0]).toMatchObject({ yours: 'waiting', place: 'Quay 4' });
  await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: false });
  const moved = (await listOf(tara))[0]!.startsAt;
  await call(imran, 'PUT', at(`/${meetingId}`), { ...meetingText(), startsAt: moved, place: 'Quay 5' });
  expect((await listOf(tara))[0]).toMatchObject({ yours: 'no', place: 'Quay 5' });
  expect(await keep(meetingId)).toEqual([]);
  await call(imran, 'POST', at(`/${meetingId}/cancel`));
  expect(await eventOf(meetingId, tara)).toMatchObject({ method: ['CANCEL', 'CANCEL'], uid: first.uid, sequence: 3, status: 'CANCELLED' });
  expect((await call(imran, 'POST', at(`/${meetingId}/cancel`))).body.message).toBe(say.over);
  expect((await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: true })).body.message).toBe(say.over);
  expect(await listOf(tara)).toMatchObject([{ isCancelled: true, mayAnswer: false }]);
});

test('whoever leaves gets a cancellation that names nothing new, and whoever comes is invited', async () => {
  const { asha, imran, tara, circleId, at, propose } = await makeThree();
  const [{ meetingId, startsAt }] = (await propose(imran)).body.meetings;
  await call(tara, 'POST', `circles/${circleId}/leave`);
  await call(asha, 'PUT', at(`/${meetingId}`), { ...meetingText(5), place: 'A secret place', title: 'A secret' });
  const gone = (await eventOf(meetingId, tara))!;
  expect(gone).toMatchObject({ method: ['CANCEL', 'CANCEL'], sequence: 1, startsAt });
  expect(JSON.stringify(gone)).not.toContain('secret');
  const ana = await addShown('Ana Duarte');
  await letIn(asha, circleId, ana, tara);
  expect((await keep(meetingId)).toSorted()).toEqual([ana.id, tara.id].toSorted());
  expect(await eventOf(meetingId, ana)).toMatchObject({ method: ['REQUEST', 'REQUEST'], sequence: 0 });
  expect(await eventOf(meetingId, tara)).toMatchObject({ method: ['REQUEST', 'REQUEST'], sequence: 2, uid: gone.uid });
  await call(ana, 'POST', `circles/${circleId}/leave`);
  expect(await keep(meetingId)).toEqual([ana.id]);
});

test('whoever is excluded, or asks for erasure, gets a cancellation; with the last member the meeting goes', async () => {
  const { asha, imran, tara, circleId, propose } = await makeThree();
  const [{ meetingId }] = (await propose(asha)).body.meetings;
  await putMembership(database, tara.id, 'excluded', now());
  const asked = { personId: imran.id, askedAt: now(), dueAt: now(), askedBy: 'person', language: 'en' } as const;
  await database.insertInto('erasure').values(asked).execute();
  expect((await keep(meetingId)).toSorted()).toEqual([tara.id, imran.id].toSorted());
  expect(await eventOf(meetingId, imran)).toMatchObject({ method: ['CANCEL', 'CANCEL'] });
  await putMembership(database, tara.id, 'left', now());
  await database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  await call(asha, 'POST', `circles/${circleId}/leave`);
  expect(await keep(meetingId)).toEqual([asha.id]);
  expect((await eventOf(meetingId, asha))!.summary).not.toContain('First talk');
  const texts = database.selectFrom('society.circleMeetingText').select('meetingId').where('meetingId', '=', meetingId);
  expect(await texts.execute()).toEqual([]);
});

test('a meeting goes with the account of whoever proposed it, and leaves the calendars of the others', async () => {
  const { asha, imran, tara, propose, listOf } = await makeThree();
  const [{ meetingId }] = (await propose(imran, { title: 'Imran’s own words' })).body.meetings;
  await database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  expect((await keep(meetingId)).toSorted()).toEqual([asha.id, tara.id].toSorted());
  const event = (await eventOf(meetingId, tara))!;
  expect(event).toMatchObject({ method: ['CANCEL', 'CANCEL'], sequence: 1 });
  expect(JSON.stringify(event)).not.toContain('own words');
  expect(await listOf(asha)).toEqual([]);
  await sql`update society.circle_meeting set starts_at = now() - interval '1 hour' where id = ${meetingId}`.execute(database);
  await keep(meetingId);
  expect(await database.selectFrom('society.circleMeeting').select('id').where('id', '=', meetingId).execute()).toEqual([]);
});

test('where one has blocked the other, neither has the other’s meetings or answers, and the blocked one is not told', async () => {
  const { asha, imran, tara, circleId, at, propose, listOf } = await makeThree();
  const [{ meetingId: ofImran }] = (await propose(imran, { title: 'Imran’s' })).body.meetings;
  const meetings: CircleMeetings['meetings'] = (await propose(tara, { title: 'Tara’s' })).body.meetings;
  const ofTara = meetings.find(({ title }) => title === 'Tara’s')!.meetingId;
  await call(imran, 'PUT', at(`/${ofTara}/answer`), { isYes: true });
  await call(imran, 'PUT', `blocked/${tara.memberId}`);
  expect((await listOf(tara)).map(({ title }) => title)).toEqual(['Tara’s']);
  expect((await listOf(tara))[0]!.answers.map(({ name }) => name)).toEqual(['Tara Bose']);
  expect((await call(tara, 'PUT', at(`/${ofImran}/answer`), { isYes: true })).body.message).toBe(say.noMeeting);
  expect((await listOf(asha)).map(({ title }) => title)).toEqual(['Imran’s', 'Tara’s']);
  expect(await keep(ofTara)).toEqual([imran.id]);
  expect(await eventOf(ofImran, tara)).toMatchObject({ method: ['REQUEST', 'REQUEST'] }); // who was blocked learns nothing
  await call(imran, 'PUT', at(`/${ofImran}`), { ...meetingText(6), place: 'A secret place' });
  expect(await eventOf(ofImran, tara)).toMatchObject({ method: ['CANCEL', 'CANCEL'], location: null });
  expect(await eventOf(ofImran, asha)).toMatchObject({ method: ['REQUEST', 'REQUEST'], location: 'A secret place' });
  await database.updateTable('society.circle').set({ closedAt: now() }).where('id', '=', circleId).execute();
  expect(await keep(ofImran)).toEqual([asha.id, imran.id]);
});

test('what is no meeting is refused, and so are too many, and a meeting of another circle', async () => {
  const { asha, imran, at, propose } = await makeThree();
  const errorsOf = async (text: object) => (await propose(imran, text)).body.errors;
  expect(await errorsOf({ startsAt: '2020-01-01T10:00:00Z' })).toEqual({ startsAt: say.time });
  expect(await errorsOf({ startsAt: '' })).toEqual({ startsAt: say.time });
  expect(await errorsOf({ startsAt: inDays(200) })).toEqual({ startsAt: say.afterClosing });
  expect(await errorsOf({ timeZone: 'Mars/Olympus' })).toEqual({ timeZone: say.timeZone });
  expect(await errorsOf({ minutes: 5 })).toEqual({ minutes: say.minutes });
  expect(await errorsOf({ place: ' ', title: '' })).toEqual({ place: say.placeMissing, title: say.titleMissing });
  expect((await propose(imran, { about: 'x'.repeat(10_000_000) })).status).toBe(413);
  expect((await propose(imran, { title: 'Rain\r\nBEGIN:VALARM' })).body.meetings).toMatchObject([{ title: 'Rain BEGIN:VALARM' }]);
  for (let count = 2; count <= MAX_COMING_MEETINGS; count++) expect((await propose(imran)).status).toBe(200);
  expect((await propose(asha)).body.message).toBe(say.tooManyComing);
  expect((await propose(imran)).body.message).toBe(say.tooMany);
  const [{ meetingId }] = (await call(imran, 'GET', at())).body.meetings;
  const ana = await addShown('Ana Duarte');
  const own = await addCircle(ana);
  expect((await call(ana, 'POST', `circles/${own}/meetings/${meetingId}/cancel`)).body.message).toBe(say.noMeeting);
});

test('who may do what: everybody at every address that names a meeting', async () => {
  const { imran, at, propose } = await makeThree();
  const [{ meetingId }] = (await propose(imran)).body.meetings;
  const elsewhere = await addShown('Ana Duarte');
  await addCircle(elsewhere);
  const addresses = [
    ['GET', ''],
    ['POST', '', meetingText()],
    ['PUT', `/${meetingId}`, meetingText()],
    ['PUT', `/${meetingId}/answer`, { isYes: true }],
    ['POST', `/${meetingId}/cancel`],
  ] as const;
  const refused = {
    'a member of another circle': { who: elsewhere, status: 404 },
    'an editor': { who: await addEditor(), status: 403 },
    'somebody invited to the society': { who: await inState('invited'), status: 403 },
    'a person': { who: await signUp(), status: 403 },
    nobody: { who: undefined, status: 401 },
  };
  for (const [method, path, payload] of addresses)
    for (const [name, { who, status }] of Object.entries(refused))
      expect([name, method, path, (await call(who, method, at(path), payload)).status]).toEqual([name, method, path, status]);
  expect((await call(imran, 'POST', at(`/${meetingId}/cancel`))).status).toBe(200);
});

test('what somebody is told follows from what they know and what is', () => {
  const known = { isThere: true, isOn: true, isHeld: true, isCurrent: true, isBlocked: false };
  expect(newsFor(known)).toBeUndefined();
  expect(newsFor({ ...known, isHeld: false })).toBe('invited');
  expect(newsFor({ ...known, isCurrent: false })).toBe('changed');
  expect(newsFor({ ...known, isOn: false })).toBe('cancelled');
  expect(newsFor({ ...known, isThere: false })).toBe('gone');
  expect(newsFor({ ...known, isThere: false, isHeld: false })).toBeUndefined();
  expect(newsFor({ ...known, isThere: false, isBlocked: true })).toBeUndefined();
  expect(newsFor({ ...known, isThere: false, isBlocked: true, isCurrent: false })).toBe('gone');
  expect(newsFor({ ...known, isThere: false, isBlocked: true, isOn: false })).toBe('gone');
});

test('one’s own meetings and answers stand in what is kept of one', async () => {
  const { imran, tara, at, propose } = await makeThree();
  const [{ meetingId }] = (await propose(imran)).body.meetings;
  await call(tara, 'PUT', at(`/${meetingId}/answer`), { isYes: false });
  const ownOf = async ({ headers }: TestPerson) => (await site.app.inject({ url: '/api/my-data', headers })).json().circles;
  expect(await ownOf(imran)).toMatchObject({ meetings: [{ circle: 'Rivers', title: 'First talk' }], meetingAnswers: [{ answer: 'yes' }] });
  expect(await ownOf(tara)).toMatchObject({ meetings: [], meetingAnswers: [{ circle: 'Rivers', answer: 'no' }] });
});
