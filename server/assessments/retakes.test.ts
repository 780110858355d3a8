import { describe, expect, test } from 'vitest';
import { assessmentMessages as say } from '#contract/assessments.ts';
import { daysAfter } from '#server/platform/time.ts';
import { finishStory } from '#testing/finished-story.ts';
import { sittingsApp } from '#testing/sittings.ts';
import { retakeFrom } from './retakes.ts';

const { database, signUp, open, progressOf, now } = await sittingsApp();
const daysAgo = (days: number) => daysAfter(now(), -days);

describe('a test that counts', () => {
  test.each([
    ['now', 0, false],
    ['29 days and 23 hours ago', 29 + 23 / 24, false],
    ['30 days ago', 30, true],
    ['a year ago', 365, true],
  ])('and was finished %s', async (_when, days, mayPlay) => {
    const person = await signUp();
    const at = daysAgo(days);
    await finishStory(database, { person, at });
    const { tests } = await progressOf(person);
    const told = tests.find((one) => one.test === 'lantern-ferry')!.retakeFrom;
    expect(told).toBe(mayPlay ? null : daysAfter(at, 30).toISOString());
    const { status, body } = await open(person, 'lantern-ferry');
    if (mayPlay) expect([status, body.answered]).toEqual([201, 0]);
    else expect([status, body.message]).toEqual([409, say.tooSoon]);
  });

  test('does not keep another from being played', async () => {
    const person = await signUp();
    await finishStory(database, { person, at: now() });
    expect((await open(person, 'pattern-loom')).status).toBe(201);
  });
});

test('what did not count is played again at once, unless an earlier time counts', async () => {
  const person = await signUp();
  await finishStory(database, { person, at: now(), valid: false });
  expect((await open(person, 'lantern-ferry')).status).toBe(201);

  const other = await signUp();
  await finishStory(database, { person: other, at: daysAgo(10) });
  await finishStory(database, { person: other, at: daysAgo(5), valid: false });
  expect((await open(other, 'lantern-ferry')).status).toBe(409);
});

test('one that is begun goes on, whatever has counted meanwhile', async () => {
  const person = await signUp();
  const begun = (await open(person, 'lantern-ferry')).body;
  await finishStory(database, { person, at: now() });
  expect((await open(person, 'lantern-ferry')).body.sittingId).toBe(begun.sittingId);
});

test('nothing that counts, nothing to wait for', () => {
  expect(retakeFrom(undefined, now())).toBeNull();
});

test('a game that is played again has a form of its own', async () => {
  const person = await signUp();
  const first = (await open(person, 'pattern-loom')).body;
  const { seed } = await database.selectFrom('sitting').select('seed').where('id', '=', first.sittingId).executeTakeFirstOrThrow();
  await database
    .updateTable('sitting')
    .set({ finishedAt: daysAgo(31), flags: '[]', valid: true })
    .where('id', '=', first.sittingId)
    .execute();
  const again = (await open(person, 'pattern-loom')).body;
  const other = await database.selectFrom('sitting').select('seed').where('id', '=', again.sittingId).executeTakeFirstOrThrow();
  expect(other.seed).not.toBe(seed);
  expect(again.current).not.toEqual(first.current);
});
