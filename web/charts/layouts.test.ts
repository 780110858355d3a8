import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BarMark, barLayout, barMax } from './bar-layout.ts';
import { bubbleLayout, bubbleMax, bubbleSize } from './bubble-layout.ts';
import type { Tone } from './mark.ts';
import { quantileDots, tallestStack } from './quantile-dots.ts';

const widths = [248, 288, 360, 480, 759, 760, 1024, 1100, 1360];
const VALUES = [3.2, 2.1, 4.4, 2.9, 3.8, 1.7, 2.2, 3, 4.1, 1.2, 2.7, 3.5];

const scale = {
  max: 5,
  classes: [
    { tone: 'low', from: 0, name: 'Low' },
    { tone: 'middle', from: 2, name: 'Middle' },
    { tone: 'high', from: 3, name: 'High' },
  ],
} as const;
const mark = (value: number, index: number, error = 0.35): BarMark => ({
  key: index + 1,
  name: `Mark ${index + 1}`,
  title: '',
  value,
  range: { low: Math.max(0, value - 1.96 * error), high: Math.min(5, value + 1.96 * error) },
  text: value.toFixed(1),
  tone: 'middle',
  note: '',
});
const marksOf = (values: readonly (number | null)[], error?: number) =>
  values.map((value, index) => (value === null ? { ...mark(0, index), value, range: null } : mark(value, index, error)));
const inOrder = VALUES.toSorted((one, other) => other - one).map((value, index) => mark(value, index));

describe('the bubble chart', () => {
  test('draws bubbles of 20 to 70 by value', () => {
    expect([0, 2.5, 5].map((value) => bubbleSize(value, 5))).toEqual([20, 45, 70]);
  });

  test('ends half a point above the highest value', () => {
    expect(bubbleLayout(marksOf(VALUES), scale, 1100).frame.max).toBeCloseTo(4.9, 10);
    expect(bubbleMax([], 5)).toBe(5);
  });

  test('has a tick at each whole value that its axis reaches', () => {
    const ticksOf = (values: readonly number[]) => bubbleLayout(marksOf(values), scale, 1100).frame.ticks.map(({ value }) => value);
    expect(ticksOf(VALUES)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksOf([1.2, 0.4])).toEqual([0, 1]);
    expect(ticksOf([5, 4.8])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each(widths)('keeps every bubble inside at %d px', (width) => {
    const { bubbles, frame } = bubbleLayout(marksOf([...VALUES.slice(0, 9), 0, 5, null]), scale, width);
    expect(bubbles).toHaveLength(12);
    for (const { center, size } of bubbles) {
      expect(center.x - size / 2).toBeGreaterThanOrEqual(0);
      expect(center.x + size / 2).toBeLessThanOrEqual(width);
      expect(center.y - size / 2).toBeGreaterThanOrEqual(0);
      expect(center.y + size / 2).toBeLessThanOrEqual(frame.height);
    }
    expect(frame.plot.right - frame.plot.left).toBeGreaterThan(100);
  });

  test.each([
    [1100, 'y', -1],
    [320, 'x', 1],
  ] as const)('at %d px a higher value lies further along %s', (width, axis, sign) => {
    const { bubbles } = bubbleLayout(marksOf(VALUES), scale, width);
    const sorted = bubbles.toSorted((one, other) => one.mark.value! - other.mark.value!);
    for (const [index, bubble] of sorted.slice(1).entries())
      expect(sign * (bubble.center[axis] - sorted[index]!.center[axis])).toBeGreaterThan(0);
  });

  test('says where a likely range goes on beyond the chart', () => {
    const { bubbles } = bubbleLayout(marksOf(VALUES, 0.5), scale, 1100);
    expect(bubbles.filter(({ isCut }) => isCut).map(({ mark }) => mark.key)).toEqual([3, 9]);
  });

  test('marks the classes that its axis reaches', () => {
    const classesOf = (values: readonly (number | null)[]) => bubbleLayout(marksOf(values), scale, 1100).classes.map(({ name }) => name);
    expect(classesOf(VALUES)).toEqual(['Low', 'Middle', 'High']);
    expect(classesOf([1.2, 1.1, 0.4, null])).toEqual(['Low']);
  });
});

describe('the bar chart', () => {
  test('keeps the order of its marks and ends one point above the highest', () => {
    const { bars, frame } = barLayout(inOrder, 5, 1100);
    expect(bars.map(({ mark }) => mark)).toEqual(inOrder);
    expect(frame.max).toBeCloseTo(5.4, 10);
    expect(frame.ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(barMax([1, 2])).toBe(3);
  });

  test.each([320, 1100])('holds neighbours of one tone together at %d px, edge to edge', (width) => {
    const tones: readonly Tone[] = ['high', 'high', 'middle', 'low', 'low', 'low'];
    const { groups, bars, frame } = barLayout(
      tones.map((tone, index) => ({ ...inOrder[index]!, tone })),
      5,
      width,
    );
    expect(groups.map(({ tone }) => tone)).toEqual(['high', 'middle', 'low']);
    expect(groups.map(({ from, to }) => Math.round((to - from) / frame.band))).toEqual([2, 1, 3]);
    expect(groups[1]!.from).toBeCloseTo(groups[0]!.to, 9);
    expect(bars).toHaveLength(6);
  });

  test.each(widths)('keeps every bar inside and apart at %d px', (width) => {
    const { bars, frame } = barLayout(inOrder, 5, width);
    for (const [index, bar] of bars.entries()) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width);
      expect(bar.y + bar.height).toBeLessThanOrEqual(frame.height);
      const before = bars[index - 1];
      if (!before) continue;
      if (frame.isUpright) expect(bar.x).toBeGreaterThan(before.x + before.width);
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
      const dots = quantileDots({ value: mean, standardError: error }, 5, 500);
      expect(dots).toHaveLength(20);
      for (const limit of [1.5, 2, 2.5, 3, 3.5]) {
        const below = dots.filter(({ column }) => column < limit * 100).length;
        expect(Math.abs(below / 20 - chanceBelow(limit, mean, error))).toBeLessThanOrEqual(0.026);
      }
    }
  });

  test('stay on the scale, and stack without gaps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (value, standardError) => {
        const dots = quantileDots({ value, standardError }, 5, 25);
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
