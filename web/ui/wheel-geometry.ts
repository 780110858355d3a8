/** The wheel's own units: the drawing is 100 x 100 with its centre at 0, 0. */
export const VIEW_BOX = '-50 -50 100 100';
export const PETALS = 12;
export const BASE_RADIUS = 7;
export const FULL_RADIUS = 49;
/** A strength of zero still shows: a short petal is something measured, no petal would be nothing. */
const SHORTEST_RADIUS = 17;
/** Half the width of a full petal; 15 degrees of circle leave 8.1 at its widest place, so neighbours keep a gap. */
const HALF_WIDTH = 7.3;

const rounded = (value: number) => Number(value.toFixed(2));

/** How far a petal reaches for a value from 0 to 1. */
export const petalRadius = (value: number): number =>
  rounded(SHORTEST_RADIUS + (FULL_RADIUS - SHORTEST_RADIUS) * Math.min(1, Math.max(0, value)));

export const petalAngle = (index: number): number => (360 / PETALS) * index;

function sidePoints(radius: number) {
  const along = (share: number) => rounded(-(BASE_RADIUS + (radius - BASE_RADIUS) * share));
  const across = (share: number) => rounded((HALF_WIDTH * share * radius) / FULL_RADIUS);
  return {
    base: along(0),
    tip: along(1),
    lower: [across(0.32), along(0.22), across(1), along(0.38), across(1), along(0.6)],
    upper: [across(1), along(0.82), across(0.42), along(0.93), 0, along(1)],
  };
}

/** One petal that points up, from near the centre to `radius`. */
export function petalPath(radius: number): string {
  const { base, lower, upper } = sidePoints(radius);
  const [lx1, ly1, lx2, ly2, lx, ly] = lower as [number, number, number, number, number, number];
  const [ux1, uy1, ux2, uy2, , uy] = upper as [number, number, number, number, number, number];
  return `M0 ${base}C${lx1} ${ly1} ${lx2} ${ly2} ${lx} ${ly}S${ux2} ${uy2} 0 ${uy}C${-ux2} ${uy2} ${-ux1} ${uy1} ${-lx} ${ly}S${-lx1} ${ly1} 0 ${base}Z`;
}

/** The right half of the same petal: the side that lies in the shade. */
export function petalShadePath(radius: number): string {
  const { base, lower, upper } = sidePoints(radius);
  const [lx1, ly1, lx2, ly2, lx, ly] = lower as [number, number, number, number, number, number];
  const [, , ux2, uy2, , uy] = upper as [number, number, number, number, number, number];
  return `M0 ${base}C${lx1} ${ly1} ${lx2} ${ly2} ${lx} ${ly}S${ux2} ${uy2} 0 ${uy}Z`;
}
