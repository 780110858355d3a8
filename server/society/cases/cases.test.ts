import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import { societyMessages } from '#contract/society/messages.ts';
import type { CaseQueue, OwnSafety } from '#contract/society/safety.ts';
import { COMPLAINTS_A_DAY, KEPT_DAYS, MAX_COMPLAINT_LENGTH, safetyMessages as say } from '#contract/society/safety-words.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf } from '#testing/society.ts';
import { daysAfter } from '../days.ts';
import { readCaseLog } from '../record/repository.ts';
import { isWhole } from '../record/rules.ts';
import { forgetCases, remindOperators } from './jobs.ts';

let time = new Date();
const now = () => time;
const site = await testApp({ now, config: { operators: ['operator1', 'operator2'], origin: 'https://bhava.example' } });
const { database, mailbox } = site;
const { addMember, signUp } = makeMembersOf(site, now);

type Method = 'GET' | 'POST' | 'PUT';
const call = async (who: TestPerson | undefined, method: Method, path: string, payload?: object) => {
  const response = await site.app.inject({
    ...{ method, url: `/api/${path}` },
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};
const named = async (person: TestPerson, username: string) => {
  const change = { username, emailVerified: true, email: `${username}@example.org` };
  await database.updateTable('people.person').set(change).where('id', '=', person.id).execute();
  return person;
};
const first = await named(await signUp('Olga Petrova'), 'operator1');
const second = await named(await signUp('Peter Lund'), 'operator2');

type Shown = TestPerson & { readonly memberId: number };
let count = 0;
const addShown = async (name: string): Promise<Shown> => {
  count += 1;
  const person = await named(await addMember(name), `member${count}`);
  const page = { name, lines: 'I teach.', fields: [], languages: [], place: 'Kochi', offer: 'Tea', lookFor: '', shown: ['name', 'lines'] };
  return { ...person, memberId: (await call(person, 'PUT', 'society/own-page', page)).body.memberId };
};
const mailOf = (who: number) => `member${who}@example.org`;

const WORDS = 'These lines mock people by their birth.';
const complain = (who: TestPerson, kind: string, subject: number | string, more: object = {}) =>
  call(who, 'POST', 'society/complaints', { kind, subject: String(subject), harm: 'hate', words: WORDS, ...more });
const queue = async (operator: TestPerson): Promise<CaseQueue> => (await call(operator, 'GET', 'operator/society/cases')).body;
const own = async (who: TestPerson): Promise<OwnSafety> => (await call(who, 'GET', 'society/complaints')).body;
const decide = (operator: TestPerson, caseId: number, outcome: string, reason = 'It mocks people for their birth.') =>
  call(operator, 'POST', `operator/society/cases/${caseId}/decision`, { outcome, reason });
const decideAppeal = (operator: TestPerson, caseId: number, side: string, outcome: string) =>
  call(operator, 'POST', `operator/society/cases/${caseId}/appeals/${side}/decision`, { outcome, reason: 'Looked at once more.' });
const appeal = (who: TestPerson, caseId: number, text = 'It was meant otherwise.') =>
  call(who, 'POST', `society/cases/${caseId}/appeal`, { text });
/** Two who write to each other; the first has written this. */
const makeLetter = async (asha: Shown, imran: Shown, text = 'You people should not be here.') => {
  await call(imran, 'POST', `society/members/${asha.memberId}/introductions`, { reason: 'I would like to compare notes.' });
  const [{ introductionId }] = (await call(asha, 'GET', 'society/introductions')).body.received;
  await call(asha, 'POST', `society/introductions/${introductionId}/answer`, { isYes: true });
  const [{ conversationId }] = (await call(asha, 'GET', 'society/conversations')).body.conversations;
  const { body } = await call(asha, 'POST', `society/conversations/${conversationId}/messages`, { text });
  return { introductionId, conversationId, messageId: body.messages.at(-1).messageId as number };
};

test('a page is reported as it stands, double reports merge, and it is removed with a reason that its owner reads', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const [nameless] = [mailOf(count - 2), count];
  const { status, body } = await complain(imran, 'member-page', asha.memberId);
  expect(status).toBe(201);
  expect(Date.parse(body.dueAt)).toBe(time.getTime() + 72 * 3_600_000);
  expect((await complain(tara, 'member-page', asha.memberId)).body.caseId).toBe(body.caseId);
  await call(asha, 'PUT', 'society/own-page', {
    ...{ name: 'Asha Rao', lines: 'I have changed it.', fields: [], languages: [], place: '', offer: 'Tea', lookFor: '' },
    shown: ['name', 'lines'],
  });
  const [waiting] = (await queue(first)).waiting;
  expect(waiting).toMatchObject({ caseId: body.caseId, complainers: 2, authors: ['Asha Rao'], decision: null, mayDecide: true });
  expect(waiting!.snapshots).toHaveLength(1);
  expect(waiting!.snapshots[0]!.parts).toEqual([
    { part: 'name', text: 'Asha Rao' },
    { part: 'lines', text: 'I teach.' },
  ]);
  expect(JSON.stringify(waiting)).not.toMatch(/Imran|Tara/);
  time = new Date(time.getTime() + 1_000);
  await complain(imran, 'member-page', asha.memberId, { words: 'Now it says something else.' });
  expect((await queue(first)).waiting[0]!.snapshots).toHaveLength(2); // what it was changed to is kept too

  expect((await decide(first, body.caseId, 'removal')).body.decided[0]).toMatchObject({
    decision: { outcome: 'removal', by: 'operator1' },
  });
  expect((await call(imran, 'GET', `society/members/${asha.memberId}`)).body.message).toBe(memberPageMessages.notThere);
  expect((await call(asha, 'GET', 'society/own-page')).body).toMatchObject({ name: '', lines: '', offer: 'Tea', shown: [] });
  const { decisions } = await own(asha);
  expect(decisions).toMatchObject([{ outcome: 'removal', reason: 'It mocks people for their birth.', isInForce: true, appeal: null }]);
  expect(decisions[0]!.appealUntil).not.toBeNull();
  expect((await own(imran)).complaints).toMatchObject([{ state: 'acted', reason: null, appealUntil: null, said: [{ words: WORDS }, {}] }]);
  const [mail] = await mailbox.mailsTo(nameless);
  expect(mail!.text).toContain('It mocks people for their birth.');
  expect(mail!.text).not.toMatch(/Imran|Tara/);
  expect((await mailbox.mailsTo(mailOf(count)))[0]!.text).toContain('acted on it');
});

test('of two operators who decide at once one wins, and the other is told', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId, conversationId } = await makeLetter(asha, imran);
  const { caseId } = (await complain(imran, 'message', messageId)).body;
  const both = await Promise.all([decide(first, caseId, 'warning'), decide(second, caseId, 'removal')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.message).toBe(say.caseDecided);
  const [{ outcome } = { outcome: undefined }] = (await own(asha)).decisions;
  const { messages } = (await call(imran, 'GET', `society/conversations/${conversationId}`)).body;
  expect(messages.at(-1)).toMatchObject({ isRemoved: outcome === 'removal' });
});

