import { describe, expect, test } from 'vitest';
import { employerMessages as say } from '#contract/hiring/account-messages.ts';
import { inScope } from '#server/hiring/scope.ts';
import { codeOf, stepAt } from '#server/identity/second-step/totp.ts';
import { signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { countHashes } from '#testing/hashes.ts';

const site = await testApp();
const { app, database, mailbox } = site;

const PASSWORD = 'tea-and-pumps';
const signupForm = (email: string, changes: object = {}) => ({
  companyName: 'Harbour Tea',
  companyEmail: email,
  mobileNumber: '9820012345',
  password: PASSWORD,
  ...changes,
});
async function post(path: string, payload: object = {}, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url: `/api/employer/${path}`, payload, headers });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, body: response.json(), cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}
const readMyself = (token: string) => app.inject({ url: '/api/employer/me', headers: { authorization: `Bearer ${token}` } });
async function signedUp(email: string) {
  expect((await post('signup', signupForm(email))).status).toBe(201);
  return post('login', { email, password: PASSWORD });
}

describe('an employer signs up', () => {
  test('and there is an organisation with its owner, who logs in', async () => {
    const signup = await post('signup', signupForm('Meera@Harbour.example'));
    expect(signup).toMatchObject({ status: 201, body: { success: true } });
    const login = await post('login', { email: 'meera@harbour.example', password: PASSWORD });
    expect(login).toMatchObject({ status: 200, body: { email: 'meera@harbour.example' } });
    expect(login.cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['employers.device', 'employers.session_token']);
    for (const cookie of login.cookies) expect(cookie).toMatch(/Path=\/api\/employer; HttpOnly; SameSite=Lax/);
    expect((await readMyself(login.body.accessToken)).json()).toEqual({
      memberId: expect.any(Number),
      name: 'Harbour Tea',
      email: 'meera@harbour.example',
      isEmailVerified: false,
      role: 'owner',
      organisation: { name: 'Harbour Tea', timeZone: 'Asia/Kolkata', isVerified: false },
    });
  });

  test.each([
    ['a company name of two letters', { companyName: 'HT' }, 'companyName', say.companyName],
    ['an address that is none', { companyEmail: 'harbour' }, 'companyEmail', say.emailPattern],
    ['nine digits', { mobileNumber: '982001234' }, 'mobileNumber', say.mobileNumber],
    ['eleven digits', { mobileNumber: '98200123456' }, 'mobileNumber', say.mobileNumber],
    ['letters for a number', { mobileNumber: '98200l2345' }, 'mobileNumber', say.mobileNumber],
    ['five characters for a password', { password: 'abcde' }, 'password', say.password],
  ])('not with %s', async (_what, changes, field, message) => {
    const { status, body } = await post('signup', signupForm('wrong@harbour.example', changes));
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  test('only once with an address, whatever its case', async () => {
    await post('signup', signupForm('twice@harbour.example'));
    const again = await post('signup', signupForm('TWICE@harbour.example'));
    expect(again).toMatchObject({ status: 409, body: { message: say.emailTaken, errors: { companyEmail: say.emailTaken } } });
  });

  test('once also when two forms are sent at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => post('signup', signupForm('moment@harbour.example'))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const organisations = await inScope(database, 'platform', (transaction) =>
      transaction.selectFrom('hiring.member').select('id').where('email', '=', 'moment@harbour.example').execute(),
    );
    expect(organisations).toHaveLength(1);
  });

  test('beside an account of a person with the same address: the two know nothing of each other', async () => {
    const form = signUpForm('both21', { email: 'both@harbour.example' });
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
    const { body } = await signedUp('both@harbour.example');
    expect((await post('login', { email: 'both@harbour.example', password: form.password })).status).toBe(401);
    const person = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usernameOrEmail: 'both@harbour.example', password: form.password },
    });
    expect((await readMyself(person.json().accessToken)).statusCode).toBe(401);
    const asPerson = await app.inject({ url: '/api/auth/settings', headers: { authorization: `Bearer ${body.accessToken}` } });
    expect(asPerson.statusCode).toBe(401);
  });
});

