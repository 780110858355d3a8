import { describe, expect, test } from 'vitest';
import { ordinarySetting } from '#content/games/game.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { tests } from '#content/tests.ts';
import { type Accepted, type Sitting, assessmentMessages as say } from '#contract/assessments.ts';
import type { Progress } from '#contract/measurement.ts';
import type { SittingStrengths } from '#contract/reports.ts';
import { seededRandom } from '#psychometrics';
import { DAY_MS, HOUR_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { forgetGuests, readFinishedSittings } from './repository.ts';

/** Somebody without an account plays one game, and keeps it by signing up. */

let time = new Date();
const { app, database, signUp } = await testApp({ now: () => time });
const game = tests['pattern-loom'];

type Failure = { status: number; message: string };
async function begin(changes: object = {}): Promise<Sitting & Failure> {
  const payload = { test: 'pattern-loom', agreed: true, ...changes };
  const response = await app.inject({ method: 'POST', url: '/api/guest-sessions', payload });
  return { ...response.json<Sitting & Failure>(), status: response.statusCode };
}
const headersOf = ({ token }: Sitting) => ({ 'x-test-session-token': token });
async function play(sitting: Sitting, msEach = 9_000, atMost = Number.POSITIVE_INFINITY): Promise<Accepted> {
  const { seed } = await database.selectFrom('sitting').select('seed').where('id', '=', sitting.sittingId).executeTakeFirstOrThrow();
  const simulated = simulateSitting(game, { theta: new Float64Array(36).fill(1), random: seededRandom(7) }, ordinarySetting(seed));
  let last: Accepted | undefined;
  for (const [position, { screen, answer }] of simulated.slice(0, atMost).entries()) {
    time = new Date(time.getTime() + msEach);
    // a hand is not as even as a clock
    const payload = { position, screen, answer, responseTimeMs: Math.round(msEach * (1 - (position % 4) / 10)) };
    const url = `/api/test-sessions/${sitting.sittingId}/responses`;
    last = (await app.inject({ method: 'POST', url, headers: headersOf(sitting), payload })).json<Accepted>();
  }
  return last!;
}
async function strengthsOf(sitting: Sitting): Promise<SittingStrengths & Failure> {
  const response = await app.inject({ url: `/api/test-sessions/${sitting.sittingId}/strengths`, headers: headersOf(sitting) });
  return { ...response.json<SittingStrengths & Failure>(), status: response.statusCode };
}
async function keep(person: TestPerson, token: string) {
  const response = await app.inject({ method: 'POST', url: '/api/guest-sessions/keep', headers: person.headers, payload: { token } });
  return { ...response.json<{ test: string; message: string }>(), status: response.statusCode };
}
const progressOf = async (person: TestPerson) => {
  const { tests: all } = (await app.inject({ url: '/api/progress', headers: person.headers })).json<Progress>();
  return all.find(({ test: slug }) => slug === 'pattern-loom');
};
const readAgain = (sitting: Sitting) => app.inject({ url: `/api/test-sessions/${sitting.sittingId}`, headers: headersOf(sitting) });

describe('a guest', () => {
  test('plays a game to its end, and is told what it says, with its range', async () => {
    const sitting = await begin({ language: 'hi', untimed: true, input: 'touch' });
    expect(sitting).toMatchObject({ status: 201, kind: 'game', language: 'hi', untimed: true, answered: 0 });
    expect(await strengthsOf(sitting)).toMatchObject({ status: 200, finished: false, houses: [] });
    const last = await play(sitting);
    expect(last).toMatchObject({ finished: true, valid: true, counts: { cloths: expect.any(Number) } });
    const { finished, houses } = await strengthsOf(sitting);
    expect([finished, houses.length > 0]).toEqual([true, true]);
    const [surest] = houses;
    expect(surest!.house).toBe(6);
    expect(surest!.range!.low).toBeLessThan(surest!.strength!);
    expect(surest!.range!.high).toBeGreaterThan(surest!.strength!);
    expect(houses.map(({ reliability }) => reliability)).toEqual(houses.map(({ reliability }) => reliability).toSorted((a, b) => b - a));
  });

  test('is told nothing of a game that does not count', async () => {
    const sitting = await begin();
    expect(await play(sitting, 300)).toMatchObject({ finished: true, valid: false });
    expect(await strengthsOf(sitting)).toMatchObject({ finished: true, houses: [] });
  });

  test.each([
    ['without having read the notice', { agreed: false }, 400],
    ['without a word about the notice', { agreed: undefined }, 400],
    ['a story', { test: 'lantern-ferry' }, 422],
    ['what there is not', { test: 'no-such-game' }, 404],
  ])('cannot play %s', async (_what, changes, status) => {
    expect((await begin(changes)).status).toBe(status);
  });

  test('reads and answers with the token of this one game, and nobody else does', async () => {
    const [sitting, other] = [await begin(), await begin()];
    const url = `/api/test-sessions/${sitting.sittingId}`;
    expect((await app.inject({ url, headers: headersOf(other) })).statusCode).toBe(403);
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await readAgain(sitting)).json()).toMatchObject({ sittingId: sitting.sittingId, current: sitting.current });
  });
});

