import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { platformMessages } from '#contract/problem.ts';
import { reportMessages } from '#contract/reports.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { movableClock } from '#testing/clock.ts';
import { setHashes } from '#testing/hashes.ts';
import { makeAuth } from './auth.ts';
import { seedDemoPerson } from './demo-person.ts';

const { now, later } = movableClock();
const { app, database, config, mailbox } = await testApp({ now });

const { post, logIn } = accountPosts(app);
const nameOf = async (userId: number | string, token?: string) => {
  const response = await app.inject({ url: `/api/users/${userId}/name`, headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: response.statusCode, body: response.json() };
};

test('our migration holds what better-auth expects, and a missing column is noticed', async () => {
  const check = async () => (await makeAuth({ database, audience: 'people', config }).$context).explicitSchemaCheck?.();
  await expect(check()).resolves.toBeUndefined();
  await sql`alter table people.person rename column image to picture`.execute(database);
  await expect(check()).rejects.toThrow(/image/);
  await sql`alter table people.person rename column picture to image`.execute(database);
});

describe('signing up', () => {
  test('gives a number from 1000 on, keeps no password, and sends a code', async () => {
    const { status, body } = await post('register', signUpForm('First1', { email: ' First1@Example.org ', language: 'hi' }));
    expect({ status, body }).toEqual({ status: 201, body: { id: body.id, userId: body.id, success: true } });
    expect(body.id).toBeGreaterThanOrEqual(1000);
    const { rows } = await sql`select * from people.person p join people.account a on a.user_id = p.id where p.id = ${body.id}`.execute(
      database,
    );
    expect(rows).toMatchObject([{ username: 'first1', displayUsername: 'First1', email: 'first1@example.org', emailVerified: false }]);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    const [mail] = await mailbox.mailsTo('first1@example.org');
    expect(mail?.subject).toMatch(/^\d{6}: .*आपका कोड/);
    expect(mail?.text).toContain('/hi/verify-email?email=first1%40example.org');
  });

  test('keeps the account and its mail together, or neither', async () => {
    await sql`alter table jobs.job_common add constraint no_mail check (name <> 'code-mail') not valid`.execute(database);
    expect((await post('register', signUpForm('together1'))).status).toBe(500);
    await sql`alter table jobs.job_common drop constraint no_mail`.execute(database);
    expect((await post('register', signUpForm('together1'))).status).toBe(201);
    expect(await mailbox.mailsTo('together1@example.org')).toHaveLength(1);
  });

  test('names every wrong field', async () => {
    const { status, body } = await post('register', { username: 'a', terms: false });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      username: say.username.short,
      name: say.name.required,
      email: say.email.required,
      password: say.password.required,
      confirmPassword: say.confirmPassword.required,
      terms: say.terms.required,
    });
  });

  test.each([
    ['the username in another case', { username: 'TAKEN1' }, { username: say.username.taken }],
    ['the e-mail in another case', { email: 'TAKEN1@EXAMPLE.ORG' }, { email: say.email.taken }],
    ['both', { username: 'taken1', email: 'taken1@example.org' }, { username: say.username.taken, email: say.email.taken }],
  ])('refuses %s, and says which', async (_what, changes, errors) => {
    await post('register', signUpForm('taken1'));
    const { status, body } = await post('register', signUpForm('other1', changes));
    expect(status).toBe(409);
    expect(body).toEqual({ code: 'conflict', message: say.signup.taken, errors });
  });

  test('of ten who want the same name at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post('register', signUpForm('wanted1', { email: `w${index}@example.org` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.errors.username === say.username.taken)).toBe(true);
  });

  test.each([
    ['a million letters', 'a'.repeat(1_000_000), 413],
    ['a hundred thousand letters', 'a'.repeat(100_000), 400],
    ['NUL', 'asha\u0000', 400],
    ['emoji', '😀😀😀1', 400],
    ['a lone surrogate', 'asha\ud8001', 400],
    ['a letter of another script that looks the same', 'аsha1', 400],
    ['a command of SQL', "a1';drop table people.person;--", 400],
    ['a list', ['asha1'], 400],
    ['an object', { $ne: null }, 400],
  ])('meets %s with a clear answer in every field', async (_what, value, status) => {
    for (const field of ['username', 'email', 'name', 'password']) {
      const answer = await post('register', signUpForm('odd1', { [field]: value }));
      const isFineThere = field === 'password' || (field === 'name' && value === 'аsha1');
      expect([field, answer.status < 500 && (isFineThere || answer.status === status)]).toEqual([field, true]);
      expect(answer.body.message ?? answer.body.success).toBeTruthy();
    }
    for (const field of ['usernameOrEmail', 'password']) {
      const answer = await post('login', { usernameOrEmail: 'odd1', password: PASSWORD, [field]: value });
      expect([field, [400, 401, 413].includes(answer.status)]).toEqual([field, true]);
    }
  });
});

