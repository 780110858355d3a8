import { expect, test } from 'vitest';
import { type OperatorJobs, operatorMessages } from '#contract/operator.ts';
import { NotWorthRetrying } from '#server/platform/job.ts';
import type { Mail } from '#server/platform/mail.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { agree } from '#testing/people.ts';

const sent: Mail[] = [];
let isRefusing = true;
const { app, database } = await testApp({
  config: { operators: ['asha21'] },
  mailer: {
    async send(mail) {
      if (isRefusing) throw new NotWorthRetrying(`550 no such mailbox: ${mail.to}`);
      sent.push(mail);
    },
  },
});
const { post, logIn } = accountPosts(app);
await post('register', signUpForm('asha21'));
const { body: asha } = await logIn('asha21');
const ask = (path: string, method: 'GET' | 'POST' = 'GET', token: string = asha.accessToken) =>
  app.inject({ method, url: `/api/operator/${path}`, headers: { authorization: `Bearer ${token}` } });
const jobs = async () => (await ask('jobs')).json<OperatorJobs>();

test('a mail that was refused is seen with its reason, without the whole address, and is sent when it is tried again', async () => {
  await expect.poll(async () => (await jobs()).undone[0]?.state, { timeout: 10_000 }).toBe('failed');
  const { undone, counts } = await jobs();
  expect(undone).toMatchObject([{ name: 'code-mail', to: 'a…@example.org', reason: '550 no such mailbox: a…@example.org', attempts: 1 }]);
  expect(counts).toContainEqual({ name: 'code-mail', state: 'failed', count: 1 });
  isRefusing = false;
  expect((await ask(`jobs/${undone[0]!.jobId}/retry`, 'POST')).json()).toEqual({ isTried: true });
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await jobs()).undone, { timeout: 10_000 }).toEqual([]);
  expect((await ask(`jobs/${undone[0]!.jobId}/retry`, 'POST')).json()).toEqual({ isTried: false });
});

test('what texts cost, and what people disown, is counted', async () => {
  await database
    .insertInto('textCall')
    .values({
      day: '2026-03-01',
      model: 'a-model',
      kind: 'summary',
      answered: 2,
      refused: 1,
      failed: 0,
      inputTokens: 900,
      outputTokens: 300,
    })
    .execute();
  await agree(database, asha.userId, new Date(), ['measuring', 'research']); // only of those who agree is it counted
  await database
    .insertInto('disownedInsight')
    .values({ personId: asha.userId, insight: 'side-1-emotional-high', disownedAt: new Date() })
    .execute();
  expect((await ask('texts')).json().days).toEqual([
    { day: '2026-03-01', model: 'a-model', answered: 2, refused: 1, failed: 0, inputTokens: 900, outputTokens: 300 },
  ]);
  expect((await ask('disowned-insights')).json().insights).toEqual([{ insight: 'side-1-emotional-high', people: 1 }]);
});

test('nobody else comes in, and an operator whose login has ended does not either', async () => {
  await post('register', signUpForm('ravi21'));
  const { body: ravi } = await logIn('ravi21');
  const refused = await ask('jobs', 'GET', ravi.accessToken);
  expect([refused.statusCode, refused.json().message]).toEqual([403, operatorMessages.notOperator]);
  await database.deleteFrom('people.session').where('userId', '=', asha.userId).execute();
  expect((await ask('jobs')).statusCode).toBe(401);
});
