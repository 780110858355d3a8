/** Middles of the 3x3 places of a patch of 100 units, as one reads. */
const LINES = [17.5, 50, 82.5] as const;
const COUNTED_LINES = [24, 50, 76] as const;

type Place = { readonly x: number; readonly y: number };

const grid = (lines: readonly number[]): Place[] => lines.flatMap((y) => lines.map((x) => ({ x, y })));

export const KNOTS: readonly Place[] = grid(LINES);

/** The places of so many motifs, arranged as on a die, so that one need not count. */
const DIE: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

export const placesOf = (count: number): Place[] => DIE[count]!.map((place) => grid(COUNTED_LINES)[place]!);
