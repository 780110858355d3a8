import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { identityMessages as say } from '#contract/identity.ts';
import { accountPosts } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { fillIn } from './auth.ts';

const google = await generateKeyPair('RS256');
const forger = await generateKeyPair('RS256');
const certificates = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' }] };
const realFetch = globalThis.fetch;
vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) =>
  String(address instanceof Request ? address.url : address).startsWith('https://www.googleapis.com/')
    ? Response.json(certificates)
    : realFetch(address, init),
);
afterAll(() => vi.unstubAllGlobals());

const clientId = 'client-1.apps.example';
const { app, database, mailbox, signUp } = await testApp({ config: { google: { clientId, clientSecret: undefined } } });
const plain = await testApp();

type Claims = { sub?: string; email?: string; name?: string; email_verified?: boolean };
type Change = { claims?: Claims; audience?: string; issuer?: string; ends?: string; key?: typeof google.privateKey };
const credential = ({
  claims,
  audience = clientId,
  issuer = 'https://accounts.google.com',
  ends = '10m',
  key = google.privateKey,
}: Change = {}) =>
  new SignJWT({ sub: 'g-1', email: 'gita.devi@example.org', name: 'गीता देवी', email_verified: true, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(key);
const enter = async (word: string, site = app) => {
  const response = await site.inject({ method: 'POST', url: '/api/auth/google', payload: { credential: word } });
  return { status: response.statusCode, body: response.json(), cookie: [response.headers['set-cookie']].flat()[0] };
};

describe("Google's button", () => {
  test('is offered only where it is configured', async () => {
    expect((await app.inject('/api/auth/options')).json()).toEqual({ googleClientId: clientId });
    expect((await plain.app.inject('/api/auth/options')).json()).toEqual({ googleClientId: null });
    expect(await enter(await credential(), plain.app)).toMatchObject({ status: 404, body: { message: say.google.notConfigured } });
  });

  test('signs up a newcomer with a username by the rules, and logs the same person in again', async () => {
    const first = await enter(await credential());
    expect(first).toMatchObject({
      status: 200,
      body: { username: expect.stringMatching(/^gitadev\d{8}$/), name: 'गीता देवी', email: 'gita.devi@example.org' },
    });
    expect(first.body.userId).toBeGreaterThanOrEqual(1000);
    expect(first.cookie).toMatch(/^people\.session_token=/);
    const again = await enter(await credential());
    expect(again.body).toMatchObject({ userId: first.body.userId, username: first.body.username });
    const own = await app.inject({
      url: `/api/users/${first.body.userId}/name`,
      headers: { authorization: `Bearer ${again.body.accessToken}` },
    });
    expect(own.json()).toEqual({ name: 'गीता देवी' });
  });

  test.each([
    ['signed by someone else', { key: forger.privateKey }],
    ['for another site', { audience: 'client-2' }],
    ['of another issuer', { issuer: 'https://accounts.example.org' }],
    ['that has run out', { ends: '-1m' }],
  ])('refuses a credential %s', async (_what, change) => {
    expect(await enter(await credential(change))).toMatchObject({ status: 401, body: { message: say.google.failed } });
  });

  test.each(['', 'a.b.c', '😀', 'x'.repeat(100_000)])('refuses what is no credential', async (word) => {
    expect([400, 401]).toContain((await enter(word)).status);
  });

  test('does not open an account whose e-mail nobody has verified, since anyone could have made it', async () => {
    const person = await signUp();
    const { rows } = await sql<{ email: string }>`select email from people.person where id = ${person.id}`.execute(database);
    const { email } = rows[0]!;
    expect(await enter(await credential({ claims: { sub: 'g-2', email } }))).toMatchObject({
      status: 403,
      body: { message: say.google.notLinked },
    });
    await sql`update people.person set email_verified = true where id = ${person.id}`.execute(database);
    expect(await enter(await credential({ claims: { sub: 'g-2', email } }))).toMatchObject({ status: 200, body: { userId: person.id } });
    expect((await enter(await credential({ claims: { sub: 'g-3', email, email_verified: false } }))).status).toBe(403);
  });

  test('opens no more, without a verified e-mail, once the owner of the mailbox has chosen a password', async () => {
    const email = 'squatted.google@example.org';
    const unverified = { claims: { sub: 'g-4', email, email_verified: false } };
    expect((await enter(await credential(unverified))).status).toBe(200);
    const { post } = accountPosts(app);
    await post('forgot-password', { email });
    const code = await mailbox.codeTo(email, 'reset-password');
    expect((await post('reset-password', { email, code, password: 'ocean8$', confirmPassword: 'ocean8$' })).status).toBe(200);
    expect((await enter(await credential(unverified))).status).toBe(403);
  });
});

test.each([
  [{ name: '', email: '12@example.org' }, '12', /^person\d{8}$/],
  [{ name: 'Asha', email: 'Asha.Rao+x@example.org' }, 'Asha', /^ashara\w\d{8}$/],
])('what Google leaves open is filled in: %j', (user, name, username) => {
  expect(fillIn(user)).toEqual({ name, username: expect.stringMatching(username), displayUsername: expect.stringMatching(username) });
});
