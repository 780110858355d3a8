import { expect, test } from 'vitest';
import type { PastState } from '#contract/past-reports.ts';
import { demoStates, pointsOverTime } from './states.ts';

const state = (at: number, asOf: string, computedAt: string, tests: number): PastState => ({
  at,
  asOf,
  computedAt,
  tests: Array.from({ length: tests }, (_, index) => `test-${index}`),
  houses: [],
});
const states = [
  state(1, '2026-01-01', '2026-01-01', 1),
  state(2, '2026-02-01', '2026-02-01', 2),
  state(4, '2026-02-01', '2026-04-01', 2),
  state(3, '2026-03-01', '2026-03-01', 12),
];

test('what was scored anew stands once in a line over time, as it was scored last', () => {
  expect(pointsOverTime(states).map(({ at }) => at)).toEqual([1, 4, 3]);
});

test('the demo has a state for each number of tests, the newest', () => {
  expect(demoStates(states).map(({ at }) => at)).toEqual([1, 4, 3]);
  expect(demoStates(states.slice(0, 1)).map(({ at }) => at)).toEqual([1]);
});
