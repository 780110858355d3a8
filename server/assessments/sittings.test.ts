import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { tests } from '#content/tests.ts';
import { type Accepted, type Progress, type Sitting, assessmentMessages as say } from '#contract/assessments.ts';
import { platformMessages } from '#contract/problem.ts';
import { seededRandom } from '#psychometrics';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { acceptResponse } from './actions.ts';
import { readFinishedSittings } from './repository.ts';

let time = new Date();
const { app, database, signUp } = await testApp({ now: () => time });
const story = tests['lantern-ferry'];
const game = tests['pattern-loom'];

const open = async (person: TestPerson, slug: string) => {
  const response = await app.inject({ method: 'POST', url: '/api/test-sessions', headers: person.headers, payload: { test: slug } });
  return { status: response.statusCode, body: response.json<Sitting & { message: string }>() };
};
const begin = async (slug: string) => {
  const person = await signUp();
  return { person, sitting: (await open(person, slug)).body };
};
type Token = string | undefined;
/** Unless a test says otherwise, as much time passes as the answer says that it took. */
const claimIn = (payload: unknown) => (payload as { responseTimeMs?: number }).responseTimeMs ?? 0;
const give = async (sittingId: number | string, token: Token, payload: unknown, passedMs = claimIn(payload)) => {
  time = new Date(time.getTime() + passedMs);
  const headers = token === undefined ? {} : { 'x-test-session-token': token };
  const response = await app.inject({
    method: 'POST',
    url: `/api/test-sessions/${sittingId}/responses`,
    headers,
    payload: payload as object,
  });
  return { status: response.statusCode, body: response.json<Accepted & { message: string; errors?: Record<string, string> }>() };
};
const choice = (position: number, option = 'a', responseTimeMs = 9_000) => ({
  position,
  screen: story.screens[position]!,
  answer: { kind: 'choice', option },
  responseTimeMs,
});
const progressOf = async (person: TestPerson) => (await app.inject({ url: '/api/progress', headers: person.headers })).json<Progress>();
const playStory = async (
  sitting: Sitting,
  responseTimeMs = 9_000,
  optionFor = (_screen: string, position: number) => 'abcd'[position % 4]!,
) => {
  let last: Accepted | undefined;
  for (const [position, screen] of story.screens.entries()) {
    const option =
      screen === story.checks.attention.screen && responseTimeMs > 5_000 ? story.checks.attention.expected : optionFor(screen, position);
    last = (await give(sitting.sittingId, sitting.token, choice(position, option, responseTimeMs))).body;
  }
  return last!;
};

describe('a story', () => {
  test('is begun, answered scene by scene, and finished', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    expect(sitting).toMatchObject({ test: 'lantern-ferry', kind: 'story', finished: false, answered: 0, responses: [], current: null });
    expect(await progressOf(person)).toMatchObject({ next: 'lantern-ferry' });

    const last = await playStory(sitting);
    expect(last).toMatchObject({ finished: true, valid: true });
    const progress = await progressOf(person);
    expect(progress.tests[0]).toMatchObject({ state: 'finished', share: 1, hasValidSitting: true });
    expect(progress.next).toBe('pattern-loom');

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
    expect(await progressOf(person)).toMatchObject({ next: 'lantern-ferry', tests: [{ state: 'started' }, { state: 'new' }] });
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
      expect(await progressOf(person)).toMatchObject({ next: slug === 'pattern-loom' ? 'lantern-ferry' : slug });
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
    time = new Date(time.getTime() + story.screens.length * 9_000);
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
    const second = (await open(person, 'lantern-ferry')).body;
    expect(second.sittingId).not.toBe(sitting.sittingId);
    await playStory(second);
    const third = (await open(person, 'lantern-ferry')).body;
    await playStory(third, 500, () => 'a');
    expect((await readFinishedSittings(database, person.id)).map(({ id }) => id)).toEqual([second.sittingId]);
  });
});