test('a pause takes the letter along and keeps its author from writing; an appeal to somebody else gives both back', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId, conversationId } = await makeLetter(asha, imran);
  const { caseId } = (await complain(imran, 'message', messageId)).body;
  const shown = async () => (await call(imran, 'GET', `society/conversations/${conversationId}`)).body.messages.at(-1);
  const write = () => call(asha, 'POST', `society/conversations/${conversationId}/messages`, { text: 'Hello' });
  expect((await appeal(asha, caseId)).body.message).toBe(say.noAppeal); // nothing is decided
  await decide(first, caseId, 'pause-7');
  expect(await shown()).toMatchObject({ text: '', isRemoved: true });
  expect(await write()).toMatchObject({ status: 403, body: { message: say.paused } });
  const other = await addShown('Ruth Mensah');
  const ask = call(asha, 'POST', `society/members/${other.memberId}/introductions`, { reason: 'I would like to compare notes.' });
  expect((await ask).body.message).toBe(say.paused);
  expect((await own(asha)).pausedUntil).toBe(new Date(time.getTime() + 7 * 86_400_000).toISOString());

  expect((await appeal(other, caseId)).body.message).toBe(say.noAppeal); // no part in it
  expect((await appeal(imran, caseId)).body.message).toBe(say.noAppeal); // something was done
  expect((await appeal(asha, caseId)).body.decisions[0].appeal).toMatchObject({ isChanged: null });
  expect((await appeal(asha, caseId)).body.message).toBe(say.noAppeal); // once
  expect((await queue(first)).waiting.find((one) => one.caseId === caseId)!.appeals[0]).toMatchObject({ mayDecide: false });
  expect((await decideAppeal(first, caseId, 'author', 'none')).body.message).toBe(say.decideByAnother);
  expect((await decideAppeal(second, caseId, 'author', 'warning')).body.message).toBe(say.outcomeNotOpen);
  expect((await decideAppeal(second, caseId, 'author', 'none')).status).toBe(200);
  expect((await decideAppeal(second, caseId, 'author', 'none')).body.message).toBe(say.noOpenAppeal);
  expect(await shown()).toMatchObject({ text: 'You people should not be here.', isRemoved: false });
  expect((await write()).status).toBe(200);
  expect(await own(asha)).toMatchObject({
    ...{ pausedUntil: null, decisions: [{ isInForce: false, appealUntil: null, appeal: { isChanged: true } }] },
  });
  await mailbox.mailTo(mailOf(count - 2), 'appeal');
});

