import { describe, expect, test } from 'vitest';
import { sampleReport, TWELVE } from '#testing/sample-report.ts';
import { alikeWith, powerfulHouses, weakHouses } from './strengths.ts';

// TWELVE ranks 3, 9, 5, 12, 1, 8, 4, 11, 7, 2, 6, 10.
const report = (...alike: number[][]) => sampleReport(TWELVE, { alike });
const TOP = [3, 9, 5];

describe('what cannot be told apart from the first three', () => {
  test('comes in the order of the ranking, whichever of the three it touches', () => {
    expect(alikeWith(report([5, 12, 1], [9, 5, 12, 1, 8]), TOP)).toEqual([12, 1, 8]);
  });

  test('is nothing when the three are alike only among themselves, or others are', () => {
    expect(alikeWith(report([3, 9, 5], [12, 1, 8]), TOP)).toEqual([]);
    expect(alikeWith(report(), TOP)).toEqual([]);
  });

  test('of one house is every neighbour in any of its runs', () => {
    expect(alikeWith(report([3, 9, 5], [5, 12]), [5])).toEqual([3, 9, 12]);
  });
});

test('the ends of a ranking are told from the end inwards', () => {
  expect(powerfulHouses(report())).toEqual(TOP);
  expect(weakHouses(report())).toEqual([10, 6, 2]);
  expect(weakHouses(sampleReport([1, 2, ...Array(10).fill(null)]))).toEqual([]);
});
