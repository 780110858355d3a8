import { describe, expect, test } from 'vitest';
import { testOf } from '#content/catalogue.ts';
import { type Sitting, assessmentMessages as say } from '#contract/assessments.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { agree } from '#testing/people.ts';

const { app, database, mailbox } = await testApp();
const { post, logIn } = accountPosts(app);
const story = testOf('lantern-ferry');
if (story.kind !== 'story') throw new Error('the test has changed kind');
const [firstScreen] = story.screens;
const refused = { status: 401, message: say.loginEnded };
const outcome = (response: { statusCode: number; json(): { message: string } }) => ({
  status: response.statusCode,
  message: response.json().message,
});

const start = (accessToken: string) =>
  app.inject({
    method: 'POST',
    url: '/api/test-sessions',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { test: 'lantern-ferry' },
  });
const read = ({ sittingId, token }: Sitting) =>
  app.inject({ url: `/api/test-sessions/${sittingId}`, headers: { 'x-test-session-token': token } });
const answer = ({ sittingId, token }: Sitting) =>
  app.inject({
    method: 'POST',
    url: `/api/test-sessions/${sittingId}/responses`,
    headers: { 'x-test-session-token': token },
    payload: { position: 0, screen: firstScreen, answer: { kind: 'choice', option: 'a' }, responseTimeMs: 9_000 },
  });
/** Logs in and opens the story: each call is another device. */
const openOnDevice = async (username: string, password = PASSWORD) => {
  const { body, cookie } = await logIn(username, password);
  await agree(database, body.userId, new Date());
  return { accessToken: body.accessToken as string, cookie, sitting: (await start(body.accessToken)).json<Sitting>() };
};

describe('the token of a sitting', () => {
  test('ends with the logout of the device that opened it, and with no other', async () => {
    await post('register', signUpForm('leaves1'));
    const phone = await openOnDevice('leaves1');
    const laptop = await openOnDevice('leaves1');
    await post('logout', {}, { cookie: phone.cookie });
    expect(outcome(await read(phone.sitting))).toEqual(refused);
    expect(outcome(await answer(phone.sitting))).toEqual(refused);
    expect(outcome(await start(phone.accessToken))).toEqual(refused);
    expect((await answer(laptop.sitting)).statusCode).toBe(200);
  });

  test('ends everywhere with a new password, and the sitting goes on after the next login', async () => {
    await post('register', signUpForm('renews1'));
    const [phone, laptop] = [await openOnDevice('renews1'), await openOnDevice('renews1')];
    expect((await answer(phone.sitting)).statusCode).toBe(200);
    await post('forgot-password', { email: 'renews1@example.org' });
    const code = await mailbox.codeTo('renews1@example.org', 'reset-password');
    await post('reset-password', { email: 'renews1@example.org', code, password: 'ocean8%', confirmPassword: 'ocean8%' });
    for (const { sitting } of [phone, laptop]) {
      expect(outcome(await read(sitting))).toEqual(refused);
      expect(outcome(await answer(sitting))).toEqual(refused);
    }
    const again = await openOnDevice('renews1', 'ocean8%');
    expect(again.sitting).toMatchObject({ sittingId: phone.sitting.sittingId, answered: 1 });
    expect((await answer(again.sitting)).statusCode).toBe(200);
  });
});
