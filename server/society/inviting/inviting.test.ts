import { expect, test } from 'vitest';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { MembershipAnswer } from '#contract/society/membership-words.ts';
import { societyMessages as say } from '#contract/society/messages.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { addRecords } from '#server/privacy/repository.ts';
import { testApp } from '#testing/app.ts';
import { agree } from '#testing/people.ts';
import { finishStories, gamePlayer, playGames } from '#testing/played-tests.ts';
import { answer, readOwnMembership, readOwnSociety } from '../membership/actions.ts';
import { findPresent } from '../membership/repository.ts';
import { lookAtFinishers } from './actions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let time = new Date('2027-01-10T06:00:00Z');
const later = (days: number) => {
  time = new Date(time.getTime() + days * DAY_MS);
};
const { app, database, config, signUp } = await testApp({ now: () => time });
const TOP = gamePlayer(2.2);
const MIDDLE = gamePlayer(0);

let mailed: { kind: string; personId: number }[] = [];
const add: Add = async (_job, input) => void mailed.push(input as { kind: string; personId: number });
const jobs = {
  add,
  transaction: (work: Parameters<Jobs['transaction']>[0]) => database.transaction().execute((transaction) => work(transaction, add)),
} as unknown as Jobs;
const look = async () => {
  mailed = [];
  await lookAtFinishers(society);
};

const society = { database, jobs, now: () => time, config };

/** Somebody who has finished all tests on this day, and agrees to be looked at. Their login would end long before what happens here. */
async function finisher({ theta = TOP, untimed = [] as string[], agrees = true } = {}) {
  const person = await signUp();
  if (agrees) await agree(database, person.id, time, ['society']);
  await finishStories(database, person.id, time);
  await playGames(database, person.id, { theta, seed: 11, at: time, untimed });
  return {
    ...person,
    read: () => readOwnMembership(society, person.id),
    answer: (given: MembershipAnswer) => answer(society, person.id, given),
  };
}

test('whoever may stand at the top is invited, plays again, is confirmed, joins, leaves and comes back', async () => {
  const asha = await finisher();
  await look();
  expect(mailed).toEqual([{ kind: 'invited', personId: asha.id }]);
  const invited = await asha.read();
  expect(invited).toMatchObject({ state: 'invited', testsLeft: 0, answers: ['decline'] });
  // 60 days, to the end of that day in India
  expect(invited.replayUntil).toBe('2027-03-11T18:29:59.000Z');
  expect(invited.games).toHaveLength(6);
  expect(Date.parse(invited.games[0]!.opensAt!) - time.getTime()).toBe(30 * DAY_MS);
  await expect(asha.answer('join')).rejects.toThrow(say.notNow);

  await look();
  expect(mailed).toEqual([]); // nobody is invited twice

  later(31);
  expect((await asha.read()).games.every(({ opensAt }) => opensAt === null)).toBe(true);
  await playGames(database, asha.id, { theta: TOP, seed: 12, at: time });
  await look();
  expect(mailed).toEqual([{ kind: 'confirmed', personId: asha.id }]);
  expect(await asha.read()).toMatchObject({ state: 'confirmed', answers: ['join', 'decline'] });
  expect(await asha.answer('join')).toMatchObject({ state: 'member', answers: ['leave'] });
  expect(await findPresent(database, asha.id)).toEqual({ joinedAt: time });
  expect(await asha.answer('leave')).toMatchObject({ state: 'left', answers: ['join'] });
  expect(await findPresent(database, asha.id)).toBeUndefined();
  expect(await asha.answer('join')).toMatchObject({ state: 'member' });
  const { steps } = await readOwnSociety(database, asha.id);
  expect(steps.map(({ kind }) => kind)).toEqual(['invited', 'confirmed', 'joined', 'left', 'joined']);
});

