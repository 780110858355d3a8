import { expect, test } from 'vitest';
import { MEMBERSHIP_STATES } from '#contract/society/membership-words.ts';
import { societyMessages } from '#contract/society/messages.ts';
import { testApp } from '#testing/app.ts';
import { makeMembersOf } from '#testing/society.ts';

const site = await testApp({ config: { operators: ['operator1'] } });
const { inState, addMember, addEditor, signUp } = makeMembersOf(site, () => new Date());
const ask = async (path: string, headers = {}) => {
  const response = await site.app.inject({ url: `/api/society/${path}`, headers });
  return { status: response.statusCode, body: response.json() };
};

test.each(MEMBERSHIP_STATES)('somebody in the state %s reads it, and only a member comes in', async (state) => {
  const { headers } = await inState(state);
  expect((await ask('membership', headers)).body).toMatchObject({ state, isEditor: false });
  const home = await ask('home', headers);
  expect(home.status).toBe(state === 'member' ? 200 : 403);
  if (home.status === 403) expect(home.body.message).toBe(societyMessages.membersOnly);
});

test('a minor is refused, and a member whose account waits to be erased', async () => {
  const child = await addMember();
  await site.database
    .updateTable('people.birth')
    .set({ year: new Date().getFullYear() - 15 })
    .where('personId', '=', child.id)
    .execute();
  expect((await ask('home', child.headers)).status).toBe(403);
  const leaving = await addMember();
  const erasure = { personId: leaving.id, askedAt: new Date(), dueAt: new Date(), askedBy: 'person', language: 'en' } as const;
  await site.database.insertInto('erasure').values(erasure).execute();
  expect((await ask('home', leaving.headers)).body.code).toBe('consent-first');
  const { members } = (await ask('home', (await addMember()).headers)).body;
  expect(await site.database.selectFrom('society.presentMember').select('personId').execute()).toHaveLength(members);
  expect(await site.database.selectFrom('society.presentMember').selectAll().where('personId', '=', leaving.id).execute()).toEqual([]);
});

test('the editorial circle is for those whom an operator has appointed, until they are removed', async () => {
  const editor = await addEditor();
  expect((await ask('home', editor.headers)).status).toBe(403);
  expect((await ask('editors', editor.headers)).status).toBe(200);
  expect((await ask('editors', (await addMember()).headers)).body.message).toBe(societyMessages.editorsOnly);

  const operator = await signUp();
  await site.database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', operator.id).execute();
  const { username } = await site.database
    .selectFrom('people.person')
    .select('username')
    .where('id', '=', (await addMember('Tara Bose')).id)
    .executeTakeFirstOrThrow();
  const operate = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    site.app.inject({ method, url: `/api/operator/society/editors${path}`, headers: operator.headers, ...(payload && { payload }) });
  const appointed = (await operate('POST', '', { username: username!.toUpperCase() })).json();
  expect(appointed.editors).toContainEqual(expect.objectContaining({ name: 'Tara Bose' }));
  expect((await operate('POST', '', { username: 'nobody-of-this-name' })).statusCode).toBe(404);
  const removed = (await operate('DELETE', `/${editor.id}`)).json();
  expect(removed.editors).not.toContainEqual(expect.objectContaining({ userId: editor.id }));
  expect((await ask('editors', editor.headers)).status).toBe(403);
});

test('a step of a membership is never rewritten', async () => {
  const { id } = await addMember();
  await site.database
    .insertInto('society.membershipEvent')
    .values({ personId: id, kind: 'joined', operator: null, text: null, at: new Date() })
    .execute();
  await expect(site.database.updateTable('society.membershipEvent').set({ kind: 'left' }).execute()).rejects.toThrow('never changed');
  await expect(site.database.deleteFrom('society.membershipEvent').execute()).rejects.toThrow('never changed');
});
