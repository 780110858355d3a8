import { expect, test } from 'vitest';
import { momentOf } from './wall-clock.ts';

test.each([
  ['2026-11-30T10:00', 'Asia/Kolkata', '2026-11-30T04:30:00.000Z'],
  ['2026-07-01T10:00', 'America/New_York', '2026-07-01T14:00:00.000Z'],
  ['2026-12-01T10:00', 'America/New_York', '2026-12-01T15:00:00.000Z'],
  ['', 'Asia/Kolkata', undefined],
])('%s in %s is %s', (wallClock, timeZone, moment) => {
  expect(momentOf(wallClock, timeZone)).toBe(moment);
});
