import type { Database } from '#server/platform/database.ts';

export type NewPasskey = {
  readonly personId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
  readonly madeAt: Date;
};

export function findPasskeysOf(database: Database, personId: number) {
  return database
    .selectFrom('people.passkey')
    .select(['id', 'credentialId', 'transports', 'name', 'madeAt', 'lastUsedAt'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();
}

export async function findPasskey(database: Database, credentialId: string) {
  return await database
    .selectFrom('people.passkey')
    .select(['id', 'personId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export async function insertPasskey(transaction: Database, passkey: NewPasskey): Promise<void> {
  await transaction.insertInto('people.passkey').values(passkey).execute();
}

export async function markPasskeyUsed(database: Database, id: number, counter: number, at: Date): Promise<void> {
  await database.updateTable('people.passkey').set({ counter, lastUsedAt: at }).where('id', '=', id).execute();
}

/** False when it was not theirs. */
export async function deletePasskey(transaction: Database, id: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('people.passkey')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
