import { describe, expect, test } from 'vitest';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import { sampleReport, TWELVE } from '#testing/sample-report.ts';
import {
  type CloudLayout,
  type CloudWord,
  cloudWords,
  fontSizes,
  LARGEST_FONT,
  layoutWordCloud,
  SMALLEST_FONT,
} from './word-cloud-layout.ts';

/** How wide a letter is, in ems: wider than those of our face, so what fits here fits there. */
const LETTER = 0.6;
const ASCENT = 0.8;
const DESCENT = 0.3;
const lettersOf = (text: string) => [...new Intl.Segmenter('hi').segment(text)].length;
const widthOf = (text: string, size: number) => lettersOf(text) * LETTER * size;

/** Shared by all: 16 MB are slow to make. */
let pixels = new Uint8ClampedArray(4);

/** A canvas that fills the box of a word instead of its letters: harder to place than the letters are. */
function boxCanvas(): HTMLCanvasElement {
  const canvas = { width: 1, height: 1 };
  let [left, top] = [0, 0];
  const saved: [number, number][] = [];
  let size = 10;
  const box = (text: string, x: number, y: number, border: number) => {
    const [from, to] = [Math.floor(left + x - border), Math.ceil(left + x + widthOf(text, size) + border)];
    for (let row = Math.floor(top + y - ASCENT * size - border); row <= top + y + DESCENT * size + border; row++) {
      for (let column = from; column <= to; column++) pixels[(row * canvas.width + column) * 4] = 255;
    }
  };
  const context = {
    lineWidth: 0,
    set font(font: string) {
      size = Number(/(\d+)px/.exec(font)?.[1]);
    },
    save: () => saved.push([left, top]),
    restore: () => {
      [left, top] = saved.pop()!;
    },
    translate: (x: number, y: number) => {
      left += x;
      top += y;
    },
    clearRect: () => {
      if (pixels.length < canvas.width * canvas.height * 4) pixels = new Uint8ClampedArray(canvas.width * canvas.height * 4);
      else pixels.fill(0);
    },
    measureText: (text: string) => ({ width: widthOf(text, size) }),
    fillText: (text: string, x: number, y: number) => box(text, x, y, 0),
    strokeText(text: string, x: number, y: number) {
      box(text, x, y, context.lineWidth / 2);
    },
    getImageData: (_x: number, _y: number, width: number, height: number) =>
      width === 1 && height === 1 ? { data: new Uint8ClampedArray(4) } : { data: pixels },
  };
  return Object.assign(canvas, { getContext: () => context }) as unknown as HTMLCanvasElement;
}

const layOut = (words: readonly CloudWord[], width: number, height = 320) =>
  layoutWordCloud({ words, width, height, font: 'sans-serif', canvas: boxCanvas });

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

const profiles = {
  ordinary: TWELVE,
  'all equal': Array(12).fill(3),
  'one far above': [5, ...Array(11).fill(0.5)],
  'all but one at the top': [...Array(11).fill(5), 0],
  'half measured': TWELVE.map((strength, index) => (index % 2 ? strength : null)),
} as const;

// The inner width of a card on screens of 320 to 1440 px.
describe.each([240, 288, 391, 704, 1100])('at %d px', (width) => {
  test.each(Object.entries(profiles))('all twelve words are placed and apart: %s', (_, strengths) => {
    const report = sampleReport(strengths);
    for (const language of ['en', 'hi'] as const) {
      const layout = layOut(
        cloudWords(report, (house) => houseShortName(house, language)),
        width,
      );
      expect(layout.words.map(({ house }) => house).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expectAllApart(layout);
    }
  });
});

describe('the word cloud', () => {
  const words = cloudWords(sampleReport(TWELVE), (house) => houseShortName(house, 'en'));

  test('tells the score times ten, and enlarges only the top area by 1.3', () => {
    expect(words[2]).toMatchObject({ house: 3, value: 44, weight: expect.closeTo(57.2, 10) });
    expect(words[0]).toMatchObject({ house: 1, value: 32, weight: 32 });
  });

  test('has fonts from 12 to 60', () => {
    const sizes = fontSizes(words, LARGEST_FONT);
    expect(Math.max(...sizes)).toBe(60);
    expect(Math.min(...sizes)).toBe(12);
    expect(sizes[2]).toBe(60);
  });

  test('draws what is not measured at the smallest font', () => {
    const half = cloudWords(sampleReport(profiles['half measured']), String);
    expect(fontSizes(half, LARGEST_FONT)[0]).toBe(SMALLEST_FONT);
    expect(half[0]!.value).toBeNull();
  });

  test('shrinks until the long names fit a phone', () => {
    const long = cloudWords(sampleReport(TWELVE), (house) => houseName(house, 'en'));
    const layout = layOut(long, 288);
    expect(layout.words).toHaveLength(12);
    expectAllApart(layout);
    expect(Math.max(...layout.words.map(({ size }) => size))).toBeLessThan(LARGEST_FONT);
    expect(Math.min(...layout.words.map(({ size }) => size))).toBe(SMALLEST_FONT);
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
