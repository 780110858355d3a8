import { describe, expect, test } from 'vitest';
import { survivalQuartiles } from './survival-quartiles.ts';

describe('quartiles of durations of which some have not ended', () => {
  // Miller (1997), Survival Analysis, acute myelogenous leukemia: the data set `aml` of R's survival; survfit gives these quartiles.
  test('are those of R on the data of Miller', () => {
    expect(survivalQuartiles([9, 13, 18, 23, 31, 34, 48], [13, 28, 45, 161])).toEqual({
      ...{ lower: 18, median: 31, upper: 48 },
      ...{ ended: 7, waiting: 4 },
    });
    expect(survivalQuartiles([5, 5, 8, 8, 12, 23, 27, 30, 33, 43, 45], [16])).toMatchObject({ lower: 8, median: 23, upper: 33 });
  });

  test('are the ordinary ones when nobody waits', () => {
    expect(survivalQuartiles([4, 1, 3, 2], [])).toMatchObject({ lower: 1.5, median: 2.5, upper: 3.5, waiting: 0 });
    expect(survivalQuartiles([7], [])).toMatchObject({ lower: 7, median: 7, upper: 7 });
  });

  test('are not told where too many wait', () => {
    expect(survivalQuartiles([2], [5, 6, 7])).toMatchObject({ lower: 2, median: null, upper: null });
    expect(survivalQuartiles([], [3])).toEqual({ lower: null, median: null, upper: null, ended: 0, waiting: 1 });
    expect(survivalQuartiles([], [])).toMatchObject({ median: null, ended: 0 });
  });

  test('grow by those who wait longer than all others took', () => {
    expect(survivalQuartiles([1, 2, 3, 4, 5], []).median).toBe(3);
    expect(survivalQuartiles([1, 2, 3, 4, 5], [9, 9, 9]).median).toBe(4.5);
  });

  test('refuse what is no duration', () => {
    expect(() => survivalQuartiles([-1], [])).toThrow('-1');
    expect(() => survivalQuartiles([], [Number.NaN])).toThrow(RangeError);
  });
});