test('whoever complained appeals when nothing was done, and it can be decided anew', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId } = await makeLetter(asha, imran);
  const { caseId } = (await complain(imran, 'message', messageId)).body;
  await decide(first, caseId, 'none', 'It is rude, and no more.');
  expect((await own(asha)).decisions).toEqual([]); // what came to nothing is not told
  expect((await own(imran)).complaints[0]).toMatchObject({ state: 'nothing', reason: 'It is rude, and no more.' });
  expect((await complain(imran, 'message', messageId)).body.message).toBe(say.decidedAlready);
  expect((await appeal(asha, caseId)).body.message).toBe(say.noAppeal);
  expect((await appeal(imran, caseId)).status).toBe(200);
  expect((await decideAppeal(second, caseId, 'complainer', 'warning')).status).toBe(200);
  expect((await own(asha)).decisions).toMatchObject([{ outcome: 'warning', isInForce: true }]);
  expect((await own(imran)).complaints[0]).toMatchObject({ state: 'acted', appeal: { isChanged: true } });
});

test('the 30 days for an appeal end', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId } = await makeLetter(asha, imran);
  const { caseId } = (await complain(imran, 'message', messageId)).body;
  await decide(first, caseId, 'warning');
  await sql`update society.safety_case set decided_at = decided_at - interval '30 days' where id = ${caseId}`.execute(database);
  expect((await appeal(asha, caseId)).body.message).toBe(say.noAppeal);
});

