import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tables } from '#server/platform/database.ts';
import { agreesTo } from '#server/privacy/repository.ts';
import { monthOf } from '#server/privacy/rules.ts';

export const findMembership = (database: Database, personId: number) =>
  database.selectFrom('society.membership').selectAll().where('personId', '=', personId).executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export const lockMembership = (transaction: Database, personId: number) =>
  transaction.selectFrom('society.membership').selectAll().where('personId', '=', personId).forUpdate().executeTakeFirst();

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

type Event = { readonly personId: number; readonly kind: string; readonly at: Date; readonly operator?: string; readonly text?: string };

export async function addEvent(transaction: Database, { operator = '', text = '', ...event }: Event): Promise<void> {
  await transaction
    .insertInto('society.membershipEvent')
    .values({ ...event, operator: operator || null, text: text || null })
    .execute();
}

/** False where there is one already. */
export async function insertMembership(transaction: Database, row: Insertable<Tables['society.membership']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('society.membership')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeMembership(
  transaction: Database,
  personId: number,
  changes: Updateable<Tables['society.membership']>,
): Promise<void> {
  await transaction.updateTable('society.membership').set(changes).where('personId', '=', personId).execute();
}

export const findReader = (database: Database, personId: number) =>
  database.selectFrom('people.person').select(['name', 'email', 'emailVerified', 'language']).where('id', '=', personId).executeTakeFirst();

/** Until when finished sittings have been looked at. */
export const findLookedUntil = async (database: Database): Promise<Date> =>
  (await database.selectFrom('society.lookedAt').select('until').executeTakeFirst())?.until ?? new Date(0);

export async function keepLookedUntil(database: Database, until: Date): Promise<void> {
  await database
    .insertInto('society.lookedAt')
    .values({ until })
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ until }))
    .execute();
}

type Looking = { readonly since: Date; readonly now: Date; readonly tests: readonly string[] };

/**
 * Whom to look at: adults who agree to it and have finished all these tests, and of whom something is new since the last time: a sitting,
 * their consent, their age; or a time of theirs has come.
 */
export async function listToLookAt(database: Database, { since, now, tests }: Looking): Promise<number[]> {
  const monthNumber = (at: Date) => monthOf(at).year * 12 + monthOf(at).month;
  const { rows } = await sql<{ personId: number }>`
    with fresh as (
      select person_id from sitting where valid and finished_at > ${since}
      union select person_id from consent_record where purpose = 'society' and is_given and recorded_at > ${since}
      union select person_id from people.birth
        where ${monthNumber(since)} < ${monthNumber(now)}
          and (year + 18) * 12 + month between ${monthNumber(since)} and ${monthNumber(now) - 1}
      union select person_id from society.membership
        where (state = 'invited' and replay_until <= ${now}) or (state = 'waiting' and try_again_from <= ${now})
    )
    select fresh.person_id from fresh
    where ${agreesTo('society', sql`fresh.person_id`, now)}
      and not exists (select from erasure where erasure.person_id = fresh.person_id)
      and (select count(distinct test) from sitting where sitting.person_id = fresh.person_id and valid
        and test in (select jsonb_array_elements_text(${JSON.stringify(tests)}::jsonb))) = ${tests.length}::integer
    order by fresh.person_id`.execute(database);
  return rows.map(({ personId }) => personId);
}

export type NewExclusion = Insertable<Tables['society.exclusion']>;

export const insertExclusion = async (transaction: Database, exclusion: NewExclusion): Promise<number> =>
  (await transaction.insertInto('society.exclusion').values(exclusion).returning('id').executeTakeFirstOrThrow()).id;

export const findNewestExclusion = (database: Database, personId: number) =>
  database.selectFrom('society.exclusion').selectAll().where('personId', '=', personId).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const lockExclusion = (transaction: Database, id: number) =>
  transaction.selectFrom('society.exclusion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findExclusion = (database: Database, id: number) =>
  database.selectFrom('society.exclusion').selectAll().where('id', '=', id).executeTakeFirst();

export async function changeExclusion(transaction: Database, id: number, changes: Updateable<Tables['society.exclusion']>): Promise<void> {
  await transaction.updateTable('society.exclusion').set(changes).where('id', '=', id).execute();
}

/** Appeals that wait come first, the oldest of them on top; then the others, the newest first. */
export const listExclusions = (database: Database, atMost: number) =>
  database
    .selectFrom('society.exclusion as exclusion')
    .innerJoin('people.person as person', 'person.id', 'exclusion.personId')
    .selectAll('exclusion')
    .select('person.name')
    .orderBy(sql`case when exclusion.appealed_at is not null and exclusion.decided_at is null then exclusion.appealed_at end`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('exclusion.id', 'desc')
    .limit(atMost)
    .execute();

export const countStates = (database: Database) =>
  database
    .selectFrom('society.membership')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
