import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test.each([
  [
    [0.751, 0.226, 0.023],
    [75, 23, 2],
  ],
  [
    [0.346, 0.654],
    [35, 65],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [1, 0],
    [100, 0],
  ],
])('%o of a hundred are %o', (shares, counts) => {
  expect(shareOut(shares)).toEqual(counts);
});
