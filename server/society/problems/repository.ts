import { type Selectable, sql } from 'kysely';
import type { ProblemState } from '#contract/society/think-tank/words.ts';
import type { Database } from '#server/platform/database.ts';
import type { ProblemTable } from './tables.ts';

export type Problem = Selectable<ProblemTable>;
type Asking = 'askerSeat' | 'posedBySeat';
type NewProblem = Omit<Problem, 'id' | 'removedFrom' | 'openedAt' | 'remindedAt' | 'publishedAt' | 'seal' | Asking | 'state'>;

export const findProblem = (database: Database, slug: string): Promise<Problem | undefined> =>
  database.selectFrom('society.problem').selectAll().where('slug', '=', slug).executeTakeFirst();

/** Whatever changes a problem, or what belongs to it, holds this lock meanwhile. */
export const lockProblem = (transaction: Database, slug: string): Promise<Problem | undefined> =>
  transaction.selectFrom('society.problem').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();

/** Its number; undefined where another has this slug, also one that is offered at the same moment. */
export async function insertProblem(transaction: Database, { fields, ...problem }: NewProblem): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('society.problem')
    .values({ ...problem, fields: JSON.stringify(fields), state: 'offered' })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function setAsker(transaction: Database, id: number, seats: Partial<Pick<Problem, Asking>>): Promise<void> {
  await transaction.updateTable('society.problem').set(seats).where('id', '=', id).execute();
}

export async function putState(transaction: Database, id: number, state: ProblemState, endsAt: Date | null, now: Date): Promise<void> {
  await transaction
    .updateTable('society.problem')
    .set({
      ...{ state, endsAt, remindedAt: null },
      ...(state === 'open' && { openedAt: now }),
      ...(state === 'published' && { publishedAt: now }),
    })
    .where('id', '=', id)
    .execute();
}

/** Its number, and undefined where it is not there any more, or removed already. */
export const setAside = async (transaction: Database, slug: string): Promise<number | undefined> =>
  (
    await transaction
      .updateTable('society.problem')
      .set(({ ref }) => ({ removedFrom: ref('state'), state: 'removed' }))
      .where('slug', '=', slug)
      .where('state', '!=', 'removed')
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const takeBack = async (transaction: Database, slug: string): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`update society.problem set state = removed_from, removed_from = null
      where slug = ${slug} and state = 'removed' returning id`.execute(transaction)
  ).rows[0]?.id;

export async function putSeal(transaction: Database, id: number, seal: string): Promise<void> {
  await transaction.updateTable('society.problem').set({ seal }).where('id', '=', id).execute();
}

export async function putClock(transaction: Database, id: number, endsAt: Date): Promise<void> {
  await transaction.updateTable('society.problem').set({ endsAt, remindedAt: null }).where('id', '=', id).execute();
}

export async function markReminded(transaction: Database, id: number, remindedAt: Date): Promise<void> {
  await transaction.updateTable('society.problem').set({ remindedAt }).where('id', '=', id).execute();
}

/** Who somebody is in a problem: one random mark, made when it is first needed. */
export async function takeSeat(transaction: Database, problemId: number, personId: number): Promise<string> {
  const { seat } = await transaction
    .insertInto('society.tankSeat')
    .values({ problemId, personId })
    .onConflict((conflict) => conflict.columns(['problemId', 'personId']).doUpdateSet({ personId }))
    .returning('seat')
    .executeTakeFirstOrThrow();
  return seat;
}

export const findSeat = async (database: Database, problemId: number, personId: number): Promise<string | undefined> =>
  (
    await database
      .selectFrom('society.tankSeat')
      .select('seat')
      .where('problemId', '=', problemId)
      .where('personId', '=', personId)
      .executeTakeFirst()
  )?.seat;

/** Nobody, where the person has gone. */
export const findPersonIn = async (database: Database, seat: string | null): Promise<number | undefined> =>
  seat === null
    ? undefined
    : (await database.selectFrom('society.tankSeat').select('personId').where('seat', '=', seat).executeTakeFirst())?.personId;

export async function addDecision(
  transaction: Database,
  decision: { problemId: number; seat: string; accepts: boolean; reason: string; at: Date },
): Promise<void> {
  const { accepts, reason, at } = decision;
  await transaction
    .insertInto('society.problemDecision')
    .values(decision)
    .onConflict((conflict) => conflict.columns(['problemId', 'seat']).doUpdateSet({ accepts, reason, at }))
    .execute();
}

export const listReasons = (database: Database, problemIds: readonly number[]) =>
  problemIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('society.problemDecision')
        .select(['problemId', 'reason'])
        .where('problemId', 'in', problemIds)
        .where('accepts', '=', false)
        .orderBy('seat')
        .execute();

const LISTED = ['slug', 'title', 'question', 'fields', 'language', 'state', 'endsAt', 'publishedAt'] as const;