describe('an employer logs in', () => {
  test('not with a wrong password, and not without an account: the words are the same', async () => {
    await post('signup', signupForm('wrongs@harbour.example'));
    const wrong = await post('login', { email: 'wrongs@harbour.example', password: 'something else' });
    const nobody = await post('login', { email: 'nobody@harbour.example', password: 'something else' });
    expect(wrong).toMatchObject({ status: 401, body: { message: say.loginFailed } });
    expect(nobody).toMatchObject({ status: 401, body: { message: say.loginFailed } });
  });

  test('in vain at the cost of one hash, whether there is no account, one that is not verified, or one with another password', async () => {
    const known = 'known@harbour.example';
    await post('signup', signupForm(known));
    await post('verify-email', { email: known, code: await mailbox.codeTo(known, 'verify-email') });
    await post('signup', signupForm('unverified@harbour.example'));
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    for (const email of [known, 'unverified@harbour.example', 'absent@harbour.example', 'absent@harbour.example'.toUpperCase()]) {
      const hashes = await countHashes(async () => answers.push(await post('login', { email, password: 'wrong' })));
      expect([email, hashes]).toEqual([email, 1]);
    }
    const said = answers.map(({ status, body, cookies }) => JSON.stringify([status, body, cookies]));
    expect(new Set(said).size).toBe(1);
  });

  test('is held up after ten wrong passwords, while the person with that address is not', async () => {
    const email = 'besieged@harbour.example';
    await post('signup', signupForm(email));
    for (let tries = 0; tries < 10; tries += 1) await post('login', { email, password: 'wrong' });
    expect((await post('login', { email, password: PASSWORD })).status).toBe(429);
    const person = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { usernameOrEmail: email, password: 'x' } });
    expect(person.statusCode).toBe(401);
  });

  test('and stays logged in by the cookie until they log out; then the token opens nothing either', async () => {
    const login = await signedUp('stays@harbour.example');
    const renewed = await post('refresh', {}, { cookie: login.cookie });
    expect(renewed).toMatchObject({ status: 200, body: { email: 'stays@harbour.example' } });
    expect((await readMyself(renewed.body.accessToken)).statusCode).toBe(200);
    expect((await post('logout', {}, { cookie: login.cookie })).status).toBe(200);
    expect((await post('refresh', {}, { cookie: login.cookie })).status).toBe(401);
    expect((await readMyself(renewed.body.accessToken)).statusCode).toBe(401);
  });

  test('not once they belong to no organisation any more', async () => {
    const { cookie } = await signedUp('left@harbour.example');
    await inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.member').set({ leftAt: new Date() }).where('email', '=', 'left@harbour.example').execute(),
    );
    expect(await post('login', { email: 'left@harbour.example', password: PASSWORD })).toMatchObject({
      status: 403,
      body: { message: say.inNoOrganisation },
    });
    expect((await post('refresh', {}, { cookie })).status).toBe(401);
  });

  test('on a new device, and hears of it by mail once: not on the one that signed up, and not before the e-mail is verified', async () => {
    const email = 'devices@harbour.example';
    const { cookie } = await post('signup', signupForm(email));
    const told = async () =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject === 'A new device opened your Bhava account for employers');
    const from = (headers: Record<string, string>) => post('login', { email, password: PASSWORD }, headers);
    await from({});
    await post('verify-email', { email, code: await mailbox.codeTo(email, 'verify-email') });
    await from({ cookie });
    expect(await told()).toEqual([]);
    const phone = await from({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' });
    expect(phone.status).toBe(200);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail!.text).toContain('Chrome on Android');
    await from({ cookie: phone.cookie });
    expect(await told()).toHaveLength(1);
    await post('login', { email, password: 'wrong' });
    expect(await told()).toHaveLength(1);
  });

  test('from our own pages only', async () => {
    const { status } = await post('login', { email: 'meera@harbour.example', password: PASSWORD }, { origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
  });
});

