import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { safetyMessages as say } from '#contract/society/safety-words.ts';
import { safetySite } from '#testing/safety-site.ts';

const { addShown, appeal, call, clock, complain, database, decide, decideAppeal, first, mailbox, makeLetter, own, queue, second } =
  await safetySite();

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
  expect((await own(asha)).pausedUntil).toBe(new Date(clock.time.getTime() + 7 * 86_400_000).toISOString());

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
  await mailbox.mailTo(asha.email, 'appeal');
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
  expect((await mailbox.mailsTo(asha.email)).map(({ subject }) => subject)).toHaveLength(1);
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
