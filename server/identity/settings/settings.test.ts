import { describe, expect, test } from 'vitest';
import { type Settings, settingsMessages as say, UNDO_DAYS } from '#contract/account-settings.ts';
import { identityMessages } from '#contract/identity.ts';
import { DAY_S } from '#server/platform/time.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { movableClock } from '#testing/clock.ts';

const { now, later } = movableClock();
const { app, database, mailbox } = await testApp({ now });
const { post, logIn } = accountPosts(app);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A login in a browser, which keeps its cookies and sends them along. */
async function openIn(username: string, userAgent = FIREFOX, password = PASSWORD, cookies = '') {
  const { body, cookie, status } = await post(
    'login',
    { usernameOrEmail: username, password },
    { 'user-agent': userAgent, cookie: cookies },
  );
  const headers = { authorization: `Bearer ${body.accessToken}`, cookie, 'user-agent': userAgent };
  const send = async (method: Method, path: string, payload?: object) => {
    const response = await app.inject({ method, url: `/api/auth/settings${path}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  const settings = async () => (await send('GET', '')).body as Settings;
  return { status, body, cookie, send, settings };
}
async function signUpAs(username: string, { isVerified = true } = {}) {
  await post('register', signUpForm(username));
  if (isVerified) await database.updateTable('people.person').set({ emailVerified: true }).where('username', '=', username).execute();
  return openIn(username);
}
const subjects = async (address: string) => (await mailbox.mailsTo(address)).map(({ subject }) => subject);

describe('the account', () => {
  test('is shown whole, with this device first', async () => {
    const asha = await signUpAs('shown1');
    await openIn('shown1', PHONE);
    expect(await asha.settings()).toMatchObject({
      name: 'Asha Rao',
      username: 'shown1',
      email: 'shown1@example.org',
      isVerified: true,
      newEmail: null,
      language: null,
      hasPassword: true,
      google: { isConfigured: false, isLinked: false },
      secondStep: { isOn: false, recoveryCodesLeft: 0 },
      passkeys: [],
      logins: [
        { browser: 'Firefox', system: 'Linux', isThis: true },
        { browser: 'Chrome', system: 'Android', isThis: false },
      ],
    });
  });

  test('takes a name by the rules of sign-up, and a language that logins and mails then have', async () => {
    const asha = await signUpAs('named1');
    expect(await asha.send('PUT', '/name', { name: ' Meera Iyer ' })).toEqual({ status: 200, body: { name: 'Meera Iyer' } });
    expect((await asha.send('PUT', '/name', { name: 'A1' })).body.errors).toEqual({ name: identityMessages.name.pattern });
    await asha.send('PUT', '/language', { language: 'hi' });
    expect((await logIn('named1')).body).toMatchObject({ name: 'Meera Iyer', language: 'hi' });
    await asha.send('POST', '/password', { currentPassword: PASSWORD, password: 'ocean8$', confirmPassword: 'ocean8$' });
    expect(await subjects('named1@example.org')).toContain('भाव पर आपका पासवर्ड बदला गया');
  });
});

describe('a new email', () => {
  const change = async (asha: Awaited<ReturnType<typeof signUpAs>>, email: string) => {
    await asha.send('POST', '/email', { email, password: PASSWORD });
    return asha.send('POST', '/email/confirm', { code: await mailbox.codeTo(email) });
  };

  test('is one once its code is entered; the old address is told', async () => {
    const asha = await signUpAs('mover1');
    expect((await asha.send('POST', '/email', { email: 'New1@Example.org', password: 'wrong8$' })).body.errors).toEqual({
      password: say.password.wrong,
    });
    await asha.send('POST', '/email', { email: 'New1@Example.org', password: PASSWORD });
    expect(await asha.settings()).toMatchObject({ email: 'mover1@example.org', newEmail: 'new1@example.org' });
    const [mail] = await mailbox.mailsTo('new1@example.org');
    expect(mail?.text).toContain('/home/settings');
    const code = await mailbox.codeTo('new1@example.org');
    const wrong = await asha.send('POST', '/email/confirm', { code: code === '111111' ? '222222' : '111111' });
    expect(wrong).toMatchObject({ status: 422, body: { message: say.email.codeWrong } });
    expect((await asha.send('POST', '/email/confirm', { code })).status).toBe(200);
    expect(await asha.settings()).toMatchObject({ email: 'new1@example.org', isVerified: true, newEmail: null });
    expect(await subjects('mover1@example.org')).toContain('The email of your Bhava account was changed');
    expect((await logIn('new1@example.org')).status).toBe(200);
  });

  test('cannot be one that somebody else has, or can take back', async () => {
    const [asha, other] = [await signUpAs('mover2'), await signUpAs('mover3')];
    const taken = {
      status: 409,
      body: { code: 'conflict', message: identityMessages.email.taken, errors: { email: identityMessages.email.taken } },
    };
    expect(await asha.send('POST', '/email', { email: 'mover3@example.org', password: PASSWORD })).toEqual(taken);
    await change(other, 'moved3@example.org');
    expect(await asha.send('POST', '/email', { email: 'mover3@example.org', password: PASSWORD })).toEqual(taken);
    const refused = await post('register', signUpForm('mover4', { email: 'mover3@example.org' }));
    expect(refused).toMatchObject({ status: 409, body: { errors: { email: identityMessages.email.taken } } });
    later((UNDO_DAYS + 1) * DAY_S);
    expect((await post('register', signUpForm('mover4', { email: 'mover3@example.org' }))).status).toBe(201);
  });

  test('is given up, and its code is then worth nothing', async () => {
    const asha = await signUpAs('mover5');
    await asha.send('POST', '/email', { email: 'new5@example.org', password: PASSWORD });
    const code = await mailbox.codeTo('new5@example.org');
    await asha.send('DELETE', '/email');
    const answer = await asha.send('POST', '/email/confirm', { code });
    expect(answer).toMatchObject({ status: 422, body: { message: say.email.notAsked } });
  });

  test('goes back with the link of the old address: every login ends, and a thief has no way in', async () => {
    const asha = await signUpAs('robbed1');
    await change(asha, 'thief1@example.org');
    later(60);
    await change(asha, 'thief2@example.org');
    const [first, second] = await Promise.all(
      ['robbed1@example.org', 'thief1@example.org'].map(async (address) => {
        const mail = (await mailbox.mailsTo(address)).findLast(({ text }) => text.includes('/undo-email'));
        return /token=(\S+)/.exec(mail?.text ?? '')?.[1];
      }),
    );
    expect((await post('undo-email', { token: `${first?.slice(0, -2)}xx` })).status).toBe(410);
    expect(await post('undo-email', { token: first })).toMatchObject({ status: 200, body: { email: 'robbed1@example.org' } });
    expect((await asha.send('GET', '')).status).toBe(401);
    expect((await logIn('robbed1')).status).toBe(401);
    for (const token of [first, second]) expect((await post('undo-email', { token })).body.message).toBe(say.email.undoOver);
    await post('forgot-password', { email: 'robbed1@example.org' });
    const code = await mailbox.codeTo('robbed1@example.org', 'reset-password');
    await post('reset-password', { email: 'robbed1@example.org', code, password: 'ocean8$', confirmPassword: 'ocean8$' });
    expect((await logIn('robbed1', 'ocean8$')).body.email).toBe('robbed1@example.org');
  });

  test('goes back for a week only, and never to an address that was not verified', async () => {
    const asha = await signUpAs('late1');
    await change(asha, 'late2@example.org');
    const token = /token=(\S+)/.exec((await mailbox.mailTo('late1@example.org', 'token=')).text)![1];
    later(UNDO_DAYS * DAY_S);
    expect((await post('undo-email', { token })).status).toBe(410);
    const other = await signUpAs('late3', { isVerified: false });
    await change(other, 'late4@example.org');
    expect(await subjects('late3@example.org')).not.toContain('The email of your Bhava account was changed');
  });
});

describe('a new password', () => {
  test('asks for the present one, ends the other logins, and says so by mail', async () => {
    const asha = await signUpAs('keys1');
    const phone = await openIn('keys1', PHONE);
    const form = { currentPassword: PASSWORD, password: 'ocean8$', confirmPassword: 'ocean8$' };
    const wrong = await asha.send('POST', '/password', { ...form, currentPassword: 'wrong8$' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { currentPassword: say.password.wrong } } });
    expect((await asha.send('POST', '/password', { ...form, password: 'short' })).body.errors.password).toBe(
      identityMessages.password.short,
    );
    expect((await asha.send('POST', '/password', form)).status).toBe(200);
    expect((await asha.send('GET', '')).status).toBe(200);
    expect((await phone.send('GET', '')).status).toBe(401);
    expect([(await logIn('keys1')).status, (await logIn('keys1', 'ocean8$')).status]).toEqual([401, 200]);
    expect(await subjects('keys1@example.org')).toContain('Your Bhava password was changed');
  });

  test('cannot be guessed here more often than at the login', async () => {
    const asha = await signUpAs('keys2');
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      statuses.push(
        (await asha.send('POST', '/password', { currentPassword: 'wrong8$', password: 'ocean8$', confirmPassword: 'ocean8$' })).status,
      );
    // ten tries of this browser, ten of its address
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  });
});

describe('signing out of a device', () => {
  test('ends that one, or all others, and nobody else’s', async () => {
    const [asha, phone, tablet] = [await signUpAs('out1'), await openIn('out1', PHONE), await openIn('out1', PHONE)];
    const other = await signUpAs('out2');
    const [, second] = (await asha.settings()).logins;
    await other.send('DELETE', `/logins/${second!.loginId}`);
    expect((await asha.settings()).logins).toHaveLength(3);
    await asha.send('DELETE', `/logins/${second!.loginId}`);
    const statuses = [(await phone.send('GET', '')).status, (await tablet.send('GET', '')).status].sort();
    expect(statuses).toEqual([200, 401]);
    await asha.send('DELETE', '/logins');
    expect((await asha.settings()).logins).toMatchObject([{ isThis: true }]);
    expect((await other.settings()).logins).toHaveLength(1);
  });

  test('is told by when it was last seen', async () => {
    const asha = await signUpAs('seen1');
    const [before] = (await asha.settings()).logins;
    later(600);
    await post('refresh', {}, { cookie: asha.cookie });
    const [after] = (await asha.settings()).logins;
    expect(Date.parse(after!.seenAt) - Date.parse(before!.seenAt)).toBeGreaterThan(500_000);
  });
});

test('a device that never opened the account is told of by mail, to a verified address only; a known one is not', async () => {
  const asha = await signUpAs('device1');
  await openIn('device1', PHONE, PASSWORD, asha.cookie);
  const told = (await mailbox.mailsTo('device1@example.org')).filter(({ subject }) => subject.includes('new device'));
  expect(told).toHaveLength(1); // the first, which signed up without keeping its cookie
  expect(told[0]?.text).toContain('Firefox on Linux');
  await signUpAs('device2', { isVerified: false });
  expect(await subjects('device2@example.org')).toHaveLength(1);
});
