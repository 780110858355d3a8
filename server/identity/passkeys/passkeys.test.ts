import { describe, expect, test } from 'vitest';
import { type Settings, settingsMessages as say } from '#contract/account-settings.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { movableClock } from '#testing/clock.ts';

const { now, later } = movableClock();
const { app, database, mailbox } = await testApp({ now });
const { post, logIn } = accountPosts(app);
const SITE = 'http://localhost';

async function signUpAs(username: string, { isVerified = true } = {}) {
  const { cookie: signedUpBy } = await post('register', signUpForm(username));
  await database.updateTable('people.person').set({ emailVerified: isVerified }).where('username', '=', username).execute();
  const { body, cookie } = await logIn(username);
  const headers = { authorization: `Bearer ${body.accessToken}`, cookie };
  const send = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const response = await app.inject({ method, url: `/api/auth/settings/passkeys${path}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  const begin = async () => (await send('POST', '/begin', { name: 'Phone', password: PASSWORD })).body.options;
  const settings = async () => (await app.inject({ url: '/api/auth/settings', headers })).json<Settings>();
  return { send, begin, settings, signedUpBy };
}
async function withPasskey(username: string, { isVerified = true } = {}) {
  const asha = await signUpAs(username, { isVerified });
  const device = makeAuthenticator(SITE);
  const answer = device.create(await asha.begin());
  expect((await asha.send('POST', '', { name: 'My phone', answer })).status).toBe(200);
  return { ...asha, device, answer };
}
const challenge = async () => (await post('passkey/begin')).body.options;
const enter = (answer: object) => post('passkey', { answer });

describe('a passkey', () => {
  test('is made with the password, has a name, and is told of by mail', async () => {
    const asha = await withPasskey('pass1');
    expect((await asha.send('POST', '/begin', { name: 'Phone', password: 'wrong8$' })).status).toBe(422);
    expect((await asha.settings()).passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const subjects = (await mailbox.mailsTo('pass1@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was added to your Bhava account');
  });

  test('opens the account, and no second step is asked for', async () => {
    const asha = await withPasskey('pass2');
    await database
      .insertInto('people.secondStep')
      .values({
        personId: (await database.selectFrom('people.person').select('id').where('username', '=', 'pass2').executeTakeFirstOrThrow()).id,
        secret: 'unused',
        begunAt: now(),
        turnedOnAt: now(),
      })
      .execute();
    const entered = await enter(asha.device.get(await challenge()));
    expect(entered).toMatchObject({ status: 200, body: { username: 'pass2' } });
    expect((await post('refresh', {}, { cookie: entered.cookie })).status).toBe(200);
    expect((await asha.settings()).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('answers each challenge once, in time, here, and with its own key', async () => {
    const asha = await withPasskey('pass3');
    const used = asha.device.get(await challenge());
    expect((await enter(used)).status).toBe(200);
    const late = asha.device.get(await challenge());
    later(11 * 60);
    const stranger = makeAuthenticator('https://bhava.example');
    stranger.create({ challenge: 'any', rp: { id: 'bhava.example' } });
    const forged = { ...makeAuthenticator(SITE).get(await challenge()), id: used.id, rawId: used.rawId };
    const elsewhere = { ...stranger.get(await challenge()), id: used.id, rawId: used.rawId };
    const ofRegistration = asha.device.get({ challenge: (await asha.begin())?.challenge ?? 'none', rpId: 'localhost' });
    const unknown = makeAuthenticator(SITE).get(await challenge());
    const nonsense = { id: used.id, response: {} };
    for (const answer of [used, late, forged, elsewhere, ofRegistration, unknown, nonsense])
      expect(await enter(answer)).toMatchObject({ status: 422, body: { message: say.passkey.failed } });
  });

  test('belongs to one account, and a copy that counts behind is refused', async () => {
    const asha = await withPasskey('pass4');
    const other = await signUpAs('pass5');
    const again = asha.device.create(await other.begin());
    expect(await other.send('POST', '', { name: 'Phone', answer: again })).toMatchObject({
      status: 409,
      body: { message: say.passkey.known },
    });
    expect((await asha.send('POST', '', { name: 'Phone', answer: asha.answer })).body.message).toBe(say.passkey.failed);
    const [older, newer] = [asha.device.get(await challenge()), asha.device.get(await challenge())];
    expect((await enter(newer)).status).toBe(200);
    expect((await enter(older)).status).toBe(422);
  });

  test('is removed by its owner alone, and opens nothing then', async () => {
    const asha = await withPasskey('pass6');
    const other = await signUpAs('pass7');
    const [{ passkeyId } = { passkeyId: 0 }] = (await asha.settings()).passkeys;
    await other.send('DELETE', `/${passkeyId}`);
    expect((await asha.settings()).passkeys).toHaveLength(1);
    await asha.send('DELETE', `/${passkeyId}`);
    expect((await enter(asha.device.get(await challenge()))).status).toBe(422);
    const subjects = (await mailbox.mailsTo('pass6@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your Bhava account');
  });
});

describe('a passkey that is older than the first proof of the mailbox', () => {
  const reset = async (username: string) => {
    later(150);
    const email = `${username}@example.org`;
    await post('forgot-password', { email });
    const code = await mailbox.codeTo(email, 'reset-password');
    expect((await post('reset-password', { email, code, password: 'ocean8$', confirmPassword: 'ocean8$' })).status).toBe(200);
  };
  const verify = async (username: string, cookie = '') => {
    const email = `${username}@example.org`;
    expect((await post('verify-email', { email, code: await mailbox.codeTo(email) }, { cookie })).status).toBe(200);
  };

  test('opens nothing once its owner has chosen a password: a stranger may have signed up with their e-mail', async () => {
    const stranger = await withPasskey('first1', { isVerified: false });
    await reset('first1');
    expect((await enter(stranger.device.get(await challenge()))).status).toBe(422);
    const subjects = (await mailbox.mailsTo('first1@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your Bhava account');
  });

  test('stays where the mailbox was known before', async () => {
    const asha = await withPasskey('first2');
    await reset('first2');
    expect((await enter(asha.device.get(await challenge()))).status).toBe(200);
  });

  test('opens nothing once a browser that never opened the account has verified the e-mail; the password does', async () => {
    const stranger = await withPasskey('first3', { isVerified: false });
    await verify('first3');
    expect((await enter(stranger.device.get(await challenge()))).status).toBe(422);
    expect((await logIn('first3')).status).toBe(200);
  });

  test('stays where the browser that signed up has verified the e-mail', async () => {
    const asha = await withPasskey('first4', { isVerified: false });
    await verify('first4', asha.signedUpBy);
    expect((await enter(asha.device.get(await challenge()))).status).toBe(200);
  });
});
