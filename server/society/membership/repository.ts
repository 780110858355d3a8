import type { Database } from '#server/platform/database.ts';

export const findMembership = (database: Database, personId: number) =>
  database.selectFrom('society.membership').selectAll().where('personId', '=', personId).executeTakeFirst();

export const findEditor = (database: Database, personId: number) =>
  database.selectFrom('society.editor').selectAll().where('personId', '=', personId).executeTakeFirst();

/** Since when somebody is a member whom others may see; undefined for everybody else. */
export const findPresent = (database: Database, personId: number) =>
  database.selectFrom('society.presentMember').select('joinedAt').where('personId', '=', personId).executeTakeFirst();

export const countPresent = async (database: Database): Promise<number> =>
  Number(
    (
      await database
        .selectFrom('society.presentMember')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

export const readEvents = (database: Database, personId: number) =>
  database.selectFrom('society.membershipEvent').selectAll().where('personId', '=', personId).orderBy('id').execute();
