import { expect, test } from 'vitest';
import { memberPageMessages as say } from '#contract/society/member-page-messages.ts';
import { MEMBERS_PAGE_SIZE, PAGE_PARTS } from '#contract/society/member-page-words.ts';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { makeMembersOf, putMembership } from '#testing/society.ts';

const site = await testApp();
const { addMember } = makeMembersOf(site, () => new Date());

const full = {
  ...{ name: 'Asha of the rivers', lines: 'I read water.', fields: ['physics', 'environment'], languages: ['hi', 'ml'] },
  ...{ place: 'Kochi, Kerala', offer: 'A boat and a tide table', lookFor: 'Someone who counts birds', shown: [] as string[] },
};
const save = async ({ headers }: TestPerson, changes: Partial<typeof full> = {}) => {
  const response = await site.app.inject({ method: 'PUT', url: '/api/society/own-page', headers, payload: { ...full, ...changes } });
  return { status: response.statusCode, body: response.json() };
};
const get = async ({ headers }: TestPerson, path: string) => {
  const response = await site.app.inject({ url: `/api/society/${path}`, headers });
  return { status: response.statusCode, body: response.json() };
};
const namesFor = async (reader: TestPerson, query: string): Promise<string[]> =>
  (await get(reader, `members?${query}`)).body.members.map(({ name }: MemberPage) => name);
const reader = await addMember('Imran Sheikh');

test('nothing is shown by default, and what is written stays with its owner', async () => {
  const asha = await addMember('Asha Rao');
  expect((await get(asha, 'own-page')).body).toMatchObject({ memberId: null, name: '', shown: [] });
  const { memberId } = (await save(asha)).body;
  expect((await get(asha, 'own-page')).body).toEqual({ ...full, memberId });
  expect((await get(reader, `members/${memberId}`)).status).toBe(404);
  expect(await namesFor(reader, 'search=rivers')).toEqual([]);
});

test.each(PAGE_PARTS.filter((part) => part !== 'name'))('%s is seen, and found, only by the word of its owner', async (part) => {
  const asha = await addMember();
  const { memberId } = (await save(asha, { shown: ['name'] })).body;
  const hidden: MemberPage = (await get(reader, `members/${memberId}`)).body;
  expect(hidden[part]).toEqual(Array.isArray(full[part]) ? [] : '');
  await save(asha, { shown: ['name', part] });
  const seen: MemberPage = (await get(reader, `members/${memberId}`)).body;
  expect(seen).toEqual({ ...hidden, [part]: full[part] });
  expect(Object.keys(seen).toSorted()).toEqual(['isYou', 'memberId', ...PAGE_PARTS].toSorted());
});

test('what is hidden is not found by searching for it', async () => {
  const asha = await addMember();
  await save(asha, { name: 'Quiet Quill', lines: 'zebrafish', offer: 'xylophone', place: 'Yamunanagar', shown: ['name', 'lines'] });
  expect(await namesFor(reader, 'search=zebraf')).toEqual(['Quiet Quill']);
  for (const query of ['search=xylophone', 'search=yamunanagar', 'search=quill%20xylo'])
    expect([query, await namesFor(reader, query)]).toEqual([query, []]);
  expect(await namesFor(reader, 'search=quill&field=physics')).toEqual([]);
  await save(asha, { name: 'Quiet Quill', shown: ['name', 'fields', 'languages'] });
  expect(await namesFor(reader, 'search=quill&field=physics&language=ml')).toEqual(['Quiet Quill']);
  expect(await namesFor(reader, 'search=quill&language=ta')).toEqual([]);
});

test('Hindi words are found by their beginning, and odd signs do no harm', async () => {
  await save(await addMember(), { name: 'मीरा शर्मा', lines: 'नदियों पर काम करती हूँ', shown: ['name', 'lines'] });
  expect(await namesFor(reader, `search=${encodeURIComponent('मीरा')}`)).toEqual(['मीरा शर्मा']);
  expect(await namesFor(reader, `search=${encodeURIComponent('नदि')}`)).toEqual(['मीरा शर्मा']);
  for (const odd of [`'`, `';--`, '\\', '&|!', ':*', "मीरा' | 'x"])
    expect((await get(reader, `members?search=${encodeURIComponent(odd)}`)).status).toBe(200);
});

test('a phone number, an e-mail or a messenger is refused in every text, and the error says why', async () => {
  const asha = await addMember();
  for (const field of ['name', 'lines', 'place', 'offer', 'lookFor'] as const) {
    const { status, body } = await save(asha, { [field]: 'me: 98765 43210' });
    expect([field, status, body.errors]).toEqual([field, 400, { [field]: say.contact }]);
  }
  expect((await save(asha, { name: ' ', shown: ['name'] })).body.errors).toEqual({ name: say.nameMissing });
});

test('whoever leaves, is excluded or waits to be erased is not there, and neither is who never came', async () => {
  const leaving = await addMember();
  const { memberId } = (await save(leaving, { name: 'Leaving Lotus', shown: ['name'] })).body;
  const missing = await get(reader, 'members/999999');
  for (const state of ['left', 'excluded'] as const) {
    await putMembership(site.database, leaving.id, state, new Date());
    expect(await get(reader, `members/${memberId}`)).toEqual(missing);
    expect(await namesFor(reader, 'search=lotus')).toEqual([]);
  }
  await putMembership(site.database, leaving.id, 'member', new Date());
  expect(await namesFor(reader, 'search=lotus')).toEqual(['Leaving Lotus']);
  const erasure = { personId: leaving.id, askedAt: new Date(), dueAt: new Date(), askedBy: 'person', language: 'en' } as const;
  await site.database.insertInto('erasure').values(erasure).execute();
  expect(await get(reader, `members/${memberId}`)).toEqual(missing);
});

test('pages follow one another without a gap and without a double', async () => {
  const count = MEMBERS_PAGE_SIZE + 3;
  for (let index = 0; index < count; index++) await save(await addMember(), { name: `Paging ${index}`, shown: ['name'] });
  const first = (await get(reader, 'members?search=paging')).body;
  expect(first.members).toHaveLength(MEMBERS_PAGE_SIZE);
  const second = (await get(reader, `members?search=paging&after=${first.next}`)).body;
  expect(second.next).toBeNull();
  const names = [...first.members, ...second.members].map(({ name }: MemberPage) => name);
  expect(names).toEqual(Array.from({ length: count }, (_, index) => `Paging ${count - 1 - index}`));
});

test('all of a page stands in the own data', async () => {
  const asha = await addMember();
  const { memberId } = (await save(asha, { shown: ['name'] })).body;
  const { network } = (await site.app.inject({ url: '/api/my-data', headers: asha.headers })).json();
  expect(network.page).toEqual({ ...full, memberId, shown: ['name'] });
});
