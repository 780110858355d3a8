import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { INTRODUCTIONS_A_DAY, MESSAGES_PAGE_SIZE, introductionMessages as say } from '#contract/society/introduction-words.ts';
import type { ConversationPage, Introductions } from '#contract/society/introductions.ts';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf, putMembership } from '#testing/society.ts';

const now = () => new Date();
const site = await testApp({ now });
const { addMember, addEditor, inState, signUp } = makeMembersOf(site, now);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (who: Pick<TestPerson, 'headers'> | undefined, method: Method, path: string, payload?: object) => {
  const response = await site.app.inject({
    method,
    url: `/api/society/${path}`,
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
};
type Shown = TestPerson & { readonly memberId: number };
const addShown = async (name: string): Promise<Shown> => {
  const person = await addMember(name);
  const page = { name, lines: '', fields: [], languages: [], place: '', offer: '', lookFor: '', shown: ['name'] };
  return { ...person, memberId: (await call(person, 'PUT', 'own-page', page)).body.memberId };
};
const reason = 'I read your lines on rivers and would like to compare notes.';
const ask = (asker: TestPerson, { memberId }: Shown, text = reason) =>
  call(asker, 'POST', `members/${memberId}/introductions`, { reason: text });
const introductionsOf = async (who: TestPerson): Promise<Introductions> => (await call(who, 'GET', 'introductions')).body;
const answerNewest = async (who: TestPerson, isYes: boolean) => {
  const [newest] = (await introductionsOf(who)).received;
  return call(who, 'POST', `introductions/${newest!.introductionId}/answer`, { isYes });
};
const inboxOf = async (who: TestPerson) => (await call(who, 'GET', 'conversations')).body.conversations;
/** As if every request had been made so many days earlier: a login would not last so long. */
const waitDays = (days: number) =>
  site.database
    .updateTable('society.introduction')
    .set({ askedAt: sql`asked_at - make_interval(days => ${days})` })
    .execute();
/** Two who can write to each other. */
const makePair = async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  await ask(asha, imran);
  await answerNewest(imran, true);
  const [{ conversationId }] = await inboxOf(asha);
  return { asha, imran, conversationId: conversationId as number };
};
const send = (who: TestPerson, conversationId: number, text = 'Good morning') =>
  call(who, 'POST', `conversations/${conversationId}/messages`, { text });

test('a request shows who asks and why; after a yes the two write to each other, and it is seen what is new', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  expect((await ask(asha, imran)).body.sent).toMatchObject([{ name: 'Imran Sheikh', memberId: imran.memberId, state: 'open' }]);
  expect((await introductionsOf(imran)).received).toMatchObject([{ name: 'Asha Rao', memberId: asha.memberId, reason }]);
  expect(await inboxOf(asha)).toEqual([]);
  await answerNewest(imran, true);
  expect((await introductionsOf(asha)).sent).toMatchObject([{ state: 'yes' }]);
  const [{ conversationId }] = await inboxOf(asha);
  await send(asha, conversationId, 'Hello');
  expect(await inboxOf(imran)).toMatchObject([{ name: 'Asha Rao', unread: true }]);
  expect(await inboxOf(asha)).toMatchObject([{ unread: false }]);
  const { body } = await call(imran, 'GET', `conversations/${conversationId}`);
  expect(body.messages).toMatchObject([{ text: 'Hello', isYours: false }]);
  expect(await inboxOf(imran)).toMatchObject([{ unread: false }]);
});

test('without a yes nobody writes: not after a no, and not without an answer', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  await ask(asha, imran);
  await answerNewest(imran, false);
  expect(await inboxOf(asha)).toEqual([]);
  expect((await introductionsOf(asha)).sent).toMatchObject([{ state: 'no' }]);
  expect((await ask(asha, imran)).body.message).toBe(say.tooSoon);
  const tara = await addShown('Tara Bose');
  await ask(asha, tara);
  await waitDays(31);
  expect((await introductionsOf(asha)).sent.map(({ state }) => state)).toEqual(['unanswered', 'no']);
  expect((await introductionsOf(tara)).received).toEqual([]);
  expect((await ask(tara, asha)).status).toBe(200);
  await waitDays(150);
  expect((await ask(asha, imran)).status).toBe(200);
});

test('a request is one at a time for a pair, has a reason, and comes from somebody who shows a name', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  expect((await ask(asha, imran, 'Hello')).body.errors).toEqual({ reason: say.reasonShort });
  expect((await ask(asha, imran, `${reason} Call 98765 43210`)).body.errors).toEqual({ reason: memberPageMessages.contact });
  expect((await ask(asha, asha)).body.message).toBe(say.own);
  expect((await ask(await addMember(), imran)).body.message).toBe(say.showFirst);
  await ask(asha, imran);
  expect((await ask(asha, imran)).body.message).toBe(say.alreadyOpen);
  expect((await ask(imran, asha)).body.message).toBe(say.alreadyOpen);
  await answerNewest(imran, true);
  expect((await ask(imran, asha)).body.message).toBe(say.alreadyTalking);
});

test('only so many requests leave in a day, also at the same moment', async () => {
  const asha = await addShown('Asha Rao');
  const others: Shown[] = [];
  for (let index = 0; index <= INTRODUCTIONS_A_DAY; index++) others.push(await addShown(`Member ${index}`));
  const statuses = await Promise.all(others.map(async (other) => (await ask(asha, other)).status));
  expect(statuses.toSorted()).toEqual([...Array.from({ length: INTRODUCTIONS_A_DAY }, () => 200), 429]);
});

