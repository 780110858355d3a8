import { describe, expect, test } from 'vitest';
import { type Settings, settingsMessages as say } from '#contract/account-settings.ts';
import { identityMessages } from '#contract/identity.ts';
import { makeApp } from '#server/app.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { movableClock } from '#testing/clock.ts';
import { codeOf, makeSecret, stepAt } from './totp.ts';

const { now, later } = movableClock();
const { app, opened, config, database, mailbox } = await testApp({ now });
const { post } = accountPosts(app);
const codeNow = (secret: string) => codeOf(secret, stepAt(now()));
const nextCode = (secret: string) => {
  later(30);
  return codeNow(secret);
};
const wrongCode = (secret: string) => (codeNow(secret) === '111111' ? '222222' : '111111');
const logIn = (username: string, cookie = '', address?: string) =>
  post('login', { usernameOrEmail: username, password: PASSWORD }, { cookie }, address);
const step = (stepToken: string, code: string, { cookie = '', remember = false, address = '127.0.0.1' } = {}) =>
  post('second-step', { stepToken, code, remember }, { cookie }, address);

async function signUpAs(username: string, { isVerified = true } = {}) {
  await post('register', signUpForm(username));
  await database.updateTable('people.person').set({ emailVerified: isVerified }).where('username', '=', username).execute();
  const { body, cookie } = await logIn(username);
  const headers = { authorization: `Bearer ${body.accessToken}`, cookie };
  const send = async (path: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/auth/settings/${path}`, headers, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const settings = async () => (await app.inject({ url: '/api/auth/settings', headers })).json<Settings>();
  return { cookie, send, settings };
}
async function withStepOn(username: string, { isVerified = true } = {}) {
  const asha = await signUpAs(username, { isVerified });
  const { secret } = (await asha.send('second-step', { password: PASSWORD })).body;
  const { recoveryCodes } = (await asha.send('second-step/on', { code: codeNow(secret) })).body;
  return { ...asha, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

test('the codes are those of RFC 6238, appendix B (its eight digits cut to six)', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // "12345678901234567890"
  const at = (seconds: number) => codeOf(secret, stepAt(new Date(seconds * 1000)));
  expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(at)).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

describe('setting an app up', () => {
  test('asks for the password, shows the secret once, and is on only after a right code', async () => {
    const asha = await signUpAs('setup1');
    expect((await asha.send('second-step', { password: 'wrong8$' })).body.errors).toEqual({ password: say.password.wrong });
    expect((await asha.send('second-step/on', { code: '123456' })).body.message).toBe(say.step.notBegun);
    const { body } = await asha.send('second-step', { password: PASSWORD });
    expect(body.address).toBe(
      `otpauth://totp/Bhava:setup1%40example.org?secret=${body.secret}&issuer=Bhava&algorithm=SHA1&digits=6&period=30`,
    );
    expect(body.qrCode.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);
    const { rows } = { rows: await database.selectFrom('people.secondStep').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect((await logIn('setup1')).body.accessToken).toBeDefined(); // not on yet
    expect((await asha.send('second-step/on', { code: wrongCode(body.secret) })).status).toBe(422);
    const on = await asha.send('second-step/on', { code: codeNow(body.secret) });
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    expect(await asha.settings()).toMatchObject({ secondStep: { isOn: true, recoveryCodesLeft: 10 } });
    expect(JSON.stringify(await database.selectFrom('people.recoveryCode').selectAll().execute())).not.toContain(on.body.recoveryCodes[0]);
    expect((await asha.send('second-step', { password: PASSWORD })).body.message).toBe(say.step.isOn);
    const subjects = (await mailbox.mailsTo('setup1@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('Logging in to Bhava now takes a second step');
  });

  test('that was left lying about for half an hour begins again', async () => {
    const asha = await signUpAs('setup2');
    const { secret } = (await asha.send('second-step', { password: PASSWORD })).body;
    later(31 * 60);
    const renewed = await post('refresh', {}, { cookie: asha.cookie });
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/settings/second-step/on',
      headers: { authorization: `Bearer ${renewed.body.accessToken}`, cookie: asha.cookie },
      payload: { code: codeNow(secret) },
    });
    expect(response.json().message).toBe(say.step.notBegun);
  });

  test('is undone with the password and a code; then a login asks for none', async () => {
    const asha = await withStepOn('setup3');
    expect((await asha.send('second-step/off', { password: PASSWORD, code: wrongCode(asha.secret) })).status).toBe(422);
    expect((await asha.send('second-step/off', { password: 'wrong8$', code: nextCode(asha.secret) })).status).toBe(422);
    expect((await asha.send('second-step/off', { password: PASSWORD, code: asha.recoveryCodes[0] })).status).toBe(200);
    expect((await logIn('setup3')).body.accessToken).toBeDefined();
    expect(await database.selectFrom('people.recoveryCode').selectAll().where('hash', '=', 'none').execute()).toEqual([]);
    expect((await asha.send('second-step/off', { password: PASSWORD, code: '123456' })).body.message).toBe(say.step.isOff);
  });
});

