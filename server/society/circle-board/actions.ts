import type { Board, ChangedPost, Post, ThreadPage } from '#contract/society/circle-board.ts';
import { POSTS_AN_HOUR, POSTS_PAGE_SIZE, circleMessages as say, THREADS_PAGE_SIZE } from '#contract/society/circle-words.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { HOUR_S } from '#server/platform/time.ts';
import { type Circles, findOwnCircle, holdOwnCircle } from '../circles/actions.ts';
import { updateCircle } from '../circles/repository.ts';
import { markdownToHtml } from '../markdown.ts';
import { mustMayWrite } from '../pauses/actions.ts';
import * as repository from './repository.ts';
import { mayEdit } from './rules.ts';

type Reading = Pick<Circles, 'database' | 'now'>;

type Named = { readonly authorId: number; readonly memberId: number | null; readonly name: string | null };
const toAuthor = ({ authorId, memberId, name }: Named, readerId: number) => ({ memberId, name: name ?? '', isYou: authorId === readerId });

export async function readBoard({ database, now }: Reading, personId: number, circleId: number, after: number | undefined): Promise<Board> {
  await findOwnCircle(database, personId, circleId, now());
  const rows = await repository.listThreads(database, circleId, personId, { after, size: THREADS_PAGE_SIZE });
  const page = rows.slice(0, THREADS_PAGE_SIZE);
  return {
    threads: page.map(({ id, title, authorId, memberId, name, lastAt, isNew }) => ({
      ...{ threadId: id, title, lastAt: lastAt.toISOString(), isNew },
      begunBy: authorId === null ? null : toAuthor({ authorId, memberId, name }, personId),
    })),
    next: rows.length > page.length ? page.at(-1)!.id : null,
  };
}

const toPost = (row: repository.PostRow, readerId: number, isClosed: boolean, now: Date): Post => ({
  ...{ postId: row.id, author: toAuthor(row, readerId), at: row.at.toISOString(), editedAt: row.editedAt?.toISOString() ?? null },
  html: row.withdrawnAt || row.removedAt ? null : markdownToHtml(row.text),
  isRemoved: row.removedAt !== null,
  text: row.authorId === readerId && !isClosed && mayEdit(row, now) ? row.text : null,
});

type Where = { readonly circleId: number; readonly threadId: number };

async function findThread(database: Database, personId: number, { circleId, threadId }: Where) {
  const thread = await repository.findThread(database, circleId, threadId, personId);
  if (!thread) throw new Problem('not-found', say.noThread);
  return { title: thread.title };
}

export async function readThread({ database, now }: Reading, personId: number, where: Where, before?: number): Promise<ThreadPage> {
  const { circleId, threadId } = where;
  const circle = await findOwnCircle(database, personId, circleId, now());
  const { title } = await findThread(database, personId, where);
  const rows = await repository.listPosts(database, circleId, threadId, personId, { before, size: POSTS_PAGE_SIZE });
  const page = rows.slice(0, POSTS_PAGE_SIZE);
  if (before === undefined && page[0]) await repository.markRead(database, threadId, personId, page[0].id);
  const isClosed = circle.closedAt !== null;
  return {
    ...{ circleId, threadId, circle: circle.title, isClosed, title },
    posts: page.reverse().map((row) => toPost(row, personId, isClosed, now())),
    earlier: rows.length > page.length ? page[0]!.id : null,
  };
}

/** Whatever is written is counted, and read as Markdown before it is kept: what cannot be shown is refused. */
export function makeWriting(circles: Circles) {
  const { database, now } = circles;
  const counter = makeAttemptCounter(database, now);
  const mayWrite = async (personId: number, circleId: number, text: string) => {
    await findOwnCircle(database, personId, circleId, now());
    await mustMayWrite(database, personId, now());
    const { count } = await counter.count({ name: 'circle-posts', subject: String(personId), seconds: HOUR_S });
    if (count > POSTS_AN_HOUR) throw new Problem('too-many', say.tooManyPosts);
    markdownToHtml(text);
  };
  const write = async (authorId: number, circleId: number, work: (transaction: Database, at: Date) => Promise<number>) => {
    const at = now();
    const threadId = await database.transaction().execute(async (transaction) => {
      await holdOwnCircle(transaction, authorId, circleId, at);
      const written = await work(transaction, at);
      await updateCircle(transaction, circleId, { lastAt: at });
      return written;
    });
    return readThread(circles, authorId, { circleId, threadId });
  };
  return {
    async begin(
      authorId: number,
      circleId: number,
      { title, text }: { readonly title: string; readonly text: string },
    ): Promise<ThreadPage> {
      await mayWrite(authorId, circleId, text);
      return write(authorId, circleId, async (transaction, at) => {
        const threadId = await repository.insertThread(transaction, circleId, at);
        await repository.insertPost(transaction, { threadId, authorId, title, text, at });
        return threadId;
      });
    },
    async reply(authorId: number, { circleId, threadId }: Where, text: string): Promise<ThreadPage> {
      await mayWrite(authorId, circleId, text);
      return write(authorId, circleId, async (transaction, at) => {
        await findThread(transaction, authorId, { circleId, threadId });
        await repository.insertPost(transaction, { threadId, authorId, text, at });
        return threadId;
      });
    },
    async edit(authorId: number, circleId: number, postId: number, text: string): Promise<ChangedPost> {
      await mayWrite(authorId, circleId, text);
      await database.transaction().execute(async (transaction) => {
        const at = now();
        await holdOwnCircle(transaction, authorId, circleId, at);
        const post = await repository.findOwnPost(transaction, circleId, postId, authorId);
        if (!post || post.withdrawnAt || post.removedAt) throw new Problem('not-found', say.noPost);
        if (!mayEdit(post, at)) throw new Problem('conflict', say.tooLateToEdit);
        if (post.text !== text) await repository.updatePost(transaction, postId, { text, editedAt: at });
      });
      return readChanged(circles, authorId, circleId, postId);
    },
  };
}

/** Also where the circle has closed: one's own words can always be taken back. */
export async function withdraw(circles: Reading, authorId: number, circleId: number, postId: number): Promise<ChangedPost> {
  const { database, now } = circles;
  await findOwnCircle(database, authorId, circleId, now());
  const post = await repository.findOwnPost(database, circleId, postId, authorId);
  if (!post) throw new Problem('not-found', say.noPost);
  await repository.updatePost(database, postId, { withdrawnAt: now() });
  return readChanged(circles, authorId, circleId, postId);
}

async function readChanged({ database, now }: Reading, authorId: number, circleId: number, postId: number): Promise<ChangedPost> {
  const circle = await findOwnCircle(database, authorId, circleId, now());
  const post = await repository.findOwnPost(database, circleId, postId, authorId);
  if (!post) throw new Problem('not-found', say.noPost);
  const { title } = await findThread(database, authorId, { circleId, threadId: post.threadId });
  return { title, post: toPost(post, authorId, circle.closedAt !== null, now()) };
}
