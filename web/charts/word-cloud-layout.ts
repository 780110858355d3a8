import { extent } from 'd3-array';
import cloud from 'd3-cloud';
import { linearScale } from './scale.ts';
import { randomFrom } from './seeded-random.ts';

/** Constants of the specification, section 9. */
export const MIN_FONT_PX = 12;
export const MAX_FONT_PX = 60;

export type CloudWord = {
  readonly key: number;
  readonly text: string;
  /** Said when one points at the word. */
  readonly title: string;
  /** What the size is drawn from; null where nothing is known. */
  readonly weight: number | null;
  /** Stands out among the others. */
  readonly isTop: boolean;
};
export type PlacedWord = CloudWord & { readonly x: number; readonly y: number; readonly size: number };
export type CloudLayout = { readonly width: number; readonly height: number; readonly words: readonly PlacedWord[] };

/** Sizes between the smallest font and `largest`, by weight; what has none takes the smallest. */
export function fontSizes(words: readonly Pick<CloudWord, 'weight'>[], largest: number): number[] {
  const [low = 0, high = 0] = extent(words, ({ weight }) => weight);
  const sizeOf = linearScale([low, high], [MIN_FONT_PX, largest]);
  return words.map(({ weight }) => (weight === null ? MIN_FONT_PX : Math.floor(sizeOf(weight))));
}

type Request = {
  readonly words: readonly CloudWord[];
  readonly width: number;
  readonly height: number;
  readonly font: string;
  /** Where d3-cloud draws the shapes of words; the browser's own canvas unless told. */
  readonly canvas?: () => HTMLCanvasElement;
};

const SHRINK = 0.92;
const GROWTH_STEP_PX = 64;
const MAX_GROWTH = 4;
const PADDING = 4;
/** d3-cloud keeps its board in words of 32 bits: on another width, shapes wrap at the right edge and words overlap. */
const BOARD_UNIT = 32;
/** Words never fill a board: sizes that would need more than this share of it are not worth an attempt. */
const MAX_FILLED_SHARE = 0.75;
const LINE = 1.6;

/**
 * Places every word. d3-cloud silently drops what finds no room, so the largest font shrinks until all are placed; should even the smallest
 * font find no room, the board grows, and at last the words are put one above the other. Seeded by the words themselves: the same profile
 * always gives the same picture.
 */
export function layoutWordCloud({ words, width, height, font, canvas = () => document.createElement('canvas') }: Request): CloudLayout {
  const board = Math.floor(width / BOARD_UNIT) * BOARD_UNIT;
  const seed = words.map(({ text, weight }) => `${text} ${weight ?? 0}`).join();
  const widthOf = measureIn(font, canvas);
  for (let growth = 0; growth <= MAX_GROWTH; growth++) {
    const tall = height + growth * GROWTH_STEP_PX;
    for (let largest = MAX_FONT_PX; largest >= MIN_FONT_PX; largest *= SHRINK) {
      const sizes = fontSizes(words, largest);
      if (!mayFit(words, sizes, widthOf, board, tall)) continue;
      const placed = placeWords({ words, sizes, width: board, height: tall, font, seed, canvas });
      if (placed.length === words.length)
        return { width, height: tall, words: placed.map((word) => ({ ...word, x: word.x + (width - board) / 2 })) };
    }
  }
  return stacked(words, width);
}

type MeasureText = (text: string, size: number) => number;

function measureIn(font: string, canvas: () => HTMLCanvasElement): MeasureText {
  const context = canvas().getContext('2d')!;
  return (text, size) => {
    context.font = `600 ${size}px ${font}`;
    return context.measureText(text).width;
  };
}

function mayFit(words: readonly CloudWord[], sizes: readonly number[], widthOf: MeasureText, width: number, height: number): boolean {
  const widths = words.map(({ text }, index) => widthOf(text, sizes[index]!) + 2 * PADDING);
  const area = widths.reduce((sum, wide, index) => sum + wide * sizes[index]!, 0);
  return Math.max(...widths) <= width && area <= MAX_FILLED_SHARE * width * height;
}

function stacked(words: readonly CloudWord[], width: number): CloudLayout {
  const line = MIN_FONT_PX * LINE;
  const lines = words.map((word, index) => ({ ...word, x: width / 2, y: (index + 0.75) * line, size: MIN_FONT_PX }));
  return { width, height: words.length * line, words: lines };
}

type Drawn = cloud.Word & { word: CloudWord; size: number };
type Point = { readonly x: number; readonly y: number };
type Bounds = readonly [Point, Point];
type Attempt = Required<Request> & { readonly sizes: readonly number[]; readonly seed: string };

function placeWords({ words, sizes, width, height, font, seed, canvas }: Attempt): PlacedWord[] {
  let placed: PlacedWord[] = [];
  const layout = cloud<Drawn>()
    .size([width, height])
    .words(words.map((word, index) => ({ word, text: word.text, size: sizes[index]! })))
    .rotate(0)
    .padding(PADDING)
    .font(font)
    .fontWeight(600)
    .fontSize(({ size }) => size)
    .random(randomFrom(seed))
    .canvas(canvas)
    .on('end', (drawn: Drawn[], bounds: Bounds | undefined) => {
      // d3-cloud gives words from the middle of the board, and their bounds from its corner. Here both begin in the middle.
      const [left, top] = bounds ? [(bounds[0].x + bounds[1].x) / 2, (bounds[0].y + bounds[1].y) / 2] : [0, 0];
      placed = drawn.map(({ word, x = 0, y = 0, size }) => ({ ...word, x: x + width - left, y: y + height - top, size }));
    });
  layout.start(); // synchronous: without a time interval it runs to its end
  return placed;
}
