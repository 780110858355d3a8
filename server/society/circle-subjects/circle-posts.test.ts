import { expect, test } from 'vitest';
import type { ThreadPage } from '#contract/society/circle-board.ts';
import type { CaseQueue } from '#contract/society/safety.ts';
import { safetyMessages as say } from '#contract/society/safety-words.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';

let time = new Date();
const now = () => time;
const site = await testApp({ now, config: { operators: ['operator1', 'operator2'] } });
const { database } = site;
const { call, addShown, addCircle, letIn, signUp } = makeCirclesOf(site, now);

const named = async <Who extends TestPerson>(person: Who, username: string): Promise<Who> => {
  await database.updateTable('people.person').set({ username }).where('id', '=', person.id).execute();
  return person;
};
const operator = await named(await signUp('Olga Petrova'), 'operator1');
const second = await named(await addShown('Peter Lund'), 'operator2');

const complain = (who: TestPerson, postId: number, words = 'It mocks people by their birth.') =>
  call(who, 'POST', 'complaints', { kind: 'circle-post', subject: String(postId), harm: 'hate', words });
const operate = async (by: TestPerson, path = '', payload?: object) => {
  const url = `/api/operator/society/cases${path}`;
  const answer = await site.app.inject({ url, method: payload ? 'POST' : 'GET', headers: by.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as CaseQueue & { message: string } };
};
const removal = { outcome: 'removal', reason: 'It mocks people for their birth.' };

/** A circle with a thread that the first has begun, and the second has answered. */
async function makeThread() {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const begun: ThreadPage = (await call(asha, 'POST', `circles/${circleId}/threads`, { title: 'Banks', text: 'Go home, you lot.' })).body;
  const path = `circles/${circleId}/threads/${begun.threadId}`;
  const { posts }: ThreadPage = (await call(imran, 'POST', `${path}/posts`, { text: 'Why do you say so?' })).body;
  const read = async (who: TestPerson): Promise<ThreadPage> => (await call(who, 'GET', path)).body;
  const board = async (who: TestPerson) => (await call(who, 'GET', `circles/${circleId}/threads`)).body.threads;
  return { asha, imran, tara, circleId, path, read, board, first: posts[0]!.postId, answer: posts[1]!.postId };
}

test('a post is reported by those in its circle, removed for everybody, and comes back after an appeal', async () => {
  const { asha, imran, tara, read, board, first, circleId } = await makeThread();
  const outsider = await addShown('Ruth Mensah');
  for (const [who, postId] of [[outsider, first] as const, [imran, 999_999] as const])
    expect(await complain(who, postId)).toMatchObject({ status: 404, body: { message: say.noSubject } });
  expect((await complain(asha, first)).body.message).toBe(say.own);
  const { caseId } = (await complain(imran, first)).body;
  expect((await complain(tara, first)).body.caseId).toBe(caseId);
  const one = (await operate(operator)).body.waiting.find((waiting) => waiting.caseId === caseId)!;
  expect(one).toMatchObject({ kind: 'circle-post', authors: ['Asha Rao'], complainers: 2 });
  expect(one.snapshots.map(({ parts }) => parts)).toEqual([
    [
      { part: 'title', text: 'Banks' },
      { part: 'text', text: 'Go home, you lot.' },
    ],
  ]);
  expect((await operate(operator, `/${caseId}/decision`, removal)).status).toBe(200);
  for (const who of [asha, imran])
    expect(await read(who)).toMatchObject({ title: null, posts: [{ html: null, text: null, isRemoved: true }, { isRemoved: false }] });
  expect(await board(tara)).toMatchObject([{ title: null }]);
  expect((await call(asha, 'PUT', `circles/${circleId}/posts/${first}`, { text: 'I meant it.' })).status).toBe(404);
  expect((await complain(tara, first)).status).toBe(404);
  await call(asha, 'POST', `cases/${caseId}/appeal`, { text: 'It was a line of a play.' });
  await operate(second, `/${caseId}/appeals/author/decision`, { outcome: 'none', reason: 'It is a line of a play.' });
  expect(await read(imran)).toMatchObject({ title: 'Banks', posts: [{ html: '<p>Go home, you lot.</p>\n' }, {}] });
});

test('a circle in which all is removed shows nothing new, and what was taken back stays so', async () => {
  const { asha, imran, tara, read, board, first, answer, circleId } = await makeThread();
  for (const [who, postId] of [[tara, answer] as const, [tara, first] as const]) {
    const { caseId } = (await complain(who, postId)).body;
    await operate(operator, `/${caseId}/decision`, removal);
    if (postId === answer) {
      expect((await call(imran, 'DELETE', `circles/${circleId}/posts/${answer}`)).status).toBe(200);
      await call(imran, 'POST', `cases/${caseId}/appeal`, { text: 'It was only a question.' });
      await operate(second, `/${caseId}/appeals/author/decision`, { outcome: 'none', reason: 'It was only a question.' });
    }
  }
  expect((await read(asha)).posts).toMatchObject([{ html: null }, { html: null, isRemoved: false }]);
  expect(await board(tara)).toEqual([]);
  expect((await call(tara, 'GET', 'own-circles')).body.circles).toMatchObject([{ circleId, hasNew: false }]);
});

test('after a block one can report what was read before, and not what came later; with its author a case goes', async () => {
  const { asha, imran, path, first } = await makeThread();
  time = new Date(time.getTime() + 1_000);
  await call(imran, 'PUT', `blocked/${asha.memberId}`);
  time = new Date(time.getTime() + 1_000);
  const { posts }: ThreadPage = (await call(asha, 'POST', `${path}/posts`, { text: 'Gone at last.' })).body;
  expect((await complain(imran, posts.at(-1)!.postId)).status).toBe(404);
  const { caseId } = (await complain(imran, first)).body;
  await database.deleteFrom('people.person').where('id', '=', asha.id).execute();
  expect((await operate(operator)).body.waiting.filter((one) => one.caseId === caseId)).toEqual([]);
  expect((await call(imran, 'GET', 'complaints')).body.complaints[0]).toMatchObject({ caseId, state: 'gone', said: [{ words: '' }] });
});

test('whoever is in the circle leaves the case to another operator', async () => {
  const { asha, imran, first, circleId } = await makeThread();
  await letIn(asha, circleId, second);
  const { caseId } = (await complain(imran, first)).body;
  expect((await operate(second, `/${caseId}/decision`, removal)).body.message).toBe(say.involved);
  expect((await operate(operator, `/${caseId}/decision`, removal)).status).toBe(200);
});
