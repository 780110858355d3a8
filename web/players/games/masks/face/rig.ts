import type { Muscles } from '#content/games/masks/script-muscles.ts';

/** The side of the face, as the viewer sees it: -1 is left. */
export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

/** A brow as three points of its middle line, from the nose outwards; x counts from the middle of the face. */
export type Brow = { readonly inner: Point; readonly middle: Point; readonly outer: Point };
export type Point = readonly [x: number, y: number];

/** An eye around its own middle; heights are distances of the lids from there. */
export type Eye = {
  readonly upper: number;
  readonly lower: number;
  /** How far the highest place of the upper lid lies towards the temple. */
  readonly peak: number;
  readonly outerDrop: number;
  /** 0 open, 1 closed. */
  readonly closed: number;
  readonly gaze: Point;
};

/** The mouth around its own middle. */
export type Mouth = {
  readonly corners: readonly [left: Point, right: Point];
  /** Edges of the opening in the middle; equal when the lips meet. */
  readonly top: number;
  readonly bottom: number;
  readonly upperLip: number;
  readonly lowerLip: number;
  readonly teeth: number;
};

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The share of a one-sided movement that reaches a side of the face. */
const shareOf = (side: Side, lean = 0): number => between(1 + side * lean, 0, 1);

/** Raised brows go up; drawn together they go down and inwards; both at once, as in grief, the inner ends alone rise. */
export function browOf(m: Muscles, side: Side): Brow {
  const { innerBrow: inner = 0, frown: drawn = 0, cheeks = 0, side: lean = 0 } = m;
  const outer = (m.outerBrow ?? 0) * shareOf(side, lean);
  const raised = inner * shareOf(side, lean * 0.6);
  const frown = drawn * shareOf(side, -lean);
  return {
    inner: [12 - 4.5 * frown, 1 - 11 * raised + 9 * frown * (1 - 0.75 * raised)],
    middle: [28 - 2 * frown, -5 - 3.5 * raised * (1 - 0.5 * frown) - 9.5 * outer + 5.5 * frown * (1 - 0.6 * raised)],
    outer: [46, 2 - 8.5 * outer + 1.5 * frown + 3 * frown * raised + 1.5 * cheeks],
  };
}

export function eyeOf(m: Muscles): Eye {
  const { wideLids = 0, tightLids = 0, cheeks = 0, lids = 0, frown = 0, innerBrow = 0, gazeAcross = 0, gazeUp = 0 } = m;
  const grief = Math.min(innerBrow, frown);
  const lower = between(6 - 3 * tightLids - 3.4 * cheeks + 0.8 * wideLids, 0.6, 7);
  const open = between(7.4 + 4.8 * wideLids - 2 * tightLids - 1 * frown - 1.6 * cheeks + 0.8 * innerBrow + 1.6 * gazeUp, 2, 12.6);
  const closed = between(lids, 0, 1);
  return {
    // A closed lid lies on the lower one.
    upper: open + (-lower * 0.75 - open) * closed,
    lower,
    peak: 3 * (frown - grief) - 5 * grief,
    outerDrop: 2.6 * grief,
    closed,
    gaze: [6 * gazeAcross, -4 * gazeUp],
  };
}

export function mouthOf(m: Muscles): Mouth {
  const { smile = 0, dimple = 0, cornersDown = 0, chin = 0, stretch = 0, tightLips = 0, pressLips = 0, upperLip = 0 } = m;
  const { lipsPart = 0, jaw = 0, side: lean = 0 } = m;
  const corner = (side: Side): Point => {
    const pull = smile * shareOf(side, lean);
    const tuck = dimple * shareOf(side, lean);
    const reach = 21 + 8 * pull + 8 * stretch + 2.5 * tuck - 3.5 * tightLips - 4 * jaw;
    return [side * reach, -9.5 * pull - 3 * tuck + 9 * cornersDown + 5 * stretch + 4 * jaw];
  };
  const gap = 6 * lipsPart + 25 * jaw;
  const rest = 2.5 * smile - 5 * chin;
  const thin = (loss: number) => between(1 - loss, 0.16, 1.25);
  return {
    corners: [corner(-1), corner(1)],
    top: rest - 0.25 * gap - 4 * upperLip,
    bottom: rest + 0.75 * gap - (lipsPart > 0 ? 0 : 4 * upperLip),
    upperLip: 6.2 * thin(0.5 * tightLips + 0.72 * pressLips + 0.4 * smile + 0.35 * stretch + 0.2 * upperLip),
    lowerLip: 8.2 * thin(0.45 * tightLips + 0.7 * pressLips + 0.25 * smile + 0.3 * stretch - 0.2 * chin),
    teeth: Math.min(0.62 * gap, 3 + 5 * smile + 5 * upperLip + 1.5 * stretch),
  };
}

/** How far the chin moves down. */
export const chinOf = ({ jaw = 0, chin = 0 }: Muscles): number => 15 * jaw - 3 * chin;

/** What nods or turns moves all features over the skull. */
export const featuresShift = ({ headUp = 0, headTurn = 0 }: Muscles): Point => [9 * headTurn, -10 * headUp];
