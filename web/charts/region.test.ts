import { expect, test } from 'vitest';
import { regionAround } from './region.ts';

const estimate = { x: 1, y: -0.5, errorX: 0.4, errorY: 0.6, correlation: 0.5 };

test('every corner of the 95 % region lies sqrt(5.991) standard deviations from its middle', () => {
  for (const [x, y] of regionAround(estimate, 0.95)) {
    const [dx, dy] = [(x - estimate.x) / estimate.errorX, (y - estimate.y) / estimate.errorY];
    const { correlation: r } = estimate;
    expect((dx * dx - 2 * r * dx * dy + dy * dy) / (1 - r * r)).toBeCloseTo(5.991, 3);
  }
});

test('it is as wide and as high as its errors, and leans to where both errors point', () => {
  const corners = regionAround(estimate, 0.95);
  const radius = Math.sqrt(5.991);
  expect(Math.max(...corners.map(([x]) => x)) - estimate.x).toBeCloseTo(radius * estimate.errorX, 3);
  expect(Math.max(...corners.map(([, y]) => y)) - estimate.y).toBeCloseTo(radius * estimate.errorY, 2);
  const rightmost = corners.toSorted(([one], [other]) => other - one)[0]!;
  expect(rightmost[1]).toBeGreaterThan(estimate.y);
});
