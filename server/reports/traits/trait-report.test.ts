import { expect, test } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { platformMessages } from '#contract/problem.ts';
import { reportMessages, TraitReport } from '#contract/reports.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { testApp } from '#testing/app.ts';

const now = new Date('2026-03-04T05:06:07Z');
const { app, database, signUp } = await testApp();
await seedDemoPerson(database);
await seedDemoSittings(database, DEMO_USER_ID, now);

const read = async (userId: number | string, headers: Record<string, string> = {}) => {
  const response = await app.inject({ url: `/api/report/${userId}`, headers });
  return { status: response.statusCode, body: response.json() };
};

test('the demo’s traits are read without an account: measured ones, on 0 to 100, dated by their newest test', async () => {
  const { status, body } = await read(DEMO_USER_ID);
  expect(status).toBe(200);
  const { traits, securenessTestResults } = TraitReport.parse(body);
  expect(traits.length).toBeGreaterThan(0);
  const dates = traits.map(({ testDate }) => testDate).toSorted();
  expect(dates.at(-1)).toBe(now.toISOString());
  expect(new Date(dates[0]!).getTime()).toBeLessThanOrEqual(now.getTime());
  expect(securenessTestResults.map(({ name }) => name)).toEqual(['Secure', 'Anxious', 'Avoidant']);
  expect(securenessTestResults.every(({ standardError }) => standardError > 0 && standardError < 10)).toBe(true);
});

test('a trait tells the same as the house’s strength', async () => {
  const { traits } = (await read(DEMO_USER_ID)).body as TraitReport;
  const strengths = (await app.inject({ url: `/api/personalityPlanets/${DEMO_USER_ID}` })).json() as Record<string, number>;
  // 50 + 10 z and 2.5 + .7413 z, each rounded to one decimal
  const leadership = traits.find(({ trait }) => trait === 'house1')!;
  expect(Math.abs(2.5 + (0.7413 * (leadership.traitValue - 50)) / 10 - strengths.house1!)).toBeLessThan(0.06);
});

test('who has answered nothing has no trait yet', async () => {
  const person = await signUp();
  expect(await read(person.id, person.headers)).toEqual({ status: 200, body: { traits: [], securenessTestResults: [] } });
});

test('no token, another person and a malformed id are told apart', async () => {
  const { headers } = await signUp();
  expect(await read(4321)).toMatchObject({ status: 401, body: { message: platformMessages.unauthenticated } });
  expect(await read(4321, headers)).toMatchObject({ status: 403, body: { message: reportMessages.notYours } });
  expect(await read('4321x', headers)).toMatchObject({ status: 400, body: { message: platformMessages.userIdMalformed } });
});
