import type { Selectable } from 'kysely';
import type { Side } from '#contract/society/safety-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';

export type Appeal = Selectable<Tables['society.caseAppeal']>;

export const listAppeals = (database: Database, caseId: number): Promise<Appeal[]> =>
  database.selectFrom('society.caseAppeal').selectAll().where('caseId', '=', caseId).orderBy('at').execute();

export const findAppeal = (database: Database, caseId: number, side: Side): Promise<Appeal | undefined> =>
  database.selectFrom('society.caseAppeal').selectAll().where('caseId', '=', caseId).where('side', '=', side).executeTakeFirst();

type NewAppeal = Pick<Appeal, 'caseId' | 'side' | 'personId' | 'text' | 'at' | 'dueAt'>;

export async function insertAppeal(transaction: Database, appeal: NewAppeal): Promise<void> {
  await transaction.insertInto('society.caseAppeal').values(appeal).execute();
}

type Ruling = { readonly isChanged: boolean; readonly reason: string; readonly decidedBy: string; readonly decidedAt: Date };

export async function keepRuling(transaction: Database, caseId: number, side: Side, ruling: Ruling): Promise<void> {
  await transaction.updateTable('society.caseAppeal').set(ruling).where('caseId', '=', caseId).where('side', '=', side).execute();
}

export const listOpenAppeals = (database: Database) =>
  database
    .selectFrom('society.caseAppeal')
    .select(['caseId', 'side', 'at', 'dueAt'])
    .where('decidedAt', 'is', null)
    .where('remindedAt', 'is', null)
    .orderBy('dueAt')
    .execute();

export async function markAppealReminded(transaction: Database, caseId: number, side: Side, remindedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('society.caseAppeal')
    .set({ remindedAt })
    .where('caseId', '=', caseId)
    .where('side', '=', side)
    .where('remindedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
