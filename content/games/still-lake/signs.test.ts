import { describe, expect, test } from 'vitest';
import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT } from '../../signs.ts';
import { stillLake } from './definition.ts';
import { type Habit, playByHabit, playHonestly } from './fixtures/played-sittings.ts';
import type { LakeAnswer } from './script.ts';

const scoredOf = (played: readonly PlayedAnswer<LakeAnswer>[]) => played.filter(({ item }) => item !== null);
const flagsOf = (played: readonly PlayedAnswer<LakeAnswer>[]) => stillLake.signs(scoredOf(played)).map(([flag]) => flag);

const either = (random: () => number) => random() < 0.5;
const careless: [string, Habit, string][] = [
  ['never press', () => null, 'absent'],
  ['press "same" at every flower', (random) => ({ same: true, afterMs: 400 + 300 * random() }), 'one-place'],
  ['press "other" at every flower', (random) => ({ same: false, afterMs: 400 + 300 * random() }), 'one-place'],
  ['press either without looking', (random) => ({ same: either(random), afterMs: 300 + 900 * random() }), 'guessing'],
  ['press sooner than one can see', (random) => ({ same: either(random), afterMs: 205 + 90 * random() }), 'hurried'],
  ['have a program press at even times', (random) => ({ same: either(random), afterMs: 640 + 40 * random() }), 'scripted'],
];

describe('Careless players are found', () => {
  const PEOPLE = 100;
  test.each(careless)('who %s', (_, habit, expected) => {
    const flags = Array.from({ length: PEOPLE }, (_, index) => flagsOf(playByHabit(habit, index)));
    expect(flags.filter((found) => found.includes(expected as never)).length / PEOPLE).toBeGreaterThan(0.9);
  });

  test.each(careless.slice(1))('without a clock as well: who %s', (_, habit, expected) => {
    const flags = Array.from({ length: PEOPLE / 2 }, (_, index) => flagsOf(playByHabit(habit, 500 + index, true)));
    expect(flags.filter((found) => found.includes(expected as never)).length / (PEOPLE / 2)).toBeGreaterThan(0.9);
  });

  test('and a device that says it was done sooner than its own flowers opened', () => {
    const { played } = playHonestly(1)[0]!;
    expect(flagsOf(played)).toEqual([]);
    expect(flagsOf(played.map((answer) => ({ ...answer, responseTimeMs: 4_000 })))).toEqual(['false-times']);
    const once = played.map((answer, index) => (index === 3 ? { ...answer, responseTimeMs: 4_000 } : answer));
    expect(flagsOf(once)).toEqual([]);
  });
});

describe('Honest players', () => {
  test('are hardly ever flagged, and each sign alone invalidates', () => {
    const PEOPLE = 1_500;
    const flagged = playHonestly(PEOPLE).flatMap(({ played }) => stillLake.signs(scoredOf(played)));
    // .13% over 6,000 people; four standard errors more among 1,500
    expect(flagged.length / PEOPLE).toBeLessThanOrEqual(0.005);
    expect(flagged.every(([, weight]) => weight === INVALID_WEIGHT)).toBe(true);
  });

  test('are not flagged for playing without a clock', () => {
    const PEOPLE = 1_000;
    const flagged = playHonestly(PEOPLE, true).filter(({ played }) => flagsOf(played).length > 0);
    // .1% over 3,000 people; four standard errors more among 1,000
    expect(flagged.length / PEOPLE).toBeLessThanOrEqual(0.005);
  });
});
