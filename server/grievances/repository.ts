import type { Language } from '#contract/language.ts';
import type { GrievanceAbout } from '#contract/privacy-words.ts';
import type { Database } from '#server/platform/database.ts';

type NewGrievance = {
  readonly personId: number | null;
  readonly name: string;
  readonly email: string;
  readonly about: GrievanceAbout;
  readonly text: string;
  readonly language: Language;
  readonly receivedAt: Date;
  readonly dueAt: Date;
};

export const insertGrievance = async (database: Database, grievance: NewGrievance): Promise<number> =>
  (await database.insertInto('grievance').values(grievance).returning('id').executeTakeFirstOrThrow()).id;

export const findGrievance = (database: Database, id: number) =>
  database.selectFrom('grievance').selectAll().where('id', '=', id).executeTakeFirst();

export const readGrievancesOf = (database: Database, personId: number) =>
  database.selectFrom('grievance').selectAll().where('personId', '=', personId).orderBy('id', 'desc').execute();

/** What waits for an answer, the most urgent first; then what was answered, the newest first. */
export async function listGrievances(database: Database, atMost: number) {
  const open = await database.selectFrom('grievance').selectAll().where('answeredAt', 'is', null).orderBy('dueAt').orderBy('id').execute();
  const answered = await database
    .selectFrom('grievance')
    .selectAll()
    .where('answeredAt', 'is not', null)
    .orderBy('answeredAt', 'desc')
    .limit(atMost)
    .execute();
  return [...open, ...answered];
}

/** False where it was answered already, or is not there. */
export async function keepAnswer(database: Database, id: number, answer: string, answeredAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('grievance')
    .set({ answer, answeredAt })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const listUnmailedAnswers = async (database: Database): Promise<number[]> =>
  (
    await database
      .selectFrom('grievance')
      .select('id')
      .where('answeredAt', 'is not', null)
      .where('answerMailedAt', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

export async function markAnswerMailed(database: Database, id: number, answerMailedAt: Date): Promise<void> {
  await database.updateTable('grievance').set({ answerMailedAt }).where('id', '=', id).execute();
}

export async function forgetAnswered(database: Database, answeredBefore: Date): Promise<void> {
  await database.deleteFrom('grievance').where('answeredAt', '<=', answeredBefore).execute();
}

export const findComplainant = (database: Database, personId: number) =>
  database.selectFrom('people.person').select(['name', 'email']).where('id', '=', personId).executeTakeFirst();
