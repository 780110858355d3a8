import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { movableClock } from '#testing/clock.ts';
import { forgetOutdated } from './repository.ts';

const { now, later } = movableClock();
const { app, database, mailbox } = await testApp({ now });
const { post, logIn } = accountPosts(app);

const WRONG = 'wrong7$';

describe('limits', () => {
  test('ten wrong passwords close a name to that address for 15 minutes, and to nobody else', async () => {
    await post('register', signUpForm('limit1'));
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await logIn(attempt % 2 ? 'limit1' : ' LIMIT1', WRONG, '10.1.1.1')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await logIn('limit1', PASSWORD, '10.1.1.1')).toMatchObject({ status: 429, body: { message: say.login.tooMany } });
    expect((await logIn('limit1', PASSWORD, '10.1.1.2')).status).toBe(200);
    later(15 * 60 + 1);
    expect((await logIn('limit1', PASSWORD, '10.1.1.1')).status).toBe(200);
  });

  test('failures by username show neither at the e-mail of the same account nor at its number', async () => {
    const { body } = await post('register', signUpForm('linked1'));
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('linked1', WRONG, '10.1.4.1');
    for (const name of ['linked1@example.org', String(body.id), 'stranger1', 'stranger1@example.org'])
      expect([name, (await logIn(name, WRONG, '10.1.4.1')).status]).toEqual([name, 401]);
  });

  test('an address may try a name forty times a day, however it spreads them', async () => {
    let refused = 0;
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await logIn('patient1', WRONG, '10.1.5.1')).status));
      refused += statuses.filter((status) => status === 429).length;
      later(15 * 60 + 1);
    }
    expect(refused).toBe(10);
  });

  test('one address that goes on guessing does not close the account to its owner elsewhere', async () => {
    await post('register', signUpForm('limit2x'));
    for (let attempt = 0; attempt < 110; attempt += 1) await logIn('limit2x', WRONG, '10.6.6.6');
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await logIn('limit2x', WRONG, '10.6.6.7')).status).toBe(401);
    expect((await logIn('limit2x', PASSWORD, '10.6.6.7')).status).toBe(200);
  });

  test('good logins do not count', async () => {
    await post('register', signUpForm('often1'));
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await logIn('often1', WRONG, '10.1.3.1');
      expect((await logIn('often1', PASSWORD, '10.1.3.1')).status).toBe(200);
    }
  });

  test('what is over is forgotten, and what is not stays', async () => {
    await post('register', signUpForm('tidy1'));
    const { body } = await logIn('tidy1');
    const rows = async () =>
      (
        await sql<{ sessions: number; codes: number; counts: number }>`select
      (select count(*) from people.session where user_id = ${body.userId})::int as sessions,
      (select count(*) from people.code where email = 'tidy1@example.org')::int as codes,
      (select count(*) from people.attempt_count)::int as counts`.execute(database)
      ).rows[0]!;
    await mailbox.mailsTo('tidy1@example.org');
    await forgetOutdated(database, new Date());
    expect(await rows()).toMatchObject({ sessions: 1, codes: 1 });
    await forgetOutdated(database, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await rows()).toEqual({ sessions: 0, codes: 0, counts: 0 });
  });

  test('an unknown account is limited like a known one', async () => {
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await logIn('absent2', WRONG, '10.1.2.1')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('a name that many addresses guess at', async () => {
  const limits = {
    loginsToName: { times: 6, seconds: 60 },
    loginsToBesiegedNameFromAddress: { times: 2, seconds: 60 },
    loginsToBesiegedNameFromSite: { times: 4, seconds: 60 },
  };
  const besieged = accountPosts((await testApp({ limits })).app);
  const statusesFrom = async (address: string, name: string, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await besieged.logIn(name, WRONG, address)).status));
  const besiege = async (name: string) => {
    for (const address of ['10.4.0.1', '10.4.0.2']) await statusesFrom(address, name, 10);
  };
  const refusedOf = (statuses: number[]) => statuses.filter((status) => status === 429).length;

  test.each(['besieged1', 'besieged1@example.org', 'absent1', 'absent1@example.org'])(
    'gives each new address two guesses, even at the same moment, whether it exists or not: %s',
    async (name) => {
      await besieged.post('register', signUpForm('besieged1'));
      await besiege(name);
      expect(refusedOf(await statusesFrom('10.4.0.3', name, 9))).toBe(7);
      expect(refusedOf(await statusesFrom('10.4.0.4', name, 2))).toBe(0);
    },
  );

  test('gives all networks of one IPv6 site together four', async () => {
    await besiege('besieged7');
    const statuses = [];
    for (let network = 1; network <= 6; network += 1) statuses.push(...(await statusesFrom(`2001:db8:7:${network}::1`, 'besieged7', 1)));
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    expect(refusedOf(await statusesFrom('2001:db8:8:1::1', 'besieged7', 1))).toBe(0);
  });

  test('still lets its owner in from an address that did not fail', async () => {
    await besieged.post('register', signUpForm('besieged2'));
    await besiege('besieged2');
    await statusesFrom('10.4.1.1', 'besieged2', 1);
    expect((await besieged.logIn('besieged2', PASSWORD, '10.4.1.1')).status).toBe(200);
    expect((await besieged.logIn('besieged2', PASSWORD, '10.4.1.2')).status).toBe(200);
  });

  test('lets its owner in on a device that was here before, even at the address of the guesser', async () => {
    await besieged.post('register', signUpForm('besieged3'));
    const { cookie } = await besieged.logIn('besieged3');
    await statusesFrom('10.4.2.1', 'besieged3', 12);
    const onDevice = (password: string) =>
      besieged.post('login', { usernameOrEmail: 'besieged3@example.org', password }, { cookie }, '10.4.2.1');
    expect((await besieged.logIn('besieged3', PASSWORD, '10.4.2.1')).status).toBe(429);
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await onDevice(WRONG)).status).toBe(401);
    expect((await onDevice(PASSWORD)).status).toBe(200);
  });

  test('a device has ten tries of its own, then those of its address', async () => {
    await besieged.post('register', signUpForm('besieged4'));
    const { cookie } = await besieged.logIn('besieged4');
    const onDevice = (password = WRONG) => besieged.post('login', { usernameOrEmail: 'besieged4', password }, { cookie }, '10.4.3.1');
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await onDevice()).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10 + 6 + 2);
    expect((await onDevice(PASSWORD)).status).toBe(429);
  });

  test.each([
    ['of another account', async () => (await besieged.logIn('besieged6')).cookie],
    ['that was made up', async () => 'people.device=abc.def.ghi'],
    ['that was signed for something else', async () => `people.device=${(await besieged.logIn('besieged6')).body.accessToken}`],
  ])('gives nothing for a device cookie %s', async (_what, makeCookie) => {
    for (const name of ['besieged5', 'besieged6']) await besieged.post('register', signUpForm(name));
    const cookie = await makeCookie();
    await statusesFrom('10.4.4.1', 'besieged5', 12);
    const answer = await besieged.post('login', { usernameOrEmail: 'besieged5', password: PASSWORD }, { cookie }, '10.4.4.1');
    expect(answer.status).toBe(429);
  });
});

