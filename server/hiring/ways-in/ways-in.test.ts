import { describe, expect, test } from 'vitest';
import { type EmployerAccount, settingsMessages as say } from '#contract/account-settings.ts';
import { employerMessages } from '#contract/hiring/account-messages.ts';
import { tableOf } from '#server/identity/audience-tables.ts';
import { codeOf, stepAt } from '#server/identity/second-step/totp.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { movableClock } from '#testing/clock.ts';

const { now, later } = movableClock();
const { app, database, mailbox } = await testApp({ now });
const people = accountPosts(app);

async function post(path: string, payload: object = {}, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url: `/api/employer/${path}`, payload, headers });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, body: response.json(), cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}
const logIn = (email: string, cookie = '') => post('login', { email, password: PASSWORD }, { cookie });
const codeNow = (secret: string) => codeOf(secret, stepAt(now()));
const nextCode = (secret: string) => {
  later(30);
  return codeNow(secret);
};
const subjectsTo = async (email: string) => (await mailbox.mailsTo(email)).map(({ subject }) => subject);

/** An owner whose mailbox is verified, and who is logged in. */
async function signedUp(name: string) {
  const email = `${name}@harbour.example`;
  await post('signup', { companyName: 'Harbour Tea', companyEmail: email, mobileNumber: '9820012345', password: PASSWORD });
  await database.updateTable('employers.person').set({ emailVerified: true }).where('email', '=', email).execute();
  const { body, cookie } = await logIn(email);
  const headers = { authorization: `Bearer ${body.accessToken}`, cookie };
  const send = (path: string, payload: object) => post(`account/${path}`, payload, headers);
  const account = async () => (await app.inject({ url: '/api/employer/account', headers })).json<EmployerAccount>();
  const signOut = (path = '') => app.inject({ method: 'DELETE', url: `/api/employer/account/logins${path}`, headers });
  return { email, cookie, headers, send, account, signOut };
}
async function withStepOn(name: string) {
  const meera = await signedUp(name);
  const { secret } = (await meera.send('second-step', { password: PASSWORD })).body;
  const { recoveryCodes } = (await meera.send('second-step/on', { code: codeNow(secret) })).body;
  return { ...meera, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}
async function withPasskey(name: string) {
  const meera = await signedUp(name);
  const device = makeAuthenticator('http://localhost');
  const { options } = (await meera.send('passkeys/begin', { name: 'Phone', password: PASSWORD })).body;
  expect((await meera.send('passkeys', { name: 'My phone', answer: device.create(options) })).status).toBe(200);
  return { ...meera, device, options };
}

describe('the second step of an employer', () => {
  test('is set up with the password and a code; the app tells it apart from the one of a person', async () => {
    const meera = await signedUp('step1');
    expect(await meera.account()).toMatchObject({ secondStep: { isOn: false, recoveryCodesLeft: 0 }, passkeys: [] });
    expect((await meera.send('second-step', { password: 'wrong-one' })).body.errors).toEqual({ password: say.password.wrong });
    const { body } = await meera.send('second-step', { password: PASSWORD });
    expect(body.address).toContain(`otpauth://totp/Bhava:${encodeURIComponent('step1@harbour.example (employer)')}?`);
    const on = await meera.send('second-step/on', { code: codeNow(body.secret) });
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    expect((await meera.account()).secondStep).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await subjectsTo(meera.email)).toContain('Logging in to Bhava for employers now takes a second step');
  });

  test('keeps a login without token or cookie until the code is right', async () => {
    const meera = await withStepOn('step2');
    const { body, cookies } = await logIn(meera.email);
    expect(body).toEqual({ secondStep: true, stepToken: expect.any(String) });
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['employers.device']);
    const wrong = codeNow(meera.secret) === '111111' ? '222222' : '111111';
    expect(await post('second-step', { stepToken: body.stepToken, code: wrong })).toMatchObject({
      status: 422,
      body: { message: say.step.wrong },
    });
    const entered = await post('second-step', { stepToken: body.stepToken, code: nextCode(meera.secret) });
    expect(entered).toMatchObject({ status: 200, body: { email: meera.email, accessToken: expect.any(String) } });
    expect((await post('refresh', {}, { cookie: entered.cookie })).status).toBe(200);
    expect((await post('second-step', { stepToken: body.stepToken, code: nextCode(meera.secret) })).body.message).toBe(say.step.over);
  });

  test('takes a recovery code once, and asks no browser that is trusted until the password is a new one', async () => {
    const meera = await withStepOn('step3');
    const [code] = meera.recoveryCodes;
    const begun = await logIn(meera.email);
    const entered = await post('second-step', { stepToken: begun.body.stepToken, code, remember: true }, { cookie: begun.cookie });
    expect(entered.status).toBe(200);
    expect((await logIn(meera.email, entered.cookie)).body.accessToken).toBeDefined();
    expect((await post('second-step', { stepToken: (await logIn(meera.email)).body.stepToken, code })).status).toBe(422);
    expect(await subjectsTo(meera.email)).toContain('A recovery code opened your Bhava account for employers');
    const waiting = await logIn(meera.email);
    await post('forgot-password', { email: meera.email });
    await post('reset-password', { email: meera.email, code: await mailbox.codeTo(meera.email), password: PASSWORD });
    expect((await logIn(meera.email, entered.cookie)).body.secondStep).toBe(true);
    expect((await post('second-step', { stepToken: waiting.body.stepToken, code: nextCode(meera.secret) })).body.message).toBe(
      say.step.over,
    );
  });

  test('is turned off with the password and a code', async () => {
    const meera = await withStepOn('step4');
    expect((await meera.send('second-step/off', { password: PASSWORD, code: meera.recoveryCodes[0] })).status).toBe(200);
    expect((await logIn(meera.email)).body.accessToken).toBeDefined();
  });

  test('that was sealed with another key takes no code of the app, and a waiting login says so without failing', async () => {
    const meera = await withStepOn('step5');
    await database.updateTable(tableOf('employers', 'secondStep')).set({ secret: 'sealed-with-another-key' }).execute();
    const { stepToken } = (await logIn(meera.email)).body;
    expect((await post('second-step', { stepToken, code: nextCode(meera.secret) })).status).toBe(422);
    expect((await post('second-step', { stepToken, code: meera.recoveryCodes[0] })).status).toBe(200);
  });

  test('of one mailbox is not the one of its account as a person: neither code opens the other', async () => {
    const meera = await withStepOn('step6');
    await people.post('register', signUpForm('meera6', { email: meera.email }));
    expect((await people.logIn('meera6')).body.accessToken).toBeDefined();
    const { stepToken } = (await logIn(meera.email)).body;
    const code = nextCode(meera.secret);
    expect((await people.post('second-step', { stepToken, code })).status).toBe(401);
    expect((await post('second-step', { stepToken, code })).status).toBe(200);
  });
});

