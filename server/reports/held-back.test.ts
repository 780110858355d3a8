import { beforeAll, expect, test } from 'vitest';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { heldBackMessages } from '#contract/held-back-reports.ts';
import { type TestApp, testApp } from '#testing/app.ts';

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

test('the others are', async () => {
  expect((await site.app.inject(`/api/report/${DEMO_USER_ID}/written/personal`)).statusCode).toBe(200);
});
