import { type Selectable, sql } from 'kysely';
import type { Snapshot } from '#contract/society/safety.ts';
import type { Harm, Outcome, SubjectKind } from '#contract/society/safety-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';

export type Case = Selectable<Tables['society.safetyCase']>;

type NewCase = { readonly kind: SubjectKind; readonly subject: string; readonly openedAt: Date; readonly dueAt: Date };

/** The case of what is complained about: a new one, or the one that waits already; held until the transaction ends. */
export async function holdOpenCase(transaction: Database, { kind, subject, openedAt, dueAt }: NewCase): Promise<Case & { isNew: boolean }> {
  for (;;) {
    const { rows } = await sql<Case>`insert into society.safety_case (kind, subject, opened_at, due_at)
      values (${kind}, ${subject}, ${openedAt}, ${dueAt})
      on conflict (kind, subject) where decided_at is null do nothing returning *`.execute(transaction);
    if (rows[0]) return { ...rows[0], isNew: true };
    const waiting = await transaction
      .selectFrom('society.safetyCase')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('decidedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (waiting) return { ...waiting, isNew: false }; // else it was decided at this very moment, and a new one begins
  }
}

export const lockCase = (transaction: Database, id: number): Promise<Case | undefined> =>
  transaction.selectFrom('society.safetyCase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findCase = (database: Database, id: number): Promise<Case | undefined> =>
  database.selectFrom('society.safetyCase').selectAll().where('id', '=', id).executeTakeFirst();

export async function putDueAt(transaction: Database, id: number, dueAt: Date): Promise<void> {
  await transaction.updateTable('society.safetyCase').set({ dueAt, remindedAt: null }).where('id', '=', id).execute();
}

export async function markDecided(transaction: Database, id: number, outcome: Outcome, decidedBy: string, decidedAt: Date): Promise<void> {
  await transaction.updateTable('society.safetyCase').set({ outcome, decidedBy, decidedAt }).where('id', '=', id).execute();
}

export async function insertDecision(
  transaction: Database,
  caseId: number,
  people: readonly (number | null)[],
  { outcome, reason, at }: { readonly outcome: Outcome; readonly reason: string; readonly at: Date },
): Promise<void> {
  const rows = people.map((personId) => ({ caseId, personId, outcome, reason, at }));
  await transaction.insertInto('society.caseDecision').values(rows).execute();
}

export async function insertSnapshot(transaction: Database, caseId: number, authors: readonly number[], parts: Snapshot, at: Date) {
  const people = authors.length === 0 ? [null] : authors;
  const rows = people.map((personId) => ({ caseId, personId, parts: JSON.stringify(parts), at }));
  await transaction.insertInto('society.caseSnapshot').values(rows).execute();
}

export const findNewestSnapshot = async (database: Database, caseId: number): Promise<Snapshot | undefined> =>
  (
    await database
      .selectFrom('society.caseSnapshot')
      .select('parts')
      .where('caseId', '=', caseId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.parts;

/** Those whom a case is about, and who have an account. */
export const listAuthors = async (database: Database, caseId: number): Promise<number[]> => {
  const rows = await database
    .selectFrom('society.caseSnapshot')
    .select('personId')
    .distinct()
    .where('caseId', '=', caseId)
    .orderBy('personId')
    .execute();
  return rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
};

export const listComplainers = async (database: Database, caseId: number): Promise<number[]> =>
  (await database.selectFrom('society.complaint').select('complainerId').distinct().where('caseId', '=', caseId).execute()).map(
    ({ complainerId }) => complainerId,
  );

/** Cases of which something is left, and that wait for a decision, or for that of an appeal. Whose own one it is does not see it. */
export async function listWaitingCases(database: Database, exceptOf: number | null, atMost: number): Promise<Case[]> {
  const { rows } = await sql<Case>`select one.* from society.safety_case as one
    left join society.case_appeal as appeal on appeal.case_id = one.id and appeal.decided_at is null
    where (one.decided_at is null or appeal.case_id is not null)
      and exists (select from society.case_snapshot where case_id = one.id)
      and not exists (select from society.case_snapshot where case_id = one.id and person_id = ${exceptOf})
    group by one.id order by min(coalesce(appeal.due_at, one.due_at)), one.id limit ${atMost}`.execute(database);
  return rows;
}

export async function listDecidedCases(database: Database, exceptOf: number | null, atMost: number): Promise<Case[]> {
  const { rows } = await sql<Case>`select one.* from society.safety_case as one
    where one.decided_at is not null and exists (select from society.case_snapshot where case_id = one.id)
      and not exists (select from society.case_snapshot where case_id = one.id and person_id = ${exceptOf})
      and not exists (select from society.case_appeal where case_id = one.id and decided_at is null)
    order by one.decided_at desc, one.id desc limit ${atMost}`.execute(database);
  return rows;
}

/** What was reported, as it stood each time that it had changed. */
export async function listSnapshots(database: Database, caseId: number): Promise<{ at: Date; parts: Snapshot }[]> {
  const { rows } = await sql<{ at: Date; parts: Snapshot }>`select distinct on (at) at, parts from society.case_snapshot
    where case_id = ${caseId} order by at, id`.execute(database);
  return rows;
}

export const listSaid = (database: Database, caseId: number): Promise<{ harm: Harm; words: string; at: Date }[]> =>
  database.selectFrom('society.complaint').select(['harm', 'words', 'at']).where('caseId', '=', caseId).orderBy('id').execute();

export const listNames = async (database: Database, people: readonly number[]): Promise<string[]> =>
  people.length === 0
    ? []
    : (await database.selectFrom('people.person').select('name').where('id', 'in', people).orderBy('id').execute()).map(({ name }) => name);

/** What was decided about these people in other cases, and is in force; exclusions from their own record. */
export async function listEarlier(database: Database, people: readonly number[], caseId: number) {
  if (people.length === 0) return [];
  const ids = sql.join(people);
  const { rows } = await sql<{ outcome: Outcome; decidedAt: Date }>`
    select distinct other.outcome, other.decided_at from society.safety_case as other
      join society.case_snapshot as snapshot on snapshot.case_id = other.id
      where snapshot.person_id in (${ids}) and other.id <> ${caseId} and other.outcome not in ('none', 'exclusion')
    union select 'exclusion', excluded_at from society.exclusion where person_id in (${ids}) and outcome is distinct from 'lifted'
    order by 2 desc limit 20`.execute(database);
  return rows;
}

export const findNewestReason = async (database: Database, caseId: number): Promise<string | undefined> =>
  (
    await database
      .selectFrom('society.caseDecision')
      .select('reason')
      .where('caseId', '=', caseId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.reason;

/** What one author reads of the newest decision. */
export const findDecisionFor = (database: Database, caseId: number, personId: number) =>
  database
    .selectFrom('society.caseDecision')
    .select(['outcome', 'reason', 'at'])
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listOpenCases = (database: Database) =>
  database
    .selectFrom('society.safetyCase')
    .select(['id', 'openedAt', 'dueAt'])
    .where('decidedAt', 'is', null)
    .where('remindedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('society.caseSnapshot as kept').select('kept.id').whereRef('kept.caseId', '=', 'society.safetyCase.id')),
    )
    .orderBy('dueAt')
    .execute();

export async function markCaseReminded(transaction: Database, id: number, remindedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('society.safetyCase')
    .set({ remindedAt })
    .where('id', '=', id)
    .where('remindedAt', 'is', null)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who has one of these names. */
export const listNamed = (database: Database, usernames: readonly string[]) =>
  usernames.length === 0
    ? Promise.resolve([])
    : database.selectFrom('people.person').select(['id', 'username']).where('username', 'in', usernames).execute();

/** Operators who have an account and a mailbox of their own. */
export const listOperators = (database: Database, usernames: readonly string[]) =>
  usernames.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('people.person')
        .select('id')
        .where('username', 'in', usernames)
        .where('emailVerified', '=', true)
        .orderBy('id')
        .execute();

/** Cases that were over before this, and of which something is still kept. */
export async function listOver(database: Database, before: Date, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select one.id from society.safety_case as one
    where one.decided_at <= ${before} and society.case_over_since(one.id) <= ${before}
      and exists (select from society.case_snapshot where case_id = one.id)
    order by one.decided_at, one.id limit ${atMost}`.execute(database);
  return rows.map(({ id }) => id);
}

/** With it goes what was said of it: a trigger takes that along. False where nothing is left of it. */
export async function deleteSnapshots(transaction: Database, caseId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('society.caseSnapshot').where('caseId', '=', caseId).executeTakeFirst();
  return numDeletedRows > 0n;
}
