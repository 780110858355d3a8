import { BORDERS, FILLS, KNOT_PLACES, MAX_COUNT, SHAPES, SIZES, THREAD_COUNT, TURNABLE_SHAPES } from './script.ts';

/** What may change from patch to patch. Every value is a number: an index, an amount, or the bits of a set. */
export const FEATURES = ['shape', 'fill', 'count', 'size', 'rotation', 'border', 'position', 'threads', 'knots'] as const;
export type Feature = (typeof FEATURES)[number];

export type Scale =
  /** Values without an order: 0 to values - 1. */
  | { readonly kind: 'nominal'; readonly values: number }
  /** Amounts, both ends included. */
  | { readonly kind: 'ordinal'; readonly low: number; readonly high: number }
  /** Steps around a circle: 0 to values - 1. */
  | { readonly kind: 'cyclic'; readonly values: number }
  /** Subsets of so many parts, as bits. */
  | { readonly kind: 'set'; readonly parts: number };

/** The eight places around the middle of the 3x3 weave, clockwise from the top left, as reading numbers. */
export const RING = [0, 1, 2, 5, 8, 7, 6, 3] as const;

/** A motif in the middle hides the ninth knot, so it is never used then. */
export function scaleOf(feature: Feature, used: ReadonlySet<Feature>, hasMotif: boolean): Scale {
  switch (feature) {
    case 'shape':
      return { kind: 'nominal', values: used.has('rotation') ? TURNABLE_SHAPES.length : SHAPES.length };
    case 'fill':
      return { kind: 'nominal', values: FILLS.length };
    case 'border':
      return { kind: 'nominal', values: BORDERS.length };
    case 'count':
      return { kind: 'ordinal', low: 1, high: MAX_COUNT };
    case 'size':
      return { kind: 'ordinal', low: 1, high: SIZES.length };
    case 'rotation':
      return { kind: 'cyclic', values: 8 };
    case 'position':
      return { kind: 'cyclic', values: RING.length };
    case 'threads':
      return { kind: 'set', parts: THREAD_COUNT };
    case 'knots':
      return { kind: 'set', parts: hasMotif ? RING.length : KNOT_PLACES };
  }
}

function limitsOf(scale: Scale): readonly [low: number, high: number] {
  if (scale.kind === 'ordinal') return [scale.low, scale.high];
  // An empty set would be an empty patch, so the sets start at 1.
  return scale.kind === 'set' ? [1, 2 ** scale.parts - 1] : [0, scale.values - 1];
}

export function holds(scale: Scale, value: number): boolean {
  const [low, high] = limitsOf(scale);
  return value >= low && value <= high;
}

export function valuesOf(scale: Scale): number[] {
  const [low, high] = limitsOf(scale);
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** The parts of a set, as numbers from 0. */
export const partsOf = (set: number): number[] => Array.from({ length: 9 }, (_, part) => part).filter((part) => (set >> part) & 1);

export function sizeOfSet(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1; // each step takes the lowest part away
  return size;
}
