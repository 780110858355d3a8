import { describe, expect, test } from 'vitest';
import { OPTION_IDS } from '#content/stories/scenes.ts';
import { optionOrder } from '#content/stories/script-order.ts';
import { tests } from '#content/tests.ts';
import type { ResponseRow } from './repository.ts';
import { invalidReasonOf, judgeValidity } from './validity.ts';

const story = tests['lantern-ferry'];
const game = tests['pattern-loom'];
const {
  screens,
  checks: { attention, consistency },
} = story;
const SEED = 5;
const startedAt = new Date('2026-11-21T09:00:00Z');
const sitting = { seed: SEED, isUntimed: false, startedAt };
const READ_MS = 18_000;
const BRISK_MS = 1_800;
const REFLEX_MS = 500;

/** After so many milliseconds of the sitting. */
const timeAfter = (ms: number) => new Date(startedAt.getTime() + ms);
/** The same answers, but they arrive this far apart, whatever they claim. */
const arriving = (gapMs: number, responses: readonly ResponseRow[]): ResponseRow[] =>
  responses.map((response, position) => ({ ...response, receivedAt: timeAfter((position + 1) * gapMs) }));

/** Reads, obeys the tale's instruction and means the same twice; `change` spoils it. */
function storyOf(
  responseTimeMs: number,
  change: (screen: string, position: number) => string | undefined = () => undefined,
): ResponseRow[] {
  const [one, other] = consistency.same[0]!;
  const honest: Record<string, string> = { [attention.screen]: attention.expected, [consistency.first]: one, [consistency.second]: other };
  return screens.map((screen, position) => {
    const option = change(screen, position) ?? honest[screen] ?? OPTION_IDS[position % 4]!;
    const receivedAt = timeAfter((position + 1) * responseTimeMs);
    return { position, screen, answer: { kind: 'choice', option }, item: screen, option, responseTimeMs, receivedAt, aways: 0 };
  });
}
const atOnce = (ms: number, responses: readonly ResponseRow[]): ResponseRow[] =>
  responses.map((response) => ({ ...response, receivedAt: timeAfter(ms) }));
const wrongWord = (screen: string) => (screen === attention.screen ? OPTION_IDS.find((id) => id !== attention.expected) : undefined);
const otherMind = (screen: string) => (screen === consistency.second ? OPTION_IDS.find((id) => id !== consistency.same[0]![1]) : undefined);

describe('a story', () => {
  test.each([
    ['read with care', storyOf(READ_MS), [], true],
    ['read, with a missed instruction', storyOf(READ_MS, wrongWord), ['attention'], true],
    ['read, with a change of mind', storyOf(READ_MS, otherMind), ['inconsistent'], true],
    ['read briskly', storyOf(BRISK_MS), ['hurried'], true],
    ['read briskly, with a change of mind', storyOf(BRISK_MS, otherMind), ['inconsistent', 'hurried'], true],
    ['read briskly, with a missed instruction', storyOf(BRISK_MS, wrongWord), ['attention', 'hurried'], false],
    [
      'with a missed instruction and a change of mind',
      storyOf(READ_MS, (screen) => wrongWord(screen) ?? otherMind(screen)),
      ['attention', 'inconsistent'],
      false,
    ],
    ['answered by reflex', storyOf(REFLEX_MS), ['hurried'], false],
    ['read on a train, and sent when the train left the tunnel', atOnce(26 * READ_MS, storyOf(READ_MS)), [], true],
    ['claimed to be read on a train that left a minute ago', atOnce(60_000, storyOf(READ_MS)), ['hurried', 'false-times'], false],
  ])('%s', (_how, responses, flags, valid) => {
    expect(judgeValidity(story, responses, sitting)).toEqual({ flags, valid });
  });

  test('answered on one place of the screen all along does not count', () => {
    const responses = storyOf(READ_MS, (screen) => optionOrder(OPTION_IDS, SEED, screen)[0]);
    const { flags, valid } = judgeValidity(story, responses, sitting);
    expect(flags).toContain('one-place');
    expect(valid).toBe(false);
  });

  test('of a few scenes may be answered on one place: that is no rare chance', () => {
    const responses = storyOf(READ_MS, (screen) => optionOrder(OPTION_IDS, SEED, screen)[0]);
    expect(judgeValidity(story, responses.slice(0, 13), sitting).flags).not.toContain('one-place');
    expect(judgeValidity(story, responses.slice(0, 14), sitting).flags).toContain('one-place');
  });
});

describe('a game', () => {
  const matrices = game.choosesFrom!.map(({ id }) => id);
  const abandoned = (count: number): ResponseRow[] =>
    Array.from({ length: count }, (_, position) => ({
      position,
      screen: `left-${position}`,
      answer: { kind: 'matrix', place: null, sure: null, timedOut: true },
      item: `${matrices[position]}~time`,
      option: 'wrong',
      responseTimeMs: 60_000,
      receivedAt: timeAfter((position + 1) * 60_000),
      aways: 0,
    }));
  const gameOf = (responseTimeMs: number, shareRight: number): ResponseRow[] =>
    Array.from({ length: 24 }, (_, position) => {
      const option = position >= 24 * (1 - shareRight) ? 'right-sure' : 'wrong-sure';
      const answer = { kind: 'matrix', place: position % 8, sure: true, timedOut: false };
      const takenMs = Math.round(responseTimeMs * (1 - (position % 4) / 10)); // a hand is not as even as a clock
      const receivedAt = timeAfter((position + 1) * responseTimeMs);
      const row = { position, screen: `matrix-${position}`, answer, item: matrices[position]!, option };
      return { ...row, responseTimeMs: takenMs, receivedAt, aways: 0 };
    });

  test.each([
    ['played with care', gameOf(15_000, 0.6), [], true],
    ['guessed', gameOf(15_000, 0.1), ['guessing'], false],
    ['played fast and well', gameOf(1_500, 0.6), ['hurried'], true],
    ['guessed fast', gameOf(1_500, 0.1), ['hurried', 'guessing'], false],
    ['answered by reflex', gameOf(600, 0.6), ['hurried'], false],
    ['left running with nobody there', abandoned(24), ['absent'], false],
    ['left for a few matrices', arriving(60_500, [...gameOf(15_000, 0.9).slice(5), ...abandoned(5)]), [], true],
    ['played with breaks', arriving(600_000, gameOf(15_000, 0.6)), [], true],
    [
      'answered in a third of a second by a program that claims 21 s each',
      arriving(13, gameOf(21_000, 0.6)),
      ['hurried', 'false-times'],
      false,
    ],
    ['answered in three seconds each by a program that claims 21 s', arriving(3_000, gameOf(21_000, 0.6)), ['false-times'], false],
    ['let run out faster than time can run out', arriving(500, abandoned(24)), ['hurried', 'false-times', 'absent'], false],
  ])('%s', (_how, responses, flags, valid) => {
    expect(judgeValidity(game, responses, sitting)).toEqual({ flags, valid });
  });

  test('played without a clock: no limit can have run out, so none must have passed', () => {
    const responses = arriving(20_000, abandoned(24)).map((response) => ({ ...response, responseTimeMs: 19_000 }));
    expect(judgeValidity(game, responses, sitting).flags).toContain('false-times');
    expect(judgeValidity(game, responses, { ...sitting, isUntimed: true }).flags).not.toContain('false-times');
  });
});

test('the player whose times cannot have passed is told that the answers came too fast', () => {
  expect(invalidReasonOf(['false-times', 'absent'], false)).toBe('hurried');
});
