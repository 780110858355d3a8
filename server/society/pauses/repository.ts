import type { Database } from '#server/platform/database.ts';

/** Until when somebody writes nothing; undefined for nearly everybody. */
export const findPause = async (database: Database, personId: number, now: Date): Promise<Date | undefined> =>
  (
    await database
      .selectFrom('society.pause')
      .select('until')
      .where('personId', '=', personId)
      .where('until', '>', now)
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.until;

export async function keepPause(transaction: Database, caseId: number, personId: number, until: Date): Promise<void> {
  await transaction
    .insertInto('society.pause')
    .values({ caseId, personId, until })
    .onConflict((conflict) => conflict.columns(['caseId', 'personId']).doUpdateSet({ until }))
    .execute();
}

export async function endPauses(transaction: Database, caseId: number): Promise<void> {
  await transaction.deleteFrom('society.pause').where('caseId', '=', caseId).execute();
}