test('an exclusion goes the way of every exclusion, and whoever is no member cannot be excluded', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const LETTER = 'Rain again, and nothing else.';
  const { messageId, conversationId } = await makeLetter(asha, imran, LETTER);
  const { caseId } = (await complain(imran, 'message', messageId)).body;
  await decide(first, caseId, 'exclusion');
  expect((await call(asha, 'GET', 'society/home')).status).toBe(403);
  expect((await call(asha, 'GET', 'society/membership')).body.exclusion).toMatchObject({ reason: 'It mocks people for their birth.' });
  expect(await own(asha)).toMatchObject({ decisions: [{ outcome: 'exclusion', appealUntil: null }] });
  expect((await mailbox.mailsTo(mailOf(count - 1))).map(({ subject }) => subject)).toHaveLength(1);
  const readable = async () => JSON.stringify((await call(imran, 'GET', `society/conversations/${conversationId}`)).body).includes(LETTER);
  expect(await readable()).toBe(false); // what it was for goes along

  await call(asha, 'POST', 'society/membership/appeal', { text: 'I meant the weather, not people.' });
  const operated = (await call(first, 'GET', 'operator/society')).body.exclusions[0];
  expect(operated.mayDecide).toBe(false);
  const lifted = { isLifted: true, reason: 'It was about the weather.' };
  expect((await call(second, 'POST', `operator/society/exclusions/${operated.exclusionId}/decision`, lifted)).status).toBe(200);
  expect((await call(asha, 'GET', 'society/home')).status).toBe(200);
  expect(await readable()).toBe(true);
  expect((await own(asha)).decisions.every(({ outcome, isInForce }) => outcome === 'none' || !isInForce)).toBe(true);
  expect((await complain(imran, 'message', messageId)).body.message).toBe(say.decidedAlready);
});

test('operators are told at once of the first danger, also in a case that waits already', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId } = await makeLetter(asha, imran);
  const sent = async () => (await mailbox.mailsTo('operator1@example.org')).length;
  const { caseId } = (await complain(imran, 'message', messageId, { harm: 'other' })).body;
  // twelve hours before it is due anyway
  await sql`update society.safety_case set due_at = due_at - interval '60 hours' where id = ${caseId}`.execute(database);
  const before = await sent();
  await complain(imran, 'message', messageId, { harm: 'danger' });
  expect(await sent()).toBe(before + 1);
  await complain(imran, 'message', messageId, { harm: 'danger' });
  expect(await sent()).toBe(before + 1);
  await decide(first, caseId, 'none');
});

test('what is not there and what one cannot see are refused alike; nobody reports what is their own', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const { messageId, introductionId } = await makeLetter(asha, imran);
  const subjects = [
    ...[['message', messageId] as const, ['introduction', introductionId] as const, ['message', 999_999] as const],
    ...[['member-page', 999_999] as const, ['message', '99999999999999999999'] as const, ['message', "1' or 1=1"] as const],
    ...[['member-page', '-1'] as const, ['introduction', '01'] as const],
  ];
  const answers = await Promise.all(subjects.map(([kind, subject]) => complain(tara, kind, subject)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(new Set([`404 ${say.noSubject}`]));
  expect(await complain(asha, 'message', messageId)).toMatchObject({ status: 409, body: { message: say.own } });
  expect((await complain(asha, 'member-page', asha.memberId)).body.message).toBe(say.own);
  await call(imran, 'PUT', `society/blocked/${asha.memberId}`);
  expect((await complain(imran, 'message', messageId)).status).toBe(201); // a block keeps nobody from reporting what they got
});

test('a form that lacks something is told what, and a flood is stopped', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const wrong = async (more: object) => (await complain(imran, 'member-page', asha.memberId, more)).body.errors;
  expect(await wrong({ harm: '', words: 'bad' })).toEqual({ harm: say.harm, words: say.wordsShort });
  expect(await wrong({ words: 'x'.repeat(MAX_COMPLAINT_LENGTH + 1) })).toEqual({ words: say.wordsLong });
  expect((await complain(imran, 'member-page', asha.memberId, { words: 'x'.repeat(10_000_000) })).status).toBe(413);
  const statuses = [];
  for (let sent = 0; sent <= COMPLAINTS_A_DAY; sent += 1) statuses.push((await complain(imran, 'member-page', asha.memberId)).status);
  expect(statuses).toEqual([...Array(COMPLAINTS_A_DAY).fill(201), 429]);
  expect((await queue(first)).waiting.find(({ said }) => said.length === COMPLAINTS_A_DAY)!.complainers).toBe(1);
  expect((await decide(first, 999_999, 'none')).status).toBe(404);
  const { caseId } = (await queue(first)).waiting[0]!;
  expect((await decide(first, caseId, 'none', 'No')).body.errors.reason).toBe(societyMessages.reasonShort);
});

