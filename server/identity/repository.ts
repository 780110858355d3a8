import { sql } from 'kysely';
import { forgetPastAttempts } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';

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

/** better-auth answers a login with the secret of its row, which no token of ours may carry. */
export async function findLogin(database: Database, secret: string): Promise<number> {
  return (await database.selectFrom('people.session').select('id').where('token', '=', secret).executeTakeFirstOrThrow()).id;
}

export async function findName(database: Database, personId: number): Promise<string | undefined> {
  const row = await database.selectFrom('people.person').select('name').where('id', '=', personId).executeTakeFirst();
  return row?.name;
}

/** Which of the two belong to someone already. Both in lower case. */
export async function findTaken(database: Database, username: string, email: string): Promise<{ username: boolean; email: boolean }> {
  const people = await database
    .selectFrom('people.person')
    .select(['username', 'email'])
    .where((person) => person.or([person('username', '=', username), person('email', '=', email)]))
    .execute();
  return { username: people.some((person) => person.username === username), email: people.some((person) => person.email === email) };
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

/** What is over: counted attempts, logins and codes. better-auth deletes one of its own only when it is asked for again. */
export async function forgetOutdated(database: Database, now: Date): Promise<void> {
  await forgetPastAttempts(database, now);
  await sql`delete from people.session where expires_at <= ${now}`.execute(database);
  await sql`delete from people.verification where expires_at <= ${now}`.execute(database);
}

export async function forgetKeys(database: Database): Promise<void> {
  await sql`delete from people.jwks`.execute(database);
}