describe('what a guest has played', () => {
  test('becomes theirs when they sign up, and counts', async () => {
    const sitting = await begin();
    await play(sitting);
    const person = await signUp();
    expect(await keep(person, sitting.token)).toMatchObject({ status: 200, test: 'pattern-loom' });
    expect(await progressOf(person)).toMatchObject({ state: 'finished', hasValidSitting: true, counts: { cloths: expect.any(Number) } });
    expect(await readFinishedSittings(database, person.id)).toMatchObject([{ id: sitting.sittingId }]);
    expect((await readAgain(sitting)).statusCode).toBe(401); // the guest's token opens it no longer
    expect(await keep(await signUp(), sitting.token)).toMatchObject({ status: 410, message: say.nothingToKeep });
  });

  test('is not kept while the same game counts for them already, also of two rounds at the same moment', async () => {
    const person = await signUp();
    const rounds = [await begin(), await begin()];
    for (const round of rounds) await play(round);
    const atOnce = await Promise.all(rounds.map(({ token }) => keep(person, token)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = atOnce.findIndex(({ status }) => status === 409);
    expect(atOnce[refused]!.message).toBe(say.tooSoon);
    expect(await readFinishedSittings(database, person.id)).toHaveLength(1);
    await database
      .updateTable('sitting')
      .set({ finishedAt: new Date(time.getTime() - 30 * DAY_MS) })
      .where('personId', '=', person.id)
      .execute();
    expect(await keep(person, rounds[refused]!.token)).toMatchObject({ status: 200 });
  });

  test('goes on as theirs when it was not finished', async () => {
    const sitting = await begin();
    await play(sitting, 9_000, 5);
    const person = await signUp();
    await keep(person, sitting.token);
    expect(await progressOf(person)).toMatchObject({ state: 'started', sittingId: sitting.sittingId });
  });

  test('is not kept beside the same game that the person has begun already', async () => {
    const sitting = await begin();
    const person = await signUp();
    await app.inject({ method: 'POST', url: '/api/test-sessions', headers: person.headers, payload: { test: 'pattern-loom' } });
    expect(await keep(person, sitting.token)).toMatchObject({ status: 410 });
  });

  test.each(['', 'nonsense', 'a.b.c'])('is not kept for a token such as "%s"', async (token) => {
    expect(await keep(await signUp(), token)).toMatchObject({ status: 410, message: say.nothingToKeep });
  });

  test('is not kept for the token of a person', async () => {
    const owner = await signUp();
    const own = (
      await app.inject({ method: 'POST', url: '/api/test-sessions', headers: owner.headers, payload: { test: 'pattern-loom' } })
    ).json<Sitting>();
    expect(await keep(await signUp(), own.token)).toMatchObject({ status: 410 });
    expect(await progressOf(owner)).toMatchObject({ sittingId: own.sittingId });
  });

  test('is deleted after a day, with its answers, and then opens to nobody', async () => {
    const sitting = await begin();
    await play(sitting, 9_000, 3);
    const before = time;
    time = new Date(time.getTime() + 23 * HOUR_MS);
    await forgetGuests(database, time);
    expect((await readAgain(sitting)).statusCode).toBe(200);
    time = new Date(before.getTime() + 25 * HOUR_MS);
    expect((await readAgain(sitting)).statusCode).toBe(401);
    expect(await keep(await signUp(), sitting.token)).toMatchObject({ status: 410 });
    await forgetGuests(database, time);
    const left = await database.selectFrom('response').select('position').where('sittingId', '=', sitting.sittingId).execute();
    expect(left).toEqual([]);
    time = before;
  });
});
