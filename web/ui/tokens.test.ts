import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('web/ui/tokens.css', 'utf8');

/** `--color-ink: light-dark(#1e2148, #f3eee2);` or one colour for both modes. */
function colour(name: string, mode: 'light' | 'dark'): string {
  const value = css.match(new RegExp(`--color-${name}:\\s*([^;]+);`))?.[1];
  const found = value?.match(/#[0-9a-f]{6}/gi);
  if (!found) throw new Error(`tokens.css has no colour ${name}`);
  return found.at(mode === 'light' ? 0 : -1)!;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'surface', 'raised'];
const TEXTS = ['ink', 'muted', 'indigo', 'accent-ink', 'teal', 'danger', 'good'];
const MARKS = ['line-strong', 'accent', 'petal-shade', 'focus', 'danger', 'good', 'indigo'];
const pairs = (['light', 'dark'] as const).flatMap((mode) => [
  ...TEXTS.flatMap((front) => GROUNDS.map((back) => [front, back, mode, 4.5] as const)),
  ...MARKS.flatMap((front) => GROUNDS.map((back) => [front, back, mode, 3] as const)),
  ['on-accent', 'marigold', mode, 4.5] as const,
  ['on-accent', 'marigold-bright', mode, 4.5] as const,
  ['white', 'indigo-deep', mode, 4.5] as const,
]);

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
});

test.each(pairs)('%s on %s in %s mode has a contrast of at least %d', (front, back, mode, least) => {
  expect(contrast(colour(front, mode), colour(back, mode))).toBeGreaterThanOrEqual(least);
});