test('whoever is not confirmed is asked once more after a year, and not a third time', async () => {
  const ravi = await finisher();
  await look();
  const { body } = await app.inject({ url: '/api/society/membership', headers: ravi.headers });
  expect(body).not.toMatch(/chance|score|\bz\b/i);
  later(31);
  await playGames(database, ravi.id, { theta: MIDDLE, seed: 13, at: time });
  await look();
  expect(mailed).toEqual([{ kind: 'waiting', personId: ravi.id }]);
  const waiting = await ravi.read();
  expect(waiting).toMatchObject({ state: 'waiting', answers: [], games: [], replayUntil: null });
  expect(Date.parse(waiting.tryAgainFrom!) - time.getTime()).toBe(365 * DAY_MS);
  later(364);
  await look();
  expect(mailed).toEqual([]);
  later(1);
  await look();
  expect(mailed).toEqual([{ kind: 'invited', personId: ravi.id }]);
  expect(await ravi.read()).toMatchObject({ isLapsed: false });
  later(60); // and lets the time pass
  await look();
  expect(mailed).toEqual([]); // the last day is not over yet
  later(1);
  await look();
  expect(mailed).toEqual([{ kind: 'lapsed', personId: ravi.id }]); // there is no second round to thank for
  expect(await ravi.read()).toMatchObject({ state: 'waiting', tryAgainFrom: null, isLapsed: true });
  later(400);
  await look();
  expect(mailed).toEqual([]);
});

test('an invitation that was declined can be taken up, until its time is over', async () => {
  const kavya = await finisher();
  await look();
  expect(await kavya.answer('decline')).toMatchObject({ state: 'declined', answers: ['take-up'] });
  expect(await kavya.answer('take-up')).toMatchObject({ state: 'invited' });
  await kavya.answer('decline');
  later(61);
  await expect(kavya.answer('take-up')).rejects.toThrow(say.notNow);
});

test('whoever stands in the middle is not invited, and nothing of it is kept', async () => {
  const tara = await finisher({ theta: MIDDLE });
  await look();
  expect(mailed).toEqual([]);
  expect(await tara.read()).toMatchObject({ state: null, testsLeft: 0, isLookedAt: true, isAdult: true });
  for (const table of ['society.membership', 'society.membershipEvent'] as const)
    expect(await database.selectFrom(table).select('personId').where('personId', '=', tara.id).execute()).toEqual([]);
});

test('nobody is looked at who has not agreed, is a minor, waits to be erased, or has a test left', async () => {
  const silent = await finisher({ agrees: false });
  const minor = await finisher();
  const leaving = await finisher();
  const unfinished = await finisher();
  const bornThisMonth = { year: time.getFullYear() - 18, month: time.getMonth() + 1 };
  await database.updateTable('people.birth').set(bornThisMonth).where('personId', '=', minor.id).execute();
  const erasure = {
    personId: leaving.id,
    askedAt: time,
    dueAt: new Date(time.getTime() + 9 * DAY_MS),
    askedBy: 'person',
    language: 'en',
  } as const;
  await database.insertInto('erasure').values(erasure).execute();
  await database.updateTable('sitting').set({ valid: false }).where('personId', '=', unfinished.id).where('test', '=', 'masks').execute();
  await look();
  expect(mailed).toEqual([]);
  expect(await silent.read()).toMatchObject({ isLookedAt: false });
  expect(await unfinished.read()).toMatchObject({ testsLeft: 1 });

  const given = { purpose: 'society', isGiven: true, givenBy: 'person', notice: currentNotice.version, language: 'en' } as const;
  await addRecords(database, [{ personId: silent.id, ...given }], time);
  later(31); // and the other one is of age
  await look();
  expect(mailed.map(({ personId }) => personId)).toEqual([silent.id, minor.id]);
});

test('a game without its clock is left out; where four are, nobody can be judged', async () => {
  const two = await finisher({ untimed: ['still-lake', 'stone-towers'] });
  const four = await finisher({ untimed: ['still-lake', 'stone-towers', 'masks', 'word-bridges'] });
  await look();
  expect(mailed).toEqual([{ kind: 'invited', personId: two.id }]);
  expect(await two.read()).toMatchObject({ state: 'invited', gamesLeftOut: ['stone-towers', 'still-lake'], canBeJudged: true });
  expect(await four.read()).toMatchObject({ state: null, canBeJudged: false });
  expect((await four.read()).gamesLeftOut).toHaveLength(4);
});