describe('logging in', () => {
  test.each(['Login1', 'login1', ' LOGIN1 ', 'login1@example.org', 'Login1@Example.Org'])('works with "%s"', async (usernameOrEmail) => {
    await post('register', signUpForm('Login1'));
    const { status, body, cookies } = await logIn(usernameOrEmail);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        accessToken: expect.any(String),
        username: 'Login1',
        userId: expect.any(Number),
        name: 'Asha Rao',
        email: 'login1@example.org',
      },
    });
    expect(cookies).toEqual([expect.stringMatching(/^people\.session_token=.*Max-Age=2592000/), expect.stringMatching(/^people\.device=/)]);
    for (const cookie of cookies) {
      for (const part of ['Path=/api/auth', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Secure');
    }
    expect(await nameOf(body.userId, body.accessToken)).toEqual({ status: 200, body: { name: 'Asha Rao' } });
  });

  test('says the same of a wrong password, an unknown name, an unknown e-mail and the demo', async () => {
    await seedDemoPerson(database);
    await post('register', signUpForm('known1'));
    const answers = [
      await logIn('known1', 'wrong7$'),
      await logIn('known1', 'x'.repeat(5000)),
      await logIn('nobody1'),
      await logIn('nobody@example.org'),
      await logIn('no@body@x'),
      await logIn('demo', ''.padEnd(8, 'a1$')),
      await logIn('x'.repeat(10_000)),
    ];
    for (const { status, body, cookies } of answers) {
      expect({ status, body, cookies }).toEqual({
        status: 401,
        body: { code: 'unauthenticated', message: 'Invalid credentials' },
        cookies: [],
      });
    }
  });

  test('takes as long for an account that does not exist as for a wrong password', async () => {
    await post('register', signUpForm('timed1'));
    setHashes('real');
    onTestFinished(() => setHashes('cheap'));
    const spans: Record<string, number[]> = { timed1: [], absent1: [], demo: [] };
    for (let round = 0; round < 5; round += 1) {
      for (const [name, span] of Object.entries(spans)) {
        const started = performance.now();
        await logIn(name, 'wrong7$', `10.0.${round}.1`);
        span.push(performance.now() - started);
      }
    }
    const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[2]!;
    const [known, absent, demo] = Object.values(spans).map(median) as [number, number, number];
    expect(absent / known).toBeGreaterThan(0.5);
    expect(demo / known).toBeGreaterThan(0.5);
  });
});

