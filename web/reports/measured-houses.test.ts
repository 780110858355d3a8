import { describe, expect, test } from 'vitest';
import { sampleReport } from '#testing/sample-report.ts';
import { byStrength } from './measured-houses.ts';

describe('the order by strength', () => {
  const strengths = [3, 3, 2, 3.2, 1, null, 2, 3.2, 4, null, 1.5, 3];

  test('is that of the ranking, also among equals, with the unmeasured last', () => {
    const ranking = [9, 8, 4, 12, 1, 2, 7, 3, 11, 5];
    expect(byStrength({ ...sampleReport(strengths), ranking }).map(({ house }) => house)).toEqual([...ranking, 6, 10]);
  });

  test('puts equals by their number while there is no ranking', () => {
    const few = sampleReport([2, 3, 3, ...Array(9).fill(null)]);
    expect(few.ranking).toEqual([]);
    expect(byStrength(few).map(({ house }) => house)).toEqual([2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
