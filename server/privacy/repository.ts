import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { ADULT_YEARS, type ConsentBy, type ParentDecision, type Purpose } from '#contract/privacy-words.ts';
import type { Database } from '#server/platform/database.ts';
import { type Birth, type Known, monthOf } from './rules.ts';

type KnownRow = { year: number | null; month: number | null; own: boolean | null; parents: boolean | null; isLeaving: boolean };

/** What a door asks of a person, in one statement; undefined where there is no such person. */
export async function findKnown(database: Database, personId: number): Promise<Known | undefined> {
  const newest = (by: ConsentBy) => sql`(
    select is_given from consent_record
    where person_id = person.id and purpose = 'measuring' and given_by = ${by} order by id desc limit 1)`;
  const { rows } = await sql<KnownRow>`
    select birth.year, birth.month, ${newest('person')} as own, ${newest('parent')} as parents, erasure.person_id is not null as is_leaving
    from people.person
    left join people.birth on birth.person_id = person.id
    left join erasure on erasure.person_id = person.id
    where person.id = ${personId}`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const { year, month, own, parents, isLeaving } = row;
  return { birth: year && month ? { year, month } : undefined, own: own === true, parents: parents === true, isLeaving };
}

export const findPerson = (database: Database, personId: number) =>
  database
    .selectFrom('people.person')
    .select(['id', 'name', 'username', 'displayUsername', 'email'])
    .where('id', '=', personId)
    .executeTakeFirst();

