import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { movableClock } from '#testing/clock.ts';

const { now, later } = movableClock();
const { app, database, mailbox } = await testApp({ now });
const { post, logIn } = accountPosts(app);
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

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
    const wrong = wrongFor(code);
    for (const email of ['code2@example.org', 'unknown@example.org']) {
      expect(await post('verify-email', { email, code: wrong })).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', message: 'Email verification failed' },
      });
    }
    expect((await post('verify-email', { email: 'code2@example.org' })).body.errors).toEqual({ code: 'OTP is required.' });
  });

  test('works once, also when it comes twice at the same moment', async () => {
    await post('register', signUpForm('code3'));
    await post('forgot-password', { email: 'code3@example.org' });
    const code = await mailbox.codeTo('code3@example.org', 'reset-password');
    const form = { email: 'code3@example.org', code, password: 'ocean8%', confirmPassword: 'ocean8%' };
    const answers = await Promise.all([post('reset-password', form), post('reset-password', form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is sent again after 150 seconds, the same while it still works, and another after that', async () => {
    const { cookie } = await post('register', signUpForm('code4'));
    const first = await mailbox.codeTo('code4@example.org');
    later(149);
    expect(await post('resend-code', { email: 'code4@example.org' }, { cookie })).toMatchObject({
      status: 429,
      body: { code: 'too-many', message: say.code.tooSoon },
    });
    later(2);
    expect(await post('resend-code', { email: 'code4@example.org' }, { cookie })).toMatchObject({
      status: 200,
      body: { message: 'OTP has been resent to your email.' },
    });
    expect(await mailbox.mailsTo('code4@example.org')).toHaveLength(2);
    expect(await mailbox.codeTo('code4@example.org')).toBe(first);
    later(15 * 60 + 1);
    expect((await post('verify-email', { email: 'code4@example.org', code: first })).status).toBe(422);
    await post('resend-code', { email: 'code4@example.org' }, { cookie });
    const second = await mailbox.codeTo('code4@example.org');
    expect(second).not.toBe(first);
    expect((await post('verify-email', { email: 'code4@example.org', code: second })).status).toBe(200);
  });

  test('stands nowhere in the database', async () => {
    await post('register', signUpForm('code5'));
    const code = await mailbox.codeTo('code5@example.org');
    const { rows } = await sql<{ nonce: string }>`select * from people.code where email = 'code5@example.org'`.execute(database);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
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

  test.each(['resend-code', 'forgot-password'])('%s looks for no account before it answers, so its time tells nothing', async (path) => {
    const site = await testApp({ now });
    await sql`alter table people.person rename to hidden`.execute(site.database);
    const { status } = await accountPosts(site.app).post(path, { email: 'asha@example.org' });
    await sql`alter table people.hidden rename to person`.execute(site.database);
    expect(status).toBe(200);
  });

  test('a code by mail sets a new password, ends every login and opens a closed account', async () => {
    await post('register', signUpForm('reset1'));
    const { cookie } = await logIn('reset1');
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('reset1', 'wrong7$');
    expect((await logIn('reset1')).status).toBe(429);
    await post('forgot-password', { email: 'reset1@example.org', language: 'en' });
    const code = await mailbox.codeTo('reset1@example.org', 'reset-password');
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

describe('strangers', () => {
  const email = (name: string) => `${name}@example.org`;
  const tryFrom = (address: string, name: string, code: string, cookie = '') =>
    post('verify-email', { email: email(name), code }, cookie ? { cookie } : {}, address);

  test('who try codes stop neither the device that asked, at their own address too, nor its right code', async () => {
    const { cookie } = await post('register', signUpForm('calm1'), {}, '10.5.0.1');
    const code = await mailbox.codeTo(email('calm1'));
    for (const address of ['10.5.0.1', '10.5.0.2', '10.5.0.3'])
      for (let attempt = 0; attempt < 6; attempt += 1) await tryFrom(address, 'calm1', wrongFor(code));
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await tryFrom('10.5.0.1', 'calm1', wrongFor(code), cookie)).status).toBe(422);
    expect((await tryFrom('10.5.0.1', 'calm1', code, cookie)).status).toBe(200);
  });

  test.each(['calm2', 'absent2'])('have five tries from an address and ten in all, even at the same moment: %s', async (name) => {
    await post('register', signUpForm('calm2'), {}, '10.5.1.9');
    const wrong = wrongFor(await mailbox.codeTo(email('calm2')));
    const statuses = async (address: string) =>
      (await Promise.all(Array.from({ length: 20 }, async () => (await tryFrom(address, name, wrong)).status))).filter(
        (one) => one === 422,
      );
    expect(await statuses('10.5.1.1')).toHaveLength(5);
    expect(await statuses('10.5.1.2')).toHaveLength(5);
    expect(await statuses('10.5.1.3')).toHaveLength(0);
    expect((await tryFrom('10.5.1.3', name, wrong)).body.message).toBe(say.code.tooManyTries);
  });

  test('leave a way to everyone who asks for the code on the device at hand', async () => {
    await post('register', signUpForm('calm3'), {}, '10.5.2.1');
    const code = await mailbox.codeTo(email('calm3'));
    for (const address of ['10.5.2.2', '10.5.2.3'])
      for (let attempt = 0; attempt < 5; attempt += 1) await tryFrom(address, 'calm3', wrongFor(code));
    expect((await tryFrom('10.5.2.4', 'calm3', code)).status).toBe(429);
    const { cookie } = await post('resend-code', { email: email('calm3') }, {}, '10.5.2.4');
    expect((await tryFrom('10.5.2.4', 'calm3', await mailbox.codeTo(email('calm3')), cookie)).status).toBe(200);
  });

  test('who ask for codes neither delay nor spoil the one that its owner asks for', async () => {
    const { cookie } = await post('register', signUpForm('calm4'), {}, '10.5.3.1');
    later(150);
    const statuses = [];
    for (let address = 2; address < 9; address += 1)
      for (let round = 0; round < 2; round += 1)
        statuses.push((await post('forgot-password', { email: email('calm4') }, {}, `10.5.3.${address}`)).status);
    expect(statuses.slice(0, 4)).toEqual([200, 429, 200, 429]);
    const theirs = await mailbox.codeTo(email('calm4'), 'reset-password');
    const asked = await post('forgot-password', { email: email('calm4') }, { cookie }, '10.5.3.2');
    expect(asked.status).toBe(200);
    expect(await mailbox.codeTo(email('calm4'), 'reset-password')).toBe(theirs);
    const form = { email: email('calm4'), code: theirs, password: 'ocean8%', confirmPassword: 'ocean8%' };
    expect((await post('reset-password', form, { cookie: asked.cookie }, '10.5.3.2')).status).toBe(200);
  });

  test('get 24 mails a day sent to a mailbox at most, three an hour from one address, and stop no device that was here before', async () => {
    const { cookie } = await post('register', signUpForm('calm5'), {}, '10.5.4.0');
    const before = (await mailbox.mailsTo(email('calm5'))).length;
    const sent: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let address = 1; address <= 4; address += 1)
        for (let round = 0; round < 4; round += 1) {
          const { status } = await post('forgot-password', { email: email('calm5') }, {}, `10.5.4.${hour}${address}`);
          if (status === 200) await mailbox.mailsTo(email('calm5')); // of several that wait only the newest would go out
          later(151);
        }
      sent.push((await mailbox.mailsTo(email('calm5'))).length - before);
      later(3600 - 16 * 151);
    }
    expect(sent).toEqual([12, 24, 24, 24, 24]);
    expect((await post('forgot-password', { email: email('calm5') }, { cookie }, '10.5.4.11')).status).toBe(200);
    expect(await mailbox.mailsTo(email('calm5'))).toHaveLength(before + 25);
  });
});

test('a device has five tries for each code that it asked for, even at the same moment', async () => {
  await post('register', signUpForm('eager1'), {}, '10.5.5.1');
  const { cookie } = await post('forgot-password', { email: 'eager1@example.org' }, {}, '10.5.5.2');
  const code = await mailbox.codeTo('eager1@example.org', 'reset-password');
  const form = { email: 'eager1@example.org', code: wrongFor(code), password: 'ocean8%', confirmPassword: 'ocean8%' };
  const answers = await Promise.all(Array.from({ length: 40 }, () => post('reset-password', form, { cookie }, '10.5.5.2')));
  // Its own five, and the five that any address has.
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect((await post('reset-password', { ...form, code }, { cookie }, '10.5.5.2')).status).toBe(429);
});
