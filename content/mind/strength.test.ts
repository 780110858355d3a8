import { expect, test } from 'vitest';
import { standingOf } from './strength.ts';

test.each([
  [5, 'strong'],
  [3, 'strong'],
  [2.999, 'average'],
  [2, 'average'],
  [1.999, 'weak'],
  [0, 'weak'],
] as const)('a strength of %d is %s against others', (strength, standing) => {
  expect(standingOf(strength)).toBe(standing);
});
