import type { Language } from '#contract/language.ts';
import type { Database } from '#server/platform/database.ts';
import type { Audience } from '../access-tokens.ts';
import { tableOf } from '../audience-tables.ts';
import type { OwnerNotice } from '../notice-job.ts';
import { deleteSecondStep } from '../second-step/repository.ts';

export async function findPerson(database: Database, personId: number) {
  return await database
    .selectFrom('people.person')
    .select(['id', 'name', 'username', 'displayUsername', 'email', 'emailVerified', 'language'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function isLinked(database: Database, personId: number, providerId: string): Promise<boolean> {
  const row = await database
    .selectFrom('people.account')
    .select('id')
    .where('userId', '=', personId)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

export function findLogins(database: Database, audience: Audience, personId: number) {
  return database.selectFrom(tableOf(audience, 'session')).select(['id', 'userAgent', 'seenAt']).where('userId', '=', personId).execute();
}

export async function setName(database: Database, personId: number, name: string, at: Date): Promise<void> {
  await database.updateTable('people.person').set({ name, updatedAt: at }).where('id', '=', personId).execute();
}

export async function setLanguage(database: Database, personId: number, language: Language, at: Date): Promise<void> {
  await database.updateTable('people.person').set({ language, updatedAt: at }).where('id', '=', personId).execute();
}

export async function findEmailChange(database: Database, personId: number, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('people.emailChange')
    .select('email')
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.email;
}

/** Whether somebody else has this e-mail, or can take it back. */
export async function isOfAnother(database: Database, email: string, personId: number, now: Date): Promise<boolean> {
  const owner = await database
    .selectFrom('people.person')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', personId)
    .executeTakeFirst();
  if (owner) return true;
  const held = await database
    .selectFrom('people.emailUndo')
    .select('id')
    .where('email', '=', email)
    .where('personId', '!=', personId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return held !== undefined;
}

type EmailChange = { readonly personId: number; readonly email: string; readonly expiresAt: Date };

export async function keepEmailChange(transaction: Database, change: EmailChange): Promise<void> {
  const { email, expiresAt } = change;
  await transaction
    .insertInto('people.emailChange')
    .values(change)
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ email, expiresAt }))
    .execute();
}

export async function forgetEmailChange(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('people.emailChange').where('personId', '=', personId).execute();
}

export async function setEmail(transaction: Database, personId: number, email: string, at: Date): Promise<void> {
  await transaction.updateTable('people.person').set({ email, emailVerified: true, updatedAt: at }).where('id', '=', personId).execute();
}

type EmailUndo = { readonly personId: number; readonly email: string; readonly changedAt: Date; readonly expiresAt: Date };

export async function insertUndo(transaction: Database, undo: EmailUndo): Promise<number> {
  return (await transaction.insertInto('people.emailUndo').values(undo).returning('id').executeTakeFirstOrThrow()).id;
}

/** Takes it, and the later ones of this person: whoever changed the e-mail after that cannot take the undoing back. */
export async function takeUndo(transaction: Database, id: number, now: Date) {
  const undo = await transaction
    .selectFrom('people.emailUndo')
    .select(['personId', 'email', 'changedAt'])
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!undo) return undefined;
  const { numDeletedRows } = await transaction
    .deleteFrom('people.emailUndo')
    .where('personId', '=', undo.personId)
    .where('id', '>=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? undo : undefined;
}

/** Every way in that a stranger knows or has made since: the password, and what was added after that. */
export async function dropWaysIn(transaction: Database, personId: number, since: Date): Promise<void> {
  const password = transaction.deleteFrom('people.account').where('userId', '=', personId).where('providerId', '=', 'credential');
  await password.execute();
  await dropAddedWaysIn(transaction, 'people', personId, since);
}

const EVER = new Date(0);

/** What was added to the password since then: accounts elsewhere, passkeys, the second step. Tells what its owner is to hear of. */
export async function dropAddedWaysIn(
  transaction: Database,
  audience: Audience,
  personId: number,
  since = EVER,
): Promise<readonly OwnerNotice[]> {
  await transaction
    .deleteFrom(tableOf(audience, 'account'))
    .where('userId', '=', personId)
    .where('providerId', '!=', 'credential')
    .where('createdAt', '>=', since)
    .execute();
  const passkeys = await transaction
    .deleteFrom(tableOf(audience, 'passkey'))
    .where('personId', '=', personId)
    .where('madeAt', '>=', since)
    .executeTakeFirst();
  const steps = await transaction
    .deleteFrom(tableOf(audience, 'secondStep'))
    .where('personId', '=', personId)
    .where((row) => row.or([row('turnedOnAt', '>=', since), row('turnedOnAt', 'is', null)]))
    .returning('turnedOnAt')
    .execute();
  if (steps.length > 0) await deleteSecondStep(transaction, audience, personId);
  return [
    ...(passkeys.numDeletedRows > 0n ? (['passkeyRemoved'] as const) : []),
    ...(steps.some(({ turnedOnAt }) => turnedOnAt !== null) ? (['secondStepOff'] as const) : []),
  ];
}
