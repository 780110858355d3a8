import type { Kysely } from 'kysely';
import type { KeyScope } from '#contract/hiring/api-key-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { inScope } from '../scope.ts';

/** Which key this is says whose rows are seen, so no wall stands before it. */
export const findKeyByDigest = (database: Kysely<Tables>, digest: string) =>
  inScope(database, 'platform', (transaction) =>
    transaction
      .selectFrom('hiring.apiKey as key')
      .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'key.orgId')
      .select(['key.id as keyId', 'key.orgId', 'key.scopes', 'key.lastDay', 'key.revokedAt', 'key.lastUsedAt', 'organisation.timeZone'])
      .where('key.digest', '=', digest)
      .executeTakeFirst(),
  );

export const noteUse = (database: Kysely<Tables>, { orgId, keyId }: { orgId: number; keyId: number }, at: Date): Promise<void> =>
  inScope(database, { organisation: orgId }, async (transaction) => {
    await transaction.updateTable('hiring.apiKey').set({ lastUsedAt: at }).where('orgId', '=', orgId).where('id', '=', keyId).execute();
  });

/** The organisation, held until the transaction ends: two keys that are made at once are counted one after the other. */
export const holdOrganisation = (transaction: Database, orgId: number) =>
  transaction.selectFrom('hiring.organisation').select('timeZone').where('orgId', '=', orgId).forUpdate().executeTakeFirstOrThrow();

export const findTimeZone = async (transaction: Database, orgId: number): Promise<string> =>
  (await transaction.selectFrom('hiring.organisation').select('timeZone').where('orgId', '=', orgId).executeTakeFirstOrThrow()).timeZone;

export const listKeys = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.apiKey as key')
    .innerJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'key.orgId').onRef('member.id', '=', 'key.madeBy'))
    .select([
      'key.id as keyId',
      'key.name',
      'key.prefix',
      'key.scopes',
      'key.lastDay',
      'key.madeAt',
      'key.lastUsedAt',
      'key.revokedAt',
      'member.name as madeBy',
    ])
    .where('key.orgId', '=', orgId)
    .orderBy('key.id', 'desc')
    .execute();

type NewKeyRow = {
  readonly orgId: number;
  readonly name: string;
  readonly prefix: string;
  readonly digest: string;
  readonly scopes: readonly KeyScope[];
  readonly lastDay: string | null;
  readonly madeBy: number;
  readonly madeAt: Date;
};

export async function insertKey(transaction: Database, { scopes, ...key }: NewKeyRow): Promise<void> {
  await transaction
    .insertInto('hiring.apiKey')
    .values({ ...key, scopes: JSON.stringify(scopes), lastUsedAt: null, revokedAt: null })
    .execute();
}

/** The name of the key; undefined where there is none. One that was revoked before stays as it is. */
export async function markRevoked(transaction: Database, orgId: number, keyId: number, at: Date): Promise<string | undefined> {
  const key = await transaction
    .updateTable('hiring.apiKey')
    .set(({ fn, ref, val }) => ({ revokedAt: fn.coalesce(ref('revokedAt'), val(at)) }))
    .where('orgId', '=', orgId)
    .where('id', '=', keyId)
    .returning('name')
    .executeTakeFirst();
  return key?.name;
}
