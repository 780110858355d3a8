import { expect, test } from 'vitest';
import { weeksUntil } from './calendar-weeks.ts';

test('weeks begin on Monday, and end with today', () => {
  const weeks = weeksUntil('2026-11-25', 2); // a Wednesday
  expect(weeks).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ['2026-11-23', '2026-11-24', '2026-11-25', null, null, null, null],
  ]);
  expect(weeksUntil('2026-03-01', 1)[0]!.at(-1)).toBe('2026-03-01'); // a Sunday
});
