import { expect, test } from 'vitest';
import { type StrengthsReport, TestResults } from '#contract/reports.ts';
import { testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import type { TestPerson } from '#testing/people.ts';

const { app, database, signUp } = await testApp();
const resultsOf = async (person: TestPerson, slug = 'lantern-ferry') =>
  TestResults.parse((await app.inject({ url: `/api/report/${person.id}/tests/${slug}`, headers: person.headers })).json());
const [autumn, winter] = [new Date('2026-09-01T10:00:00Z'), new Date('2026-11-01T10:00:00Z')];

test('nothing played, no result and no change', async () => {
  expect(await resultsOf(await signUp())).toEqual({ test: 'lantern-ferry', results: [], change: null });
});

test('a name that is no test has no results either', async () => {
  expect(await resultsOf(await signUp(), 'nothing')).toEqual({ test: 'nothing', results: [], change: null });
});

test('both times stay, the newest first; the profile uses that one, and the change is told', async () => {
  const person = await signUp();
  await finishStory(database, { person, at: autumn });
  const [first] = (await resultsOf(person)).results;
  await finishStory(database, { person, at: winter, option: (index) => (index + 1) % 4 });
  const { results, change } = await resultsOf(person);
  expect(results.map(({ finishedAt }) => finishedAt)).toEqual([winter.toISOString(), autumn.toISOString()]);
  expect(results[1]).toEqual(first);
  expect(change!.length).toBeGreaterThan(6);
  for (const { domain, before, after, difference, standardError, verdict } of change!) {
    expect(domain).toBe('emotional');
    expect(after - before).toBeCloseTo(difference, 0);
    const isBeyondChance = Math.abs(difference) > 1.96 * standardError;
    expect(verdict).toBe(isBeyondChance ? (difference > 0 ? 'risen' : 'fallen') : 'no reliable change');
  }
  const report = (await app.inject({ url: `/api/report/${person.id}/strengths`, headers: person.headers })).json<StrengthsReport>();
  expect(report.newestTestAt).toBe(winter.toISOString());
  expect(report.houses.map(({ strength }) => strength).filter((strength) => strength !== null)).toEqual(
    results[0]!.houses.map(({ strength }) => strength),
  );
});

test('a time that does not count is no result', async () => {
  const person = await signUp();
  await finishStory(database, { person, at: autumn });
  await finishStory(database, { person, at: winter, valid: false });
  const { results, change } = await resultsOf(person);
  expect([results.length, change]).toEqual([1, null]);
});
