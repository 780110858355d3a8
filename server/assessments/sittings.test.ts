import { describe, expect, test } from 'vitest';
import { ordinarySetting } from '#content/games/game.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { tests } from '#content/tests.ts';
import { type Accepted, assessmentMessages as say } from '#contract/assessments.ts';
import { platformMessages } from '#contract/problem.ts';
import { seededRandom } from '#psychometrics';
import { daysAfter } from '#server/platform/time.ts';
import { choice, sittingsApp } from '#testing/sittings.ts';
import { readFinishedSittings } from './repository.ts';

const { app, database, signUp, open, begin, give, playStory, progressOf, now, later } = await sittingsApp();
const story = tests['lantern-ferry'];
const game = tests['pattern-loom'];

describe('a story', () => {
  test('is begun, answered scene by scene, and finished', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    expect(sitting).toMatchObject({ test: 'lantern-ferry', kind: 'story', finished: false, answered: 0, responses: [], current: null });

    const last = await playStory(sitting);
    expect(last).toMatchObject({ finished: true, valid: true });
    const progress = await progressOf(person);
    expect(progress.tests[0]).toMatchObject({ state: 'finished', share: 1, hasValidSitting: true });
    expect(progress.next!.test).not.toBe('lantern-ferry');

    const [finished] = await readFinishedSittings(database, person.id);
    expect(finished).toMatchObject({ test: 'lantern-ferry', bankVersion: story.bank.version });
    expect(finished!.answers.map(({ item }) => item)).toEqual(story.bank.items.map(({ id }) => id));
  });

  test('goes on where it stopped, on any device, with all that was answered', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    for (let position = 0; position < 5; position += 1) await give(sitting.sittingId, sitting.token, choice(position, 'b'));
    const again = (await open(person, 'lantern-ferry')).body;
    expect(again.sittingId).toBe(sitting.sittingId);
    expect(again.seed).toBe(sitting.seed);
    expect(again.responses.map(({ option }) => option)).toEqual(['b', 'b', 'b', 'b', 'b']);
    const { next, tests: standing } = await progressOf(person);
    expect(next).toMatchObject({ test: 'lantern-ferry', code: 'begun' });
    expect(standing.map(({ state }) => state)).toEqual(['started', ...standing.slice(1).map(() => 'new')]);
  });

  test('two windows that open it at once share one sitting', async () => {
    const person = await signUp();
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(person, 'lantern-ferry')));
    expect(new Set(opened.map(({ body }) => body.sittingId)).size).toBe(1);
  });

  test.each(['lantern-ferry', 'pattern-loom'])(
    'whose bank has changed since it was begun is set aside, and begun anew: %s',
    async (slug) => {
      const { person, sitting } = await begin(slug);
      await database.updateTable('sitting').set({ bankVersion: 'older' }).where('id', '=', sitting.sittingId).execute();
      const { body } = await give(sitting.sittingId, sitting.token, choice(0));
      expect(body).toMatchObject({ code: 'gone', message: say.sittingGone });
      const again = (await open(person, slug)).body;
      expect(again.sittingId).not.toBe(sitting.sittingId);
      expect(again).toMatchObject({ answered: 0, finished: false });
      expect((await progressOf(person)).next).toMatchObject({ code: 'first' });
    },
  );

  test('that was rushed through without reading does not count, and says so', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    const last = await playStory(sitting, 600, () => 'a');
    expect(last).toMatchObject({ finished: true, valid: false });
    expect(await readFinishedSittings(database, person.id)).toEqual([]);
    expect((await progressOf(person)).tests[0]).toMatchObject({ state: 'finished', hasValidSitting: false });
  });

  test('is answered alike at every scene, scored or not, in what it takes, refuses and says', async () => {
    const { sitting } = await begin('lantern-ferry');
    const replies: string[] = [];
    for (const position of story.screens.keys()) {
      const refused = await give(sitting.sittingId, sitting.token, choice(position, 'e'));
      const taken = await give(sitting.sittingId, sitting.token, choice(position, 'abcd'[position % 4]));
      replies.push(JSON.stringify([refused, taken]).replace(`"position":${position},`, ''));
    }
    expect(new Set(replies.slice(0, -1)).size).toBe(1);
    expect(replies[0]).toContain('"finished":false,"valid":null,"invalidReason":null,"next":null');
  });

  test('that was played without a connection arrives at once, and counts', async () => {
    const { sitting } = await begin('lantern-ferry');
    later(story.screens.length * 9_000);
    let last: Accepted | undefined;
    for (const position of story.screens.keys()) {
      const option = story.screens[position] === story.checks.attention.screen ? story.checks.attention.expected : 'abcd'[position % 4];
      last = (await give(sitting.sittingId, sitting.token, choice(position, option), 0)).body;
    }
    expect(last).toMatchObject({ finished: true, valid: true });
  });

  test('can be played again; the newest valid time counts', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    await playStory(sitting);
    const aMonthAgo = daysAfter(now(), -31);
    await database.updateTable('sitting').set({ finishedAt: aMonthAgo }).where('id', '=', sitting.sittingId).execute();
    const second = (await open(person, 'lantern-ferry')).body;
    expect(second.sittingId).not.toBe(sitting.sittingId);
    await playStory(second);
    const third = (await open(person, 'lantern-ferry')).body;
    await playStory(third, 500, () => 'a');
    expect((await readFinishedSittings(database, person.id)).map(({ id }) => id)).toEqual([second.sittingId]);
  });
});

