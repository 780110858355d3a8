import { describe, expect, test } from 'vitest';
import { ordinarySetting } from '#content/games/game.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { tests } from '#content/tests.ts';
import { type Accepted, type Sitting, assessmentMessages as say } from '#contract/assessments.ts';
import type { Progress } from '#contract/measurement.ts';
import { seededRandom } from '#psychometrics';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import { readFinishedSittings } from './repository.ts';

/** How a sitting is played: its language, without a clock, on which device; and how often its player was away. */

let time = new Date();
const { app, database, signUp } = await testApp({ now: () => time });
const game = tests['pattern-loom'];
const WAIT_MS = 9_000;

type Failure = { status: number; message: string; errors?: Record<string, string> };
const open = async (person: TestPerson, payload: object): Promise<Sitting & Failure> => {
  const response = await app.inject({ method: 'POST', url: '/api/test-sessions', headers: person.headers, payload });
  return { ...response.json<Sitting & Failure>(), status: response.statusCode };
};
const give = async ({ sittingId, token }: Sitting, payload: object): Promise<Accepted & Failure> => {
  time = new Date(time.getTime() + WAIT_MS);
  const headers = { 'x-test-session-token': token };
  const response = await app.inject({ method: 'POST', url: `/api/test-sessions/${sittingId}/responses`, headers, payload });
  return { ...response.json<Accepted & Failure>(), status: response.statusCode };
};
const choice = (position: number, more: object = {}) => ({
  position,
  screen: tests['lantern-ferry'].screens[position]!,
  answer: { kind: 'choice', option: 'a' },
  responseTimeMs: WAIT_MS,
  ...more,
});
const rowOf = ({ sittingId }: Sitting) => database.selectFrom('sitting').selectAll().where('id', '=', sittingId).executeTakeFirstOrThrow();
const timeLimitOf = ({ current }: Sitting) => (current as { timeLimitMs?: number }).timeLimitMs;

async function playLoom(sitting: Sitting): Promise<Accepted> {
  const { seed } = await rowOf(sitting);
  const simulated = simulateSitting(game, { theta: new Float64Array(36), random: seededRandom(7) }, ordinarySetting(seed));
  let last: Accepted | undefined;
  for (const [position, { screen, answer }] of simulated.entries())
    last = await give(sitting, { position, screen, answer, responseTimeMs: Math.round(WAIT_MS * (1 - (position % 4) / 10)) }); // a hand is not as even as a clock
  return last!;
}

