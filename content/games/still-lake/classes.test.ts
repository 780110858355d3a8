import { describe, expect, test } from 'vitest';
import { classesOf, dPrime, isRight, sensitivityClass, steadinessClass, tallyOf, untimedSteadinessClass } from './classes.ts';
import type { Step } from './read-answers.ts';

/** 24 steps, targets and foils in turn, all answered rightly in these times. */
const steps = (times: readonly (number | null)[]): Step[] =>
  times.map((timeMs, index) => ({
    role: index % 2 === 0 ? 'target' : 'foil',
    same: timeMs === null ? null : index % 2 === 0,
    timeMs,
  }));
/** Times around 700 ms with this coefficient of variation. */
const times = (spread: number): number[] => Array.from({ length: 24 }, (_, index) => 700 * (1 + (index % 4 < 2 ? spread : -spread)));

describe('Sensitivity', () => {
  test.each([
    // z(10.5/11) - z(0.5/11) and the like, from a table of the normal distribution
    [10, 10, 0, 10, 3.38],
    [5, 10, 5, 10, 0],
    [8, 10, 2, 10, 1.5],
    [12, 12, 0, 12, 3.54],
  ])("%i hits of %i and %i false alarms of %i are a d' of %f", (hits, targets, falseAlarms, foils, expected) => {
    expect(dPrime(hits, targets, falseAlarms, foils)).toBeCloseTo(expected, 1);
  });

  test('is the same for those who lean to either answer', () => {
    expect(dPrime(11, 12, 5, 12)).toBeCloseTo(dPrime(7, 12, 1, 12), 12);
  });

  test('falls into five classes, from chance to nearly no error', () => {
    const classOf = (hits: number, falseAlarms: number) => sensitivityClass(dPrime(hits, 12, falseAlarms, 12));
    expect([classOf(6, 6), classOf(7, 4), classOf(9, 3), classOf(10, 2), classOf(12, 0)]).toEqual([0, 1, 2, 3, 4]);
    const classes = Array.from({ length: 13 }, (_, hits) => classOf(hits, 12 - hits));
    expect(classes).toEqual(classes.toSorted((one, other) => one - other));
  });

  test('counts an omission as the answer "other"', () => {
    const omitted = steps(Array<null>(24).fill(null));
    expect(tallyOf(omitted)).toEqual({ hits: 0, targets: 12, falseAlarms: 0, foils: 12 });
    expect(omitted.filter(isRight)).toHaveLength(12);
    expect(classesOf(omitted, false)).toEqual({ sensitivity: 0, steadiness: 0 });
  });
});

describe('Steadiness', () => {
  const withLapses = (spread: number, lapses: Readonly<Record<number, number | null>>) =>
    steps(times(spread).map((time, index) => (index in lapses ? lapses[index]! : time)));

  test('is highest for even times without a lapse, and falls with their spread', () => {
    expect([0.1, 0.25, 0.4].map((spread) => steadinessClass(steps(times(spread))))).toEqual([4, 3, 2]);
  });

  test('takes one late answer for ordinary, and no answer for as much as a late one', () => {
    expect(steadinessClass(withLapses(0.1, { 5: 1_900 }))).toBe(4);
    expect(steadinessClass(withLapses(0.1, { 5: null }))).toBe(4);
  });

  test('falls with the share of lapses, and at once with two in a row', () => {
    expect(steadinessClass(withLapses(0.1, { 5: 1_900, 12: null }))).toBe(3);
    expect(steadinessClass(withLapses(0.1, { 2: 1_900, 7: null, 12: 1_700, 18: null }))).toBe(2);
    expect(steadinessClass(withLapses(0.1, { 5: 1_900, 6: null }))).toBe(2);
    expect(steadinessClass(withLapses(0.4, { 5: 2_300, 6: null }))).toBe(0);
  });

  test('does not count a lapse in the spread as well', () => {
    const isLate = withLapses(0.1, { 3: 2_300 });
    expect(steadinessClass(isLate)).toBe(steadinessClass(steps(times(0.1))));
  });

  test('does not depend on speed', () => {
    for (const factor of [0.6, 1, 1.5]) expect(steadinessClass(steps(times(0.25).map((time) => factor * time)))).toBe(3);
  });

  test('is lowest where hardly anything was answered', () => {
    expect(steadinessClass(steps(times(0.1).map((time, index) => (index < 7 ? time : null))))).toBe(0);
  });

  test('rests without a clock on runs of wrong answers, whatever the times', () => {
    const wrongAt = (...wrong: number[]) =>
      steps(times(0.4)).map((step, index) => (wrong.includes(index) ? { ...step, same: !step.same } : step));
    expect(untimedSteadinessClass(wrongAt())).toBe(2);
    expect(untimedSteadinessClass(wrongAt(1, 5, 9, 13))).toBe(2);
    expect(untimedSteadinessClass(wrongAt(1, 5, 6))).toBe(1);
    expect(untimedSteadinessClass(wrongAt(5, 6, 7))).toBe(0);
  });
});
