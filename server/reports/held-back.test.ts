import { beforeAll, expect, test } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { heldBackMessages } from '#contract/held-back-reports.ts';
import { REPORTS, type ReportName } from '#contract/report-names.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { playPeople } from '../../scripts/told/play-people.ts';
import { reportOverview } from './actions.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { heldBackReports: ['career'] } });
});

test.each(['written/career', 'pdf/career'])('what the operator holds back is not told by its address either: %s', async (path) => {
  const answer = await site.app.inject(`/api/report/${DEMO_USER_ID}/${path}`);
  expect([answer.statusCode, answer.json().message]).toEqual([404, heldBackMessages.heldBack]);
});

test('nor can a link be made for it', async () => {
  const person = await site.signUp();
  const payload = { report: 'career', sections: ['in-short'], days: 7 };
  const answer = await site.app.inject({ method: 'POST', url: '/api/share-links', headers: person.headers, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([404, heldBackMessages.heldBack]);
});

test('nor is it told of two people', async () => {
  const { app, signUp } = await testApp({ config: { heldBackReports: ['relationship'] } });
  const { headers } = await signUp();
  const answer = await app.inject({ url: '/api/relationships/1', headers });
  expect([answer.statusCode, answer.json().message]).toEqual([404, heldBackMessages.heldBack]);
});

test.each([
  ['summary', 'set2'],
  ['dashboard', 'set1'],
] as const)('nor is the text that is the summary of one: %s', async (kind, report) => {
  const { app } = await testApp({ config: { heldBackReports: [report] } });
  const statusOf = async (asked: string) => (await app.inject(`/api/report/${DEMO_USER_ID}/texts/${asked}`)).statusCode;
  expect(await statusOf(kind)).toBe(404);
  expect(await statusOf('barChart')).toBe(200); // the other general report has it too
});

test('nor does the start page quote it', () => {
  const { subject } = playPeople(1, 1).afterOneStory[0]!;
  const quoted = (heldBackReports: readonly ReportName[]) => reportOverview(subject, 'en', { heldBackReports }).newest;
  expect(quoted([])?.text).toMatch(/\S{3}/);
  expect(quoted(REPORTS)).toBeNull();
});

test('and that it comes soon', () => {
  const { subject } = playPeople(1, 1).afterOneStory[0]!;
  const { reports } = reportOverview(subject, 'en', { heldBackReports: ['career'] });
  expect(reports.filter(({ isHeldBack }) => isHeldBack).map(({ report }) => report)).toEqual(['career']);
});

test('the others are', async () => {
  expect((await site.app.inject(`/api/report/${DEMO_USER_ID}/written/personal`)).statusCode).toBe(200);
});
