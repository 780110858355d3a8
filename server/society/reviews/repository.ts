import { sql } from 'kysely';
import type { Marks } from '#contract/society/think-tank/briefs.ts';
import type { Field } from '#contract/society/think-tank/words.ts';
import type { Database } from '#server/platform/database.ts';
import type { Candidate } from '../assigning/rules.ts';
import type { Writer } from '../proposals/rules.ts';

/** Reviews in the order of their random ids: neither time nor reviewer shows in it. None that operators have removed. */
export const listGiven = (database: Database, proposalIds: readonly string[]) =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('society.review')
        .selectAll()
        .where('proposalId', 'in', proposalIds)
        .where('state', '=', 'given')
        .where('removedAt', 'is', null)
        .orderBy('id')
        .execute();

export const listOf = (database: Database, proposalIds: readonly string[]) =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('society.review as review')
        .leftJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
        .leftJoin('society.presentMember as member', 'member.personId', 'seat.personId')
        .select(['review.id', 'review.proposalId', 'review.state', 'review.dueAt', 'review.remindedAt', 'seat.personId'])
        .select('member.personId as presentId')
        .where('review.proposalId', 'in', proposalIds)
        .orderBy('review.id')
        .execute();

/** A review that a person was asked for, with what it is about. */
export const findReviewOf = (database: Database, reviewId: string, personId: number) =>
  database
    .selectFrom('society.review as review')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .innerJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['review.id', 'review.state', 'review.dueAt', 'review.marks', 'problem.slug', 'problem.title as problemTitle'])
    .select(['problem.context', 'problem.question', 'problem.known', 'problem.use', 'problem.state as step'])
    .select(['text.title', 'text.text', 'text.sources'])
    .where('review.id', '=', reviewId)
    .where('seat.personId', '=', personId)
    .where('proposal.state', '!=', 'removed')
    .where('problem.state', '!=', 'removed')
    .executeTakeFirst();

export const listWaiting = (database: Database, personId: number) =>
  database
    .selectFrom('society.review as review')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .innerJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['review.id', 'review.dueAt', 'problem.title as problem', 'text.title'])
    .where('seat.personId', '=', personId)
    .where('review.state', '=', 'asked')
    .where('proposal.state', '!=', 'removed')
    .where('problem.state', '=', 'review')
    .orderBy('review.dueAt')
    .orderBy('review.id')
    .execute();

export async function insertReview(transaction: Database, proposalId: string, seat: string, dueAt: Date): Promise<void> {
  await transaction.insertInto('society.review').values({ proposalId, seat, state: 'asked', dueAt }).execute();
}

export async function keepMarks(transaction: Database, id: string, marks: Marks): Promise<void> {
  await transaction
    .updateTable('society.review')
    .set({ state: 'given', marks: JSON.stringify(marks) })
    .where('id', '=', id)
    .execute();
}

export async function markReplaced(transaction: Database, id: string): Promise<void> {
  await transaction.updateTable('society.review').set({ state: 'replaced' }).where('id', '=', id).execute();
}

export async function bringDueForward(transaction: Database, proposalIds: readonly string[], dueAt: Date): Promise<void> {
  if (proposalIds.length === 0) return;
  await transaction
    .updateTable('society.review')
    .set({ dueAt })
    .where('proposalId', 'in', proposalIds)
    .where('state', '=', 'asked')
    .where('dueAt', '>', dueAt)
    .execute();
}

export async function markReviewReminded(transaction: Database, id: string, remindedAt: Date): Promise<void> {
  await transaction.updateTable('society.review').set({ remindedAt }).where('id', '=', id).execute();
}

export async function keepAnswer(transaction: Database, id: string, answer: string): Promise<void> {
  await transaction.updateTable('society.review').set({ answer }).where('id', '=', id).execute();
}

/** By what somebody is known: their account's name and the one on their page. */
export async function findWriters(database: Database, personId: number): Promise<Writer[]> {
  const known = await database
    .selectFrom('people.person as person')
    .leftJoin('society.memberPage as page', 'page.personId', 'person.id')
    .select(['person.name', 'person.username', 'person.email', 'page.name as pageName'])
    .where('person.id', '=', personId)
    .execute();
  return known.flatMap(({ pageName, ...writer }) => [writer, ...(pageName ? [{ ...writer, name: pageName }] : [])]);
}

export const findReviewer = (database: Database, personId: number) =>
  database.selectFrom('society.reviewer').selectAll().where('personId', '=', personId).executeTakeFirst();

export async function keepReviewer(
  database: Database,
  personId: number,
  { fields, organisation, isAvailable }: { fields: readonly Field[]; organisation: string; isAvailable: boolean },
): Promise<void> {
  const row = { fields: JSON.stringify(fields), organisation, isAvailable };
  await database
    .insertInto('society.reviewer')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
}

/** What the rule of assignment needs to know of members who can be asked, and of these people besides, members or not. */
export async function readCandidates(database: Database, besides: readonly number[]): Promise<(Candidate & { isAvailable: boolean })[]> {
  const { rows } = await sql<
    Candidate & { isAvailable: boolean }
  >`select person.id as person_id, coalesce(reviewer.fields, '[]'::jsonb) as fields,
      coalesce(reviewer.organisation, '') as organisation,
      (member.person_id is not null and coalesce(reviewer.is_available, true)) as is_available,
      (select count(*)::int from society.review join society.tank_seat as seat using (seat)
        where seat.person_id = person.id and review.state = 'asked') as load,
      array(select circle_id from society.circle_member as seat where seat.person_id = person.id) as circles
    from people.person as person
      left join society.present_member as member on member.person_id = person.id
      left join society.reviewer as reviewer on reviewer.person_id = person.id
    where member.person_id is not null or person.id in (${sql.join(besides.length === 0 ? [0] : besides)})
    order by person.id`.execute(database);
  return rows;
}

/** A review as the authors of what it is about read it, by the number that is shown to them. */
export const findShownReview = (database: Database, shownAs: string, authorId: number) =>
  database
    .selectFrom('society.review as review')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .innerJoin('society.proposalAuthor as author', 'author.proposalId', 'proposal.id')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .select(['review.id', 'review.seat', 'review.marks'])
    .where('review.shownAs', '=', shownAs)
    .where('review.state', '=', 'given')
    .where('review.removedAt', 'is', null)
    .where('seat.personId', '=', authorId)
    .where('proposal.state', '=', 'submitted')
    .where('problem.state', 'in', ['revision', 'decision', 'published', 'unanswered'])
    .executeTakeFirst();

export const findProblemOfReview = async (database: Database, id: string): Promise<number | undefined> =>
  (
    await database
      .selectFrom('society.review as review')
      .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
      .select('proposal.problemId')
      .where('review.id', '=', id)
      .executeTakeFirst()
  )?.problemId;

/** Removes a review, or brings it back (null); the problem that it belongs to is held. Undefined where there is nothing to do. */
export async function putReviewAside(transaction: Database, id: string, removedAt: Date | null): Promise<number | undefined> {
  const problemId = await findProblemOfReview(transaction, id);
  if (problemId === undefined) return undefined;
  await transaction.selectFrom('society.problem').select('id').where('id', '=', problemId).forUpdate().execute();
  const { numUpdatedRows } = await transaction
    .updateTable('society.review')
    .set({ removedAt })
    .where('id', '=', id)
    .where('removedAt', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? problemId : undefined;
}