const sent: unknown[] = [];
const add: Add = async (_job, input) => void sent.push(input);
const jobs = { transaction: (work) => database.transaction().execute((transaction) => work(transaction, add)) } as Pick<
  Jobs,
  'transaction'
>;
const society = { database, jobs: jobs as Jobs, now, config: site.config };

test('danger has the shorter clock and a mail at once; all others have one before their time runs out', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  await database.updateTable('society.safetyCase').set({ remindedAt: time }).execute();
  const mails = async () => (await mailbox.mailsTo('operator1@example.org')).length;
  const before = await mails();
  const { caseId } = (await complain(imran, 'member-page', asha.memberId)).body;
  await remindOperators(society);
  expect(sent).toEqual([]);
  const begun = time;
  time = new Date(begun.getTime() + 55 * 3_600_000);
  await remindOperators(society);
  await remindOperators(society);
  expect(sent).toMatchObject([
    { kind: 'due', caseId, personId: first.id },
    { kind: 'due', caseId, personId: second.id },
  ]);
  time = begun;
  const { body } = await complain(imran, 'member-page', asha.memberId, { harm: 'danger' });
  expect(body).toEqual({ caseId, dueAt: new Date(time.getTime() + 24 * 3_600_000).toISOString() });
  expect(await mails()).toBe(before + 1);
  const [mail] = (await mailbox.mailsTo('operator1@example.org')).slice(-1);
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/Asha|Imran|mock/);
  expect((await queue(first)).waiting[0]!.caseId).toBe(caseId);
});

test('operators decide nothing in which they have a part, and do not read what is said of them', async () => {
  const imran = await addShown('Imran Sheikh');
  const judge = await named(await addMember('Judge'), 'operator1-was');
  await database.updateTable('people.person').set({ username: 'operator1-away' }).where('id', '=', first.id).execute();
  await database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', judge.id).execute();
  const page = { name: 'Judge', lines: '', fields: [], languages: [], place: '', offer: '', lookFor: '', shown: ['name'] };
  const { memberId } = (await call(judge, 'PUT', 'society/own-page', page)).body;
  const { caseId } = (await complain(imran, 'member-page', memberId)).body;
  const seen = async (operator: TestPerson) => (await queue(operator)).waiting.some((one) => one.caseId === caseId);
  expect([await seen(judge), await seen(second)]).toEqual([false, true]);
  expect(await decide(judge, caseId, 'none')).toMatchObject({ status: 403, body: { message: say.involved } });
  const other = (await complain(judge, 'member-page', imran.memberId)).body;
  expect((await queue(judge)).waiting.find((one) => one.caseId === other.caseId)).toMatchObject({ mayDecide: false });
  expect((await decide(judge, other.caseId, 'warning')).body.message).toBe(say.involved);
  await database.updateTable('people.person').set({ username: 'judge' }).where('id', '=', judge.id).execute();
  await database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', first.id).execute();
});

