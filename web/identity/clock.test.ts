import { expect, test } from 'vitest';
import { asClock } from './clock.ts';

test.each([
  [150, '02:30'],
  [149.2, '02:30'],
  [60, '01:00'],
  [9, '00:09'],
  [0, '00:00'],
  [-3, '00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(asClock(seconds)).toBe(text);
});
