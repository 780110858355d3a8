import { expect, test } from 'vitest';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import type { CaseQueue } from '#contract/society/safety.ts';
import { safetyMessages as say } from '#contract/society/safety-words.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { sweepFiles } from '../circle-files/repository.ts';

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

const add = async (who: TestPerson, circleId: number, name: string, payload: string) => {
  const url = `/api/society/circles/${circleId}/files?name=${name}`;
  const headers = { ...who.headers, 'content-type': 'text/plain' };
  return (await site.app.inject({ method: 'POST', url, headers, payload })).json<CircleFiles>().files[0]!.fileId;
};
const makeFile = async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const fileId = await add(asha, circleId, 'home.txt', 'Go home, you lot.');
  const namesFor = async (who: TestPerson) =>
    (await call(who, 'GET', `circles/${circleId}/files`)).body.files.map(({ name }: { name: string }) => name);
  return { asha, imran, tara, circleId, fileId, namesFor };
};
const complain = (who: TestPerson, fileId: number) =>
  call(who, 'POST', 'complaints', { kind: 'circle-file', subject: String(fileId), harm: 'hate', words: 'It mocks people by their birth.' });
const operate = async (by: TestPerson, path = '', payload?: object) => {
  const url = `/api/operator/society/cases${path}`;
  const answer = await site.app.inject({ url, method: payload ? 'POST' : 'GET', headers: by.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const removal = { outcome: 'removal', reason: 'It mocks people for their birth.' };

test('a file is reported by those in its circle, opened by operators, removed for everybody, and comes back after an appeal', async () => {
  const { asha, imran, tara, fileId, circleId, namesFor } = await makeFile();
  expect((await complain(await addShown('Ruth Mensah'), fileId)).body.message).toBe(say.noSubject);
  expect((await complain(asha, fileId)).body.message).toBe(say.own);
  const { caseId } = (await complain(imran, fileId)).body;
  expect((await complain(tara, fileId)).body.caseId).toBe(caseId);
  const queue = JSON.parse((await operate(operator)).text) as CaseQueue;
  expect(queue.waiting.find((one) => one.caseId === caseId)).toMatchObject({
    ...{ kind: 'circle-file', authors: ['Asha Rao'] },
    snapshots: [
      {
        parts: [
          { part: 'title', text: 'home.txt' },
          { part: 'text', text: 'Go home, you lot.' },
        ],
      },
    ],
  });
  const file = await operate(operator, `/${caseId}/file`);
  expect([file.text, file.headers['content-disposition']]).toEqual(['Go home, you lot.', 'attachment; filename="home.txt"']);
  expect((await operate(asha, `/${caseId}/file`)).status).toBe(403);
  expect((await operate(operator, `/${caseId}/decision`, removal)).status).toBe(200);
  for (const who of [asha, imran]) expect(await namesFor(who)).toEqual([]);
  expect((await call(asha, 'GET', `circles/${circleId}/files/${fileId}`)).status).toBe(404);
  await sweepFiles(database);
  await call(asha, 'POST', `cases/${caseId}/appeal`, { text: 'It was a line of a play.' });
  await operate(second, `/${caseId}/appeals/author/decision`, { outcome: 'none', reason: 'It is a line of a play.' });
  expect(await namesFor(imran)).toEqual(['home.txt']);
});

test('what is taken back after a complaint is gone for the circle, and kept for operators as long as the complaint is', async () => {
  const { asha, imran, fileId, circleId, namesFor } = await makeFile();
  const { caseId } = (await complain(imran, fileId)).body;
  await call(asha, 'DELETE', `circles/${circleId}/files/${fileId}`);
  expect(await namesFor(imran)).toEqual([]);
  expect((await operate(operator, `/${caseId}/file`)).text).toBe('Go home, you lot.');
  await database.deleteFrom('people.person').where('id', '=', asha.id).execute();
  const gone = await operate(operator, `/${caseId}/file`);
  expect([gone.status, JSON.parse(gone.text).message]).toEqual([404, say.noCaseFile]);
});

test('after a block one can report what was added before, and not what came later', async () => {
  const { asha, imran, fileId, circleId } = await makeFile();
  time = new Date(time.getTime() + 1_000);
  await call(imran, 'PUT', `blocked/${asha.memberId}`);
  time = new Date(time.getTime() + 1_000);
  const later = await add(asha, circleId, 'later.txt', 'Gone at last.');
  expect((await complain(imran, later)).status).toBe(404);
  expect((await complain(imran, fileId)).status).toBe(201);
});

test('whoever is in the circle leaves the case to another operator', async () => {
  const { asha, imran, fileId, circleId } = await makeFile();
  await letIn(asha, circleId, second);
  const { caseId } = (await complain(imran, fileId)).body;
  expect(JSON.parse((await operate(second, `/${caseId}/decision`, removal)).text).message).toBe(say.involved);
  const { caseId: own } = (await complain(imran, await add(second, circleId, 'mine.txt', 'Mine'))).body;
  expect((await operate(second, `/${own}/file`)).status).toBe(404);
});
