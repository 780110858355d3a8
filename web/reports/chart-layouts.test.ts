import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleReport, TWELVE } from '#testing/sample-report.ts';
import { barLayout, barMax } from './bar-layout.ts';
import { bubbleLayout, bubbleMax, bubbleSize } from './bubble-layout.ts';
import { byStrength } from './chart-scale.ts';
import { quantileDots, tallestStack } from './quantile-dots.ts';

const widths = [248, 288, 360, 480, 759, 760, 1024, 1100, 1360];

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

describe('the bubble chart', () => {
  test('draws bubbles of 20 to 70 by score', () => {
    expect([0, 2.5, 5].map(bubbleSize)).toEqual([20, 45, 70]);
  });

  test('ends half a point above the highest score', () => {
    expect(bubbleLayout(sampleReport(TWELVE), 1100).max).toBeCloseTo(4.9, 10);
    expect(bubbleMax([])).toBe(5);
  });

  test.each(widths)('keeps every bubble inside at %d px', (width) => {
    const { bubbles, height, plot } = bubbleLayout(sampleReport([...TWELVE.slice(0, 9), 0, 5, null]), width);
    expect(bubbles).toHaveLength(12);
    for (const { center, size } of bubbles) {
      expect(center.x - size / 2).toBeGreaterThanOrEqual(0);
      expect(center.x + size / 2).toBeLessThanOrEqual(width);
      expect(center.y - size / 2).toBeGreaterThanOrEqual(0);
      expect(center.y + size / 2).toBeLessThanOrEqual(height);
    }
    expect(plot.right - plot.left).toBeGreaterThan(100);
  });

  test.each([
    [1100, 'y', -1],
    [320, 'x', 1],
  ] as const)('at %d px more strength lies further along %s', (width, axis, sign) => {
    const { bubbles } = bubbleLayout(sampleReport(TWELVE), width);
    const sorted = bubbles.toSorted((one, other) => TWELVE[one.house - 1]! - TWELVE[other.house - 1]!);
    for (const [index, bubble] of sorted.slice(1).entries())
      expect(sign * (bubble.center[axis] - sorted[index]!.center[axis])).toBeGreaterThan(0);
  });

  test('says where a likely range goes on beyond the chart', () => {
    const { bubbles } = bubbleLayout(sampleReport(TWELVE, { standardError: 0.5 }), 1100);
    expect(bubbles.filter(({ goesOn }) => goesOn).map(({ house }) => house)).toEqual([3, 9]);
  });

  test('marks weak, average and strong where the axis reaches them', () => {
    expect(bubbleLayout(sampleReport(TWELVE), 1100).classes.map(({ standing }) => standing)).toEqual(['weak', 'average', 'strong']);
    expect(bubbleLayout(sampleReport([1.2, 1.1, 0.4, ...Array(9).fill(null)]), 1100).classes.map(({ standing }) => standing)).toEqual([
      'weak',
    ]);
  });
});

describe('the bar chart', () => {
  test('goes from the strongest to the weakest and ends one point above', () => {
    const { bars, max } = barLayout(sampleReport(TWELVE), 1100);
    expect(bars.map(({ house }) => house.strength)).toEqual(TWELVE.toSorted((one, other) => other - one));
    expect(max).toBeCloseTo(5.4, 10);
    expect(barMax([1, 2])).toBe(3);
  });

  test('has three Powerful, three Weak and the middle Average', () => {
    const { bars, places } = barLayout(sampleReport(TWELVE), 1100);
    expect(bars.map(({ place }) => place)).toEqual([...Array(3).fill('powerful'), ...Array(6).fill('average'), ...Array(3).fill('weak')]);
    expect(places.map(({ place }) => place)).toEqual(['powerful', 'average', 'weak']);
  });

  test('of six measured houses has no Average', () => {
    const { bars, places } = barLayout(sampleReport([3, 2, 4, 1, 2.5, 3.5, ...Array(6).fill(null)]), 320);
    expect(bars).toHaveLength(6);
    expect(places.map(({ place }) => place)).toEqual(['powerful', 'weak']);
  });

  test('joins neighbours that are alike', () => {
    const { bars } = barLayout(
      sampleReport(TWELVE, {
        alike: [
          [3, 9, 5],
          [5, 12],
        ],
      }),
      1100,
    );
    expect(bars.filter(({ isAlikeNext }) => isAlikeNext).map(({ house }) => house.house)).toEqual([3, 9, 5]);
  });

  test.each(widths)('keeps every bar inside and apart at %d px', (width) => {
    const { bars, height, direction } = barLayout(sampleReport(TWELVE), width);
    for (const [index, bar] of bars.entries()) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width);
      expect(bar.y + bar.height).toBeLessThanOrEqual(height);
      const before = bars[index - 1];
      if (!before) continue;
      if (direction === 'upright') expect(bar.x).toBeGreaterThan(before.x + before.width);
      else expect(bar.y).toBeGreaterThan(before.y + before.height);
    }
  });
});

describe('the quantile dots', () => {
  /** Chance of a normal variable below `limit`, by the trapezoid rule. */
  const chanceBelow = (limit: number, mean: number, error: number) => {
    const steps = 4000;
    const from = mean - 8 * error;
    const width = (limit - from) / steps;
    const density = (x: number) => Math.exp(-0.5 * ((x - mean) / error) ** 2) / (error * Math.sqrt(2 * Math.PI));
    return Array.from({ length: steps }, (_, step) => density(from + (step + 0.5) * width) * width).reduce((sum, part) => sum + part, 0);
  };

  test('are twenty, and as many lie below a limit as its chance says', () => {
    for (const [mean, error] of [
      [2.5, 0.4],
      [3.1, 0.6],
      [1.9, 0.25],
    ] as const) {
      const dots = quantileDots(mean, error, 500);
      expect(dots).toHaveLength(20);
      for (const limit of [1.5, 2, 2.5, 3, 3.5]) {
        const below = dots.filter(({ column }) => column < limit * 100).length;
        expect(Math.abs(below / 20 - chanceBelow(limit, mean, error))).toBeLessThanOrEqual(0.026);
      }
    }
  });

  test('stay on the scale, and stack without gaps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (strength, error) => {
        const dots = quantileDots(strength, error, 25);
        const places = new Set(dots.map(({ column, row }) => `${column} ${row}`));
        expect(places.size).toBe(20);
        for (const { column, row } of dots) {
          expect(column).toBeGreaterThanOrEqual(0);
          expect(column).toBeLessThan(25);
          expect(row === 0 || places.has(`${column} ${row - 1}`)).toBe(true);
        }
        expect(tallestStack(dots)).toBeLessThanOrEqual(20);
      }),
    );
  });
});
