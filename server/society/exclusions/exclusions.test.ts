import { expect, test } from 'vitest';
import { societyMessages as say } from '#contract/society/messages.ts';
import type { OperatedSociety } from '#contract/society/operating.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf, putEditor } from '#testing/society.ts';

const site = await testApp({ config: { operators: ['operator1', 'operator2', 'operator3'], origin: 'https://bhava.example' } });
const { database, mailbox } = site;
const { addMember, signUp } = makeMembersOf(site, () => new Date());

const named = async (person: TestPerson, username: string) => {
  await database
    .updateTable('people.person')
    .set({ username, emailVerified: true, email: `${username}@example.org` })
    .where('id', '=', person.id)
    .execute();
  return person;
};
const first = await named(await signUp(), 'operator1');
const second = await named(await signUp(), 'operator2');
const tara = await named(await addMember('Tara Bose'), 'tara1');

const post = async (person: TestPerson, path: string, payload: object) => {
  const response = await site.app.inject({ method: 'POST', url: `/api/${path}`, headers: person.headers, payload });
  return { status: response.statusCode, body: response.json() };
};
const home = async () => (await site.app.inject({ url: '/api/society/home', headers: tara.headers })).statusCode;
const seen = async (operator: TestPerson) =>
  (await site.app.inject({ url: '/api/operator/society', headers: operator.headers })).json<OperatedSociety>();

const REASON = 'Wrote again to somebody who had said no.';

test('a member who is excluded is out at once, reads why, appeals once, and somebody else decides', async () => {
  await putEditor(database, tara.id, new Date());
  expect(await home()).toBe(200);
  expect((await post(first, 'operator/society/exclusions', { username: 'tara1', reason: 'bad' })).body.errors.reason).toBe(say.reasonShort);
  expect((await post(first, 'operator/society/exclusions', { username: 'tara1', reason: REASON })).status).toBe(200);
  expect((await post(first, 'operator/society/exclusions', { username: 'tara1', reason: REASON })).status).toBe(409);
  expect(await home()).toBe(403);
  expect(await database.selectFrom('society.editor').selectAll().execute()).toEqual([]);

  const own = (await site.app.inject({ url: '/api/society/membership', headers: tara.headers })).json();
  expect(own).toMatchObject({ state: 'excluded', answers: [], exclusion: { reason: REASON, appealedAt: null } });
  expect((await post(tara, 'society/membership/answer', { answer: 'join' })).status).toBe(409);
  const [mail] = await mailbox.mailsTo('tara1@example.org');
  expect(mail!.text).toContain(REASON);
  expect(mail!.text).toContain('https://bhava.example/home/society');

  const { exclusionId } = (await seen(second)).exclusions[0]!;
  const decide = (operator: TestPerson, isLifted: boolean) =>
    post(operator, `operator/society/exclusions/${exclusionId}/decision`, { isLifted, reason: 'It was a misunderstanding.' });
  expect((await decide(second, true)).body.message).toBe(say.noOpenAppeal);
  expect((await post(tara, 'society/membership/appeal', { text: 'I had not seen the answer.' })).status).toBe(200);
  expect((await post(tara, 'society/membership/appeal', { text: 'Once more, please.' })).body.message).toBe(say.noAppeal);

  expect((await seen(first)).exclusions[0]).toMatchObject({ name: 'Tara Bose', mayDecide: false });
  expect((await decide(first, false)).body.message).toBe(say.decideByAnother);
  const decisions = await Promise.all([decide(second, true), decide(second, false)]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]); // of two at once one counts
  const [{ outcome } = { outcome: null }] = (await seen(second)).exclusions;
  expect(await home()).toBe(outcome === 'lifted' ? 200 : 403);
  expect(await mailbox.mailsTo('tara1@example.org')).toHaveLength(2);
  const events = await database.selectFrom('society.membershipEvent').select(['kind', 'operator']).orderBy('id').execute();
  expect(events).toEqual([
    { kind: 'excluded', operator: 'operator1' },
    { kind: 'appealed', operator: null },
    { kind: outcome, operator: 'operator2' },
  ]);
});

test('only members can be excluded, only by operators, and nobody learns there who stands where', async () => {
  const ravi = await named(await signUp(), 'ravi1');
  expect((await post(first, 'operator/society/exclusions', { username: 'ravi1', reason: REASON })).body.errors.username).toBe(
    say.notMember,
  );
  expect((await post(first, 'operator/society/exclusions', { username: 'nobody', reason: REASON })).status).toBe(404);
  expect((await post(ravi, 'operator/society/exclusions', { username: 'tara1', reason: REASON })).status).toBe(403);
  expect((await post(first, 'operator/society/exclusions/999999/decision', { isLifted: true, reason: REASON })).status).toBe(404);
  expect((await post(ravi, 'society/membership/appeal', { text: 'I would like to appeal.' })).status).toBe(409);
  const { states, isOnlyOperator } = await seen(first);
  expect(isOnlyOperator).toBe(false);
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('whoever has left cannot come back past an exclusion; lifting it gives back what it was, and nobody decides their own', async () => {
  const olga = await named(await addMember('Olga Petrova'), 'operator3'); // an operator who is a member
  expect((await post(olga, 'society/membership/answer', { answer: 'leave' })).status).toBe(200);
  expect((await post(first, 'operator/society/exclusions', { username: 'operator3', reason: REASON })).status).toBe(200);
  expect((await post(olga, 'society/membership/answer', { answer: 'join' })).body.message).toBe(say.notNow);
  expect((await post(olga, 'society/membership/appeal', { text: 'It was somebody else.' })).status).toBe(200);
  const { exclusionId, mayDecide } = (await seen(olga)).exclusions[0]!;
  const decision = { isLifted: true, reason: 'It was somebody else indeed.' };
  expect(mayDecide).toBe(false);
  expect((await post(olga, `operator/society/exclusions/${exclusionId}/decision`, decision)).body.message).toBe(say.decideByAnother);
  expect((await post(second, `operator/society/exclusions/${exclusionId}/decision`, decision)).status).toBe(200);
  expect((await post(olga, 'society/membership/answer', { answer: 'join' })).body).toMatchObject({ state: 'member' });
});