export const findPassword = async (database: Database, personId: number): Promise<string | undefined> =>
  (
    await database
      .selectFrom('people.account')
      .select('password')
      .where('userId', '=', personId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
  )?.password ?? undefined;

export const readRecords = (database: Database, personId: number) =>
  database
    .selectFrom('consentRecord')
    .select(['purpose', 'isGiven', 'givenBy', 'notice', 'language', 'recordedAt'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();

/** False where it is known already: it is told once. */
export async function keepBirth(database: Database, personId: number, birth: Birth, toldAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('people.birth')
    .values({ personId, ...birth, toldAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** After somebody has shown that it was told wrongly. */
export async function correctBirth(database: Database, personId: number, birth: Birth): Promise<boolean> {
  const { numUpdatedRows } = await database.updateTable('people.birth').set(birth).where('personId', '=', personId).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const findBirth = (database: Database, personId: number) =>
  database.selectFrom('people.birth').select(['year', 'month', 'toldAt']).where('personId', '=', personId).executeTakeFirst();

export type NewRecord = {
  readonly personId: number;
  readonly purpose: Purpose;
  readonly isGiven: boolean;
  readonly givenBy: ConsentBy;
  readonly notice: string;
  readonly language: Language;
};

export async function addRecords(database: Database, records: readonly NewRecord[], recordedAt: Date): Promise<void> {
  if (records.length === 0) return;
  await database
    .insertInto('consentRecord')
    .values(records.map((record) => ({ ...record, recordedAt })))
    .execute();
}

/** Whether a person of full age has given this consent of their own, and has not withdrawn it. Under 18 it never counts. */
export async function findOwnConsent(database: Database, personId: number, purpose: Purpose) {
  const { rows } = await sql<{ isGiven: boolean | null; year: number | null; month: number | null }>`
    select (select is_given from consent_record
      where person_id = ${personId} and purpose = ${purpose} and given_by = 'person' order by id desc limit 1) as is_given,
      birth.year, birth.month
    from people.person left join people.birth on birth.person_id = person.id where person.id = ${personId}`.execute(database);
  return rows[0];
}

/** Everything that was measured of a person, all that others see of it, and what was kept behind the same door. The account stays. */
export async function deleteMeasured(database: Database, personId: number): Promise<void> {
  for (const table of [
    'sitting',
    'profile',
    'pastProfile',
    'keptReply',
    'disownedInsight',
    'shareLink',
    'steadyRecord',
    'steadyKey',
    'practiceCourse',
    'practiceRecord',
    'practiceJournalEntry',
    'practiceKey',
    'practiceSetting',
  ] as const)
    await database.deleteFrom(table).where('personId', '=', personId).execute();
  await database
    .deleteFrom('relationship')
    .where((row) => row.or([row('inviterId', '=', personId), row('invitedId', '=', personId)]))
    .execute();
  // who was excluded stays so: else whoever takes the consent back could come in anew
  await sql`delete from society.membership where person_id = ${personId} and state <> 'excluded'`.execute(database);
}

/** The newest request of a child: an older one no longer counts. */
export const findNewestRequest = (database: Database, personId: number) =>
  database.selectFrom('parentRequest').selectAll().where('personId', '=', personId).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const findRequest = (database: Database, id: number) =>
  database.selectFrom('parentRequest').selectAll().where('id', '=', id).executeTakeFirst();

type NewRequest = {
  readonly personId: number;
  readonly email: string;
  readonly nonce: string;
  readonly language: Language;
  readonly askedAt: Date;
  readonly expiresAt: Date;
};
export const insertRequest = async (database: Database, request: NewRequest): Promise<number> =>
  (await database.insertInto('parentRequest').values(request).returning('id').executeTakeFirstOrThrow()).id;

/** Counts a try of the code, and tells how many there were. */
export const countTry = async (database: Database, id: number): Promise<number> =>
  (
    await database
      .updateTable('parentRequest')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('id', '=', id)
      .returning('tries')
      .executeTakeFirst()
  )?.tries ?? Number.POSITIVE_INFINITY;

type Decision = { readonly decision: ParentDecision; readonly decidedAt: Date; readonly parentName?: string };
export async function decideRequest(database: Database, id: number, decision: Decision): Promise<void> {
  await database.updateTable('parentRequest').set(decision).where('id', '=', id).execute();
}

export const readRequests = (database: Database, personId: number) =>
  database.selectFrom('parentRequest').selectAll().where('personId', '=', personId).orderBy('id').execute();

export async function countMeasured(database: Database, personId: number): Promise<{ testsFinished: number; answers: number }> {
  const { rows } = await sql<{ testsFinished: string; answers: string }>`
    select (select count(*) from sitting where person_id = ${personId} and finished_at is not null) as tests_finished,
      (select count(*) from response join sitting on sitting.id = response.sitting_id where person_id = ${personId}) as answers`.execute(
    database,
  );
  return { testsFinished: Number(rows[0]!.testsFinished), answers: Number(rows[0]!.answers) };
}

export const findErasure = (database: Database, personId: number) =>
  database.selectFrom('erasure').selectAll().where('personId', '=', personId).executeTakeFirst();

type Erasure = {
  readonly personId: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly askedBy: ConsentBy | 'nobody';
  readonly language: Language;
};

/** Asked twice, the first counts; but what a parent wants too is a parent's from then on, and no child takes it back. */
export async function insertErasure(database: Database, erasure: Erasure): Promise<void> {
  const { askedBy } = erasure;
  await database
    .insertInto('erasure')
    .values(erasure)
    .onConflict((conflict) =>
      askedBy === 'parent' ? conflict.column('personId').doUpdateSet({ askedBy }) : conflict.column('personId').doNothing(),
    )
    .execute();
}

export async function deleteErasure(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('erasure').where('personId', '=', personId).execute();
}

/** From now on nobody sees anything by a link of this person. */
export async function endLinks(database: Database, personId: number, now: Date): Promise<void> {
  await database.updateTable('shareLink').set({ revokedAt: now }).where('personId', '=', personId).where('revokedAt', 'is', null).execute();
}

export const listDueErasures = async (database: Database, now: Date): Promise<number[]> =>
  (await database.selectFrom('erasure').select('personId').where('dueAt', '<=', now).orderBy('dueAt').execute()).map(
    ({ personId }) => personId,
  );

/** The erasure, if it is still wanted: nobody else works on it until the transaction ends. */
export const lockErasure = (transaction: Database, personId: number) =>
  transaction.selectFrom('erasure').selectAll().where('personId', '=', personId).forUpdate().executeTakeFirst();

type ErasureRecord = {
  readonly subject: string;
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly erasedAt: Date;
  readonly consents: readonly object[];
  readonly keepUntil: Date;
};

export async function insertErasureRecord(transaction: Database, { consents, ...record }: ErasureRecord): Promise<void> {
  await transaction
    .insertInto('erasureRecord')
    .values({ ...record, consents: JSON.stringify(consents) })
    .execute();
}

/**
 * All that is kept of a person. What refers to the row goes with it, by the foreign keys of every table; codes and jobs name the person by
 * e-mail or number instead, and go first.
 */
export async function deletePerson(transaction: Database, { id, email }: { id: number; email: string }): Promise<void> {
  await transaction.deleteFrom('people.code').where('email', '=', email).execute();
  await sql`delete from people.verification where identifier = ${email} or value = ${email}`.execute(transaction);
  await sql`delete from jobs.job where data->'input'->>'personId' = ${String(id)}
    or jsonb_path_exists(data, '$.input.** ? (@ == $email)', jsonb_build_object('email', ${email}::text))`.execute(transaction);
  await transaction.deleteFrom('people.person').where('id', '=', id).execute();
}

/** Children whom no parent has allowed, and who told their birth before this time. */
export async function listUnallowedChildren(database: Database, toldBefore: Date, adultUpTo: number): Promise<number[]> {
  const { rows } = await sql<{ personId: number }>`
    select birth.person_id from people.birth
    where told_at <= ${toldBefore} and year * 12 + month >= ${adultUpTo}
      and not exists (select from erasure where erasure.person_id = birth.person_id)
      and (select is_given from consent_record where consent_record.person_id = birth.person_id
        and purpose = 'measuring' and given_by = 'parent' order by id desc limit 1) is not true`.execute(database);
  return rows.map(({ personId }) => personId);
}

/** What is over: addresses of parents who did not answer, and records that were kept long enough. */
export async function forgetPast(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('parentRequest').where('expiresAt', '<=', now).where('decision', 'is', null).execute();
  await database.deleteFrom('erasureRecord').where('keepUntil', '<=', now).execute();
}

/** For a query that counts or gathers over people: only those of full age whose consent to this stands. */
export const agreesTo = (purpose: Purpose, personId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => {
  const { year, month } = monthOf(now);
  return sql<boolean>`(
    exists (select from people.birth
      where birth.person_id = ${personId} and birth.year * 12 + birth.month < ${(year - ADULT_YEARS) * 12 + month})
    and (select is_given from consent_record where consent_record.person_id = ${personId}
      and purpose = ${purpose} and given_by = 'person' order by id desc limit 1) is true)`;
};
export const agreesToResearch = (personId: RawBuilder<unknown>, now: Date) => agreesTo('research', personId, now);

export type ResearchAnswer = { readonly sittingId: number; readonly item: string; readonly option: string };

/** The scored answers of the newest valid sitting of each person who agrees to research: no person, no time, no language. */
export async function readResearchAnswers(database: Database, test: string, bankVersion: string, now: Date): Promise<ResearchAnswer[]> {
  const { rows } = await sql<ResearchAnswer>`
    select response.sitting_id, response.item, response.option
    from response join (
      select distinct on (person_id) id from sitting
      where test = ${test} and bank_version = ${bankVersion} and valid and ${agreesToResearch(sql`sitting.person_id`, now)}
      order by person_id, finished_at desc
    ) as newest on newest.id = response.sitting_id
    where response.item is not null
    order by response.sitting_id, response.position`.execute(database);
  return rows;
}
