import { expect, test } from 'vitest';
import { tests } from '#content/tests.ts';
import { finishStory } from '#testing/finished-story.ts';
import { choice, sittingsApp } from '#testing/sittings.ts';

const { app, database, signUp, open, give, progressOf, now, later } = await sittingsApp();

test('a newcomer is sent to what tells most, and nothing is begun', async () => {
  const { next, tests: all } = await progressOf(await signUp());
  expect(all.map(({ test }) => test)).toEqual(Object.keys(tests));
  expect(all.every(({ state, share }) => state === 'new' && share === 0)).toBe(true);
  expect(next).toMatchObject({ code: 'first', houses: [] });
});

test('where one was last comes first, whatever else is begun and whatever would tell more', async () => {
  const person = await signUp();
  const story = (await open(person, 'lantern-ferry')).body;
  await give(story.sittingId, story.token, choice(0));
  expect((await progressOf(person)).next).toEqual({ test: 'lantern-ferry', code: 'begun', domain: 'emotional', houses: [] });

  later(60_000);
  const game = (await open(person, 'pattern-loom')).body;
  expect((await progressOf(person)).next).toMatchObject({ test: 'lantern-ferry' }); // opened, and not answered yet
  const answer = { kind: 'matrix', place: 0, sure: true, timedOut: false };
  await give(game.sittingId, game.token, { position: 0, screen: game.current!.id, answer, responseTimeMs: 9_000 });
  expect((await progressOf(person)).next).toMatchObject({ test: 'pattern-loom', code: 'begun', domain: 'cognitive' });

  await give(story.sittingId, story.token, choice(1));
  expect((await progressOf(person)).next).toMatchObject({ test: 'lantern-ferry' });
});

test('what did not count comes again; what counts does not, and the report says the same', async () => {
  const person = await signUp();
  const first = (await progressOf(person)).next!.test;
  await finishStory(database, { person, at: now(), valid: false });
  expect((await progressOf(person)).next!.test).toBe(first);
  await finishStory(database, { person, at: now() });
  const { next } = await progressOf(person);
  expect(next).toMatchObject({ domain: 'rational', code: 'least-known' });
  const report = await app.inject({ url: `/api/report/${person.id}/strengths`, headers: person.headers });
  expect(report.json()).toMatchObject({ nextTest: next!.test });
});
