import { expect, test } from 'vitest';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import { societyMessages } from '#contract/society/messages.ts';
import { COMPLAINTS_A_DAY, MAX_COMPLAINT_LENGTH, safetyMessages as say } from '#contract/society/safety-words.ts';
import type { TestPerson } from '#testing/people.ts';
import { safetySite, WORDS } from '#testing/safety-site.ts';

const { addMember, addShown, call, clock, complain, database, decide, first, mailbox, makeLetter, named, own, queue, second } =
  await safetySite();

test('a page is reported as it stands, double reports merge, and it is removed with a reason that its owner reads', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const { status, body } = await complain(imran, 'member-page', asha.memberId);
  expect(status).toBe(201);
  expect(Date.parse(body.dueAt)).toBe(clock.time.getTime() + 72 * 3_600_000);
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
  clock.time = new Date(clock.time.getTime() + 1_000);
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
  const [mail] = await mailbox.mailsTo(asha.email);
  expect(mail!.text).toContain('It mocks people for their birth.');
  expect(mail!.text).not.toMatch(/Imran|Tara/);
  expect((await mailbox.mailsTo(tara.email))[0]!.text).toContain('acted on it');
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
