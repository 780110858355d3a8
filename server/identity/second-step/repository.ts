import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Audience } from '../access-tokens.ts';
import { tableOf } from '../audience-tables.ts';

type Asked = { readonly personId: number; readonly deviceHash: string };

/** Whether a login to this account on this device waits for a code. */
export async function asksForStep(database: Database, audience: Audience, { personId, deviceHash }: Asked, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom(tableOf(audience, 'secondStep'))
    .select('personId')
    .where('personId', '=', personId)
    .where('turnedOnAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(tableOf(audience, 'trustedDevice'))
            .select('personId')
            .where('personId', '=', personId)
            .where('deviceHash', '=', deviceHash)
            .where('expiresAt', '>', now),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

type WaitingLogin = { readonly tokenHash: string; readonly personId: number; readonly expiresAt: Date };

export async function insertWaitingLogin(database: Database, audience: Audience, login: WaitingLogin): Promise<void> {
  await database.insertInto(tableOf(audience, 'waitingLogin')).values(login).execute();
}

/** Whose login it is. */
export async function findWaitingLogin(database: Database, audience: Audience, tokenHash: string, now: Date): Promise<number | undefined> {
  const row = await database
    .selectFrom(tableOf(audience, 'waitingLogin'))
    .select('personId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.personId;
}

/** False when it was used, or ended, meanwhile. */
export async function spendWaitingLogin(database: Database, audience: Audience, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom(tableOf(audience, 'waitingLogin'))
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function trustDevice(database: Database, audience: Audience, row: Asked & { readonly expiresAt: Date }): Promise<void> {
  await database
    .insertInto(tableOf(audience, 'trustedDevice'))
    .values(row)
    .onConflict((conflict) => conflict.columns(['personId', 'deviceHash']).doUpdateSet({ expiresAt: row.expiresAt }))
    .execute();
}

export async function findOwner(database: Database, audience: Audience, personId: number) {
  return await database
    .selectFrom(tableOf(audience, 'person'))
    .select(['id', 'name', 'email', 'emailVerified', 'language'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** The hash of the account's password; undefined where it has none. */
export async function findPasswordHash(database: Database, audience: Audience, personId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom(tableOf(audience, 'account'))
    .select('password')
    .where('userId', '=', personId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

export async function findSecondStep(database: Database, audience: Audience, personId: number) {
  return await database
    .selectFrom(tableOf(audience, 'secondStep'))
    .select(['secret', 'begunAt', 'turnedOnAt', 'lastStep'])
    .where('personId', '=', personId)
    .executeTakeFirst();
}

type Begun = { readonly personId: number; readonly secret: string; readonly begunAt: Date };

/** False when one is on already: that must be turned off first. */
export async function keepSecret(database: Database, audience: Audience, begun: Begun): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto(tableOf(audience, 'secondStep'))
    .values({ ...begun, turnedOnAt: null, lastStep: 0 })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet({ secret: begun.secret, begunAt: begun.begunAt, lastStep: 0 })
        .where(sql<Date | null>`${sql.ref(`${audience}.secondStep.turnedOnAt`)}`, 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False when this code, or a newer one, was taken meanwhile. */
export async function takeStep(database: Database, audience: Audience, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(tableOf(audience, 'secondStep'))
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markTurnedOn(transaction: Database, audience: Audience, personId: number, at: Date): Promise<void> {
  await transaction.updateTable(tableOf(audience, 'secondStep')).set({ turnedOnAt: at }).where('personId', '=', personId).execute();
}

/** With the app go the recovery codes, and the browsers that were trusted. */
export async function deleteSecondStep(transaction: Database, audience: Audience, personId: number): Promise<void> {
  for (const table of ['secondStep', 'recoveryCode'] as const)
    await transaction.deleteFrom(tableOf(audience, table)).where('personId', '=', personId).execute();
  await forgetHalfLogins(transaction, audience, personId);
}

/** Logins that wait for their second step end, and no browser is trusted any more. */
export async function forgetHalfLogins(transaction: Database, audience: Audience, personId: number): Promise<void> {
  for (const table of ['waitingLogin', 'trustedDevice'] as const)
    await transaction.deleteFrom(tableOf(audience, table)).where('personId', '=', personId).execute();
}

/** The same of everybody, as far as their time is over. */
export async function forgetOutdatedHalfLogins(database: Database, audience: Audience, now: Date): Promise<void> {
  for (const table of ['waitingLogin', 'trustedDevice'] as const)
    await database.deleteFrom(tableOf(audience, table)).where('expiresAt', '<=', now).execute();
}

export async function replaceRecoveryCodes(
  transaction: Database,
  audience: Audience,
  personId: number,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom(tableOf(audience, 'recoveryCode')).where('personId', '=', personId).execute();
  await transaction
    .insertInto(tableOf(audience, 'recoveryCode'))
    .values(hashes.map((hash) => ({ personId, hash })))
    .execute();
}

/** False for one that does not exist, or was used. */
export async function spendRecoveryCode(database: Database, audience: Audience, personId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom(tableOf(audience, 'recoveryCode'))
    .where('personId', '=', personId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(database: Database, audience: Audience, personId: number): Promise<number> {
  const { count } = await database
    .selectFrom(tableOf(audience, 'recoveryCode'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
