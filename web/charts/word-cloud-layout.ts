import { extent, max, min, sum } from 'd3-array';
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
  /** How wide a text is at a size; by the browser's own canvas unless told. */
  readonly widthOf?: MeasureText;
};

const SHRINK = 0.92;
const GROWTH_STEP_PX = 64;
const MAX_GROWTH = 4;
const PADDING = 4;
/** Of a word's box above and below its line, in ems: Devanagari reaches higher and lower than Latin. */
const ABOVE = 0.95;
const BELOW = 0.4;
/** From one place that is tried to the next, and from one turn of the spiral to the next. */
const STEP_PX = 5;
/** Words never fill a board: sizes that would need more than this share of it are not worth an attempt. */
const MAX_FILLED_SHARE = 0.75;
const LINE = 1.6;

/**
 * Places every word. The largest font shrinks until all find room; should even the smallest font find none, the board grows, and at last
 * the words are put one above the other. Seeded by the words themselves: the same profile always gives the same picture.
 */
export function layoutWordCloud({ words, width, height, font, widthOf = measureIn(font) }: Request): CloudLayout {
  const seed = words.map(({ text, weight }) => `${text} ${weight ?? 0}`).join();
  for (let growth = 0; growth <= MAX_GROWTH; growth++) {
    const tall = height + growth * GROWTH_STEP_PX;
    for (let largest = MAX_FONT_PX; largest >= MIN_FONT_PX; largest *= SHRINK) {
      const sizes = fontSizes(words, largest);
      const boxes = words.map(({ text }, index): Box => ({ wide: widthOf(text, sizes[index]!) + PADDING, size: sizes[index]! }));
      const places = placeBoxes(boxes, { width, height: tall }, randomFrom(seed));
      if (places) return { width, height: tall, words: words.map((word, index) => ({ ...word, ...places[index]!, size: sizes[index]! })) };
    }
  }
  return stacked(words, width);
}

type MeasureText = (text: string, size: number) => number;

/** A word is as much wider as its font is larger, so each is measured once. */
function measureIn(font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `600 ${MAX_FONT_PX}px ${font}`;
  const measured = new Map<string, number>();
  return (text, size) => {
    const width = measured.get(text) ?? context.measureText(text).width;
    measured.set(text, width);
    return (width * size) / MAX_FONT_PX;
  };
}

function stacked(words: readonly CloudWord[], width: number): CloudLayout {
  const line = MIN_FONT_PX * LINE;
  const lines = words.map((word, index) => ({ ...word, x: width / 2, y: (index + 0.75) * line, size: MIN_FONT_PX }));
  return { width, height: words.length * line, words: lines };
}

/** The room of a word: its width with the space around it, and its font. */
type Box = { readonly wide: number; readonly size: number };
type Board = { readonly width: number; readonly height: number };
/** The middle of a word, on its line. */
type Place = { readonly x: number; readonly y: number };
type Taken = Place & Box;

/** The largest first, each on the free place that a spiral from near the middle finds first. Undefined where one finds none. */
function placeBoxes(boxes: readonly Box[], board: Board, random: () => number): readonly Place[] | undefined {
  const area = sum(boxes, ({ wide, size }) => wide * size);
  if (max(boxes, ({ wide }) => wide)! > board.width || area > MAX_FILLED_SHARE * board.width * board.height) return undefined;
  const taken = new Map<Box, Taken>();
  for (const box of boxes.toSorted((one, other) => other.size - one.size)) {
    const place = findPlace(box, [...taken.values()], board, random);
    if (!place) return undefined;
    taken.set(box, { ...box, ...place });
  }
  const placed = boxes.map((box) => taken.get(box)!);
  const across = (board.width - min(placed, leftOf)! - max(placed, rightOf)!) / 2;
  const down = (board.height - min(placed, topOf)! - max(placed, bottomOf)!) / 2;
  return placed.map(({ x, y }) => ({ x: x + across, y: y + down }));
}

function findPlace({ wide, size }: Box, taken: readonly Taken[], { width, height }: Board, random: () => number): Place | undefined {
  const [startX, startY] = [width * (0.35 + 0.3 * random()), height * (0.35 + 0.3 * random())];
  const direction = random() < 0.5 ? 1 : -1;
  const flatness = height / width; // as flat as the board is
  // tried some thousand times on a slow phone: plain numbers, and no object for a place that does not fit
  for (let angle = 0, radius = 0; radius < width; angle += STEP_PX / Math.max(radius, STEP_PX)) {
    radius = (STEP_PX * angle) / (2 * Math.PI);
    const x = startX + radius * Math.cos(angle) * direction;
    if (x < wide / 2 || x > width - wide / 2) continue;
    const y = startY + radius * Math.sin(angle) * flatness;
    if (y < ABOVE * size || y > height - BELOW * size) continue;
    const isFree = taken.every(
      (other) =>
        Math.abs(x - other.x) >= (wide + other.wide) / 2 ||
        other.y - y >= BELOW * size + ABOVE * other.size ||
        y - other.y >= ABOVE * size + BELOW * other.size,
    );
    if (isFree) return { x, y };
  }
  return undefined;
}

const leftOf = ({ x, wide }: Taken): number => x - wide / 2;
const rightOf = ({ x, wide }: Taken): number => x + wide / 2;
const topOf = ({ y, size }: Taken): number => y - ABOVE * size;
const bottomOf = ({ y, size }: Taken): number => y + BELOW * size;
