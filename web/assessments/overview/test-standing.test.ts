import { expect, test } from 'vitest';
import type { TestProgress } from '#contract/measurement.ts';
import { byKind, fullness, isWorthReading } from './test-standing.ts';
import { minutesLeft } from './use-test-words.ts';

const progress = (own: Partial<TestProgress>): TestProgress => ({
  test: 'any',
  kind: 'story',
  minutes: 10,
  state: 'new',
  share: 0,
  finishedAt: null,
  sittingId: null,
  hasValidSitting: false,
  retakeFrom: null,
  counts: null,
  untimed: false,
  ...own,
});

test.each([
  ['nothing', [], false],
  ['a game', ['game'], false],
  ['two games', ['game', 'game'], true],
  ['a story', ['story'], true],
] as const)('a report that rests on %s: worth reading is %s', (_what, kinds, expected) => {
  const counted = kinds.map((kind) => progress({ kind, hasValidSitting: true }));
  expect(isWorthReading([...counted, progress({ kind: 'story', state: 'started', share: 0.9 })])).toBe(expected);
});

test.each([
  ['new', {}, 0],
  ['begun', { state: 'started', share: 0.4 }, 0.4],
  ['finished, and does not count', { state: 'finished', share: 1 }, 0],
  ['finished, and counts', { state: 'finished', share: 1, hasValidSitting: true }, 1],
  ['played again', { state: 'started', share: 0.2, hasValidSitting: true }, 1],
] as const)('the bead of a test that is %s', (_what, own, expected) => {
  expect(fullness(progress(own))).toBe(expected);
});

test('beads hang stories first, each kind in the order in which it is offered', () => {
  const tests = (['game', 'story', 'game', 'story'] as const).map((kind, place) => progress({ kind, test: String(place) }));
  expect(byKind(tests).map(({ test }) => test)).toEqual(['1', '3', '0', '2']);
});

test.each([
  [10, 0, 10],
  [10, 0.55, 5],
  [10, 0.999, 1],
  [10, 1, 1],
])('of %d minutes with %d done, %d are left', (minutes, share, left) => {
  expect(minutesLeft(minutes, share)).toBe(left);
});