describe('renewing', () => {
  test('there is one key, made before anyone logs in', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from people.jwks`.execute(database);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('the access token ends after 15 minutes, and the cookie gives another', async () => {
    await post('register', signUpForm('renew1'));
    const { body, cookie } = await logIn('renew1');
    later(15 * 60 - 1);
    expect((await nameOf(body.userId, body.accessToken)).status).toBe(200);
    later(2);
    expect(await nameOf(body.userId, body.accessToken)).toEqual({
      status: 401,
      body: { code: 'unauthenticated', message: platformMessages.tokenExpired },
    });
    const renewed = await post('refresh', {}, { cookie });
    expect(renewed.body).toMatchObject({ username: 'renew1', userId: body.userId, email: 'renew1@example.org' });
    expect((await nameOf(body.userId, renewed.body.accessToken)).status).toBe(200);
  });

  test('the cookie of a login in use is set anew after a day', async () => {
    await post('register', signUpForm('slide1'));
    const { cookie, body } = await logIn('slide1');
    expect((await post('refresh', {}, { cookie })).cookies).toEqual([]);
    await sql`update people.session set expires_at = now() + interval '28 days' where user_id = ${body.userId}`.execute(database);
    expect((await post('refresh', {}, { cookie })).cookies[0]).toMatch(/^people\.session_token=.*Max-Age=2592000/);
  });

  test.each([
    ['without a cookie', async () => ''],
    ['with a forged cookie', async () => 'people.session_token=abc.def'],
    [
      'after logging out',
      async () => {
        await post('register', signUpForm('out1'));
        const { cookie } = await logIn('out1');
        const out = await post('logout', {}, { cookie });
        expect(out.body).toEqual({ success: true });
        expect(out.cookies.every((one) => one.includes('Max-Age=0') && one.includes('Path=/api/auth'))).toBe(true);
        return cookie;
      },
    ],
    [
      'when the login has run out',
      async () => {
        await post('register', signUpForm('stale1'));
        const { cookie, body } = await logIn('stale1');
        await sql`update people.session set expires_at = now() - interval '1 second' where user_id = ${body.userId}`.execute(database);
        return cookie;
      },
    ],
  ])('%s one is asked to log in again', async (_when, makeCookie) => {
    const cookie = await makeCookie();
    const { status, body } = await post('refresh', {}, cookie ? { cookie } : {});
    expect({ status, body }).toEqual({ status: 401, body: { code: 'unauthenticated', message: say.login.ended } });
  });

  test('logging out twice, or without a login, is fine', async () => {
    expect((await post('logout')).status).toBe(200);
  });
});

describe("a person's name", () => {
  test("of the demo is for everyone; one's own for oneself; anyone else's for nobody", async () => {
    await seedDemoPerson(database);
    await seedDemoPerson(database);
    await post('register', signUpForm('name1', { name: 'गीता देवी' }));
    const { body } = await logIn('name1');
    expect(await nameOf(25)).toEqual({ status: 200, body: { name: 'Asha Rao' } });
    expect(await nameOf(body.userId, body.accessToken)).toEqual({ status: 200, body: { name: 'गीता देवी' } });
    expect(await nameOf(body.userId)).toEqual({
      status: 401,
      body: { code: 'unauthenticated', message: platformMessages.unauthenticated },
    });
    for (const id of [1000, 999_999_999])
      expect(await nameOf(id, body.accessToken)).toEqual({ status: 403, body: { code: 'forbidden', message: reportMessages.notYours } });
    for (const id of ['abc', '1e3', '0', '-1', '99999999999']) {
      expect(await nameOf(id, body.accessToken)).toEqual({
        status: 400,
        body: { code: 'malformed', message: platformMessages.userIdMalformed },
      });
    }
  });
});

describe('another site', () => {
  test.each(['login', 'logout', 'refresh', 'register', 'google', 'verify-email', 'forgot-password'])('cannot post to %s', async (path) => {
    const answer = await post(path, {}, { origin: 'https://evil.example.org', 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden', message: say.crossSite } });
  });
});

test('another site cannot hide the address behind escapes', async () => {
  const headers = { origin: 'https://evil.example.org' };
  for (const url of ['/api/%61uth/logout', '/%61pi/auth/logout', '/api/auth/l%6Fgout']) {
    // what does not even begin like an address of the API is refused as a page
    const status = url.startsWith('/api/') ? 403 : 405;
    expect([url, (await app.inject({ method: 'POST', url, headers })).statusCode]).toEqual([url, status]);
  }
});

describe('behind https', async () => {
  const site = await testApp({
    config: { origin: 'https://bhava.example.org', google: { clientId: 'client-1', clientSecret: undefined } },
  });

  test('the cookie is Secure, and a mail leads to the public address', async () => {
    await site.app.inject({ method: 'POST', url: '/api/auth/register', payload: signUpForm('secure1') });
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { usernameOrEmail: 'secure1', password: PASSWORD },
    });
    expect([response.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Secure-people\.session_token=.*; Secure/),
      expect.stringMatching(/^__Secure-people\.device=.*; Secure/),
    ]);
    expect((await site.mailbox.mailsTo('secure1@example.org'))[0]?.html).toContain('https://bhava.example.org/verify-email?');
  });
});
