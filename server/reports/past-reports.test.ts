import { beforeAll, describe, expect, test } from 'vitest';
import { TESTS_IN_ALL } from '#content/catalogue.ts';
import { DEMO_STATES, DEMO_USER_ID } from '#contract/demo-user.ts';
import { type PastStates, pastMessages } from '#contract/past-reports.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { keepStatesAfter } from '#server/measurement/actions.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import type { TestPerson } from '#testing/people.ts';

const FIRST = new Date('2026-03-01T09:00:00Z');
const SECOND = new Date('2026-05-01T09:00:00Z');
let site: TestApp;
let person: TestPerson;

beforeAll(async () => {
  site = await testApp({ now: () => SECOND });
  person = await site.signUp();
});

const read = async <Reply>(path: string, of: TestPerson = person) => {
  const response = await site.app.inject({ url: `/api/report/${of.id}${path}`, headers: of.headers });
  return { status: response.statusCode, body: response.json<Reply>() };
};
const statesOf = async (of?: TestPerson) => (await read<PastStates>('/past', of)).body.states;
const housesOf = ({ houses }: StrengthsReport) => houses.map(({ house, strength, range }) => ({ house, strength, range }));

test('whoever has played nothing has no past', async () => {
  expect(await statesOf()).toEqual([]);
});

test('an earlier report opens as it was, with the bank that it was scored with, when the test has been played again', async () => {
  await finishStory(site.database, { person, at: FIRST });
  const { body: first } = await read<StrengthsReport>('/strengths');
  const { body: firstWritten } = await read<WrittenReport>('/written/set2');
  await finishStory(site.database, { person, at: SECOND, option: (index) => (index + 1) % 4 });
  const { body: second } = await read<StrengthsReport>('/strengths');
  expect(second.houses).not.toEqual(first.houses);

  const states = await statesOf();
  expect(states.map(({ asOf }) => asOf)).toEqual([FIRST.toISOString(), SECOND.toISOString()]);
  expect(states.map(({ houses }) => houses)).toEqual([housesOf(first), housesOf(second)]);
  const { body: opened } = await read<StrengthsReport>(`/strengths?at=${states[0]!.at}`);
  expect(opened).toEqual({
    ...first,
    houses: first.houses.map((house) => ({ ...house, standardError: house.standardError && expect.closeTo(house.standardError, 3) })),
  });
  expect((await read<WrittenReport>(`/written/set2?at=${states[0]!.at}`)).body).toEqual(firstWritten);
  expect((await read<StrengthsReport>('/strengths')).body).toEqual(second); // what is kept as text is the newest
});

test('a state stays when its bank has gone', async () => {
  const [state] = await statesOf();
  await site.database
    .updateTable('pastProfile')
    .set({ bankVersions: JSON.stringify({ 'lantern-ferry': 'long ago' }) })
    .where('id', '=', state!.at)
    .execute();
  const { body } = await read<StrengthsReport>(`/strengths?at=${state!.at}`);
  expect(body.versions.banks).toEqual({ 'lantern-ferry': 'long ago' });
  expect(housesOf(body)).toEqual(state!.houses);
});

test('nobody opens the past of another, and what is not there is said to be missing', async () => {
  const [state] = await statesOf();
  const other = await site.signUp();
  expect(await statesOf(other)).toEqual([]);
  for (const path of ['/strengths', '/written/professional', '/texts/summary']) {
    const { status, body } = await read(`${path}?at=${state!.at}`, other);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not-found', message: pastMessages.unknown });
  }
  for (const at of ['abc', '0', '1.5', '99999999999']) expect((await read(`/strengths?at=${at}`)).status).toBe(400);
});

describe('the demo', () => {
  beforeAll(async () => {
    await seedDemoPerson(site.database);
    await seedDemoSittings(site.database, DEMO_USER_ID, SECOND);
    for (const _start of [1, 2]) await keepStatesAfter(site.database, DEMO_USER_ID, DEMO_STATES, SECOND);
  });

  test('can be looked at after one story, after two tests and after all of them, each once', async () => {
    const { states } = (await site.app.inject({ url: `/api/report/${DEMO_USER_ID}/past` })).json<PastStates>();
    expect(states.map(({ tests }) => tests.length)).toEqual([...DEMO_STATES]);
    expect(DEMO_STATES.at(-1)).toBe(TESTS_IN_ALL);
    const reports = await Promise.all(
      states.map(async ({ at }) =>
        (await site.app.inject({ url: `/api/report/${DEMO_USER_ID}/strengths?at=${at}` })).json<StrengthsReport>(),
      ),
    );
    expect(reports.map(({ isComplete }) => isComplete)).toEqual([false, false, true]);
    const errors = reports.map(({ houses }) => houses[0]!.reliability);
    expect(errors).toEqual(errors.toSorted((one, other) => one - other));
  });
});