export const listPublic = (database: Database, states: readonly ProblemState[], limit: number) =>
  database
    .selectFrom('society.problem')
    .select(LISTED)
    .where('state', 'in', states)
    .orderBy('publishedAt', 'desc')
    .orderBy('endsAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Every problem with what has come together for it. */
export async function listQueue(database: Database, limit: number) {
  const { rows } = await sql<
    Problem & { accepts: number; declines: number; proposals: number; reviewsGiven: number; reviewsAsked: number; ballots: number }
  >`select problem.*,
      (select count(*)::int from society.problem_decision as one where one.problem_id = problem.id and accepts) as accepts,
      (select count(*)::int from society.problem_decision as one where one.problem_id = problem.id and not accepts) as declines,
      (select count(*)::int from society.proposal as one where one.problem_id = problem.id and one.state = 'submitted') as proposals,
      (select count(*)::int from society.review join society.proposal as one on one.id = review.proposal_id
        where one.problem_id = problem.id and one.state = 'submitted' and review.state = 'given') as reviews_given,
      (select count(*)::int from society.review join society.proposal as one on one.id = review.proposal_id
        where one.problem_id = problem.id and one.state = 'submitted' and review.state = 'asked') as reviews_asked,
      (select count(*)::int from society.ballot as one where one.problem_id = problem.id) as ballots
    from society.problem as problem order by problem.ends_at nulls last, problem.id limit ${limit}`.execute(database);
  return rows;
}

export const listOwnProblems = (database: Database, personId: number) =>
  database
    .selectFrom('society.problem as problem')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'problem.askerSeat')
    .select(['problem.id', 'problem.slug', 'problem.title', 'problem.state', 'problem.endsAt'])
    .where('seat.personId', '=', personId)
    .orderBy('problem.id', 'desc')
    .execute();

/** Where nobody is left of those who wrote it, and it was never published. */
const isOrphan = sql<boolean>`proposal.state <> 'withdrawn'
  and not exists (select from society.result where result.proposal_id = proposal.id and is_chosen)
  and not exists (select from society.proposal_author as author join society.tank_seat using (seat) where author.proposal_id = proposal.id)`;

/** A problem that was never public, and whose asker has erased their account. */
const isForgotten = sql<boolean>`problem.asker_seat is not null and problem.question <> ''
  and (problem.state in ('declined', 'lapsed') or problem.removed_from in ('offered', 'declined', 'lapsed'))
  and not exists (select from society.tank_seat where seat = problem.asker_seat)`;

/** Those that a clock may move, and those that hold texts of accounts that are erased. */
export async function listToTend(database: Database): Promise<{ slug: string }[]> {
  const { rows } = await sql<{ slug: string }>`select slug from society.problem
    where state in ('offered', 'open', 'review', 'revision', 'decision')
      or exists (select from society.proposal where proposal.problem_id = problem.id and ${isOrphan}) or ${isForgotten}
    order by id`.execute(database);
  return rows;
}

/**
 * A proposal all of whose authors have erased their accounts before it was published goes with them: its texts are deleted, its reviews no
 * longer count, and the log keeps only that it was there.
 */
export async function withdrawOrphans(transaction: Database, problemId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update society.proposal set state = 'withdrawn'
    where problem_id = ${problemId} and ${isOrphan} returning id`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.deleteFrom('society.proposalVersion').where('proposalId', 'in', ids).execute();
    await transaction.deleteFrom('society.review').where('proposalId', 'in', ids).execute();
  }
  return ids;
}

/** Its address is made of its title, so that goes as well. */
export async function emptyForgotten(transaction: Database, id: number): Promise<boolean> {
  const { rows } = await sql`update society.problem
    set title = '', context = '', question = '', known = '', use = '', slug = 'problem-' || id
    where id = ${id} and ${isForgotten} returning id`.execute(transaction);
  return rows.length > 0;
}

export const findName = async (database: Database, personId: number): Promise<string> =>
  (await database.selectFrom('people.person').select('name').where('id', '=', personId).executeTakeFirst())?.name ?? '';

export async function countFacts(transaction: Database, problemId: number, reviewsEach: number) {
  const { rows } = await sql<{
    accepts: number;
    declines: number;
    proposals: number;
    reviewsMissing: number;
    revisionsMissing: number;
    approvals: number;
  }>`with submitted as (select id, answered_at from society.proposal where problem_id = ${problemId} and state = 'submitted')
    select
      (select count(*)::int from society.problem_decision where problem_id = ${problemId} and accepts) as accepts,
      (select count(*)::int from society.problem_decision where problem_id = ${problemId} and not accepts) as declines,
      (select count(*)::int from submitted) as proposals,
      (select coalesce(sum(greatest(0, ${reviewsEach} - (select count(*) from society.review
        where proposal_id = submitted.id and state = 'given'))), 0)::int from submitted) as reviews_missing,
      (select count(*)::int from submitted where answered_at is null) as revisions_missing,
      (select coalesce(sum(jsonb_array_length(approved)), 0)::int from society.ballot where problem_id = ${problemId}) as approvals
  `.execute(transaction);
  return rows[0]!;
}

export const countSubmitted = async (database: Database, problemId: number): Promise<number> =>
  (await database.selectFrom('society.proposal').select('id').where('problemId', '=', problemId).where('state', '=', 'submitted').execute())
    .length;

/** The parts that any of these people have in problems. */
export const listSeated = (database: Database, personIds: readonly number[]) =>
  personIds.length === 0
    ? Promise.resolve([])
    : database.selectFrom('society.tankSeat').select(['problemId', 'personId']).where('personId', 'in', personIds).execute();

/** Whether somebody writes or reviews there, or has been asked to. */
export async function hasPart(database: Database, problemId: number, personId: number): Promise<boolean> {
  const { rows } = await sql`select from society.tank_seat as seat
    where seat.problem_id = ${problemId} and seat.person_id = ${personId}
      and (exists (select from society.proposal_author as author where author.seat = seat.seat)
        or exists (select from society.review where review.seat = seat.seat))`.execute(database);
  return rows.length > 0;
}

export const listSeats = async (database: Database, personId: number): Promise<string[]> =>
  (await database.selectFrom('society.tankSeat').select('seat').where('personId', '=', personId).execute()).map(({ seat }) => seat);
