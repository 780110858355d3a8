import { expect, test } from 'vitest';
import type { CaseQueue } from '#contract/society/safety.ts';
import { safetyMessages as say } from '#contract/society/safety-words.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { findNews, listStandings } from '../circle-meetings/repository.ts';
import { newsFor } from '../circle-meetings/rules.ts';

const now = () => new Date();
const site = await testApp({ now, config: { operators: ['operator1', 'operator2'] } });
const { database } = site;
const { call, addShown, addCircle, letIn, signUp } = makeCirclesOf(site, now);

const named = async (person: TestPerson, username: string): Promise<TestPerson> => {
  await database.updateTable('people.person').set({ username }).where('id', '=', person.id).execute();
  return person;
};
const operator = await named(await signUp('Olga Petrova'), 'operator1');
const second = await named(await signUp('Peter Lund'), 'operator2');

const makeMeeting = async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const text = { title: 'Go home', about: 'You lot are not wanted here.', place: 'Quay 4', minutes: 45, timeZone: 'Asia/Kolkata' };
  const startsAt = new Date(now().getTime() + 3 * 86_400_000).toISOString();
  const { body } = await call(asha, 'POST', `circles/${circleId}/meetings`, { ...text, startsAt });
  const { meetingId } = body.meetings[0];
  const listOf = async (who: TestPerson) => (await call(who, 'GET', `circles/${circleId}/meetings`)).body.meetings;
  /** What each of the three is told now. */
  const newsOf = async () => {
    const told = new Map((await listStandings(database, { meetingId })).map((standing) => [standing.personId, newsFor(standing)]));
    return [asha, imran, tara].map(({ id }) => told.get(id));
  };
  return { asha, imran, tara, circleId, meetingId, listOf, newsOf };
};
const complain = (who: TestPerson, meetingId: number) =>
  call(who, 'POST', 'complaints', { kind: 'circle-meeting', subject: String(meetingId), harm: 'hate', words: 'It threatens some of us.' });
const operate = async (by: TestPerson, path = '', payload?: object) => {
  const url = `/api/operator/society/cases${path}`;
  const answer = await site.app.inject({ url, method: payload ? 'POST' : 'GET', headers: by.headers, ...(payload && { payload }) });
  return answer.json() as CaseQueue & { message: string };
};

test('a meeting is reported by those in its circle, leaves lists and calendars when it is removed, and comes back after an appeal', async () => {
  const { asha, imran, meetingId, listOf, newsOf } = await makeMeeting();
  expect((await complain(await addShown('Ruth Mensah'), meetingId)).body.message).toBe(say.noSubject);
  expect((await complain(asha, meetingId)).body.message).toBe(say.own);
  const { caseId } = (await complain(imran, meetingId)).body;
  const { waiting } = await operate(operator);
  expect(waiting.find((one) => one.caseId === caseId)).toMatchObject({
    kind: 'circle-meeting',
    snapshots: [
      {
        parts: [
          { part: 'title', text: 'Go home' },
          { part: 'text', text: 'You lot are not wanted here.' },
          { part: 'place', text: 'Quay 4' },
        ],
      },
    ],
  });
  expect(await newsOf()).toEqual([undefined, undefined, undefined]);
  await operate(operator, `/${caseId}/decision`, { outcome: 'removal', reason: 'It threatens people.' });
  for (const who of [asha, imran]) expect(await listOf(who)).toEqual([]);
  expect(await newsOf()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await findNews(database, meetingId, imran.id)).toMatchObject({ title: null, about: null, place: null });
  expect((await complain(imran, meetingId)).status).toBe(404);
  await call(asha, 'POST', `cases/${caseId}/appeal`, { text: 'It is the name of a play.' });
  await operate(second, `/${caseId}/appeals/author/decision`, { outcome: 'none', reason: 'It is the name of a play.' });
  expect(await listOf(imran)).toMatchObject([{ title: 'Go home' }]);
  expect(await newsOf()).toEqual([undefined, undefined, undefined]);
});

test('after a block one can report the meeting that came by mail before', async () => {
  const { asha, imran, meetingId, listOf } = await makeMeeting();
  await call(imran, 'PUT', `blocked/${asha.memberId}`);
  expect(await listOf(imran)).toEqual([]);
  expect((await complain(imran, meetingId)).status).toBe(201);
});
