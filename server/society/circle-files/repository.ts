import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tables } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';
import { authors } from '../circle-board/repository.ts';

const shownFiles = (database: Database, circleId: number) =>
  database
    .selectFrom('society.circleFile as file')
    .where('file.circleId', '=', circleId)
    .where('file.withdrawnAt', 'is', null)
    .where('file.removedAt', 'is', null);

/** Where one has blocked the other, neither sees what the other has added. */
const filesFor = (database: Database, circleId: number, readerId: number) =>
  shownFiles(database, circleId).where(({ not }) => not(isApartFrom(readerId, 'file.authorId')));

export const listFiles = (database: Database, circleId: number, readerId: number) =>
  filesFor(database, circleId, readerId)
    .leftJoin(authors(database, circleId).as('author'), 'author.personId', 'file.authorId')
    .select(['file.id', 'file.authorId', 'author.memberId', 'author.name as authorName', 'file.name', 'file.size', 'file.at'])
    .orderBy('file.id', 'desc')
    .execute();

export const findFile = (database: Database, circleId: number, readerId: number, fileId: number) =>
  filesFor(database, circleId, readerId)
    .select(['file.id', 'file.authorId', 'file.name', 'file.bytes'])
    .where('file.id', '=', fileId)
    .executeTakeFirst();

export const findAuthor = (database: Database, circleId: number, readerId: number, fileId: number) =>
  filesFor(database, circleId, readerId).select('file.authorId').where('file.id', '=', fileId).executeTakeFirst();

/** All of them, whoever sees them. */
export async function countFiles(database: Database, circleId: number): Promise<number> {
  const { count } = await shownFiles(database, circleId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

type NewFile = Omit<Insertable<Tables['society.circleFile']>, 'withdrawnAt' | 'removedAt'>;

/** Whether somebody has added this very file before. */
export const hasFile = async (database: Database, { circleId, authorId, name, bytes }: NewFile): Promise<boolean> =>
  (await shownFiles(database, circleId)
    .select('file.id')
    .where('file.authorId', '=', authorId)
    .where('file.name', '=', name)
    .where('file.size', '=', bytes.length)
    .where('file.bytes', '=', bytes)
    .executeTakeFirst()) !== undefined;

export async function insertFile(transaction: Database, file: NewFile): Promise<void> {
  await transaction.insertInto('society.circleFile').values(file).execute();
}

export async function withdrawFile(database: Database, id: number, withdrawnAt: Date): Promise<void> {
  await database.updateTable('society.circleFile').set({ withdrawnAt }).where('id', '=', id).execute();
}

/** What somebody has added, also where it was removed after a complaint. */
export const findOwnFile = (database: Database, authorId: number, fileId: number) =>
  database
    .selectFrom('society.circleFile')
    .select(['name', 'bytes'])
    .where('id', '=', fileId)
    .where('authorId', '=', authorId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

/** What was reported, as long as it is kept: also when it was taken back or removed meanwhile. */
export const findReportedFile = (database: Database, fileId: number) =>
  database.selectFrom('society.circleFile').select(['name', 'bytes']).where('id', '=', fileId).executeTakeFirst();

/** Deletes what was taken back or removed, unless a complaint about it is still kept. */
export async function sweepFiles(database: Database): Promise<void> {
  await sql`delete from society.circle_file as file where (withdrawn_at is not null or removed_at is not null) and not exists (
    select from society.safety_case as one join society.case_snapshot on case_id = one.id
    where kind = 'circle-file' and subject = file.id::text)`.execute(database);
}