test('nothing that was kept can be changed, and the chain of each case is whole', async () => {
  const refusal = 'a record of the society is never changed';
  await expect(database.updateTable('society.complaint').set({ words: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.complaint').execute()).rejects.toThrow(refusal);
  await expect(sql`update society.case_snapshot set parts = '[]'`.execute(database)).rejects.toThrow(refusal);
  await expect(database.updateTable('society.caseDecision').set({ reason: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.updateTable('society.safetyLog').set({ kind: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(database.deleteFrom('society.safetyLog').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate society.safety_log`.execute(database)).rejects.toThrow(refusal);
  const cases = await database.selectFrom('society.safetyCase').select('id').execute();
  const chains = await Promise.all(cases.map(({ id }) => readCaseLog(database, id)));
  expect(chains.flat().length).toBeGreaterThan(20);
  expect(chains.every((chain) => chain.length > 0 && isWhole(chain))).toBe(true);
});

test('what was reported is kept for 180 days after the last decision, and then goes with what was said of it', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const decided = (await complain(imran, 'member-page', asha.memberId)).body.caseId;
  await decide(first, decided, 'warning', 'Not like this.');
  const appealed = (await complain(imran, 'member-page', tara.memberId)).body.caseId;
  await decide(first, appealed, 'warning');
  await appeal(tara, appealed, 'It was a line of a play.');
  // the clock of this file has gone to and fro: nothing else is old
  await database.updateTable('society.safetyCase').set({ decidedAt: time }).where('decidedAt', 'is not', null).execute();
  const keptOf = async (caseId: number) =>
    (await database.selectFrom('society.caseSnapshot').select('id').where('caseId', '=', caseId).execute()).length;
  const forgetAfter = (days: number) => forgetCases({ database, now: () => daysAfter(time, days) });
  await forgetAfter(KEPT_DAYS - 1);
  expect([await keptOf(decided), await keptOf(appealed)]).toEqual([1, 1]);
  // the database lets nobody delete it sooner, whatever a clock says
  await expect(forgetAfter(KEPT_DAYS + 1)).rejects.toThrow('a record of the society is never changed');
  const putBack = (caseId: number) =>
    database
      .updateTable('society.safetyCase')
      .set({ decidedAt: daysAfter(new Date(), -KEPT_DAYS - 1) })
      .where('id', '=', caseId)
      .execute();
  await putBack(decided);
  await putBack(appealed);
  await forgetAfter(0);
  expect([await keptOf(decided), await keptOf(appealed)]).toEqual([0, 1]); // an appeal still waits
  expect((await own(asha)).decisions[0]).toMatchObject({ snapshot: [], outcome: 'warning', reason: 'Not like this.' });
  expect((await own(imran)).complaints.find((one) => one.caseId === decided)).toMatchObject({ state: 'acted', said: [{ words: '' }] });
  expect((await queue(first)).decided.some((one) => one.caseId === decided)).toBe(false);
  await decideAppeal(second, appealed, 'author', 'warning');
  await forgetAfter(0);
  expect(await keptOf(appealed)).toBe(1); // its time begins with the last decision
  const chain = await readCaseLog(database, decided);
  expect(chain.at(-1)!.kind).toBe('forgotten');
  expect(isWhole(chain)).toBe(true);
});

test('an erasure takes along what was said by somebody and of them; what was decided stays, and names nobody', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const ofAsha = (await complain(imran, 'member-page', asha.memberId)).body.caseId;
  const ofTara = (await complain(imran, 'member-page', tara.memberId, { words: 'Tara has lied to all of us.' })).body.caseId;
  await decide(first, ofAsha, 'none');
  await appeal(imran, ofAsha, 'It does harm: ask Ruth.');
  await decide(first, ofTara, 'warning', 'Tara was warned.');
  await appeal(tara, ofTara, 'I told the truth.');
  await database.deleteFrom('people.person').where('id', '=', tara.id).execute();
  expect((await own(imran)).complaints.find((one) => one.caseId === ofTara)).toMatchObject({ said: [{ words: '' }], state: 'acted' });
  await database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  const kept = (await queue(second)).waiting.concat((await queue(second)).decided);
  expect(kept.find((one) => one.caseId === ofTara)).toBeUndefined();
  expect(kept.find((one) => one.caseId === ofAsha)).toMatchObject({ complainers: 0, said: [], appeals: [], decision: { outcome: 'none' } });
  for (const table of ['case_snapshot', 'complaint', 'case_decision', 'case_appeal', 'safety_case', 'safety_log']) {
    const { rows } = await sql<{ row: string }>`select kept::text as row from ${sql.table(`society.${table}`)} as kept`.execute(database);
    expect(rows.filter(({ row }) => /lied to all|was warned|told the truth|ask Ruth/.test(row))).toEqual([]);
  }
  expect(isWhole(await readCaseLog(database, ofTara))).toBe(true);
});
