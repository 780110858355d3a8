import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Board, ThreadPage } from '#contract/society/circle-board.ts';
import { POSTS_AN_HOUR, POSTS_PAGE_SIZE, circleMessages as say, THREADS_PAGE_SIZE } from '#contract/society/circle-words.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { mayEdit } from './rules.ts';

const now = () => new Date();
const site = await testApp({ now });
const { call, addShown, addCircle, letIn } = makeCirclesOf(site, now);

const makeThree = async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  return { asha, imran, tara, circleId };
};
const begin = async (who: TestPerson, circleId: number, title = 'Banks', text = 'Where do we begin?'): Promise<ThreadPage> =>
  (await call(who, 'POST', `circles/${circleId}/threads`, { title, text })).body;
const reply = (who: TestPerson, { circleId, threadId }: ThreadPage, text: string) =>
  call(who, 'POST', `circles/${circleId}/threads/${threadId}/posts`, { text });
const boardOf = async (who: TestPerson, circleId: number): Promise<Board> => (await call(who, 'GET', `circles/${circleId}/threads`)).body;
const readAgain = async (who: TestPerson, { circleId, threadId }: ThreadPage, query = ''): Promise<ThreadPage> =>
  (await call(who, 'GET', `circles/${circleId}/threads/${threadId}${query}`)).body;
const htmlOf = (page: ThreadPage) => page.posts.map(({ html }) => html?.trim());

test('a thread is written in Markdown, answered, and shown as new to those who have not read it', async () => {
  const { asha, imran, circleId } = await makeThree();
  const thread = await begin(asha, circleId, 'Banks', 'Where do we **begin**?');
  expect(thread).toMatchObject({ title: 'Banks', circle: 'Rivers', posts: [{ author: { name: 'Asha Rao', isYou: true } }], earlier: null });
  expect((await boardOf(imran, circleId)).threads).toMatchObject([{ title: 'Banks', begunBy: { name: 'Asha Rao' }, isNew: true }]);
  expect(htmlOf(await readAgain(imran, thread))).toEqual(['<p>Where do we <strong>begin</strong>?</p>']);
  expect((await boardOf(imran, circleId)).threads).toMatchObject([{ isNew: false }]);
  await reply(imran, thread, 'At the mouth.');
  expect((await boardOf(asha, circleId)).threads).toMatchObject([{ isNew: true }]);
  expect((await call(asha, 'GET', 'own-circles')).body.circles).toMatchObject([{ circleId, hasNew: true }]);
});

test('threads with the newest posts come first, and a long board and a long thread come in pages', async () => {
  const { asha, imran, tara, circleId } = await makeThree();
  const threads: ThreadPage[] = [];
  for (let index = 0; index < THREADS_PAGE_SIZE + 2; index++) threads.push(await begin(asha, circleId, `Thread ${index}`));
  await reply(imran, threads[0]!, 'Up again');
  const first = await boardOf(asha, circleId);
  expect(first.threads[0]).toMatchObject({ title: 'Thread 0' });
  const second: Board = (await call(asha, 'GET', `circles/${circleId}/threads?after=${first.next}`)).body;
  expect(second.next).toBeNull();
  expect(new Set([...first.threads, ...second.threads].map(({ threadId }) => threadId)).size).toBe(threads.length);
  const thread = threads[1]!;
  for (let index = 0; index <= POSTS_PAGE_SIZE; index++) await reply(index % 2 ? imran : tara, thread, `${index}`);
  const last = await readAgain(asha, thread);
  const earlier = await readAgain(asha, thread, `?before=${last.earlier}`);
  expect(earlier.earlier).toBeNull();
  expect([...earlier.posts, ...last.posts]).toHaveLength(POSTS_PAGE_SIZE + 2);
  expect(earlier.posts[0]).toMatchObject({ author: { name: 'Asha Rao' } });
});

test('a post is changed for an hour and says so; it is taken back at any time, and its text is gone', async () => {
  const { asha, imran, circleId } = await makeThree();
  const thread = await begin(asha, circleId);
  const { postId, text } = thread.posts[0]!;
  expect(text).toBe('Where do we begin?');
  const path = `circles/${circleId}/posts/${postId}`;
  const changed = await call(asha, 'PUT', path, { text: 'Where *next*?' });
  expect(changed.body.post).toMatchObject({ html: '<p>Where <em>next</em>?</p>\n', editedAt: expect.any(String) });
  expect((await call(imran, 'PUT', path, { text: 'Mine' })).body.message).toBe(say.noPost);
  expect((await call(imran, 'DELETE', path)).body.message).toBe(say.noPost);
  expect((await readAgain(imran, thread)).posts[0]).toMatchObject({ text: null });
  await sql`update society.circle_post set at = at - interval '61 minutes' where id = ${postId}`.execute(site.database);
  expect((await call(asha, 'PUT', path, { text: 'Too late' })).body.message).toBe(say.tooLateToEdit);
  await reply(imran, thread, 'I stay.');
  expect((await call(asha, 'DELETE', path)).body).toMatchObject({ title: null, post: { html: null, text: null } });
  expect((await boardOf(imran, circleId)).threads).toMatchObject([{ title: null }]);
  const { rows } = await sql`select text, title from society.circle_post where id = ${postId}`.execute(site.database);
  expect(rows).toEqual([{ text: '', title: '' }]);
  expect((await call(asha, 'PUT', path, { text: 'Again' })).body.message).toBe(say.noPost);
});

