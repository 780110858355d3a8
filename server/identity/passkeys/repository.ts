import type { Database } from '#server/platform/database.ts';
import type { Audience } from '../access-tokens.ts';
import { tableOf } from '../audience-tables.ts';

export type NewPasskey = {
  readonly personId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
  readonly madeAt: Date;
};

export function findPasskeysOf(database: Database, audience: Audience, personId: number) {
  return database
    .selectFrom(tableOf(audience, 'passkey'))
    .select(['id', 'credentialId', 'transports', 'name', 'madeAt', 'lastUsedAt'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();
}

export async function findPasskey(database: Database, audience: Audience, credentialId: string) {
  return await database
    .selectFrom(tableOf(audience, 'passkey'))
    .select(['id', 'personId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export async function insertPasskey(transaction: Database, audience: Audience, passkey: NewPasskey): Promise<void> {
  await transaction.insertInto(tableOf(audience, 'passkey')).values(passkey).execute();
}

export async function markPasskeyUsed(database: Database, audience: Audience, id: number, counter: number, at: Date): Promise<void> {
  await database.updateTable(tableOf(audience, 'passkey')).set({ counter, lastUsedAt: at }).where('id', '=', id).execute();
}

/** False when it was not theirs. */
export async function deletePasskey(transaction: Database, audience: Audience, id: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom(tableOf(audience, 'passkey'))
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
