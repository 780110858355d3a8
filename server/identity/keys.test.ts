import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeApp } from '#server/app.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { DAY_MS } from '#server/platform/time.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { afterFile } from '#testing/after-file.ts';
import { testApp } from '#testing/app.ts';
import { forgetOutdated } from './repository.ts';

const { app, opened, database, config } = await testApp();
const { post, logIn } = accountPosts(app);

/** Another server on the same database. */
const anotherServer = async (secret: string) => {
  const other = await makeApp({ ...opened, config: { ...config, secret }, now: () => new Date() });
  afterFile(() => other.close());
  return other;
};
const nameStatus = async ({ userId, accessToken }: { userId: number; accessToken: string }, server = app) =>
  (await server.inject({ url: `/api/users/${userId}/name`, headers: { authorization: `Bearer ${accessToken}` } })).statusCode;
const keys = async () =>
  (
    await sql<{ id: number; privateKey: string; expiresAt: Date }>`select id, private_key, expires_at from people.jwks order by id`.execute(
      database,
    )
  ).rows;

test('each purpose has a key of its own', () => {
  const [one, again, other] = [deriveKey('secret', 'codes'), deriveKey('secret', 'codes'), deriveKey('secret', 'devices')];
  expect(one).toHaveLength(32);
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  expect(deriveKey('another', 'codes')).not.toEqual(one);
});

test('the key that signs access tokens is kept encrypted', async () => {
  const [key] = await keys();
  expect(key!.privateKey).toMatch(/^"[0-9a-f]{100,}"$/);
});

test('after 30 days a new key signs; the old one is read until its tokens have run out, then it goes', async () => {
  await post('register', signUpForm('rotate1'));
  const before = (await logIn('rotate1')).body;
  const [old] = await keys();
  const days = (old!.expiresAt.getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
  await sql`update people.jwks set expires_at = now() - interval '1 second'`.execute(database);

  const after = (await logIn('rotate1')).body;
  await forgetOutdated(database, new Date());
  expect(await keys()).toHaveLength(2);
  const fresh = await anotherServer(config.secret);
  for (const server of [app, fresh]) expect([await nameStatus(before, server), await nameStatus(after, server)]).toEqual([200, 200]);

  await forgetOutdated(database, new Date(Date.now() + 60 * 60 * 1000));
  expect((await keys()).map(({ id }) => id)).not.toContain(old!.id);
  expect(await nameStatus(after, await anotherServer(config.secret))).toBe(200);
});

test('a changed SECRET asks everyone to log in again; servers that get it at the same time drop no key of each other', async () => {
  await post('register', signUpForm('secret1'));
  const before = await logIn('secret1');
  const secret = 'another-secret-of-at-least-32-letters';
  await sql`create table kept_keys as select * from people.jwks`.execute(database);
  const servers = await Promise.all([anotherServer(secret), anotherServer(secret), anotherServer(secret)]);
  const logins = await Promise.all(servers.map((server) => accountPosts(server).logIn('secret1')));
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const server of servers) for (const { body } of logins) expect(await nameStatus(body, server)).toBe(200);
  await sql`insert into people.jwks select * from kept_keys`.execute(database);
  const late = await anotherServer(secret); // it finds keys that it cannot open beside those that the others have made
  expect((await accountPosts(late).logIn('secret1')).status).toBe(200);
  for (const { body } of logins) expect(await nameStatus(body, late)).toBe(200);
  const [first] = servers;
  expect((await accountPosts(first!).post('refresh', {}, { cookie: before.cookie })).status).toBe(401);
  expect(await nameStatus(before.body, first)).toBe(401);
});