test('an hour is an hour', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  expect(mayEdit({ at, withdrawnAt: null, removedAt: null }, new Date('2026-11-23T09:59:59Z'))).toBe(true);
  expect(mayEdit({ at, withdrawnAt: null, removedAt: null }, new Date('2026-11-23T10:00:00Z'))).toBe(false);
  expect(mayEdit({ at, withdrawnAt: at, removedAt: null }, at)).toBe(false);
  expect(mayEdit({ at, withdrawnAt: null, removedAt: at }, at)).toBe(false);
});

test('nothing that is written runs, leads on in secret, or takes long to show', async () => {
  const { asha, circleId } = await makeThree();
  const thread = await begin(
    asha,
    circleId,
    '<b>Bold</b>',
    '<script>alert(1)</script>\n\n![x](https://spy.example/a.png) [y](javascript:alert(1))',
  );
  expect(thread.title).toBe('<b>Bold</b>');
  expect(thread.posts[0]!.html).not.toMatch(/<script|<img|href="javascript:/);
  for (const bomb of ['>'.repeat(4_000), '*a_'.repeat(2_000), '['.repeat(8_000), '- '.repeat(3_000)]) {
    const before = performance.now();
    expect((await reply(asha, thread, bomb)).status).toBe(422);
    expect(performance.now() - before).toBeLessThan(2_000);
  }
  expect((await reply(asha, thread, 'x'.repeat(8_001))).body.errors).toEqual({ text: say.postLong });
  expect((await reply(asha, thread, 'x'.repeat(10_000_000))).status).toBe(413);
  expect((await reply(asha, thread, '   ')).body.errors).toEqual({ text: say.postMissing });
  expect((await readAgain(asha, thread)).posts).toHaveLength(1);
});

test('only so much is written in an hour', async () => {
  const { asha, circleId } = await makeThree();
  const thread = await begin(asha, circleId);
  const statuses = await Promise.all(Array.from({ length: POSTS_AN_HOUR }, async () => (await reply(asha, thread, 'More')).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a post of another circle cannot be reached through one’s own', async () => {
  const { asha, circleId } = await makeThree();
  const theirs = await begin(asha, circleId);
  const ana = await addShown('Ana Duarte');
  const own = await addCircle(ana);
  expect((await call(ana, 'GET', `circles/${own}/threads/${theirs.threadId}`)).body.message).toBe(say.noThread);
  expect((await reply(ana, { ...theirs, circleId: own }, 'Here I am')).body.message).toBe(say.noThread);
  const mine = await begin(ana, own);
  expect((await call(asha, 'DELETE', `circles/${circleId}/posts/${mine.posts[0]!.postId}`)).status).toBe(404);
});

test('where one has blocked the other, neither sees what the other writes, and a third sees all of it', async () => {
  const { asha, imran, tara, circleId } = await makeThree();
  const ofImran = await begin(imran, circleId, 'Imran’s');
  const ofAsha = await begin(asha, circleId, 'Asha’s');
  await reply(imran, ofAsha, 'From Imran');
  await reply(tara, ofAsha, 'From Tara');
  await call(tara, 'PUT', `blocked/${imran.memberId}`);
  for (const [reader, other] of [[tara, 'From Imran'] as const, [imran, 'From Tara'] as const])
    expect(htmlOf(await readAgain(reader, ofAsha))).not.toContain(`<p>${other}</p>`);
  expect((await boardOf(tara, circleId)).threads.map(({ title }) => title)).toEqual(['Asha’s']);
  expect((await call(tara, 'GET', `circles/${circleId}/threads/${ofImran.threadId}`)).status).toBe(404);
  expect((await readAgain(asha, ofAsha)).posts).toHaveLength(3);
});

test('what a gone member wrote stays without their name; with their account it goes, and the replies of others stay', async () => {
  const { asha, imran, circleId } = await makeThree();
  const thread = await begin(imran, circleId);
  await reply(asha, thread, 'I stay.');
  await call(imran, 'POST', `circles/${circleId}/leave`);
  expect((await readAgain(asha, thread)).posts[0]).toMatchObject({ author: { memberId: null, name: '' }, html: expect.any(String) });
  await site.database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  const left = await readAgain(asha, thread);
  expect(left.title).toBeNull();
  expect(htmlOf(left)).toEqual(['<p>I stay.</p>']);
  expect((await boardOf(asha, circleId)).threads).toMatchObject([{ title: null, begunBy: null }]);
});
