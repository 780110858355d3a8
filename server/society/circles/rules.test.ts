import { describe, expect, test } from 'vitest';
import { circleMessages as say } from '#contract/society/circle-words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { closingMoment, endOf, refusalToAsk, refusalToInvite, standingOf, stepOf } from './rules.ts';

const now = new Date('2026-11-23T09:00:00Z');
const day = (days: number) => daysAfter(now, days);

describe('the life of a circle', () => {
  const life = { closesAt: day(100), lastAt: day(-1), toldEnd: null, toldAt: null };
  test('ends on its closing date, or after 60 silent days, whichever comes first', () => {
    expect(endOf(life)).toEqual(day(59));
    expect(endOf({ ...life, closesAt: day(20) })).toEqual(day(20));
  });
  test('is told a week before its end, once for each end', () => {
    expect(stepOf({ ...life, closesAt: day(8) }, now)).toBeUndefined();
    expect(stepOf({ ...life, closesAt: day(7) }, now)).toBe('tell');
    expect(stepOf({ ...life, closesAt: day(6), toldEnd: day(6), toldAt: day(-1) }, now)).toBeUndefined();
    expect(stepOf({ ...life, closesAt: day(5), toldEnd: day(6), toldAt: day(-1) }, now)).toBe('tell');
  });
  test('does not end before its members have known for a week, however long the program was away', () => {
    expect(stepOf({ ...life, closesAt: day(-30) }, now)).toBe('tell');
    expect(stepOf({ ...life, closesAt: day(-30), toldEnd: day(-30), toldAt: day(-6) }, now)).toBeUndefined();
    expect(stepOf({ ...life, closesAt: day(-30), toldEnd: day(-30), toldAt: day(-7) }, now)).toBe('close');
  });
  test('goes on when somebody writes after it was told', () => {
    const asleep = { ...life, lastAt: day(-54), toldEnd: day(6), toldAt: day(0) };
    expect(stepOf(asleep, day(8))).toBe('close');
    expect(stepOf({ ...asleep, lastAt: day(1) }, day(8))).toBeUndefined();
  });
});

test('a circle closes at the end of a day in India, two weeks to a year from now', () => {
  expect(closingMoment('2026-12-31', now)).toEqual(new Date('2026-12-31T18:29:59Z'));
  expect(closingMoment('2026-11-30', now)).toBeUndefined();
  expect(closingMoment('2028-01-01', now)).toBeUndefined();
  expect(closingMoment('2026-12-07', now)).toBeDefined();
});

test('whoever was refused asks again after 60 days; an open wish is answered first', () => {
  const refused = { kind: 'asked', state: 'no', at: day(-59) } as const;
  expect(refusalToAsk([refused], now)).toBe(say.askedBefore);
  expect(refusalToAsk([{ ...refused, at: day(-60) }], now)).toBeUndefined();
  expect(refusalToAsk([{ kind: 'asked', state: 'open', at: day(-1) }], now)).toBe(say.alreadyAsked);
  expect(refusalToAsk([{ kind: 'invited', state: 'open', at: day(-1) }], now)).toBe(say.youAreInvited);
  expect(refusalToAsk([{ kind: 'asked', state: 'open', at: day(-30) }], now)).toBeUndefined();
  expect(refusalToInvite([{ kind: 'asked', state: 'open', at: day(-1) }], now)).toBe(say.theyAsked);
  expect(refusalToInvite([refused], now)).toBeUndefined();
});

test('how a reader stands with a circle', () => {
  expect(standingOf({ isIn: true, isHost: true, wish: null })).toBe('host');
  expect(standingOf({ isIn: true, isHost: false, wish: 'invited' })).toBe('member');
  expect(standingOf({ isIn: false, isHost: false, wish: 'asked' })).toBe('asked');
  expect(standingOf({ isIn: false, isHost: false, wish: null })).toBe('none');
});
