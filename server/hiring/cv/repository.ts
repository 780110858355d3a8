import type { Insertable } from 'kysely';
import type { ProfileFields } from '#contract/hiring/seekers.ts';
import type { Database } from '#server/platform/database.ts';
import type { CvTable } from './tables.ts';

export const findSeeker = (database: Database, personId: number) =>
  database
    .selectFrom('people.person as person')
    .leftJoin('people.jobProfile as profile', 'profile.personId', 'person.id')
    .leftJoin('people.birth as birth', 'birth.personId', 'person.id')
    .select(['person.name', 'person.email', 'person.emailVerified'])
    .select(['profile.phone', 'profile.place', 'profile.headline', 'profile.links', 'birth.year', 'birth.month'])
    .where('person.id', '=', personId)
    .executeTakeFirst();

export async function keepProfile(database: Database, personId: number, fields: ProfileFields, updatedAt: Date): Promise<void> {
  const row = { ...fields, links: JSON.stringify(fields.links), updatedAt };
  await database
    .insertInto('people.jobProfile')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
}

export const findCv = (database: Database, personId: number) =>
  database.selectFrom('people.cv').selectAll().where('personId', '=', personId).executeTakeFirst();

export async function keepCv(database: Database, { personId, ...row }: Insertable<CvTable>): Promise<void> {
  await database
    .insertInto('people.cv')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
}

/** Unless another file has come in its place meanwhile. */
export async function keepCvText(database: Database, cv: Pick<CvTable, 'personId' | 'uploadedAt'>, text: string | null): Promise<void> {
  await database
    .updateTable('people.cv')
    .set(text === null ? { state: 'unreadable' } : { state: 'read', text })
    .where('personId', '=', cv.personId)
    .where('uploadedAt', '=', cv.uploadedAt)
    .execute();
}

export async function deleteCv(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('people.cv').where('personId', '=', personId).execute();
}