describe('a login', () => {
  test('gives no token and no cookie of a login before the code is right', async () => {
    const asha = await withStepOn('enter1');
    const sessions = async () => (await database.selectFrom('people.session').select('id').execute()).length;
    const before = await sessions();
    const { body, cookies } = await logIn('enter1');
    expect(body).toEqual({ secondStep: true, stepToken: expect.any(String) });
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['people.device']);
    expect(await sessions()).toBe(before);
    expect((await step(body.stepToken, wrongCode(asha.secret))).body).toMatchObject({ code: 'unprocessable', message: say.step.wrong });
    const entered = await step(body.stepToken, nextCode(asha.secret));
    expect(entered).toMatchObject({ status: 200, body: { username: 'enter1', email: 'enter1@example.org' } });
    expect((await post('refresh', {}, { cookie: entered.cookie })).status).toBe(200);
  });

  test('takes a code once, and a waiting login once, for ten minutes', async () => {
    const asha = await withStepOn('enter2');
    const [one, other] = [(await logIn('enter2')).body, (await logIn('enter2')).body];
    const code = nextCode(asha.secret);
    expect((await step(one.stepToken, code)).status).toBe(200);
    expect((await step(other.stepToken, code)).status).toBe(422);
    expect((await step(one.stepToken, nextCode(asha.secret))).body.message).toBe(say.step.over);
    later(10 * 60);
    expect((await step(other.stepToken, codeNow(asha.secret))).body.message).toBe(say.step.over);
  });

  test('is not ended by a password that was changed meanwhile', async () => {
    const asha = await withStepOn('enter3');
    const { stepToken } = (await logIn('enter3')).body;
    await asha.send('password', { currentPassword: PASSWORD, password: 'ocean8$', confirmPassword: 'ocean8$' });
    expect((await step(stepToken, nextCode(asha.secret))).status).toBe(401);
  });

  test('takes each recovery code once, in any way of writing it, and tells of it', async () => {
    const asha = await withStepOn('enter4');
    const [first] = asha.recoveryCodes;
    const written = ` ${first!.toUpperCase().replace('-', ' ')} `;
    expect((await step((await logIn('enter4')).body.stepToken, written)).status).toBe(200);
    expect((await step((await logIn('enter4')).body.stepToken, first!)).status).toBe(422);
    expect((await asha.settings()).secondStep.recoveryCodesLeft).toBe(9);
    const subjects = (await mailbox.mailsTo('enter4@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code opened your Bhava account');
    const fresh = await asha.send('recovery-codes', { password: PASSWORD, code: nextCode(asha.secret) });
    expect(fresh.body.recoveryCodes).toHaveLength(10);
    expect((await step((await logIn('enter4')).body.stepToken, asha.recoveryCodes[1]!)).status).toBe(422);
  });

  test('asks a browser that is trusted for no code, for 30 days or until the password changes', async () => {
    const asha = await withStepOn('enter5');
    const begun = await logIn('enter5');
    const { cookie } = await step(begun.body.stepToken, nextCode(asha.secret), { cookie: begun.cookie, remember: true });
    expect((await logIn('enter5', cookie)).body.accessToken).toBeDefined();
    expect((await logIn('enter5')).body.secondStep).toBe(true);
    later(30 * 24 * 60 * 60);
    expect((await logIn('enter5', cookie)).body.secondStep).toBe(true);
  });
});

test('a step that was turned on before anybody had shown that the mailbox is theirs keeps its owner out no more', async () => {
  const email = 'squatted1@example.org';
  await withStepOn('squatted1', { isVerified: false });
  later(150);
  await post('forgot-password', { email });
  const form = { email, code: await mailbox.codeTo(email, 'reset-password'), password: 'ocean8$', confirmPassword: 'ocean8$' };
  expect((await post('reset-password', form)).status).toBe(200);
  expect((await post('login', { usernameOrEmail: email, password: 'ocean8$' })).body).toMatchObject({ email });
  for (const table of ['people.secondStep', 'people.recoveryCode'] as const) {
    const kept = database.selectFrom(table).innerJoin('people.person', 'people.person.id', `${table}.personId`).select('personId');
    expect(await kept.where('username', '=', 'squatted1').execute()).toEqual([]);
  }
});

describe('guessing at codes', () => {
  test('ends after ten in 15 minutes for all strangers together, and the owner’s browser has ten of its own', async () => {
    const asha = await withStepOn('guess1');
    const { stepToken } = (await logIn('guess1', '', '10.9.1.1')).body;
    const wrong = wrongCode(asha.secret);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await step(stepToken, wrong, { address: `10.9.2.${attempt}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const own = await logIn('guess1', asha.cookie);
    expect((await step(own.body.stepToken, wrong, { cookie: asha.cookie })).status).toBe(422);
    expect((await step(own.body.stepToken, nextCode(asha.secret), { cookie: asha.cookie })).status).toBe(200);
  });

  test('counts on two servers with one database as on one, and so does guessing at passwords', async () => {
    const asha = await withStepOn('guess2');
    const second = await makeApp({ ...opened, config, now, mailer: mailbox.mailer });
    await second.ready();
    const other = accountPosts(second);
    const { stepToken } = (await logIn('guess2')).body;
    const wrong = wrongCode(asha.secret);
    const send = (at: number) => (at % 2 ? post : other.post)('second-step', { stepToken, code: wrong }, {}, `10.9.3.${at}`);
    const codes = await Promise.all(Array.from({ length: 14 }, (_, at) => send(at)));
    expect(codes.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(4);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, at) => (at % 2 ? accountPosts(app) : other).logIn('nobody9', 'wrong8$', '10.9.4.1')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429).map(({ body }) => body.message)).toEqual(
      Array<string>(4).fill(identityMessages.login.tooMany),
    );
    await second.close();
  });
});
