/** The wheel's own units: the drawing is 100 x 100 with its centre at 0, 0. */
export const VIEW_BOX = '-50 -50 100 100';
export const PETALS = 12;
const BASE_RADIUS = 6.5;
export const HEART_RADIUS = 3.6;
export const FULL_RADIUS = 49;
/** A strength of zero still has a short petal: no petal at all would mean "not measured". */
const MIN_RADIUS = 17;
/** Half the width of a full petal; 15 degrees of circle leave 8.6 at its widest place, and less below. */
const HALF_WIDTH = 7.4;

const rounded = (value: number) => Number(value.toFixed(2));

/** How far a petal reaches for a value from 0 to 1. */
export const petalRadius = (value: number): number => rounded(MIN_RADIUS + (FULL_RADIUS - MIN_RADIUS) * Math.min(1, Math.max(0, value)));

export const petalAngle = (index: number): number => (360 / PETALS) * index;

type Side = { base: number; curve: readonly [number, number, number, number, number, number, number, number] };

/** The right side of a petal that points up: two curves, over its widest place, to the tip. */
function side(radius: number): Side {
  const along = (share: number) => rounded(-(BASE_RADIUS + (radius - BASE_RADIUS) * share));
  const across = (share: number) => rounded((HALF_WIDTH * share * radius) / FULL_RADIUS);
  return { base: along(0), curve: [across(0.32), along(0.22), across(1), along(0.38), across(1), along(0.6), across(0.46), along(0.94)] };
}

/** One petal that points up, from near the centre to `radius`. */
export function petalPath(radius: number): string {
  const { base, curve } = side(radius);
  const [x1, y1, x2, y2, x, y, x3, y3] = curve;
  const mirrored = 2 * y - y2; // the second curve begins in the direction in which the first ends, so there is no corner
  return `M0 ${base}C${x1} ${y1} ${x2} ${y2} ${x} ${y}S${x3} ${y3} 0 ${-radius}C${-x3} ${y3} ${-x} ${rounded(mirrored)} ${-x} ${y}S${-x1} ${y1} 0 ${base}Z`;
}

/** The right half of a petal, which is drawn darker. */
export function petalShadePath(radius: number): string {
  const { base, curve } = side(radius);
  const [x1, y1, x2, y2, x, y, x3, y3] = curve;
  return `M0 ${base}C${x1} ${y1} ${x2} ${y2} ${x} ${y}S${x3} ${y3} 0 ${-radius}Z`;
}
