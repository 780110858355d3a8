import { beforeAll, expect, test } from 'vitest';
import type { StrengthsReport, TraitReport } from '#contract/reports.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import type { TestPerson } from '#testing/people.ts';
import { keepReply, openReply } from './repository.ts';

const NOW = new Date('2026-03-01T09:00:00Z');
let site: TestApp;
let person: TestPerson;

beforeAll(async () => {
  site = await testApp({ now: () => NOW });
  person = await site.signUp();
  await finishStory(site.database, { person, at: NOW });
});

const read = async <Reply>(path: string) =>
  (await site.app.inject({ url: `/api/report/${person.id}${path}`, headers: person.headers })).json<Reply>();
const strengths = () => read<StrengthsReport>('/strengths');
const traits = () => read<TraitReport>('');
const keptRow = () => site.database.selectFrom('keptReply').selectAll().where('personId', '=', Number(person.id)).executeTakeFirst();

test('a reply is kept as it goes out, and goes out again as it was kept', async () => {
  const first = await strengths();
  await traits();
  const kept = await keptRow();
  expect(JSON.parse(kept!.strengths!)).toEqual(first);
  await site.database
    .updateTable('keptReply')
    .set({ strengths: JSON.stringify({ ...first, testsInAll: 99 }) })
    .where('personId', '=', Number(person.id))
    .execute();
  expect((await strengths()).testsInAll).toBe(99);
});

test('another finished test takes it away', async () => {
  await finishStory(site.database, { person, at: NOW, option: (index) => (index + 1) % 4 });
  expect(await keptRow()).toMatchObject({ strengths: null, traits: null, edition: null });
  expect((await strengths()).testsInAll).toBe(12);
});

test('so does a sitting that no longer counts, or is gone', async () => {
  await strengths();
  await site.database.updateTable('sitting').set({ valid: false }).where('personId', '=', Number(person.id)).execute();
  expect((await strengths()).testsTaken).toEqual([]);
  await site.database.deleteFrom('sitting').where('personId', '=', Number(person.id)).execute();
  expect((await keptRow())!.strengths).toBeNull();
});

test('a reply of another edition is made anew, and with it the other one', async () => {
  await strengths();
  await traits();
  await site.database.updateTable('keptReply').set({ edition: 'older' }).where('personId', '=', Number(person.id)).execute();
  await strengths();
  expect(await keptRow()).toMatchObject({ traits: null, strengths: expect.any(String) });
});

test('what was made while the sittings changed is not kept', async () => {
  await site.database.updateTable('keptReply').set({ edition: null, strengths: null }).where('personId', '=', Number(person.id)).execute();
  const version = (await openReply(site.database, Number(person.id)))!;
  await finishStory(site.database, { person, at: NOW });
  await keepReply(site.database, { personId: Number(person.id), version, edition: 'now', name: 'strengths', reply: '{}' });
  expect((await keptRow())!.strengths).toBeNull();
});

test('a person who is deleted leaves no reply', async () => {
  const other = await site.signUp();
  await finishStory(site.database, { person: other, at: NOW });
  await site.app.inject({ url: `/api/report/${other.id}/strengths`, headers: other.headers });
  await site.database.deleteFrom('people.person').where('id', '=', Number(other.id)).execute();
  expect(await site.database.selectFrom('keptReply').selectAll().where('personId', '=', Number(other.id)).execute()).toEqual([]);
});
