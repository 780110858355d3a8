import { line } from 'd3-shape';

type Point = readonly [x: number, y: number];

/** A path of straight lines; after `null` a new line begins. */
export const strokes = (points: readonly (Point | null)[]): string =>
  line<Point | null>(
    (point) => point![0],
    (point) => point![1],
  ).defined((point) => point !== null)(points) ?? '';
