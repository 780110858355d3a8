import { expect, test, vi } from 'vitest';
import { facetsOf } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { houseOf } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import type { Test } from '#content/test.ts';
import { type Accepted, assessmentMessages, type Sitting } from '#contract/assessments.ts';
import type { Progress } from '#contract/measurement.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { seededRandom } from '#psychometrics';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { seedDemoPerson } from '#server/identity/demo-person.ts';
import { testApp } from '#testing/app.ts';
import type { TestPerson } from '#testing/people.ts';
import type { DotsTrial } from './game/script.ts';
import { tinyTests } from './tiny-tests.ts';

vi.mock('#content/tests.ts', async (original) => {
  const real = await original<typeof import('#content/tests.ts')>();
  return { tests: { ...real.tests, ...(await import('./tiny-tests.ts')).tinyTests } };
});

const RESPONSE_MS = 9_000;
let time = new Date();
const { app, database, signUp } = await testApp({ now: () => time });

async function post<Answer>(url: string, headers: Readonly<Record<string, string>>, payload: object): Promise<Answer & { status: number }> {
  const response = await app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  return { ...response.json<Answer>(), status: response.statusCode };
}
const open = (person: TestPerson, slug: string) => post<Sitting>('/api/test-sessions', person.headers, { test: slug, language: 'hi' });
function give({ sittingId, token }: Sitting, position: number, screen: string, answer: unknown, responseTimeMs = RESPONSE_MS) {
  time = new Date(time.getTime() + responseTimeMs);
  const given = { position, screen, answer, responseTimeMs };
  return post<Accepted & { message: string }>(`/api/test-sessions/${sittingId}/responses`, { 'x-test-session-token': token }, given);
}
async function read<Answer>(url: string, person: TestPerson): Promise<Answer> {
  return (await app.inject({ url, headers: person.headers })).json<Answer>();
}
const progressOf = (person: TestPerson, slug: string) =>
  read<Progress>('/api/progress', person).then(({ tests }) => tests.find(({ test }) => test === slug));
const strengthsOf = (person: TestPerson) => read<StrengthsReport>(`/api/report/${person.id}/strengths`, person);
const housesOf = (test: Test) => [...new Set(facetsOf(test).map(houseOf))];

/** An attentive person who is at the far end of all that the tests measure; the option that the sitting put first is not always theirs. */
const answersOf = (test: Test) =>
  simulateSitting(test, { theta: new Float64Array(36).fill(2), random: seededRandom(3) }, ordinarySetting(3));

test('a story that no other file knows is opened, told, finished, judged and scored', async () => {
  const { 'tiny-story': story } = tinyTests;
  const person = await signUp();
  const before = await strengthsOf(person);
  expect(before.houses.filter(({ wouldMeasure }) => wouldMeasure.includes('tiny-story')).map(({ house }) => house)).toEqual(
    housesOf(story),
  );

  const sitting = await open(person, 'tiny-story');
  expect(sitting).toMatchObject({ status: 201, kind: 'story', bankVersion: 'tiny-1', language: 'hi', current: null, responses: [] });
  expect(await give(sitting, 0, 'TS1', { kind: 'count', count: 1 })).toMatchObject({
    status: 422,
    message: assessmentMessages.noSuchOption,
  });
  const replies: Accepted[] = [];
  for (const [position, { screen, answer }] of answersOf(story).entries()) {
    replies.push(await give(sitting, position, screen, answer));
    if (position === 1) expect(await progressOf(person, 'tiny-story')).toMatchObject({ state: 'started', share: 2 / 3 });
  }
  expect(replies.map(({ finished }) => finished)).toEqual([false, false, true]);
  expect(replies.at(-1)).toMatchObject({ valid: true, invalidReason: null, next: null });
  expect(await progressOf(person, 'tiny-story')).toMatchObject({ state: 'finished', hasValidSitting: true, minutes: 1, kind: 'story' });

  const after = await strengthsOf(person);
  expect(after.testsTaken).toEqual(['tiny-story']);
  expect(after.versions.banks).toEqual({ 'tiny-story': 'tiny-1' });
  for (const house of housesOf(story)) {
    const [was, is] = [before, after].map(({ houses }) => houses.find((one) => one.house === house)!);
    expect(is!.reliability).toBeGreaterThan(was!.reliability);
    expect(is!.wouldMeasure).not.toContain('tiny-story');
  }
});

test('a story whose check is missed and whose repeated scene is answered otherwise does not count', async () => {
  const sitting = await open(await signUp(), 'tiny-story');
  await give(sitting, 0, 'TS1', { kind: 'choice', option: 'a' });
  await give(sitting, 1, 'TS2', { kind: 'choice', option: 'a' });
  expect(await give(sitting, 2, 'TS3', { kind: 'choice', option: 'b' })).toMatchObject({ valid: false, invalidReason: 'inattentive' });
});

