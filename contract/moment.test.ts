import { expect, test } from 'vitest';
import { momentFormat } from './moment.ts';

const at = new Date('2026-12-03T05:30:00Z');
const timeZone = 'Asia/Kolkata';
const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

test('Hindi says the part of the day before the hour, and the hour as people do', () => {
  const write = (options: Intl.DateTimeFormatOptions, moment = at) => momentFormat('hi', { ...options, timeZone }).format(moment);
  expect(write({ dateStyle: 'long', timeStyle: 'short' })).toBe('3 दिसंबर 2026, सुबह 11:00 बजे');
  expect(write({ ...parts, timeZoneName: 'long' })).toBe('गुरुवार, 3 दिसंबर 2026, सुबह 11:00 बजे (भारतीय मानक समय)');
  expect(write({ timeStyle: 'short' }, new Date('2026-12-03T12:35:00Z'))).toBe('शाम 6:05 बजे');
  expect(write({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })).toBe('सुबह 11:00 बजे (IST)');
});

test('English is as Intl has it', () => {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  expect(momentFormat('en', options).format(at)).toBe(new Intl.DateTimeFormat('en-IN', options).format(at));
});