describe('a sitting', () => {
  test('keeps how it is played', async () => {
    const manner = { language: 'hi', device: 'phone', untimed: true, input: 'touch', refreshHz: 59.94 };
    const sitting = await open(await signUp(), { test: 'pattern-loom', ...manner });
    expect(sitting).toMatchObject({ status: 201, language: 'hi', untimed: true, counts: null });
    const row = await rowOf(sitting);
    expect(row).toMatchObject({ language: 'hi', device: 'phone', isUntimed: true, inputKind: 'touch' });
    expect(row.refreshHz).toBeCloseTo(59.94, 3);
  });

  test('of which nothing is said is in English, with a clock, and knows no input', async () => {
    const sitting = await open(await signUp(), { test: 'pattern-loom' });
    expect(sitting).toMatchObject({ language: 'en', untimed: false });
    expect(await rowOf(sitting)).toMatchObject({ device: 'computer', inputKind: null, refreshHz: null, counts: null });
  });

  test('is told in a language that the test has', async () => {
    expect(tests['lantern-ferry'].about.languages).toContain('en');
    const { languages } = tests['lantern-ferry'].about;
    const sitting = await open(await signUp(), { test: 'lantern-ferry', language: 'hi' });
    expect(sitting.language).toBe(languages.includes('hi') ? 'hi' : 'en');
  });

  test('may be played otherwise until it is answered, and then stays as it is', async () => {
    const person = await signUp();
    const timed = await open(person, { test: 'pattern-loom', language: 'en', untimed: false, device: 'phone' });
    expect(timeLimitOf(timed)).toBeGreaterThan(0);
    const untimed = await open(person, { test: 'pattern-loom', language: 'hi', untimed: true });
    expect(untimed).toMatchObject({ sittingId: timed.sittingId, language: 'hi', untimed: true });
    expect(timeLimitOf(untimed)).toBeUndefined();
    expect(await open(person, { test: 'pattern-loom' })).toMatchObject({ language: 'hi', untimed: true });
    expect(await rowOf(untimed)).toMatchObject({ device: 'phone' });

    const { seed } = await rowOf(timed);
    const [first] = simulateSitting(game, { theta: new Float64Array(36), random: seededRandom(7) }, ordinarySetting(seed));
    const taken = await give(untimed, { position: 0, screen: first!.screen, answer: first!.answer, responseTimeMs: WAIT_MS });
    expect(Object.keys(taken.next!)).not.toContain('timeLimitMs');
    const later = await open(person, { test: 'pattern-loom', language: 'en', untimed: false, input: 'mouse' });
    expect(later).toMatchObject({ sittingId: timed.sittingId, language: 'hi', untimed: true, answered: 1 });
    expect(await rowOf(later)).toMatchObject({ inputKind: null });
  });

  test('of a test without a clock cannot be played without one', async () => {
    expect(await open(await signUp(), { test: 'lantern-ferry', untimed: true })).toMatchObject({ untimed: false });
  });

  test.each([
    ['an unknown language', { language: 'xx' }, 'language'],
    ['an unknown device', { device: 'fridge' }, 'device'],
    ['an unknown input', { input: 'thought' }, 'input'],
    ['a clock in words', { untimed: 'yes' }, 'untimed'],
    ['a refresh rate in words', { refreshHz: 'sixty' }, 'refreshHz'],
    ['no refresh', { refreshHz: 0 }, 'refreshHz'],
    ['a refresh rate of no screen', { refreshHz: 1e9 }, 'refreshHz'],
    ['null', { refreshHz: null }, 'refreshHz'],
  ])('with %s is refused, and the field is named', async (_what, wrong, field) => {
    const refused = await open(await signUp(), { test: 'pattern-loom', ...wrong });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.errors!)).toEqual([field]);
  });
});

describe('a game that is finished', () => {
  test('tells what was done, at once, when it is opened anew, and on the home page', async () => {
    const person = await signUp();
    const sitting = await open(person, { test: 'pattern-loom', untimed: true });
    const last = await playLoom(sitting);
    const { cloths, right, sure } = last.counts!;
    expect(last).toMatchObject({ finished: true, valid: true });
    expect([cloths! >= right!, cloths! >= sure!, right! > 0]).toEqual([true, true, true]);
    const headers = { 'x-test-session-token': sitting.token };
    const again = await app.inject({ url: `/api/test-sessions/${sitting.sittingId}`, headers });
    expect(again.json()).toMatchObject({ finished: true, counts: last.counts, untimed: true, current: null });
    const progress = (await app.inject({ url: '/api/progress', headers: person.headers })).json<Progress>();
    expect(progress.tests.find(({ test }) => test === 'pattern-loom')).toMatchObject({ counts: last.counts, untimed: true });
    expect(progress.tests.find(({ test }) => test === 'lantern-ferry')).toMatchObject({ counts: null, untimed: false });
    expect(await readFinishedSittings(database, person.id)).toMatchObject([{ counts: last.counts, isUntimed: true }]);
  });
});

describe('an answer', () => {
  test('tells how often its player was away', async () => {
    const sitting = await open(await signUp(), { test: 'lantern-ferry' });
    await give(sitting, choice(0));
    await give(sitting, choice(1, { aways: 3 }));
    await give(sitting, choice(2, { aways: 1_000_000 }));
    const kept = await database
      .selectFrom('response')
      .select('aways')
      .where('sittingId', '=', sitting.sittingId)
      .orderBy('position')
      .execute();
    expect(kept.map(({ aways }) => aways)).toEqual([0, 3, 1_000]);
  });

  test.each([-1, 0.5, '2', null])('that says it was away %s times is refused', async (aways) => {
    const sitting = await open(await signUp(), { test: 'lantern-ferry' });
    const refused = await give(sitting, choice(0, { aways }));
    expect(refused).toMatchObject({ status: 400, errors: { aways: say.awaysMalformed } });
  });
});
