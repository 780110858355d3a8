import { expect, test } from 'vitest';
import { hasFallen } from './fallen.ts';

test.each([
  [[7, 6, 5, 4], true],
  [[2, 9, 8, 4, 1], true],
  [[7, 6, 5], false],
  [[7, 6, 6, 5], false],
  [[9, 8, 7, 6, 7], false],
  [[], false],
])('of %j: %s', (values, expected) => {
  expect(hasFallen(values)).toBe(expected);
});
