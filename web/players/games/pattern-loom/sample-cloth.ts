import type { Cell, Fill, Shape, Size } from '#content/games/pattern-loom/script.ts';

const patch = (shape: Shape, fill: Fill, size: Size): Cell => [
  { kind: 'border', pattern: 'plain' },
  { kind: 'motif', shape, fill, size, rotation: 0, count: 1 },
];

const SIZES = [1, 3, 4] as const;
const ROWS = [
  { shape: 'flower', fill: 'solid' },
  { shape: 'star', fill: 'stripes' },
  { shape: 'diamond', fill: 'checks' },
] as const;

/** The cloth of the picture book: along each row one shape grows. */
export const SAMPLE_CLOTH: readonly Cell[] = ROWS.flatMap(({ shape, fill }) => SIZES.map((size) => patch(shape, fill, size))).slice(0, 8);

/** Four of the patches that one might choose from; the last completes the cloth. */
export const SAMPLE_CHOICES: readonly Cell[] = [
  patch('star', 'checks', 4),
  patch('diamond', 'stripes', 3),
  patch('diamond', 'solid', 4),
  patch('diamond', 'checks', 4),
];