describe('an answer', () => {
  test('sent twice changes nothing and gets the same reply', async () => {
    const { sitting } = await begin('lantern-ferry');
    const first = await give(sitting.sittingId, sitting.token, choice(0, 'c'));
    const second = await give(sitting.sittingId, sitting.token, choice(0, 'c'));
    expect(second).toEqual(first);
    const rows = await database.selectFrom('response').selectAll().where('sittingId', '=', sitting.sittingId).execute();
    expect(rows).toHaveLength(1);
  });

  test('sent ten times at once is kept once', async () => {
    const { sitting } = await begin('lantern-ferry');
    const replies = await Promise.all(Array.from({ length: 10 }, () => give(sitting.sittingId, sitting.token, choice(0, 'c'))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await database.selectFrom('response').selectAll().where('sittingId', '=', sitting.sittingId).execute();
    expect(rows).toHaveLength(1);
  });

  test('other than the first one to the same question is refused, and the first stays', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    await give(sitting.sittingId, sitting.token, choice(0, 'c'));
    expect(await give(sitting.sittingId, sitting.token, choice(0, 'd'))).toMatchObject({
      status: 409,
      body: { message: say.alreadyAnswered },
    });
    expect((await open(person, 'lantern-ferry')).body.responses[0]!.option).toBe('c');
  });

  test('to the same question from eight windows at once: the first one stays, the others are told', async () => {
    const { sitting } = await begin('lantern-ferry');
    const options = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'];
    const replies = await Promise.all(options.map((option) => give(sitting.sittingId, sitting.token, choice(0, option))));
    const rows = await database.selectFrom('response').selectAll().where('sittingId', '=', sitting.sittingId).execute();
    expect(rows).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toEqual(options.map((option) => (option === rows[0]!.option ? 200 : 409)));
  });

  test('to the last question from six windows at once ends the sitting once, and all get the same reply', async () => {
    const { sitting } = await begin('lantern-ferry');
    const lastPosition = story.screens.length - 1;
    for (let position = 0; position < lastPosition; position += 1) await give(sitting.sittingId, sitting.token, choice(position, 'b'));
    const replies = await Promise.all(Array.from({ length: 6 }, () => give(sitting.sittingId, sitting.token, choice(lastPosition, 'b'))));
    expect(replies[0]).toMatchObject({ status: 200, body: { finished: true } });
    for (const reply of replies) expect(reply).toEqual(replies[0]);
  });

  test('that comes when the sitting is gone changes nothing and says so', async () => {
    const { sitting } = await begin('lantern-ferry');
    await database.deleteFrom('sitting').where('id', '=', sitting.sittingId).execute();
    expect(await give(sitting.sittingId, sitting.token, choice(0))).toMatchObject({ status: 410, body: { message: say.sittingGone } });
  });

  test.each(['lantern-ferry', 'pattern-loom'] as const)('costs the database one statement to read and one to write: %s', async (slug) => {
    const { sitting } = await begin(slug);
    const statements: string[] = [];
    const counted = database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const answer =
      slug === 'lantern-ferry'
        ? choice(0)
        : {
            position: 0,
            screen: sitting.current!.id,
            answer: { kind: 'matrix', alternative: null, sure: null, timedOut: true },
            responseTimeMs: 60_000,
          };
    const login = Number(decodeJwt<{ sid: number }>(sitting.token).sid);
    await acceptResponse(counted, { sittingId: sitting.sittingId, login }, answer as never, time);
    expect(statements).toEqual(['SelectQueryNode', 'RawNode']);
  });

  test.each([
    ['to a later question', { ...choice(3) }, 409, say.notAskedYet],
    ['to a question that was not asked here', { ...choice(0), screen: 'LF09' }, 422, say.notAsked],
    ['to a question that does not exist', { ...choice(0), screen: 'XX99' }, 422, say.notAsked],
    ['that was not offered', choice(0, 'z'), 422, say.noSuchOption],
    ['of an unknown kind', { ...choice(0), answer: { kind: 'shout' } }, 422, say.noSuchOption],
    [
      'of another kind of test',
      { ...choice(0), answer: { kind: 'matrix', alternative: null, sure: null, timedOut: true } },
      422,
      say.noSuchOption,
    ],
  ])('%s is refused', async (_what, payload, status, message) => {
    const { sitting } = await begin('lantern-ferry');
    expect(await give(sitting.sittingId, sitting.token, payload)).toMatchObject({ status, body: { message } });
  });

  test.each([
    ['a position in words', { ...choice(0), position: 'first' }, 'position', say.positionMalformed],
    ['a negative time', { ...choice(0), responseTimeMs: -1 }, 'responseTimeMs', say.responseTimeMalformed],
    ['a time that is no number', { ...choice(0), responseTimeMs: null }, 'responseTimeMs', say.responseTimeMalformed],
    ['no answer', { ...choice(0), answer: undefined }, 'answer', say.noSuchOption],
  ])('with %s names the field', async (_what, payload, field, message) => {
    const { sitting } = await begin('lantern-ferry');
    const reply = await give(sitting.sittingId, sitting.token, payload);
    expect(reply).toMatchObject({ status: 400, body: { message: platformMessages.malformed } });
    expect(reply.body.errors![field]).toBe(message);
  });

  test('after the end is refused', async () => {
    const { sitting } = await begin('lantern-ferry');
    await playStory(sitting);
    expect(await give(sitting.sittingId, sitting.token, { ...choice(0), position: 26 })).toMatchObject({
      status: 409,
      body: { message: say.finished },
    });
  });
});

describe('the token of a sitting', () => {
  test('is needed', async () => {
    const { sitting } = await begin('lantern-ferry');
    expect(await give(sitting.sittingId, undefined, choice(0))).toMatchObject({ status: 401, body: { message: say.noSittingToken } });
  });

  test('of another person opens nothing', async () => {
    const { sitting } = await begin('lantern-ferry');
    const other = await begin('lantern-ferry');
    expect(await give(sitting.sittingId, other.sitting.token, choice(0))).toMatchObject({
      status: 403,
      body: { message: say.notYourSitting },
    });
  });

  test('that was forged or altered is refused', async () => {
    const { sitting } = await begin('lantern-ferry');
    const [head, body] = sitting.token.split('.');
    for (const token of [`${head}.${body}.AAAA`, 'nonsense', `${btoa('{"alg":"none"}')}.${body}.`]) {
      expect(await give(sitting.sittingId, token, choice(0))).toMatchObject({ status: 401, body: { message: say.sittingTokenForged } });
    }
  });

  test('is no login, and a login is no token of a sitting', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    expect(await give(sitting.sittingId, person.token, choice(0))).toMatchObject({
      status: 401,
      body: { message: say.sittingTokenForged },
    });
    expect(await open({ ...person, headers: { authorization: `Bearer ${sitting.token}` } }, 'lantern-ferry')).toMatchObject({
      status: 401,
      body: { message: platformMessages.tokenForged },
    });
  });

  test('expires after thirty days, and opening the test again gives a fresh one', async () => {
    const { person, sitting } = await begin('lantern-ferry');
    const before = time;
    time = new Date(time.getTime() + 31 * 24 * 60 * 60 * 1000);
    expect(await give(sitting.sittingId, sitting.token, choice(0))).toMatchObject({
      status: 401,
      body: { message: say.sittingTokenExpired },
    });
    time = before;
    expect((await open(person, 'lantern-ferry')).body.sittingId).toBe(sitting.sittingId);
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999', '%00'])('a sitting id such as %s is malformed', async (id) => {
    const { sitting } = await begin('lantern-ferry');
    expect((await give(id, sitting.token, choice(0))).status).toBe(400);
  });
});

