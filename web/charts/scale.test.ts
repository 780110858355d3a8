import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampedScale, linearScale } from './scale.ts';

const number = fc.double({ min: -2000, max: 2000, noNaN: true });
/** Two ends that differ by more than rounding, in either order. */
const ends = fc.tuple(number, number).filter(([one, other]) => Math.abs(one - other) > 1e-6);

test('a scale places values where d3-scale does, beyond its ends too', () => {
  fc.assert(
    fc.property(ends, ends, number, (domain, range, value) => {
      const theirs = scaleLinear(domain, range)(value);
      // far beyond the ends a place is a large number, and its last digits are rounding
      expect(Math.abs(linearScale(domain, range)(value) - theirs)).toBeLessThan(1e-9 * Math.max(1, Math.abs(theirs)));
    }),
  );
  fc.assert(
    fc.property(
      ends.map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
      ends,
      number,
      (domain, range, value) => {
        expect(linearScale(domain, range)(value)).toBe(scaleLinear(domain, range)(value));
        expect(clampedScale(domain, range)(value)).toBe(scaleLinear(domain, range).clamp(true)(value));
      },
    ),
  );
});

test('a scale of one value places it in the middle, as d3-scale does', () => {
  expect(linearScale([3, 3], [12, 60])(3)).toBe(36);
  expect(scaleLinear([3, 3], [12, 60])(3)).toBe(36);
});
