import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { tests } from '#content/tests.ts';
import { assessmentMessages as say } from '#contract/assessments.ts';
import { platformMessages } from '#contract/problem.ts';
import { choice, sittingsApp } from '#testing/sittings.ts';
import { acceptResponse } from './actions.ts';

const { database, open, begin, give, playStory, now, later } = await sittingsApp();
const story = tests['lantern-ferry'];

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
            answer: { kind: 'matrix', place: null, sure: null, timedOut: true },
            responseTimeMs: 60_000,
          };
    const login = Number(decodeJwt<{ sid: number }>(sitting.token).sid);
    await acceptResponse(counted, { sittingId: sitting.sittingId, login }, { ...answer, aways: 0 }, now());
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
      { ...choice(0), answer: { kind: 'matrix', place: null, sure: null, timedOut: true } },
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
    const month = 31 * 24 * 60 * 60 * 1000;
    later(month);
    expect(await give(sitting.sittingId, sitting.token, choice(0))).toMatchObject({
      status: 401,
      body: { message: say.sittingTokenExpired },
    });
    later(-month);
    expect((await open(person, 'lantern-ferry')).body.sittingId).toBe(sitting.sittingId);
  });

  test.each(['abc', '0', '-1', '1.5', '99999999999', '%00'])('a sitting id such as %s is malformed', async (id) => {
    const { sitting } = await begin('lantern-ferry');
    expect((await give(id, sitting.token, choice(0))).status).toBe(400);
  });
});
