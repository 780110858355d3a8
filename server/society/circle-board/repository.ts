import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isApartFrom } from '../blocks/repository.ts';

/** The author of a post as the circle knows them: null once they are in it no more. */
export const authors = (database: Database, circleId: number) =>
  database
    .selectFrom('society.circleSeat as seat')
    .innerJoin('society.presentMember as present', 'present.personId', 'seat.personId')
    .innerJoin('society.memberPage as page', 'page.personId', 'seat.personId')
    .select(['seat.personId', 'page.id as memberId', sql<string>`case when page.is_listed then page.name else '' end`.as('name')])
    .where('seat.circleId', '=', circleId);

/** Null where the first post is gone, with its account or without. */
const shownTitle = sql<string | null>`case when first.withdrawn_at is null and first.removed_at is null then first.title end`.as('title');

type Paging = { readonly after: number | undefined; readonly size: number };

/**
 * One more than asked for, if there are more. Where one has blocked the other, neither sees what the other wrote, nor a thread that the
 * other began. A thread in which everything was taken back or removed is not listed.
 */
export function listThreads(database: Database, circleId: number, readerId: number, { after, size }: Paging) {
  let query = database
    .selectFrom('society.circleThread as thread')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('society.circlePost as post')
          .select(['post.id', 'post.at'])
          .whereRef('post.threadId', '=', 'thread.id')
          .where('post.withdrawnAt', 'is', null)
          .where('post.removedAt', 'is', null)
          .where(({ not }) => not(isApartFrom(readerId, 'post.authorId')))
          .orderBy('post.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('society.circlePost as first', (join) => join.onRef('first.threadId', '=', 'thread.id').on('first.isFirst', '=', true))
    .leftJoin(authors(database, circleId).as('author'), 'author.personId', 'first.authorId')
    .leftJoin('society.circleReading as reading', (join) =>
      join.onRef('reading.threadId', '=', 'thread.id').on('reading.personId', '=', readerId),
    )
    .select(['thread.id', shownTitle, 'first.authorId', 'author.memberId', 'author.name', 'newest.at as lastAt'])
    .select(sql<boolean>`newest.id > coalesce(reading.read_up_to, 0)`.as('isNew'))
    .where('thread.circleId', '=', circleId)
    .where(({ or, eb, not }) => or([eb('first.id', 'is', null), not(isApartFrom(readerId, 'first.authorId'))]));
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(thread.last_at, thread.id) < (select last_at, id from society.circle_thread where id = ${after} and circle_id = ${circleId})`,
    );
  return query
    .orderBy('thread.lastAt', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(size + 1)
    .execute();
}

/** Undefined where it is none of this circle, or was begun by somebody apart. */
export const findThread = (database: Database, circleId: number, threadId: number, readerId: number) =>
  database
    .selectFrom('society.circleThread as thread')
    .leftJoin('society.circlePost as first', (join) => join.onRef('first.threadId', '=', 'thread.id').on('first.isFirst', '=', true))
    .select(['thread.id', shownTitle])
    .where('thread.id', '=', threadId)
    .where('thread.circleId', '=', circleId)
    .where(({ or, eb, not }) => or([eb('first.id', 'is', null), not(isApartFrom(readerId, 'first.authorId'))]))
    .executeTakeFirst();

const posts = (database: Database, circleId: number) =>
  database
    .selectFrom('society.circlePost as post')
    .leftJoin(authors(database, circleId).as('author'), 'author.personId', 'post.authorId')
    .select(['post.id', 'post.threadId', 'post.authorId', 'author.memberId', 'author.name'])
    .select(['post.text', 'post.at', 'post.editedAt', 'post.withdrawnAt', 'post.removedAt']);
export type PostRow = NonNullable<Awaited<ReturnType<typeof findOwnPost>>>;

type Earlier = { readonly before: number | undefined; readonly size: number };

/** The newest first; one more than asked for, if there are more. */
export function listPosts(database: Database, circleId: number, threadId: number, readerId: number, { before, size }: Earlier) {
  let query = posts(database, circleId)
    .where('post.threadId', '=', threadId)
    .where(({ not }) => not(isApartFrom(readerId, 'post.authorId')));
  if (before !== undefined) query = query.where('post.id', '<', before);
  return query
    .orderBy('post.id', 'desc')
    .limit(size + 1)
    .execute();
}

export const findOwnPost = (database: Database, circleId: number, postId: number, authorId: number) =>
  posts(database, circleId)
    .innerJoin('society.circleThread as thread', 'thread.id', 'post.threadId')
    .where('thread.circleId', '=', circleId)
    .where('post.id', '=', postId)
    .where('post.authorId', '=', authorId)
    .executeTakeFirst();

export async function insertThread(transaction: Database, circleId: number, at: Date): Promise<number> {
  return (await transaction.insertInto('society.circleThread').values({ circleId, lastAt: at }).returning('id').executeTakeFirstOrThrow())
    .id;
}

type Written = { readonly threadId: number; readonly authorId: number; readonly text: string; readonly at: Date; readonly title?: string };

export async function insertPost(transaction: Database, { title, ...post }: Written): Promise<void> {
  const { id } = await transaction
    .insertInto('society.circlePost')
    .values({ ...post, ...(title !== undefined && { title, isFirst: true }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('society.circleThread').set({ lastAt: post.at, lastPost: id }).where('id', '=', post.threadId).execute();
  await markRead(transaction, post.threadId, post.authorId, id);
}

export async function updatePost(database: Database, id: number, changed: { text: string; editedAt: Date } | { withdrawnAt: Date }) {
  const row = 'text' in changed ? changed : { ...changed, text: '', title: '' };
  await database.updateTable('society.circlePost').set(row).where('id', '=', id).where('withdrawnAt', 'is', null).execute();
}

export async function markRead(database: Database, threadId: number, personId: number, readUpTo: number): Promise<void> {
  await database
    .insertInto('society.circleReading')
    .values({ threadId, personId, readUpTo })
    .onConflict((conflict) =>
      conflict.columns(['threadId', 'personId']).doUpdateSet({ readUpTo }).where('society.circleReading.readUpTo', '<', readUpTo),
    )
    .execute();
}
