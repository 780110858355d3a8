import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Decision 18: what moves, for how long and how far. Read from the style sheets, since that is where everything that moves stands. */

const MAX_ANSWER_MS = 400;
/** WCAG 2.2.2: what starts by itself and lasts longer must have a way to pause it. */
const MAX_STIR_MS = 5_000;
const MAX_STIR_DEGREES = 4;
const MAX_STIR_PX = 10;
const MAX_STIR_SHARE = 0.06;

/** Pictures that stir once after they appear. */
const STIRRING = ['art-drift', 'art-swing', 'market-drift', 'market-rock'];
/** Marks of waiting: they go on for as long as something is on its way, and go with it. */
const WAITING = ['skeleton-breath', 'petal-lit-in-turn'];

const sheets = globSync('web/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));
const declared = (property: string) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(new RegExp(`[\\s{;]${property}:\\s*([^;}]+)`, 'g'))].map(([, value]) => ({ file, value: value!.trim() })),
  );
const longestMs = (value: string): number =>
  Math.max(
    0,
    ...value
      .split(',')
      .map((one) => /(?<![\w.])(\d*\.?\d+)(ms|s)\b/.exec(one))
      .map((time) => (time ? Number(time[1]) * (time[2] === 's' ? 1_000 : 1) : 0)),
  );

const animations = declared('animation').filter(({ value }) => value !== 'none');
const nameIn = (value: string) => value.split(/\s/)[0]!;
const movementOf = (name: string): string =>
  sheets.map(({ css }) => new RegExp(`@keyframes ${name} \\{((?:[^{}]*\\{[^{}]*\\})*)`).exec(css)?.[1] ?? '').join('');

test('every animation is one of its kind: an answer, a picture that stirs, or a mark of waiting', () => {
  const names = animations.map(({ value }) => nameIn(value));
  for (const name of names) expect(movementOf(name), name).not.toBe('');
  for (const name of [...STIRRING, ...WAITING]) expect(names).toContain(name);
});

test('what answers a person or brings a page is over in 400 ms', () => {
  const answers = animations.filter(({ value }) => ![...STIRRING, ...WAITING].includes(nameIn(value)));
  expect(answers.length).toBeGreaterThan(5);
  for (const { file, value } of [...answers, ...declared('transition')])
    expect(longestMs(value), `${file}: ${value}`).toBeLessThanOrEqual(MAX_ANSWER_MS);
  for (const { file, value } of answers) expect(value, file).not.toContain('infinite');
});

describe.each(STIRRING)('%s', (name) => {
  test('is over within five seconds, and never again', () => {
    for (const { file, value } of animations.filter((one) => nameIn(one.value) === name)) {
      expect(longestMs(value), file).toBeLessThan(MAX_STIR_MS);
      expect(value, file).not.toMatch(/infinite|\s\d+(\s|$)/);
    }
  });

  test('goes a little way, slowly', () => {
    const movement = movementOf(name);
    const numbers = (pattern: RegExp) => [...movement.matchAll(pattern)].map(([, number]) => Math.abs(Number(number)));
    for (const degrees of numbers(/(-?[\d.]+)deg/g)) expect(degrees).toBeLessThanOrEqual(MAX_STIR_DEGREES);
    for (const px of numbers(/(-?[\d.]+)px/g)) expect(px).toBeLessThanOrEqual(MAX_STIR_PX);
    for (const size of numbers(/scale\w*\(([\d.]+)/g)) expect(Math.abs(size - 1)).toBeLessThanOrEqual(MAX_STIR_SHARE + 1e-9);
    expect(movement).not.toMatch(/opacity|color|fill/);
  });
});

test('everything stands still for those who asked for it', () => {
  const base = readFileSync('web/ui/base.css', 'utf8');
  const [, still] = /@media \(prefers-reduced-motion: reduce\) \{\s*\*,([\s\S]*?)\}/.exec(base)!;
  expect(still).toMatch(/animation-duration: 0\.01ms !important/);
  expect(still).toMatch(/animation-iteration-count: 1 !important/);
  expect(still).toMatch(/transition-property: none !important/);
  expect(still, 'gives every element a transition of all it has').not.toMatch(/transition-duration/);
});

test('nothing moves from outside the style sheets, but the ripple of a press', () => {
  const moving = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /<animate|\.animate\(|animation:|animationName/.test(readFileSync(file, 'utf8')));
  expect(moving).toEqual(['web/ui/start-ripple.ts']);
  for (const file of globSync('web/**/*.tsx'))
    for (const [utility, ms] of readFileSync(file, 'utf8').matchAll(/\bduration-(\d+)/g))
      expect(Number(ms), `${file}: ${utility}`).toBeLessThanOrEqual(MAX_ANSWER_MS);
});
