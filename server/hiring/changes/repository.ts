import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { Member } from '../rules.ts';

const AT_MOST = 1_000;

/** What a member is to hear of that came after a number, the newest first. */
export async function readChangesAfter(transaction: Database, { orgId, id }: Member, after: number) {
  return transaction
    .selectFrom('hiring.change')
    .select(['id', 'what'])
    .where('orgId', '=', orgId)
    .where('id', '>', after)
    .where((is) => is.or([is('memberId', 'is', null), is('memberId', '=', id)]))
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute();
}

/** When a change came; undefined if it is no longer kept, or of another organisation. */
export async function findMomentOf(transaction: Database, orgId: number, id: number): Promise<Date | undefined> {
  const row = await transaction.selectFrom('hiring.change').select('at').where('orgId', '=', orgId).where('id', '=', id).executeTakeFirst();
  return row?.at;
}

/** The number after which all changes came at a moment or later, or nearly. */
export async function findNumberBefore(transaction: Database, orgId: number, moment: Date): Promise<number> {
  const { id } = await transaction
    .selectFrom('hiring.change')
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .where('orgId', '=', orgId)
    .where('at', '<', moment)
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function forgetChanges(transaction: Database, before: Date): Promise<void> {
  await transaction.deleteFrom('hiring.change').where('at', '<', before).execute();
}
