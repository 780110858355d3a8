import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '#server/platform/database.ts';
import type { News } from './rules.ts';

export type Digest = Selectable<Tables['society.digest']>;

export const findDigest = (database: Database, personId: number): Promise<Digest | undefined> =>
  database.selectFrom('society.digest').selectAll().where('personId', '=', personId).executeTakeFirst();

/** Whoever changes the pace is told from where they were told before. */
export async function keepDigest(database: Database, digest: Digest): Promise<void> {
  const { pace, chosenAt, nextAt } = digest;
  await database
    .insertInto('society.digest')
    .values(digest)
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ pace, chosenAt, nextAt }))
    .execute();
}

export async function deleteDigest(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('society.digest').where('personId', '=', personId).execute();
}

export const listDue = (database: Database, now: Date, atMost: number): Promise<Digest[]> =>
  database.selectFrom('society.digest').selectAll().where('nextAt', '<=', now).orderBy('nextAt').limit(atMost).execute();

/** False when another process was quicker, or the member has chosen anew. */
export async function moveOn(transaction: Database, due: Digest, toldUntil: Date, nextAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('society.digest')
    .set({ toldUntil, nextAt })
    .where('personId', '=', due.personId)
    .where('pace', '=', due.pace)
    .where('nextAt', '=', due.nextAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type Span = { readonly since: Date; readonly until: Date };

/** What others wrote in the circles that somebody is in, as far as that member sees it: nothing of those apart, nor of threads they began. */
export async function countPosts(database: Database, personId: number, { since, until }: Span): Promise<News['circles']> {
  const { rows } = await sql<News['circles'][number]>`
    with apart as (select blocked_id as person_id from society.block where blocker_id = ${personId}
      union select blocker_id from society.block where blocked_id = ${personId})
    select circle.id as circle_id, circle.title, count(*) filter (where post.is_first)::int as threads,
      count(*) filter (where not post.is_first)::int as posts
    from society.circle_seat as seat
      join society.circle on circle.id = seat.circle_id
      join society.circle_thread as thread on thread.circle_id = circle.id
      join society.circle_post as post on post.thread_id = thread.id
      left join society.circle_post as first on first.thread_id = thread.id and first.is_first
    where seat.person_id = ${personId} and post.at > ${since} and post.at <= ${until} and post.author_id <> ${personId}
      and post.withdrawn_at is null and post.removed_at is null
      and not exists (select from apart where apart.person_id in (post.author_id, first.author_id))
    group by circle.id order by max(post.at) desc, circle.id limit 50`.execute(database);
  return rows;
}

export const listOpened = (database: Database, { since, until }: Span, atMost: number) =>
  database
    .selectFrom('society.problem')
    .select(['slug', 'title'])
    .where('state', '=', 'open')
    .where('openedAt', '>', since)
    .where('openedAt', '<=', until)
    .orderBy('openedAt', 'desc')
    .limit(atMost)
    .execute();

export const countOpen = async (database: Database): Promise<number> =>
  (
    await database
      .selectFrom('society.problem')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  ).count;

/** Proposals of somebody that wait for their one revision. */
export const listRevisions = (database: Database, personId: number) =>
  database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.proposalAuthor as author', 'author.proposalId', 'proposal.id')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .select('problem.endsAt')
    .where('seat.personId', '=', personId)
    .where('proposal.state', '=', 'submitted')
    .where('proposal.answeredAt', 'is', null)
    .where('problem.state', '=', 'revision')
    .orderBy('problem.endsAt')
    .execute();