test('either ends a conversation; what was written stays for both, and nothing is added', async () => {
  const { asha, imran, conversationId } = await makePair();
  await send(asha, conversationId);
  await call(imran, 'POST', `conversations/${conversationId}/end`);
  for (const who of [asha, imran]) {
    expect((await send(who, conversationId)).body.message).toBe(say.ended);
    expect((await call(who, 'GET', `conversations/${conversationId}`)).body).toMatchObject({
      isEnded: true,
      messages: [{ text: 'Good morning' }],
    });
  }
  expect((await ask(asha, imran)).status).toBe(200);
});

test('long conversations come in pages, each message once', async () => {
  const { asha, conversationId } = await makePair();
  const count = MESSAGES_PAGE_SIZE + 2;
  for (let index = 0; index < count; index++) await send(asha, conversationId, `${index}`);
  const last: ConversationPage = (await call(asha, 'GET', `conversations/${conversationId}`)).body;
  const first: ConversationPage = (await call(asha, 'GET', `conversations/${conversationId}?before=${last.earlier}`)).body;
  expect(first.earlier).toBeNull();
  expect([...first.messages, ...last.messages].map(({ text }) => text)).toEqual(Array.from({ length: count }, (_, index) => `${index}`));
});

/** Every address that names somebody or something of somebody. */
const addresses = ({ imran, conversationId, introductionId }: { imran: Shown; conversationId: number; introductionId: number }) =>
  [
    ['GET', `members/${imran.memberId}`],
    ['POST', `members/${imran.memberId}/introductions`, { reason }],
    ['POST', `introductions/${introductionId}/answer`, { isYes: true }],
    ['GET', `conversations/${conversationId}`],
    ['POST', `conversations/${conversationId}/messages`, { text: 'Are you there?' }],
    ['POST', `conversations/${conversationId}/end`],
    ['PUT', `blocked/${imran.memberId}`],
  ] as const;
const NOWHERE = { imran: { memberId: 999_999 } as Shown, conversationId: 999_999, introductionId: 999_999 };
const lists = ['members?search=imran', 'introductions', 'conversations', 'blocked'] as const;

test('a block is total and silent: at every address the blocked one sees what anybody sees of a member who is not there', async () => {
  const { asha, imran, conversationId } = await makePair();
  await send(asha, conversationId);
  await call(imran, 'POST', `conversations/${conversationId}/end`);
  await ask(imran, asha);
  const { introductionId } = (await introductionsOf(asha)).received[0]!;
  await call(imran, 'PUT', `blocked/${asha.memberId}`);
  const real = addresses({ imran, conversationId, introductionId });
  for (const [index, [method, path, payload]] of addresses(NOWHERE).entries()) {
    const [realMethod, realPath, realPayload] = real[index]!;
    expect([realPath, await call(asha, realMethod, realPath, realPayload)]).toEqual([realPath, await call(asha, method, path, payload)]);
  }
  const stranger = await addShown('Ruth Mensah');
  const ofImran = (found: object) => JSON.stringify(found).includes(`"memberId":${imran.memberId},`);
  for (const path of lists) expect([path, ofImran((await call(asha, 'GET', path)).body)]).toEqual([path, false]);
  expect(ofImran((await call(stranger, 'GET', 'members?search=imran')).body)).toBe(true);
  expect((await call(imran, 'GET', `members/${asha.memberId}`)).status).toBe(404);
  expect((await call(imran, 'GET', 'blocked')).body.blocked).toEqual([{ memberId: asha.memberId, name: 'Asha Rao' }]);

  await call(imran, 'DELETE', `blocked/${asha.memberId}`);
  expect((await call(asha, 'GET', `members/${imran.memberId}`)).status).toBe(200);
  expect((await send(asha, conversationId)).body.message).toBe(say.ended);
});

test('the same is seen of a member who has left, and of one whose account is erased', async () => {
  const { asha, imran, conversationId } = await makePair();
  await putMembership(site.database, imran.id, 'left', now());
  const gone = await call(asha, 'GET', `conversations/${conversationId}`);
  expect(gone.status).toBe(404);
  expect(await inboxOf(asha)).toEqual([]);
  await site.database.deleteFrom('people.person').where('id', '=', imran.id).execute();
  expect(await call(asha, 'GET', `conversations/${conversationId}`)).toEqual(gone);
  const left = await site.database.selectFrom('society.message').selectAll().where('conversationId', '=', conversationId).execute();
  expect(left).toEqual([]);
});

test('what two write is nobody else’s: no member’s, no editor’s, no invited one’s, and no one’s without a login', async () => {
  const { asha, imran, conversationId } = await makePair();
  await send(asha, conversationId, 'Between us');
  const outside = { imran, conversationId, introductionId: 1 };
  const between = addresses(outside).filter(([, path]) => path.startsWith('conversations'));
  const visitors = {
    member: await addShown('Ana Duarte'),
    editor: await addEditor(),
    invited: await inState('invited'),
    person: await signUp(),
  };
  for (const [method, path, payload] of between) {
    expect([path, (await call(visitors.member, method, path, payload)).status]).toEqual([path, 404]);
    for (const who of [visitors.editor, visitors.invited, visitors.person])
      expect([path, (await call(who, method, path, payload)).status]).toEqual([path, 403]);
    expect([path, (await call(undefined, method, path, payload)).status]).toEqual([path, 401]);
  }
});

test('all of it stands in the own data', async () => {
  const { asha, conversationId } = await makePair();
  await send(asha, conversationId, 'Mine');
  const { network } = (await site.app.inject({ url: '/api/my-data', headers: asha.headers })).json();
  expect(network.introductions).toMatchObject([{ reason, state: 'yes' }]);
  expect(network.messages).toMatchObject([{ text: 'Mine' }]);
});
