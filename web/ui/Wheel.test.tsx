import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EVEN_PETALS, Wheel } from './Wheel.tsx';
import { FULL_RADIUS, petalPath, petalRadius } from './wheel-geometry.ts';

const draw = (props: Parameters<typeof Wheel>[0]) => renderToStaticMarkup(<Wheel {...props} />);
const count = (markup: string, text: string) => markup.split(text).length - 1;

test('twelve numbers draw twelve petals', () => {
  expect(count(draw({ values: EVEN_PETALS }), 'class="wheel-lit"')).toBe(12);
});

test('what has not been measured is hollow, never short', () => {
  const markup = draw({ values: [0.5, null, 0, ...Array(9).fill(1)] });
  expect(count(markup, 'class="wheel-hollow"')).toBe(1);
  expect(count(markup, 'class="wheel-lit"')).toBe(11);
});

test('missing numbers count as not measured', () => {
  expect(count(draw({ values: [1] }), 'class="wheel-hollow"')).toBe(11);
});

test('a soft petal is full as far as it surely reaches and thin as far as it may reach', () => {
  const markup = draw({ values: Array(12).fill(0.5), softness: [0.2] });
  expect(markup).toContain(`r="${petalRadius(0.7)}"`);
  expect(markup).toContain(`offset="${petalRadius(0.3) / petalRadius(0.7)}"`);
  expect(count(markup, '<radialGradient')).toBe(2);
});

test('with a label it is an image, without one it is decoration', () => {
  expect(draw({ values: EVEN_PETALS, label: 'Your twelve areas' })).toContain('role="img" aria-label="Your twelve areas"');
  expect(draw({ values: EVEN_PETALS })).toContain('aria-hidden="true"');
});

test('two wheels on a page do not share gradients', () => {
  const markup = renderToStaticMarkup(
    <>
      <Wheel values={[0.5]} softness={[0.1]} />
      <Wheel values={[0.9]} softness={[0.1]} />
    </>,
  );
  const ids = [...markup.matchAll(/<radialGradient id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('petals grow with their value, from a short one to the rim', () => {
  const radii = [0, 0.25, 0.5, 0.75, 1].map(petalRadius);
  expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  expect(radii[0]).toBeGreaterThan(0);
  expect(radii.at(-1)).toBe(FULL_RADIUS);
  expect(petalRadius(7)).toBe(FULL_RADIUS);
});

/** The points of the right side of a petal: two cubic curves, the second of which mirrors the first's last control point. */
function rightSide(path: string): [number, number][] {
  const [base, x1, y1, x2, y2, x, y, x3, y3, x4, y4] = path
    .match(/^M0 (\S+?)C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)S(\S+) (\S+) (\S+) (\S+?)C/)!
    .slice(1)
    .map(Number) as number[] as [number, number, number, number, number, number, number, number, number, number, number];
  const point = (t: number, p: readonly [number, number, number, number]) =>
    (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t ** 2 * p[2] + t ** 3 * p[3];
  const steps = Array.from({ length: 51 }, (_, index) => index / 50);
  return [
    ...steps.map((t): [number, number] => [point(t, [0, x1, x2, x]), point(t, [base, y1, y2, y])]),
    ...steps.map((t): [number, number] => [point(t, [x, 2 * x - x2, x3, x4]), point(t, [y, 2 * y - y2, y3, y4])]),
  ];
}

test.each([0, 0.3, 0.7, 1])('a petal of %d stays within its twelfth of the circle', (value) => {
  for (const [x, y] of rightSide(petalPath(petalRadius(value)))) {
    expect(Math.atan2(x, -y)).toBeLessThan(Math.PI / 12);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(petalRadius(value) + 1e-9);
  }
});
