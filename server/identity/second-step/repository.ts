import type { Database } from '#server/platform/database.ts';

type Asked = { readonly personId: number; readonly deviceHash: string };

/** Whether a login of this person on this device waits for a code. */
export async function asksForStep(database: Database, { personId, deviceHash }: Asked, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('people.secondStep')
    .select('personId')
    .where('personId', '=', personId)
    .where('turnedOnAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people.trustedDevice')
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

export async function insertWaitingLogin(database: Database, login: WaitingLogin): Promise<void> {
  await database.insertInto('people.waitingLogin').values(login).execute();
}

export async function findWaitingLogin(database: Database, tokenHash: string, now: Date) {
  return await database
    .selectFrom('people.waitingLogin')
    .innerJoin('people.person', 'people.person.id', 'people.waitingLogin.personId')
    .select(['people.person.id', 'email', 'emailVerified', 'language'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** False when it was used, or ended, meanwhile. */
export async function spendWaitingLogin(database: Database, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('people.waitingLogin').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function trustDevice(database: Database, row: Asked & { readonly expiresAt: Date }): Promise<void> {
  await database
    .insertInto('people.trustedDevice')
    .values(row)
    .onConflict((conflict) => conflict.columns(['personId', 'deviceHash']).doUpdateSet({ expiresAt: row.expiresAt }))
    .execute();
}

export async function findSecondStep(database: Database, personId: number) {
  return await database
    .selectFrom('people.secondStep')
    .select(['secret', 'begunAt', 'turnedOnAt', 'lastStep'])
    .where('personId', '=', personId)
    .executeTakeFirst();
}

type Begun = { readonly personId: number; readonly secret: string; readonly begunAt: Date };

/** False when one is on already: that must be turned off first. */
export async function keepSecret(database: Database, begun: Begun): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('people.secondStep')
    .values({ ...begun, turnedOnAt: null, lastStep: 0 })
    .onConflict((conflict) =>
      conflict
        .column('personId')
        .doUpdateSet({ secret: begun.secret, begunAt: begun.begunAt, lastStep: 0 })
        .where('people.secondStep.turnedOnAt', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False when this code, or a newer one, was taken meanwhile. */
export async function takeStep(database: Database, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('people.secondStep')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markTurnedOn(transaction: Database, personId: number, at: Date): Promise<void> {
  await transaction.updateTable('people.secondStep').set({ turnedOnAt: at }).where('personId', '=', personId).execute();
}

/** With the app go the recovery codes, and the browsers that were trusted. */
export async function deleteSecondStep(transaction: Database, personId: number): Promise<void> {
  for (const table of ['people.secondStep', 'people.recoveryCode', 'people.trustedDevice', 'people.waitingLogin'] as const)
    await transaction.deleteFrom(table).where('personId', '=', personId).execute();
}

export async function replaceRecoveryCodes(transaction: Database, personId: number, hashes: readonly string[]): Promise<void> {
  await transaction.deleteFrom('people.recoveryCode').where('personId', '=', personId).execute();
  await transaction
    .insertInto('people.recoveryCode')
    .values(hashes.map((hash) => ({ personId, hash })))
    .execute();
}

/** False for one that does not exist, or was used. */
export async function spendRecoveryCode(database: Database, personId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('people.recoveryCode')
    .where('personId', '=', personId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
