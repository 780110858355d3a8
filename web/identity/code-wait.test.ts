import { expect, test } from 'vitest';
import { secondsLeft } from './code-wait.ts';

const SENT = Date.parse('2026-01-05T10:00:00Z');

test.each([
  ['at once, the whole wait', 0, 150],
  ['a minute later, the rest', 60, 90],
  ['at its end, nothing', 150, 0],
  ['long after, nothing', 86_400, 0],
  ['after the clock was put back, nothing, rather than hours', -3_600, 0],
])('%s', (_when, seconds, left) => {
  expect(secondsLeft(SENT, SENT + seconds * 1000)).toBe(left);
});

test('an address that no code was sent to waits for nothing', () => {
  expect(secondsLeft(undefined, SENT)).toBe(0);
});
