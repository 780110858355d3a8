import { describe, expect, test } from 'vitest';
import { impactTable } from './impact.ts';

const group = (name: string, selected: number, total: number) => ({ group: name, selected, notSelected: total - selected });

/** The row of the first group beside the second. */
function compared(one: readonly [number, number], other: readonly [number, number]) {
  const row = impactTable([group('one', ...one), group('other', ...other)], 0).rows.find((row) => row.standing === 'compared')!;
  expect(row.group).toBe('one');
  return row.impact;
}

describe('the impact of a stage on groups', () => {
  test('is the ratio of rates, the four-fifths rule in whole numbers, and the exact test of Fisher', () => {
    const large = compared([12, 40], [48, 80]);
    expect(large.ratio).toBe(0.5);
    expect(large.isBelowFourFifths).toBe(true);
    expect(large.p).toBeCloseTo(0.00341, 5);
    const few = compared([4, 10], [7, 10]);
    expect(few.ratio).toBeCloseTo(0.571, 3);
    expect(few.isBelowFourFifths).toBe(true);
    expect(few.p).toBeCloseTo(0.36985, 5);
    const exact = compared([90, 300], [150, 400]);
    expect(exact.ratio).toBeCloseTo(0.8, 15);
    expect(exact.isBelowFourFifths).toBe(false); // though (90 / 300) / (150 / 400) < 0.8 is true in floating point
    expect(exact.p).toBeCloseTo(0.0442, 4);
  });

  test('has an interval that says how little a small group says', () => {
    const { low, high } = compared([4, 10], [7, 10]);
    expect(low).toBeLessThan(0.3);
    expect(high).toBeGreaterThan(1);
  });

  test('shows a group under 2 % of all apart, and does not compare with it', () => {
    const { rows } = impactTable([group('tiny', 6, 6), group('one', 200, 400), group('other', 100, 200)], 0);
    expect(rows.find((row) => row.group === 'tiny')).toEqual({ group: 'tiny', selected: 6, total: 6, standing: 'small' });
    expect(rows.filter((row) => row.standing === 'reference')).toHaveLength(1);
  });

  test('never shows fewer than five, nor lets them be reckoned from the rest', () => {
    const alone = impactTable([group('few', 1, 3), group('some', 5, 9), group('many', 20, 60)], 0);
    expect(alone).toMatchObject({ rows: [{ group: 'many' }], hidden: 2 });
    const amongOthers = impactTable([group('few', 1, 3), group('some', 5, 9), group('many', 20, 60)], 4);
    expect(amongOthers.rows.map((row) => row.group)).toEqual(['many', 'some']);
    expect(amongOthers.hidden).toBe(1);
    expect(impactTable([group('few', 2, 4)], 0)).toEqual({ rows: [], hidden: 1 });
    expect(impactTable([group('one', 2, 5)], 0).rows).toMatchObject([{ standing: 'reference' }]);
    expect(impactTable([], 7)).toEqual({ rows: [], hidden: 0 });
  });
});
