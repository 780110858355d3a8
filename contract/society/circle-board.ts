import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { MAX_POST_LENGTH, MAX_THREAD_TITLE_LENGTH, circleMessages as say } from './circle-words.ts';
import { CirclePath, circleProblems, inOneLine, ofCircles } from './circles.ts';

const When = z.iso.datetime();
export const Author = z.object({
  memberId: z.int().nullable().meta({ description: 'Null where they are in this circle no more.' }),
  name: z.string().meta({ description: 'Empty where they show no name, or are in this circle no more.' }),
  isYou: z.boolean(),
});

const Listed = z.object({
  threadId: z.int(),
  title: z
    .string()
    .nullable()
    .meta({ description: 'Null where its first post was taken back or removed, or its author has erased their account.' }),
  begunBy: Author.nullable(),
  lastAt: When,
  isNew: z.boolean().meta({ description: 'Something in it has not been read yet.' }),
});
export const Board = z.object({ threads: z.array(Listed), next: z.int().nullable() });
export type Board = z.infer<typeof Board>;

const Post = z.object({
  postId: z.int().meta({ description: 'The same for ever.' }),
  author: Author,
  html: z.string().nullable().meta({ description: 'Made from Markdown, and safe to show. Null where it was taken back, or removed.' }),
  isRemoved: z.boolean().meta({ description: 'By operators, after a complaint.' }),
  text: z.string().nullable().meta({ description: 'The Markdown of your own post, while you can change it.' }),
  at: When,
  editedAt: When.nullable(),
});
export const ThreadPage = z.object({
  circleId: z.int(),
  threadId: z.int(),
  circle: z.string(),
  isClosed: z.boolean(),
  title: z.string().nullable(),
  posts: z.array(Post).meta({ description: 'The oldest first.' }),
  earlier: z.int().nullable().meta({ description: 'Ask with this as `before` for what was written earlier.' }),
});
export type ThreadPage = z.infer<typeof ThreadPage>;
export type Post = ThreadPage['posts'][number];
export const ChangedPost = z.object({ title: z.string().nullable().meta({ description: 'Of its thread, as it is now.' }), post: Post });
export type ChangedPost = z.infer<typeof ChangedPost>;

const ThreadId = IdIn(say.noThread).meta({ description: 'A thread of this circle.', example: 1 });
const PostId = IdIn(say.noPost).meta({ description: 'A post of yours.', example: 1 });
const ThreadPath = CirclePath.extend({ threadId: ThreadId });
const PostPath = CirclePath.extend({ postId: PostId });
const Text = z.string().trim().min(1, { error: say.postMissing }).max(MAX_POST_LENGTH, { error: say.postLong });
const writing = [...circleProblems, 'not-found', 'conflict', 'unprocessable', 'too-many'] as const;

export const readBoard = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles/{circleId}/threads',
  summary: 'The board of a circle: its threads, those with the newest posts first.',
  params: CirclePath,
  query: z.object({ after: ThreadId.optional().meta({ description: 'What `next` of the page before said.' }) }),
  ok: Board,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const beginThread = endpoint({
  ...ofCircles,
  method: 'POST',
  path: '/api/society/circles/{circleId}/threads',
  summary: 'Begin a thread, in Markdown.',
  params: CirclePath,
  body: z.object({
    title: z
      .string()
      .trim()
      .min(1, { error: say.threadTitleMissing })
      .max(MAX_THREAD_TITLE_LENGTH, { error: say.threadTitleLong })
      .overwrite(inOneLine),
    text: Text,
  }),
  ok: ThreadPage,
  problems: writing,
  missing: 'not-found',
});

export const readThread = endpoint({
  ...ofCircles,
  method: 'GET',
  path: '/api/society/circles/{circleId}/threads/{threadId}',
  summary: 'What was written in a thread; the newest page of it counts as read then.',
  params: ThreadPath,
  query: z.object({ before: IdIn(say.noThread).optional() }),
  ok: ThreadPage,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const writePost = endpoint({
  ...ofCircles,
  method: 'POST',
  path: '/api/society/circles/{circleId}/threads/{threadId}/posts',
  summary: 'Write in a thread, in Markdown.',
  params: ThreadPath,
  body: z.object({ text: Text }),
  ok: ThreadPage,
  problems: writing,
  missing: 'not-found',
});

export const editPost = endpoint({
  ...ofCircles,
  method: 'PUT',
  path: '/api/society/circles/{circleId}/posts/{postId}',
  summary: 'Change a post of your own within an hour. It says then that it was changed.',
  params: PostPath,
  body: z.object({ text: Text }),
  ok: ChangedPost,
  problems: writing,
  missing: 'not-found',
});

export const withdrawPost = endpoint({
  ...ofCircles,
  method: 'DELETE',
  path: '/api/society/circles/{circleId}/posts/{postId}',
  summary: 'Take back a post of your own, at any time. Its text is deleted.',
  params: PostPath,
  ok: ChangedPost,
  problems: [...circleProblems, 'not-found'],
  missing: 'not-found',
});

export const circleBoardEndpoints = [readBoard, beginThread, readThread, writePost, editPost, withdrawPost] as const;
