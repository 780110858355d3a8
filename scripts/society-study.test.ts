import { beforeAll, expect, test } from 'vitest';
import { type SocietyFigures, societyFigures } from '#content/science/script-society-figures.ts';
import { ADMIT_CHANCE, INVITE_CHANCE } from '#server/society/membership/standing.ts';
import { societyTargets } from './study/print-society.ts';
import { playGamesFor, runSociety } from './study/society.ts';
import { isReached } from './study/targets.ts';

const rule = { invite: INVITE_CHANCE, admit: ADMIT_CHANCE };
let games: ReturnType<typeof playGamesFor>;
let small: SocietyFigures;
beforeAll(() => {
  games = playGamesFor(15, 1);
  small = runSociety(games, 6_000, 1, rule);
});

test('what the public page shows was found with the rule that holds, and reaches what the design asks for', () => {
  expect(societyFigures.rule).toEqual(rule);
  expect(societyFigures.people).toBeGreaterThanOrEqual(100_000);
  for (const target of societyTargets(societyFigures)) expect(isReached(target), target.name).toBe(true);
});

test('a small study finds about the same', () => {
  // of 6,000 people about 55 are admitted: their share is known to .1%, what is true of them to 5 points
  expect(small.reliability).toBeGreaterThan(0.82);
  expect(small.reliability).toBeLessThan(0.94);
  expect(small.invited).toBeGreaterThan(0.015);
  expect(small.invited).toBeLessThan(0.035);
  expect(small.admitted).toBeGreaterThan(0.005);
  expect(small.admitted).toBeLessThan(0.014);
  expect(small.admittedInTop1).toBeGreaterThan(0.58);
  expect(small.admittedInTop3).toBeGreaterThan(0.9);
  expect(small.missed).toBeLessThan(0.5);
});

test('a stricter rule admits fewer, surer people, and misses more', () => {
  const strict = runSociety(games, 6_000, 1, { invite: 0.2, admit: 0.7 });
  expect(strict.admitted).toBeLessThan(small.admitted);
  expect(strict.admittedInTop1).toBeGreaterThan(small.admittedInTop1);
  expect(strict.missed).toBeGreaterThan(small.missed);
});