test('a game that no other file knows is opened, played, finished, judged and scored', async () => {
  const { 'tiny-game': game } = tinyTests;
  const person = await signUp();
  const before = await strengthsOf(person);
  expect(before.houses.filter(({ wouldMeasure }) => wouldMeasure.includes('tiny-game')).map(({ house }) => house)).toEqual(housesOf(game));

  const sitting = await open(person, 'tiny-game');
  expect(sitting).toMatchObject({ status: 201, kind: 'game', seed: 0, responses: [] });
  const feedback: unknown[] = [];
  let trial = sitting.current as DotsTrial | null;
  for (let position = 0; trial; position += 1) {
    for (const strange of [{ kind: 'count', count: 99 }, { kind: 'count' }, { kind: 'choice', option: 'a' }, {}]) {
      const refused = await give(sitting, position, trial.id, strange);
      expect([refused.status, refused.message]).toEqual([422, assessmentMessages.noSuchOption]);
    }
    const right = trial.dots.length;
    const answer = { kind: 'count', count: position === 1 || position === 4 ? 1 + (right % 6) : right };
    const taken = await give(sitting, position, trial.id, answer);
    expect(await give(sitting, position, trial.id, answer)).toEqual(taken); // sent twice
    feedback.push(taken.feedback);
    expect(taken.shown).toEqual(trial.practice ? { dots: right } : undefined);
    if (position === 1) expect(taken.next).toMatchObject({ id: 'try-2-2', practice: true, retry: true });
    if (position === 3) expect(await progressOf(person, 'tiny-game')).toMatchObject({ state: 'started', share: 4 / 7, counts: null });
    if (!taken.next) expect(taken).toMatchObject({ finished: true, valid: true, counts: { handfuls: 5, counted: 4 } });
    trial = taken.next as DotsTrial | null;
  }
  expect(feedback).toEqual(['right', 'wrong', 'right', ...Array(5).fill(undefined)]);
  expect(await progressOf(person, 'tiny-game')).toMatchObject({
    ...{ state: 'finished', hasValidSitting: true, kind: 'game' },
    counts: { handfuls: 5, counted: 4 },
  });

  const after = await strengthsOf(person);
  const [house] = housesOf(game);
  expect(after.testsTaken).toEqual(['tiny-game']);
  expect(after.houses.find((one) => one.house === house)!.reliability).toBeGreaterThan(
    before.houses.find((one) => one.house === house)!.reliability + 0.1,
  );
});

test('a block that was broken off is begun anew, and practised first on another day', async () => {
  const sitting = await open(await signUp(), 'tiny-game');
  const right = (trial: Accepted['next']) => ({ kind: 'count', count: (trial as DotsTrial).dots.length });
  const first = await give(sitting, 0, sitting.current!.id, right(sitting.current));
  const second = await give(sitting, 1, first.next!.id, right(first.next));
  expect(second.next).toMatchObject({ id: 'count-1', practice: false });
  const broken = await give(sitting, 2, 'count-1', { kind: 'broken-off' });
  expect(broken).toMatchObject({ status: 200, next: { id: 'count-1-4', practice: false }, finished: false });
  expect(broken.feedback).toBeUndefined();
  time = new Date(time.getTime() + 25 * 60 * 60 * 1000);
  const nextDay = await give(sitting, 3, 'count-1-4', { kind: 'broken-off' });
  expect(nextDay).toMatchObject({ status: 200, next: { practice: true, number: 2 } });
  const practised = await give(sitting, 4, nextDay.next!.id, right(nextDay.next));
  expect(practised).toMatchObject({ feedback: 'right', next: { id: 'count-1', practice: false } });
});

test.each([
  ['quick, as the game allows', 600, { valid: true, invalidReason: null }],
  ['quicker than anything can be seen', 200, { valid: false, invalidReason: 'hurried' }],
] as const)('a game says itself what is too fast: %s', async (_how, responseTimeMs, expected) => {
  const sitting = await open(await signUp(), 'tiny-game');
  let last: Accepted | undefined;
  for (let trial = sitting.current as DotsTrial | null, position = 0; trial; position += 1) {
    last = await give(sitting, position, trial.id, { kind: 'count', count: trial.dots.length }, responseTimeMs);
    trial = last.next as DotsTrial | null;
  }
  expect(last).toMatchObject(expected);
});

test('the demo person has played every test there is, whatever its answers look like', async () => {
  await seedDemoPerson(database);
  expect(await seedDemoSittings(database, 25, time)).toEqual(expect.arrayContaining(['tiny-story', 'tiny-game']));
});
