import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { INVITATION_DAYS, relationshipMessages, type TwoReport } from '#contract/relationships.ts';
import { DAY_MS, daysAfter } from '#server/platform/time.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import type { TestPerson } from '#testing/people.ts';

const START = new Date('2026-03-01T09:00:00Z');
let time = START;
let site: TestApp;
let asha: TestPerson;
let ravi: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  site = await testApp({ now: () => time });
});
beforeEach(async () => {
  time = START;
  [asha, ravi, stranger] = [await site.signUp('Asha Rao'), await site.signUp('Ravi Sen'), await site.signUp('Mira Das')];
  await site.database.updateTable('people.person').set({ emailVerified: true }).execute();
});

type Method = 'GET' | 'POST' | 'DELETE';
async function send(person: TestPerson, method: Method, path: string, payload?: object) {
  const answer = await site.app.inject({
    method,
    url: `/api/relationships${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const inviteFrom = async (person: TestPerson) =>
  (await send(person, 'POST', '/invitations', {})).body as { relationshipId: number; token: string };
const look = (person: TestPerson, token: string) => send(person, 'POST', '/invitations/look', { token });
const accept = (person: TestPerson, token: string) => send(person, 'POST', '/invitations/accept', { token });
const read = (person: TestPerson, id: number) => send(person, 'GET', `/${id}`);
const end = (person: TestPerson, id: number) => send(person, 'DELETE', `/${id}`);
const list = async (person: TestPerson) => (await send(person, 'GET', '')).body;

/** Asha has invited Ravi, and he has agreed. */
async function agreed(): Promise<number> {
  const { token } = await inviteFrom(asha);
  return (await accept(ravi, token)).body.relationshipId;
}
const finishBoth = async () => {
  await finishStory(site.database, { person: asha, at: START, option: (index) => index % 4 });
  await finishStory(site.database, { person: ravi, at: START, option: (index) => (index + 2) % 4 });
};

test('without a verified email nobody invites or agrees, and is told why; looking is free, and so is reading', async () => {
  const id = await agreed();
  const { token } = await inviteFrom(asha);
  await site.database.updateTable('people.person').set({ emailVerified: false }).execute();
  const refused = { status: 403, body: { code: 'forbidden', message: relationshipMessages.verifyFirst } };
  expect(await send(asha, 'POST', '/invitations', {})).toEqual(refused);
  expect(await accept(stranger, token)).toEqual(refused);
  expect((await look(stranger, token)).status).toBe(200);
  expect((await read(ravi, id)).status).toBe(200);
});

describe('an invitation', () => {
  test('says who invites, and nothing else, before one agrees', async () => {
    const { token, relationshipId } = await inviteFrom(asha);
    const { status, body } = await look(ravi, token);
    expect([status, Object.keys(body).sort(), body.inviter]).toEqual([200, ['expiresAt', 'inviter'], 'Asha Rao']);
    expect((await read(ravi, relationshipId)).status).toBe(404);
    expect((await read(asha, relationshipId)).status).toBe(404);
  });

  test('works once: the second who opens the link learns nothing', async () => {
    const { token } = await inviteFrom(asha);
    expect((await accept(ravi, token)).status).toBe(200);
    for (const answer of [await look(stranger, token), await accept(stranger, token), await accept(ravi, token)]) {
      expect(answer).toMatchObject({ status: 410, body: { message: relationshipMessages.over } });
      expect(JSON.stringify(answer.body)).not.toContain('Asha');
    }
  });

  test('of two who agree at the same moment one is let in', async () => {
    const { token } = await inviteFrom(asha);
    const answers = await Promise.all([accept(ravi, token), accept(stranger, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test(`is over after ${INVITATION_DAYS} days, for looking too`, async () => {
    const { token } = await inviteFrom(asha);
    time = new Date(START.getTime() + INVITATION_DAYS * DAY_MS - 60_000);
    const late = await site.database.selectFrom('relationship').select('id').where('inviterId', '=', asha.id).execute();
    expect(late).toHaveLength(1);
    time = daysAfter(START, INVITATION_DAYS);
    const lateRavi = await site.signUp('Ravi Sen'); // a login of today
    await site.database.updateTable('people.person').set({ emailVerified: true }).execute();
    for (const answer of [await look(lateRavi, token), await accept(lateRavi, token)]) expect(answer.status).toBe(410);
  });

  test('does not work when it was taken back', async () => {
    const { token, relationshipId } = await inviteFrom(asha);
    expect((await list(asha)).invitations).toHaveLength(1);
    await end(asha, relationshipId);
    expect((await list(asha)).invitations).toEqual([]);
    expect((await accept(ravi, token)).status).toBe(410);
  });

  test('cannot be taken back by somebody else', async () => {
    const { token, relationshipId } = await inviteFrom(asha);
    expect(await end(stranger, relationshipId)).toEqual({ status: 200, body: {} });
    expect((await accept(ravi, token)).status).toBe(200);
  });

  test('opened by oneself is refused and stays open', async () => {
    const { token } = await inviteFrom(asha);
    for (const answer of [await look(asha, token), await accept(asha, token)])
      expect(answer).toMatchObject({ status: 409, body: { message: relationshipMessages.own } });
    expect((await accept(ravi, token)).status).toBe(200);
  });

  test('is refused where the two share a report already, in whichever direction', async () => {
    await agreed();
    const { token } = await inviteFrom(ravi);
    expect(await accept(asha, token)).toMatchObject({ status: 409, body: { message: relationshipMessages.already } });
  });

  test('with a made-up token is answered like one that is over', async () => {
    expect((await look(ravi, 'a'.repeat(43))).status).toBe(410);
    expect((await accept(ravi, 'short')).status).toBe(400);
  });

  test('is kept as a fingerprint only', async () => {
    const { token, relationshipId } = await inviteFrom(asha);
    const row = await site.database.selectFrom('relationship').selectAll().where('id', '=', relationshipId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('cannot be made without end', async () => {
    for (let made = 0; made < 20; made += 1) await inviteFrom(stranger);
    expect((await send(stranger, 'POST', '/invitations', {})).status).toBe(429);
  });
});

describe('a report of two', () => {
  test('is for the two who agreed: a third person is answered as if it did not exist', async () => {
    const id = await agreed();
    expect((await read(asha, id)).body).toMatchObject({ other: 'Ravi Sen' });
    expect((await read(ravi, id)).body).toMatchObject({ other: 'Asha Rao' });
    const [existing, made] = [await read(stranger, id), await read(stranger, 1_000_000)];
    expect(existing).toEqual(made);
    expect(existing.status).toBe(404);
    expect((await list(stranger)).relationships).toEqual([]);
  });

  test.each(['inviter', 'invited'] as const)('ends at once for both when the %s withdraws, and leaves no row', async (who) => {
    await finishBoth();
    const id = await agreed();
    await end(who === 'inviter' ? asha : ravi, id);
    for (const person of [asha, ravi]) {
      expect((await read(person, id)).status).toBe(404);
      expect((await list(person)).relationships).toEqual([]);
    }
    expect(await site.database.selectFrom('relationship').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('cannot be ended by a third person', async () => {
    const id = await agreed();
    await end(stranger, id);
    expect((await read(asha, id)).status).toBe(200);
  });

  test('goes with the account of either', async () => {
    const id = await agreed();
    await site.database.deleteFrom('people.person').where('id', '=', ravi.id).execute();
    expect((await read(asha, id)).status).toBe(404);
  });

  test('tells nothing until both have finished a story, and says who has not', async () => {
    const id = await agreed();
    await finishStory(site.database, { person: asha, at: START });
    const [ofAsha, ofRavi] = [(await read(asha, id)).body, (await read(ravi, id)).body];
    expect(ofAsha).toMatchObject({ needsStory: { you: false, other: true }, alike: [], completing: [], rubbing: [], questions: [] });
    expect(ofRavi.needsStory).toEqual({ you: true, other: false });
  });

  test('says the same to both, with the sides turned round, and holds no number of either', async () => {
    await finishBoth();
    const id = await agreed();
    const [yours, others] = [(await read(asha, id)).body as TwoReport, (await read(ravi, id)).body as TwoReport];
    expect(yours.questions).toHaveLength(8);
    expect(yours.questions).toEqual(others.questions);
    const turned = { you: 'other', other: 'you' } as const;
    for (const kind of ['alike', 'completing', 'rubbing'] as const)
      expect(yours[kind]).toEqual(others[kind].map((one) => ({ ...one, first: one.first && turned[one.first] })));
    const found = [...yours.alike, ...yours.completing, ...yours.rubbing];
    expect(found.length).toBeGreaterThan(0);
    for (const finding of found) expect(Object.keys(finding).sort()).toEqual(['domain', 'first', 'house', 'text']);
  });

  test.each(LANGUAGES)('is written in %s', async (language) => {
    await finishBoth();
    const { questions } = (await send(asha, 'GET', `/${await agreed()}?language=${language}`)).body as TwoReport;
    for (const question of questions) expect(question).toMatch(language === 'hi' ? /[\u0900-\u097f]/ : /^[\x20-\x7e\u2018-\u201d]+$/);
  });
});

test('while one of the two waits to be erased the report of both is closed, for the other too; it opens again if they stay', async () => {
  await finishBoth();
  const id = await agreed();
  expect((await read(asha, id)).status).toBe(200);
  await site.database
    .insertInto('erasure')
    .values({ personId: ravi.id, askedAt: time, dueAt: daysAfter(time, 1), askedBy: 'person', language: 'en' })
    .execute();
  const closed = await read(asha, id);
  expect(closed).toEqual(await read(asha, id + 100_000));
  expect(closed.status).not.toBe(200);
  expect((await list(asha)).relationships).toEqual([]);
  await site.database.deleteFrom('erasure').where('personId', '=', ravi.id).execute();
  expect((await read(asha, id)).status).toBe(200);
});
