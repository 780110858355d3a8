import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { forgetOutdated } from './repository.ts';

let time = new Date();
const { app, database, mailbox } = await testApp({ now: () => time });
beforeEach(() => {
  time = new Date();
});
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const { post, logIn } = accountPosts(app);

describe('limits', () => {
  test('ten wrong passwords close an account to that address for 15 minutes, and to nobody else', async () => {
    await post('register', signUpForm('limit1'));
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await logIn(attempt % 2 ? 'limit1' : 'limit1@example.org', 'wrong7$', '10.1.1.1')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await logIn('limit1', PASSWORD, '10.1.1.1')).toMatchObject({ status: 429, body: { message: say.login.tooMany } });
    expect((await logIn('limit1', PASSWORD, '10.1.1.2')).status).toBe(200);
    later(15 * 60 + 1);
    expect((await logIn('limit1', PASSWORD, '10.1.1.1')).status).toBe(200);
  });

  test('one address that goes on guessing does not close the account to its owner elsewhere', async () => {
    await post('register', signUpForm('limit2x'));
    for (let attempt = 0; attempt < 110; attempt += 1) await logIn('limit2x', 'wrong7$', '10.6.6.6');
    expect((await logIn('limit2x', PASSWORD, '10.6.6.7')).status).toBe(200);
  });

  test('good logins do not count', async () => {
    await post('register', signUpForm('often1'));
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await logIn('often1', 'wrong7$', '10.1.3.1');
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
      (select count(*) from people.verification where identifier like '%tidy1@example.org%')::int as codes,
      (select count(*) from people.attempt_count)::int as counts`.execute(database)
      ).rows[0]!;
    await mailbox.mailsTo('tidy1@example.org');
    await forgetOutdated(database, new Date());
    expect(await rows()).toMatchObject({ sessions: 1, codes: 1 });
    await forgetOutdated(database, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await rows()).toEqual({ sessions: 0, codes: 0, counts: 0 });
  });

  test('an unknown account is limited like a known one', async () => {
    const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await logIn('absent2', 'wrong7$', '10.1.2.1')).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
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