describe('a game', () => {
  test('is played to its end through HTTP: the server chooses, scores, and tells what is right in practice only', async () => {
    const { person, sitting } = await begin('pattern-loom');
    expect(sitting).toMatchObject({ kind: 'game', seed: 0, responses: [] });
    const seed = (await database.selectFrom('sitting').select('seed').where('id', '=', sitting.sittingId).executeTakeFirstOrThrow()).seed;
    const theta = new Float64Array(FACET_COUNT);
    const simulated = simulateSitting(game, { theta, random: seededRandom(7) }, seed);

    let shown = sitting.current;
    for (const [position, { screen, answer }] of simulated.entries()) {
      expect(shown?.id).toBe(screen);
      const { body, status } = await give(sitting.sittingId, sitting.token, { position, screen, answer, responseTimeMs: 12_000 });
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
    const simulated = simulateSitting(game, { theta: new Float64Array(FACET_COUNT), random: seededRandom(7) }, seed);
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
    const alternative = (sitting.current as unknown as { alternatives: { id: string }[] }).alternatives[0]!.id;
    const answer = { kind: 'matrix', alternative, sure: true, timedOut: false };
    expect(await give(sitting.sittingId, sitting.token, { ...base, answer: { ...answer, alternative: 'nope' } })).toMatchObject({
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