describe('a game', () => {
  test('is played to its end through HTTP: the server chooses, scores, and tells what is right in practice only', async () => {
    const { person, sitting } = await begin('pattern-loom');
    expect(sitting).toMatchObject({ kind: 'game', seed: 0, responses: [] });
    const seed = (await database.selectFrom('sitting').select('seed').where('id', '=', sitting.sittingId).executeTakeFirstOrThrow()).seed;
    const theta = new Float64Array(FACET_COUNT);
    const simulated = simulateSitting(game, { theta, random: seededRandom(7) }, ordinarySetting(seed));

    let shown = sitting.current;
    for (const [position, { screen, answer }] of simulated.entries()) {
      expect(shown?.id).toBe(screen);
      const { body, status } = await give(sitting.sittingId, sitting.token, {
        position,
        screen,
        answer,
        responseTimeMs: 12_000 - 900 * (position % 4),
      });
      expect(status).toBe(200);
      expect(body.feedback).toBe(position < 2 ? 'right' : undefined);
      expect(body.finished).toBe(position === simulated.length - 1);
      shown = body.next;
    }
    const [finished] = await readFinishedSittings(database, person.id);
    expect(finished!.answers).toEqual(simulated.filter(({ item }) => item).map(({ item, option }) => ({ item, option })));
  });

  test('that a program answers within a second, claiming 21 s for each matrix, does not count', async () => {
    const { person, sitting } = await begin('pattern-loom');
    const { seed } = await database.selectFrom('sitting').select('seed').where('id', '=', sitting.sittingId).executeTakeFirstOrThrow();
    const simulated = simulateSitting(game, { theta: new Float64Array(FACET_COUNT), random: seededRandom(7) }, ordinarySetting(seed));
    let last: Accepted | undefined;
    for (const [position, { screen, answer }] of simulated.entries()) {
      last = (await give(sitting.sittingId, sitting.token, { position, screen, answer, responseTimeMs: 21_000 }, 13)).body;
    }
    expect(last).toMatchObject({ finished: true, valid: false, invalidReason: 'hurried' });
    expect(await readFinishedSittings(database, person.id)).toEqual([]);
  });

  test('shows the same matrix after a reload', async () => {
    const { person, sitting } = await begin('pattern-loom');
    expect((await open(person, 'pattern-loom')).body.current).toEqual(sitting.current);
  });

  test('takes only alternatives that were shown, and asks how sure one is', async () => {
    const { sitting } = await begin('pattern-loom');
    const base = { position: 0, screen: sitting.current!.id, responseTimeMs: 5_000 };
    const answer = { kind: 'matrix', place: 0, sure: true, timedOut: false };
    expect(await give(sitting.sittingId, sitting.token, { ...base, answer: { ...answer, place: 8 } })).toMatchObject({
      status: 422,
      body: { message: say.noSuchOption },
    });
    expect(await give(sitting.sittingId, sitting.token, { ...base, answer: { ...answer, sure: null } })).toMatchObject({
      status: 422,
      body: { message: say.noSuchOption },
    });
    expect((await give(sitting.sittingId, sitting.token, { ...base, answer })).status).toBe(200);
  });

  test('sends nothing that says which alternative is right', async () => {
    const { sitting } = await begin('pattern-loom');
    const text = JSON.stringify(sitting);
    for (const word of ['right', 'correct', 'slope', 'intercept', 'difficulty', 'theta', 'rule', 'template'])
      expect(text).not.toContain(`"${word}`);
  });
});

test('an unknown test is named as such', async () => {
  const person = await signUp();
  expect(await open(person, 'no-such-test')).toMatchObject({ status: 404, body: { message: say.noSuchTest } });
});

test('nobody starts a test or reads progress without a login', async () => {
  const start = await app.inject({ method: 'POST', url: '/api/test-sessions', payload: { test: 'lantern-ferry' } });
  const progress = await app.inject({ url: '/api/progress' });
  expect([start.statusCode, progress.statusCode]).toEqual([401, 401]);
  expect(start.json().message).toBe(platformMessages.unauthenticated);
});
