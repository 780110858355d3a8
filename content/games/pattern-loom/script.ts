/**
 * What the player of Pattern Loom is sent and told: safe for a browser. Nothing here, and nothing of these types,
 * says which patch is right or which rule a matrix follows.
 */
import type { ShownTrial } from '../script-trial.ts';

/** Shapes that look different at each of the eight rotations come first: only these are ever turned. */
export const TURNABLE_SHAPES = ['arrow', 'crescent', 'comb', 'paisley', 'flag'] as const;
const STEADY_SHAPES = ['disc', 'square', 'diamond', 'star', 'cross', 'flower'] as const;
export const SHAPES = [...TURNABLE_SHAPES, ...STEADY_SHAPES] as const;
export type Shape = (typeof SHAPES)[number];

/** Told apart by pattern alone: no meaning rests on colour. */
export const FILLS = ['open', 'solid', 'stripes', 'checks', 'dots'] as const;
export type Fill = (typeof FILLS)[number];

export const BORDERS = ['plain', 'dashes', 'zigzag', 'beads', 'double'] as const;
export type Border = (typeof BORDERS)[number];

export const SIZES = [1, 2, 3, 4] as const;
export type Size = (typeof SIZES)[number];

/** Three weft lines from the top, three warp lines from the left, then the falling and the rising diagonal. */
export const THREAD_COUNT = 8;
/** Knots lie on a 3x3 weave, numbered 0 to 8 as one reads. */
export const KNOT_PLACES = 9;
export const MAX_COUNT = 9;

export type Layer =
  | { readonly kind: 'border'; readonly pattern: Border }
  | { readonly kind: 'threads'; readonly lines: readonly number[] }
  | { readonly kind: 'knots'; readonly places: readonly number[] }
  /** `rotation` in degrees, clockwise, in steps of 45. */
  | {
      readonly kind: 'motif';
      readonly shape: Shape;
      readonly fill: Fill;
      readonly size: Size;
      readonly rotation: number;
      readonly count: number;
    };

/** One patch of cloth: its layers from the back to the front. */
export type Cell = readonly Layer[];

export type LoomTrial = ShownTrial & {
  /** Counts from 1 within the practice, and from 1 again within the scored part. */
  readonly number: number;
  /** The eight patches that are shown, as one reads; the ninth is asked for. */
  readonly matrix: readonly Cell[];
  /** To choose from, by place. */
  readonly alternatives: readonly Cell[];
};

/** What a player did in one trial: the place of the chosen patch, and how sure. A trial whose time ran out has neither. */
export type LoomAnswer = {
  readonly kind: 'matrix';
  readonly place: number | null;
  readonly sure: boolean | null;
  readonly timedOut: boolean;
};

/** What practice shows after an answer: the patch that completes the cloth, and a line on each rule, named as in the words of the game. */
export type ClothShown = { readonly right: Cell; readonly rules: readonly string[] };

export const SHOWN_CELLS = 8;
export const ALTERNATIVES = 8;
/** Practice matrices; one that was answered wrongly is asked once more, with a fresh cloth of the same rules. */
export const PRACTICE_TRIALS = 2;
export const MIN_SCORED_TRIALS = 12;
export const MAX_SCORED_TRIALS = 24;
/** After so many scored matrices one may rest. */
export const TRIALS_BETWEEN_RESTS = 8;

/**
 * Per matrix. Advanced Progressive Matrices allow 40 minutes for 36 items, 67 s each; MaRs-IB allows 30 s (Chierchia et al. 2019,
 * Royal Society Open Science 6, 190232). A minute lets people think, seldom decides, and bounds a sitting.
 */
export const TIME_LIMIT_MS = 60_000;
