import type { Review } from '#contract/steady.ts';
import type { Database } from '#server/platform/database.ts';

export const findWrappedKey = async (database: Database, personId: number): Promise<Uint8Array | undefined> =>
  (await database.selectFrom('steadyKey').select('wrapped').where('personId', '=', personId).executeTakeFirst())?.wrapped;

/** The one that is there stays: two devices may begin at once. */
export async function keepWrappedKey(database: Database, personId: number, wrapped: Uint8Array): Promise<void> {
  await database
    .insertInto('steadyKey')
    .values({ personId, wrapped })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listRecords = (database: Database, personId: number) =>
  database.selectFrom('steadyRecord').select(['id', 'sealed']).where('personId', '=', personId).orderBy('id').execute();

export const insertRecord = async (database: Database, personId: number, sealed: Uint8Array): Promise<number> =>
  (await database.insertInto('steadyRecord').values({ personId, sealed }).returning('id').executeTakeFirstOrThrow()).id;

export async function rewriteRecord(database: Database, personId: number, id: number, sealed: Uint8Array): Promise<void> {
  await database.updateTable('steadyRecord').set({ sealed }).where('personId', '=', personId).where('id', '=', id).execute();
}

export async function deleteRecord(database: Database, personId: number, id: number): Promise<void> {
  await database.deleteFrom('steadyRecord').where('personId', '=', personId).where('id', '=', id).execute();
}

export async function deleteAll(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('steadyRecord').where('personId', '=', personId).execute();
  await database.deleteFrom('steadyKey').where('personId', '=', personId).execute();
}

export const findReview = (database: Database): Promise<Review | undefined> =>
  database
    .selectFrom('steadyReview')
    .select(['clinician', 'qualification', 'reviewedOn'])
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertReview(database: Database, review: Review, recordedAt: Date): Promise<void> {
  await database
    .insertInto('steadyReview')
    .values({ ...review, recordedAt })
    .execute();
}

export async function withdrawReviews(database: Database, withdrawnAt: Date): Promise<void> {
  await database.updateTable('steadyReview').set({ withdrawnAt }).where('withdrawnAt', 'is', null).execute();
}
