import { beforeAll, describe, expect, test } from 'vitest';
import type { Grievance, ReceivedGrievance } from '#contract/grievances.ts';
import { grievanceMessages as say } from '#contract/grievances.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { answerGrievance, correctTold, describeGrievances } from '../../scripts/grievances/describe-grievances.ts';
import { workingDaysAfter } from './working-days.ts';

const OFFICER = { name: 'Asha Kulkarni', email: 'officer@example.org', phone: undefined };
const time = new Date('2026-11-23T06:00:00Z'); // a Monday
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ now: () => time, config: { grievanceOfficer: OFFICER, operators: ['asha21'] } });
});
const send = async (payload: object, remoteAddress = '127.0.0.1') => {
  const response = await site.app.inject({ method: 'POST', url: '/api/grievances', payload, remoteAddress });
  return { status: response.statusCode, body: response.json<{ number: string; dueAt: string; message?: string; errors?: object }>() };
};
const complaint = { name: 'Ravi Sen', email: 'ravi@example.org', about: 'access', text: 'What do you keep of me?' };

describe('the clock', () => {
  test.each([
    ['a Monday morning', '2026-11-23T06:00:00Z', '2026-12-02T18:29:59Z'],
    ['a Friday', '2026-11-27T06:00:00Z', '2026-12-08T18:29:59Z'],
    ['a Saturday: it begins on Monday', '2026-11-28T06:00:00Z', '2026-12-08T18:29:59Z'],
    ['a Sunday evening that is Monday in India', '2026-11-29T19:00:00Z', '2026-12-09T18:29:59Z'],
  ])('of %s ends with the seventh working day in India', (_day, received, due) => {
    expect(workingDaysAfter(new Date(received), 7).toISOString()).toBe(new Date(due).toISOString());
  });
});

describe('a grievance', () => {
  test('needs no account: it gets a number and a day, mails it, and reaches the officer', async () => {
    expect((await site.app.inject({ url: '/api/grievance-officer' })).json()).toEqual({ ...OFFICER, phone: null });
    const { status, body } = await send({ ...complaint, language: 'hi' });
    expect(status).toBe(201);
    expect(body).toEqual({ number: 'G-1001', dueAt: '2026-12-02T18:29:59.000Z' });
    const [mail] = await site.mailbox.mailsTo(complaint.email);
    expect(mail!.subject).toContain('G-1001');
    expect(mail!.text).not.toContain(complaint.text); // whoever gets it by mistake reads nothing of it
    expect((await site.mailbox.mailsTo(OFFICER.email))[0]!.text).toContain(complaint.text);
  });

  test('that lacks something is told what', async () => {
    expect((await send({ ...complaint, name: '', email: 'x', about: '', text: 'no' })).body.errors).toEqual({
      name: say.name,
      email: say.email,
      about: say.about,
      text: say.short,
    });
  });

  test('of a program that fills in every field is not kept, and the program does not learn it', async () => {
    expect((await send({ ...complaint, website: 'https://spam.example' })).status).toBe(201);
    expect(await site.database.selectFrom('grievance').select('id').execute()).toHaveLength(1);
  });

  test('fills nobody’s mailbox: after five receipts it is taken without one', async () => {
    const email = 'victim@example.org';
    for (let count = 0; count < 7; count += 1) expect((await send({ ...complaint, email }, '198.51.100.7')).status).toBe(201);
    expect(await site.mailbox.mailsTo(email)).toHaveLength(5);
  });

  test('comes from one address twenty times a day, and those beyond take no receipt from a mailbox', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send({ ...complaint, email: `guest${count}@example.org` }, '198.51.100.8')).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    for (let count = 0; count < 5; count += 1) await send({ ...complaint, email: 'untouched@example.org' }, '198.51.100.8');
    await send({ ...complaint, email: 'untouched@example.org' }, '198.51.100.9');
    expect(await site.mailbox.mailsTo('untouched@example.org')).toHaveLength(1);
  });

  test('of somebody who is logged in is counted by themselves, whatever strangers send with their e-mail', async () => {
    const { id, headers } = await site.signUp('Tara Sen');
    const person = site.database.selectFrom('people.person').select('email').where('id', '=', id);
    const { email } = await person.executeTakeFirstOrThrow();
    for (let count = 0; count < 21; count += 1) await send({ ...complaint, email }, '198.51.100.10');
    const payload = { about: complaint.about, text: complaint.text };
    const complain = async () =>
      (await site.app.inject({ method: 'POST', url: '/api/my-grievances', headers, payload, remoteAddress: '198.51.100.10' })).statusCode;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await complain());
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('of somebody who is logged in stands on their page until it is answered, and then with the answer', async () => {
    const { id, headers } = await site.signUp('Meera Iyer');
    const { about, text } = complaint;
    const sent = await site.app.inject({ method: 'POST', url: '/api/my-grievances', headers, payload: { about, text } });
    const { number } = sent.json<{ number: string }>();
    const read = async () => (await site.app.inject({ url: '/api/my-grievances', headers })).json<{ grievances: Grievance[] }>().grievances;
    expect(await read()).toEqual([expect.objectContaining({ number, text, answer: null })]);
    expect(await describeGrievances(site.database, time)).toContain(`${number}  access  due 2026-12-02T18:29:59.000Z, 228 hours left`);
    expect(await describeGrievances(site.database, new Date('2026-12-03T06:00:00Z'))).toContain('LATE by 12 hours');
    expect(await answerGrievance(site.database, number, 'All of it is in your export.', time)).toContain('is answered');
    expect(await answerGrievance(site.database, number, 'Again.', time)).toContain('Nothing waits');
    expect(await read()).toEqual([expect.objectContaining({ answer: 'All of it is in your export.', answeredAt: time.toISOString() })]);
    expect(await correctTold(site.database, String(id), '2004-03')).toBe(`Person ${id} was born in 2004-03.`);
    expect(await correctTold(site.database, String(id), '2004-13')).toContain('--born takes');
  });
});

test('an operator sees what waits, the most urgent first, and answers each once', async () => {
  const { post, logIn } = accountPosts(site.app);
  await post('register', signUpForm('asha21'));
  const headers = { authorization: `Bearer ${(await logIn('asha21')).body.accessToken}` };
  const list = async () =>
    (await site.app.inject({ url: '/api/operator/grievances', headers })).json<{ grievances: ReceivedGrievance[] }>().grievances;
  const answer = async (number: string, text: string) =>
    (await site.app.inject({ method: 'POST', url: `/api/operator/grievances/${number}/answer`, headers, payload: { text } })).json();
  const { number } = (await send({ ...complaint, email: 'kiran@example.org' })).body;
  const waiting = await list();
  expect(waiting.find((one) => one.number === number)).toMatchObject({ email: 'kiran@example.org', personId: null, answer: null });
  expect(await answer(number, '  ')).toMatchObject({ errors: { text: say.answer } });
  expect(await answer('1001', 'x')).toMatchObject({ message: say.numberMalformed });
  expect(await answer(number, 'All of it is in your export.')).toEqual({ isAnswered: true });
  expect(await answer(number, 'Something else.')).toEqual({ isAnswered: false });
  expect(await answer('G-999999999', 'To nobody.')).toEqual({ isAnswered: false });
  const after = await list();
  expect(after.find((one) => one.number === number)).toMatchObject({ answer: 'All of it is in your export.' });
  expect(after.findIndex(({ answeredAt }) => answeredAt !== null)).toBe(after.filter(({ answeredAt }) => answeredAt === null).length);
});
