import { describe, expect, test } from 'vitest';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { type CloudLayout, type CloudWord, fontSizes, layoutWordCloud, MAX_FONT_PX, MIN_FONT_PX } from './word-cloud-layout.ts';

/** How wide a letter is, in ems: wider than those of our face, so what fits here fits there. */
const LETTER = 0.6;
const ASCENT = 0.8;
const DESCENT = 0.3;
const lettersOf = (text: string) => [...new Intl.Segmenter('hi').segment(text)].length;
const widthOf = (text: string, size: number) => lettersOf(text) * LETTER * size;

const layOut = (words: readonly CloudWord[], width: number, height = 320) =>
  layoutWordCloud({ words, width, height, font: 'sans-serif', widthOf });

function expectAllApart({ words, width, height }: CloudLayout) {
  const boxes = words.map(({ text, size, x, y }) => {
    const half = widthOf(text, size) / 2;
    return { text, left: x - half, right: x + half, top: y - ASCENT * size, bottom: y + DESCENT * size };
  });
  for (const [index, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(-1);
    expect(one.right).toBeLessThanOrEqual(width + 1);
    expect(one.top).toBeGreaterThanOrEqual(-1);
    expect(one.bottom).toBeLessThanOrEqual(height + 1);
    for (const other of boxes.slice(index + 1)) {
      const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      expect(isApart, `${one.text} and ${other.text} overlap`).toBe(true);
    }
  }
}

const VALUES = [32, 21, 44 * 1.3, 29, 38, 17, 22, 30, 41, 12, 27, 35];
const weights = {
  ordinary: VALUES,
  'all equal': Array<number>(12).fill(30),
  'one far above': [65, ...Array<number>(11).fill(5)],
  'all but one at the top': [...Array<number>(11).fill(50), 0],
  'half of them without a weight': VALUES.map((weight, index) => (index % 2 ? weight : null)),
} as const;

const wordsOf = (given: readonly (number | null)[], nameOf: (key: House) => string): CloudWord[] =>
  HOUSES.map((key) => ({ key, text: nameOf(key), title: '', weight: given[key - 1]!, isTop: key === 3 }));

// The inner width of a card on screens of 320 to 1440 px.
describe.each([240, 288, 391, 704, 1100])('at %d px', (width) => {
  test.each(Object.entries(weights))('all twelve words are placed and apart: %s', (_, given) => {
    for (const language of ['en', 'hi'] as const) {
      const layout = layOut(
        wordsOf(given, (key) => houseShortName(key, language)),
        width,
      );
      expect(layout.words.map(({ key }) => key).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expectAllApart(layout);
    }
  });
});

describe('the word cloud', () => {
  const words = wordsOf(VALUES, (key) => houseShortName(key, 'en'));

  test('has fonts from 12 to 60', () => {
    const sizes = fontSizes(words, MAX_FONT_PX);
    expect(Math.max(...sizes)).toBe(60);
    expect(Math.min(...sizes)).toBe(12);
    expect(sizes[2]).toBe(60);
  });

  test('draws what has no weight at the smallest font', () => {
    const sizes = fontSizes(wordsOf(weights['half of them without a weight'], String), MAX_FONT_PX);
    expect(sizes[0]).toBe(MIN_FONT_PX);
    expect(Math.max(...sizes)).toBe(MAX_FONT_PX);
  });

  test('draws equals in the middle between the smallest and the largest', () => {
    expect(new Set(fontSizes(wordsOf(weights['all equal'], String), MAX_FONT_PX))).toEqual(new Set([36]));
  });

  test('shrinks until the long names fit a phone', () => {
    const long = wordsOf(VALUES, (key) => houseName(key, 'en'));
    const layout = layOut(long, 288);
    expect(layout.words).toHaveLength(12);
    expectAllApart(layout);
    expect(Math.max(...layout.words.map(({ size }) => size))).toBeLessThan(MAX_FONT_PX);
    expect(Math.min(...layout.words.map(({ size }) => size))).toBe(MIN_FONT_PX);
  });

  test('grows taller where even the smallest font finds no room', () => {
    const layout = layOut(words, 160, 100);
    expect(layout.height).toBeGreaterThan(100);
    expect(layout.words).toHaveLength(12);
    expectAllApart(layout);
  });

  test('puts words one above the other where they cannot be placed at all', () => {
    const layout = layOut(words, 96, 40);
    expect(layout.words).toHaveLength(12);
    expect(new Set(layout.words.map(({ y }) => y)).size).toBe(12);
  });

  test('draws the same profile the same way each time', () => {
    expect(layOut(words, 560)).toEqual(layOut(words, 560));
  });
});