describe('a code of the mailbox', () => {
  test('verifies the e-mail, once', async () => {
    const email = 'verify@harbour.example';
    const { body } = await signedUp(email);
    const code = await mailbox.codeTo(email, 'verify-email');
    expect((await post('verify-email', { email, code })).status).toBe(200);
    expect((await readMyself(body.accessToken)).json()).toMatchObject({ isEmailVerified: true });
    expect((await post('verify-email', { email, code })).status).toBe(422);
  });

  test('sets a new password, which ends every login', async () => {
    const email = 'reset@harbour.example';
    const { body } = await signedUp(email);
    expect((await post('forgot-password', { email })).status).toBe(200);
    const code = await mailbox.codeTo(email, 'new-password');
    expect((await post('reset-password', { email, code, password: 'new-pumps' })).status).toBe(200);
    expect((await readMyself(body.accessToken)).statusCode).toBe(401);
    expect((await post('login', { email, password: PASSWORD })).status).toBe(401);
    expect((await post('login', { email, password: 'new-pumps' })).status).toBe(200);
  });

  test('is followed by a mail to its owner, who may not have been the one that used it', async () => {
    const email = 'told@harbour.example';
    await signedUp(email);
    await post('verify-email', { email, code: await mailbox.codeTo(email, 'verify-email') });
    await post('forgot-password', { email });
    await post('reset-password', { email, code: await mailbox.codeTo(email, 'new-password'), password: 'new-pumps' });
    const mail = (await mailbox.mailsTo(email)).find(
      ({ subject }) => subject === 'The password of your Bhava account for employers was changed',
    );
    expect(mail?.text).toContain('/employer/new-password');
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  /** Somebody who signs up with an address that may not be theirs, and adds a passkey and a second step. */
  async function squatted(email: string) {
    const { body, cookie } = await signedUp(email);
    const send = (path: string, payload: object) =>
      post(`account/${path}`, payload, { authorization: `Bearer ${body.accessToken}`, cookie });
    const device = makeAuthenticator('http://localhost');
    const { options } = (await send('passkeys/begin', { name: 'Phone', password: PASSWORD })).body;
    expect((await send('passkeys', { name: 'Phone', answer: device.create(options) })).status).toBe(200);
    const { secret } = (await send('second-step', { password: PASSWORD })).body;
    expect((await send('second-step/on', { code: codeOf(secret, stepAt(new Date())) })).status).toBe(200);
    return async () => (await post('passkey', { answer: device.get((await post('passkey/begin')).body.options) })).status;
  }

  test('that sets the first password of a mailbox nobody had verified leaves no older way in', async () => {
    const email = 'squatted@harbour.example';
    const enter = await squatted(email);
    await post('forgot-password', { email });
    await post('reset-password', { email, code: await mailbox.codeTo(email, 'new-password'), password: 'new-pumps' });
    expect(await enter()).toBe(422);
    expect((await post('login', { email, password: 'new-pumps' })).body).toMatchObject({ email });
  });

  test('that verifies the e-mail on another browser leaves the password alone', async () => {
    const email = 'elsewhere@harbour.example';
    const enter = await squatted(email);
    await post('verify-email', { email, code: await mailbox.codeTo(email, 'verify-email') });
    expect(await enter()).toBe(422);
    expect((await post('login', { email, password: PASSWORD })).body).toMatchObject({ email });
  });

  test('of a person does nothing for an employer, nor the other way round', async () => {
    const email = 'crossed@harbour.example';
    await signedUp(email);
    const employers = await mailbox.codeTo(email, 'verify-email');
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: signUpForm('crossed1', { email }) });
    const verify = await app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { email, code: employers } });
    expect(verify.statusCode).toBe(422);
  });

  test('is asked for in the same words whether or not there is an account; nobody without one gets a mail', async () => {
    const answers = await Promise.all(
      ['meera@harbour.example', 'none@harbour.example'].map((email) => post('forgot-password', { email, language: 'hi' })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await mailbox.mailsTo('none@harbour.example')).toEqual([]);
    await mailbox.mailTo('meera@harbour.example', '/hi/employer/new-password');
  });
});