describe('a limit per address', async () => {
  const narrow = await testApp({ limits: { loginsFromAddress: { times: 3, seconds: 60 }, signupsFromAddress: { times: 2, seconds: 60 } } });
  const statusOf = async (path: string, payload: object, remoteAddress: string) =>
    (await narrow.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress })).statusCode;

  test('holds over all accounts, and for that address alone', async () => {
    for (let index = 0; index < 3; index += 1)
      expect(await statusOf('login', { usernameOrEmail: `a${index}`, password: PASSWORD }, '10.2.0.1')).toBe(401);
    expect(await statusOf('login', { usernameOrEmail: 'a4', password: PASSWORD }, '10.2.0.1')).toBe(429);
    expect(await statusOf('login', { usernameOrEmail: 'a4', password: PASSWORD }, '10.2.0.2')).toBe(401);
    for (const [index, expected] of [201, 201, 429].entries())
      expect(await statusOf('register', signUpForm(`net${index}`), '10.2.0.3')).toBe(expected);
  });

  test('is not moved by a header that anyone can send', async () => {
    const spoofed = await narrow.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usernameOrEmail: 'a5', password: PASSWORD },
      remoteAddress: '10.2.0.1',
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
    expect(spoofed.statusCode).toBe(429);
  });
});

describe('a limit per address behind a proxy', async () => {
  const proxied = await testApp({ config: { trustProxy: true }, limits: { loginsFromAddress: { times: 2, seconds: 60 } } });
  const statusFrom = async (forwardedFor: string) =>
    (
      await proxied.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { usernameOrEmail: 'a1', password: PASSWORD },
        headers: { 'x-forwarded-for': forwardedFor },
      })
    ).statusCode;

  test('counts the visitor that the proxy saw, whatever the visitor has put before', async () => {
    expect(await statusFrom('10.3.0.1')).toBe(401);
    expect(await statusFrom('10.9.9.1, 10.3.0.1')).toBe(401);
    expect(await statusFrom('10.9.9.2, 10.3.0.1')).toBe(429);
    expect(await statusFrom('10.3.0.2')).toBe(401);
  });
});
