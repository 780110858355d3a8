import { describe, expect, test } from 'vitest';
import { countHigh, drawBells, isLower, shareOfCount, shareOfPresses } from './bells.ts';
import { drawSome } from './draw.ts';
import { drawErrands, goRound, shareOfRound, shortestRound } from './errands.ts';

const STEPS = [1, 3, 5, 7, 9];
const SEEDS = [1, 2, 3, 20_261_123];

describe('a round of errands', () => {
  test.each(STEPS)('of step %i has an order that works', (step) => {
    for (const seed of SEEDS) {
      const errands = drawErrands(step, seed);
      expect(errands).toHaveLength(Math.min(7, 3 + Math.ceil(step / 2)));
      expect(Number.isFinite(shortestRound(errands))).toBe(true);
      for (const { opens, closes } of errands) expect(opens).toBeLessThanOrEqual(closes);
    }
  });

  test('waits where it is still closed, and is late where it has closed', () => {
    const far = { id: 0, x: 100, y: 50, minutes: 10, opens: 60, closes: 90 };
    const near = { id: 1, x: 60, y: 50, minutes: 20, opens: 0, closes: 30 };
    const { visits } = goRound([far, near], [0, 1]);
    expect(visits[0]).toMatchObject({ arrives: 15, begins: 60, ends: 70, isLate: false });
    expect(visits[1]).toMatchObject({ isLate: true });
    expect(goRound([far, near], [1, 0]).isGood).toBe(true);
    expect([shareOfRound([far, near], [0, 1]), shareOfRound([far, near], [1, 0])]).toEqual([0, 1]);
  });
});

describe('bells', () => {
  test.each(STEPS)('of step %i can be counted, and told apart', (step) => {
    for (const seed of SEEDS) {
      const counted = drawBells('count', step, seed);
      expect(countHigh(counted)).toBeGreaterThan(0);
      expect(shareOfCount(countHigh(counted), counted)).toBe(1);
      expect(shareOfCount(countHigh(counted) + 2, counted)).toBeCloseTo(0.6);
      const lower = drawBells('lower', step, seed);
      const right = lower.flatMap(({ at }, index) => (isLower(lower, index) ? [at + 0.4] : []));
      expect(right.length).toBeGreaterThan(3);
      expect(shareOfPresses(right, lower)).toBe(1);
      expect(shareOfPresses([], lower)).toBeLessThan(1);
      for (const { at, pitch } of [...counted, ...lower]) expect(at > 0 && pitch > 150 && pitch < 1_600).toBe(true);
    }
  });
});

test('a day draws the same again, and another day something else', () => {
  const all = Array.from({ length: 30 }, (_, index) => index);
  expect(drawSome(all, 6, 5)).toEqual(drawSome(all, 6, 5));
  expect(drawSome(all, 6, 5)).not.toEqual(drawSome(all, 6, 6));
  expect(new Set(drawSome(all, 6, 5)).size).toBe(6);
});
