import { expect, test } from 'vitest';
import { seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import { addRecords } from '#server/privacy/repository.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';

const now = new Date('2026-11-23T06:00:00Z');
const site = await testApp({ now: () => now });
const { database } = site;
const { owner } = await makeEmployersOf(site, () => now).foundOrganisation();
const job = await insertOpenJob(site, owner, now);

async function personBorn(birth: { readonly year: number; readonly month: number } | undefined) {
  const person = await site.signUp();
  await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', person.id).execute();
  if (birth) await database.updateTable('people.birth').set(birth).where('personId', '=', person.id).execute();
  else await database.deleteFrom('people.birth').where('personId', '=', person.id).execute();
  return person;
}
type Headers = { readonly authorization: string };
const apply = (headers: Headers) =>
  site.app.inject({ method: 'POST', url: '/api/job-seeker/applications', headers, payload: { jobId: job.id } });
const isMinor = async (headers: Headers) => (await site.app.inject({ url: '/api/job-seeker/profile', headers })).json().isMinor;

test.each([
  ['the month before that of the 18th birthday is over', { year: 2008, month: 11 }, true],
  ['the month after it', { year: 2008, month: 10 }, false],
])('%s: whether somebody may apply', async (_when, birth, isTooYoung) => {
  const { headers } = await personBorn(birth);
  expect(await isMinor(headers)).toBe(isTooYoung);
  expect((await apply(headers)).statusCode).toBe(isTooYoung ? 403 : 201);
});

test('nobody under 18 applies, also when a parent has agreed to measuring; nothing of theirs reaches the organisation', async () => {
  const { headers, id } = await personBorn({ year: 2010, month: 4 });
  const consent = { purpose: 'measuring', isGiven: true, givenBy: 'parent', notice: '1', language: 'en' } as const;
  await addRecords(database, [{ ...consent, personId: id }], now);
  const response = await apply(headers);
  expect([response.statusCode, response.json().message]).toEqual([403, say.adultsOnly]);
  const listed = await site.app.inject({ url: '/api/hiring/applications?search=Asha', headers: owner.headers });
  expect(listed.json<{ applications: { name: string }[] }>().applications.filter(({ name }) => name === 'Asha Rao')).toHaveLength(1); // the grown-up above
});

test('whoever has not told us when they were born states their age by sending', async () => {
  const { headers } = await personBorn(undefined);
  expect(await isMinor(headers)).toBe(false);
  expect((await apply(headers)).statusCode).toBe(201);
});
