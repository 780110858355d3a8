import { sql } from 'kysely';
import { forgetPastAttempts } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { HOUR_S } from '#server/platform/time.ts';
import type { Audience } from './access-tokens.ts';
import { tableOf } from './audience-tables.ts';
import { forgetHalfLogins, forgetOutdatedHalfLogins } from './second-step/repository.ts';

/** A key that signs no more is read for so long: its last token has run out by then, on every server. */
export const KEY_GRACE_SECONDS = HOUR_S;

export type NewPerson = {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly at: Date;
};

/** By username or e-mail, in lower case. A username never holds an @. */
export function findPersonToLogIn(database: Database, usernameOrEmail: string) {
  return database
    .selectFrom('people.person')
    .select(['id', 'email'])
    .where(usernameOrEmail.includes('@') ? 'email' : 'username', '=', usernameOrEmail)
    .executeTakeFirst();
}

export function findPersonByEmail(database: Database, email: string) {
  return database
    .selectFrom('people.person')
    .select(['id', 'name', 'email', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Who waits for a code at this address, to make it their e-mail: the last one who asked. */
export function findPersonByNewEmail(database: Database, email: string, now: Date) {
  return database
    .selectFrom('people.emailChange')
    .innerJoin('people.person', 'people.person.id', 'people.emailChange.personId')
    .select(['people.person.id', 'name', 'people.person.email', 'emailVerified'])
    .where('people.emailChange.email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();
}

/** better-auth answers a login with the secret of its row, which no token of ours may carry. */
export async function findLogin(database: Database, audience: Audience, secret: string): Promise<number> {
  return (await database.selectFrom(tableOf(audience, 'session')).select('id').where('token', '=', secret).executeTakeFirstOrThrow()).id;
}

export async function findName(database: Database, personId: number): Promise<string | undefined> {
  const row = await database.selectFrom('people.person').select('name').where('id', '=', personId).executeTakeFirst();
  return row?.name;
}

/** In lower case. */
export async function findUsername(database: Database, personId: number): Promise<string | undefined> {
  const row = await database.selectFrom('people.person').select('username').where('id', '=', personId).executeTakeFirst();
  return row?.username ?? undefined;
}

/** Whether mail reaches a person at the address that they gave. Their own tests and reports never ask for it. */
export async function isVerified(database: Database, personId: number): Promise<boolean> {
  const row = await database.selectFrom('people.person').select('emailVerified').where('id', '=', personId).executeTakeFirst();
  return row?.emailVerified ?? false;
}

/** Which of the two belong to someone already, or can be taken back by someone. Both in lower case. */
export async function findTaken(
  database: Database,
  username: string,
  email: string,
  now: Date,
): Promise<{ username: boolean; email: boolean }> {
  const people = await database
    .selectFrom('people.person')
    .select(['username', 'email'])
    .where((person) => person.or([person('username', '=', username), person('email', '=', email)]))
    .execute();
  const isHeld = await isHeldForUndo(database, email, now);
  return {
    username: people.some((person) => person.username === username),
    email: isHeld || people.some((person) => person.email === email),
  };
}

async function isHeldForUndo(database: Database, email: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('people.emailUndo')
    .select('id')
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person and their password, in the transaction that the caller holds. */
export async function insertPerson(transaction: Database, { username, name, email, passwordHash, at }: NewPerson): Promise<number> {
  const { id } = await transaction
    .insertInto('people.person')
    .values({
      name,
      email: email.toLowerCase(),
      username: username.toLowerCase(),
      displayUsername: username,
      termsAgreedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('people.account')
    .values({ accountId: String(id), providerId: 'credential', userId: id, password: passwordHash, updatedAt: at })
    .execute();
  return id;
}

export async function insertPersonUnlessThere(
  database: Database,
  person: { id: number; username: string; name: string; email: string },
): Promise<void> {
  await database
    .insertInto('people.person')
    .values({ ...person, displayUsername: person.username, emailVerified: true, termsAgreedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type CodeRow = { readonly purpose: string; readonly email: string; readonly nonce: string; readonly expiresAt: Date };

/** Keeps the nonce of a new code, or prolongs the one that still works. Returns the nonce that counts: of two who ask at once both get one. */
export async function keepNonce(database: Database, { purpose, email, nonce, expiresAt }: CodeRow, now: Date): Promise<string> {
  const { rows } = await sql<{ nonce: string }>`
    insert into people.code as kept (purpose, email, nonce, expires_at) values (${purpose}, ${email}, ${nonce}, ${expiresAt})
    on conflict (email, purpose) do update set
      nonce = case when kept.expires_at <= ${now} then excluded.nonce else kept.nonce end,
      expires_at = excluded.expires_at
    returning nonce`.execute(database);
  return rows[0]!.nonce;
}

export async function findNonce(database: Database, purpose: string, email: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('people.code')
    .select('nonce')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.nonce;
}

/** False when it was used meanwhile: a code works once. */
export async function useNonce(transaction: Database, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('people.code').where('nonce', '=', nonce).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the names under which the person logs in, and whether nobody had shown before that the mailbox is theirs. */
export async function markVerified(transaction: Database, email: string, at: Date) {
  const isFirstProof = await lockUnverified(transaction, 'people', email);
  const person = await transaction
    .updateTable('people.person')
    .set({ emailVerified: true, updatedAt: at })
    .where('email', '=', email)
    .returning(['id', 'username', 'email', 'emailVerified', 'language'])
    .executeTakeFirst();
  return person && { ...person, isFirstProof };
}

/** Whether the account of this e-mail is still to be verified: of two who do it at once, one finds it so. */
export async function lockUnverified(transaction: Database, audience: Audience, email: string): Promise<boolean> {
  const unverified = transaction
    .selectFrom(tableOf(audience, 'person'))
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false);
  return (await unverified.forUpdate().executeTakeFirst()) !== undefined;
}

/** Also for a person who came through Google and had no password. */
export async function replacePassword(
  transaction: Database,
  audience: Audience,
  personId: number,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  const credential = { accountId: String(personId), providerId: 'credential', userId: personId };
  const password = { password: passwordHash, updatedAt: at };
  await transaction
    .insertInto(tableOf(audience, 'account'))
    .values({ ...credential, ...password })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doUpdateSet(password))
    .execute();
}

/** All but `kept`. Those that wait for their second step end too, and no browser is trusted any more. */
export async function endLogins(transaction: Database, audience: Audience, personId: number, kept?: number): Promise<void> {
  const logins = transaction.deleteFrom(tableOf(audience, 'session')).where('userId', '=', personId);
  await (kept === undefined ? logins : logins.where('id', '!=', kept)).execute();
  await forgetHalfLogins(transaction, audience, personId);
}

type OneLogin = { readonly personId: number; readonly loginId: number };

export async function endLogin(database: Database, audience: Audience, { personId, loginId }: OneLogin): Promise<void> {
  await database.deleteFrom(tableOf(audience, 'session')).where('id', '=', loginId).where('userId', '=', personId).execute();
}

export async function markSeen(database: Database, loginId: number, at: Date): Promise<void> {
  await database.updateTable('people.session').set({ seenAt: at }).where('id', '=', loginId).execute();
}

/** Whether a token's login has not ended. */
export async function isLoggedIn(database: Database, { id, login }: { id: number; login: number }): Promise<boolean> {
  const row = await database.selectFrom('people.session').select('id').where('id', '=', login).where('userId', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** What is over: counted attempts, logins, codes and keys. better-auth deletes what is its own only when it is asked for again. */
export async function forgetOutdated(database: Database, now: Date): Promise<void> {
  await forgetPastAttempts(database, now);
  await sql`delete from people.session where expires_at <= ${now}`.execute(database);
  await sql`delete from people.verification where expires_at <= ${now}`.execute(database);
  for (const table of ['people.code', 'people.emailChange', 'people.emailUndo'] as const)
    await database.deleteFrom(table).where('expiresAt', '<=', now).execute();
  await forgetOutdatedHalfLogins(database, 'people', now);
  const lastTokenEnded = new Date(now.getTime() - KEY_GRACE_SECONDS * 1000);
  await database.deleteFrom('people.jwks').where('expiresAt', '<=', lastTokenEnded).execute();
}

export const readPrivateKeys = async (database: Database, audience: Audience) =>
  (await sql<{ id: number; privateKey: string }>`select id, private_key from ${sql.table(`${audience}.jwks`)}`.execute(database)).rows;

export async function forgetKey(database: Database, audience: Audience, id: number): Promise<void> {
  await sql`delete from ${sql.table(`${audience}.jwks`)} where id = ${id}`.execute(database);
}
