import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';

let time = new Date();
const { app, database, mailbox } = await testApp({ now: () => time });
beforeEach(() => {
  time = new Date();
});
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const { post, logIn } = accountPosts(app);

describe('codes', () => {
  test('the mailed code verifies the e-mail, once', async () => {
    await post('register', signUpForm('code1'));
    const code = await mailbox.codeTo('code1@example.org');
    expect((await post('verify-email', { email: 'Code1@example.org', code })).body).toEqual({ success: true });
    expect(await post('verify-email', { email: 'code1@example.org', code })).toMatchObject({
      status: 422,
      body: { message: 'Email verification failed' },
    });
    const { rows } = await sql`select email_verified from people.person where username = 'code1'`.execute(database);
    expect(rows).toEqual([{ emailVerified: true }]);
  });

  test('a wrong code, no code, and an unknown e-mail get the same refusal', async () => {
    await post('register', signUpForm('code2'));
    const code = await mailbox.codeTo('code2@example.org');
    const wrong = code === '111111' ? '222222' : '111111';
    for (const email of ['code2@example.org', 'unknown@example.org']) {
      expect(await post('verify-email', { email, code: wrong })).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', message: 'Email verification failed' },
      });
    }
    expect((await post('verify-email', { email: 'code2@example.org' })).body.errors).toEqual({ code: 'OTP is required.' });
  });

  test('three wrong tries use a code up', async () => {
    await post('register', signUpForm('code3'));
    const code = await mailbox.codeTo('code3@example.org');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 0; attempt < 3; attempt += 1) await post('verify-email', { email: 'code3@example.org', code: wrong });
    expect((await post('verify-email', { email: 'code3@example.org', code })).status).toBe(422);
  });

  test('another is sent after 150 seconds, and the older one no longer works', async () => {
    await post('register', signUpForm('code4'));
    const first = await mailbox.codeTo('code4@example.org');
    later(149);
    expect(await post('resend-code', { email: 'code4@example.org' })).toMatchObject({
      status: 429,
      body: { code: 'too-many', message: say.code.tooSoon },
    });
    later(2);
    expect(await post('resend-code', { email: 'code4@example.org' })).toMatchObject({
      status: 200,
      body: { message: 'OTP has been resent to your email.' },
    });
    expect(await mailbox.mailsTo('code4@example.org')).toHaveLength(2);
    const second = await mailbox.codeTo('code4@example.org');
    if (first !== second) expect((await post('verify-email', { email: 'code4@example.org', code: first })).status).toBe(422);
    expect((await post('verify-email', { email: 'code4@example.org', code: second })).status).toBe(200);
  });

  test.each([
    ['resend-code', say.code.resent],
    ['forgot-password', say.reset.sent],
  ])('%s says the same of an unknown e-mail, sends nothing there, and limits it alike', async (path, message) => {
    const email = `unknown-${path}@example.org`;
    expect(await post(path, { email })).toMatchObject({ status: 200, body: { message } });
    expect((await post(path, { email })).status).toBe(429);
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });

  test('a code by mail sets a new password, ends every login and opens a closed account', async () => {
    await post('register', signUpForm('reset1'));
    const { cookie } = await logIn('reset1');
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('reset1', 'wrong7$');
    expect((await logIn('reset1')).status).toBe(429);
    await post('forgot-password', { email: 'reset1@example.org', language: 'en' });
    const code = await mailbox.codeTo('reset1@example.org');
    const renewed = { email: 'reset1@example.org', code, password: 'ocean8%', confirmPassword: 'ocean8%' };
    expect((await post('reset-password', { ...renewed, confirmPassword: 'ocean8' })).body.errors).toEqual({
      confirmPassword: say.confirmPassword.mismatch,
    });
    expect((await post('reset-password', renewed)).body).toEqual({ success: true });
    expect(await post('reset-password', renewed)).toMatchObject({ status: 422, body: { message: say.reset.failed } });
    expect((await post('refresh', {}, { cookie })).status).toBe(401);
    expect((await logIn('reset1', PASSWORD)).status).toBe(401);
    expect((await logIn('reset1', 'ocean8%')).status).toBe(200);
  });
});