describe('a passkey of an employer', () => {
  test('opens the account without a second step, is told of by mail, and opens nothing once it is removed', async () => {
    const meera = await withPasskey('key1');
    const [passkey] = (await meera.account()).passkeys;
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
    expect(await subjectsTo(meera.email)).toContain('A passkey was added to your Bhava account for employers');
    const enter = async () => post('passkey', { answer: meera.device.get((await post('passkey/begin')).body.options) });
    expect(await enter()).toMatchObject({ status: 200, body: { email: meera.email } });
    const other = await signedUp('key2');
    const remove = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/employer/account/passkeys/${passkey!.passkeyId}`, headers });
    await remove(other.headers);
    expect((await meera.account()).passkeys).toHaveLength(1);
    await remove(meera.headers);
    expect((await enter()).status).toBe(422);
  });

  test('opens no account of a person, and answers no challenge that was made for one', async () => {
    const meera = await withPasskey('key3');
    expect(meera.options.user).toMatchObject({ name: 'key3@harbour.example (employer)' });
    const ofPeople = (await people.post('passkey/begin')).body.options;
    expect((await post('passkey', { answer: meera.device.get(ofPeople) })).status).toBe(422);
    const ofEmployers = (await post('passkey/begin')).body.options;
    expect((await people.post('passkey', { answer: meera.device.get(ofEmployers) })).status).toBe(422);
  });
});

describe('the devices of an employer', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  /** The same account in another browser. */
  async function openOnPhone(email: string) {
    const { body } = await post('login', { email, password: PASSWORD }, { 'user-agent': PHONE });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    return async () => (await app.inject({ url: '/api/employer/me', headers })).statusCode;
  }

  test('are listed, this one first; each, or all others, are signed out at once, and nobody else’s', async () => {
    const [meera, other] = [await signedUp('out1'), await signedUp('out2')];
    const [phone, tablet] = [await openOnPhone(meera.email), await openOnPhone(meera.email)];
    const { logins } = await meera.account();
    const onPhone = { browser: 'Chrome', system: 'Android', isThis: false };
    expect(logins).toMatchObject([{ isThis: true }, onPhone, onPhone]);
    await other.signOut(`/${logins[1]!.loginId}`);
    expect((await meera.account()).logins).toHaveLength(3);
    await meera.signOut(`/${logins[1]!.loginId}`);
    expect([await phone(), await tablet()].toSorted()).toEqual([200, 401]);
    await meera.signOut();
    expect([await phone(), await tablet()]).toEqual([401, 401]);
    expect((await meera.account()).logins).toMatchObject([{ isThis: true }]);
    expect((await other.account()).logins).toHaveLength(1);
  });

  test('never show those of the person with the same number, and sign none of them out', async () => {
    const meera = await signedUp('out3');
    await people.post('register', signUpForm('out3'));
    const { body } = await people.logIn('out3');
    const person = { authorization: `Bearer ${body.accessToken}` };
    const settings = async () => app.inject({ url: '/api/auth/settings', headers: person });
    const [login] = (await settings()).json().logins;
    await meera.signOut(`/${login.loginId}`);
    await meera.signOut();
    expect((await settings()).statusCode).toBe(200);
    expect((await meera.account()).logins).toHaveLength(1);
  });

  test('but this one are signed out by a new password, which asks for the present one and is told of by mail', async () => {
    const meera = await signedUp('keys1');
    const phone = await openOnPhone(meera.email);
    const form = { currentPassword: PASSWORD, password: 'pumps!', confirmPassword: 'pumps!' };
    const wrong = await meera.send('password', { ...form, currentPassword: 'wrong-one' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { currentPassword: say.password.wrong } } });
    expect((await meera.send('password', { ...form, password: 'short' })).body.errors.password).toBe(employerMessages.password);
    expect(await phone()).toBe(200);
    expect((await meera.send('password', form)).status).toBe(200);
    expect(await phone()).toBe(401);
    expect((await meera.account()).logins).toMatchObject([{ isThis: true }]);
    expect((await logIn(meera.email)).status).toBe(401);
    expect((await post('login', { email: meera.email, password: 'pumps!' })).status).toBe(200);
    expect(await subjectsTo(meera.email)).toContain('The password of your Bhava account for employers was changed');
  });

  test('get no more tries at the password here than at the login', async () => {
    const meera = await signedUp('keys2');
    const form = { currentPassword: 'wrong-one', password: 'pumps!', confirmPassword: 'pumps!' };
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await meera.send('password', form)).status);
    // ten tries of this browser, ten of its address
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  });
});
