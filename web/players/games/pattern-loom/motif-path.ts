import type { Shape } from '#content/games/pattern-loom/script.ts';

/** Radius of a motif by its size, in a patch of 100 units: each step is plainly larger than the last (a factor of 1.4 or so). */
export const RADIUS = { 1: 11.5, 2: 18.5, 3: 26.5, 4: 37 } as const;

type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

const polygon = (points: readonly Point[], radius: number): string =>
  `M${points.map(([x, y]) => `${round(x * radius)} ${round(y * radius)}`).join('L')}Z`;

/** Turned shapes keep within their circle of 1.02, so that nine of them never touch. */
const within = (points: readonly Point[], scale: number): Point[] => points.map(([x, y]) => [x * scale, y * scale]);

/** A closed line around the middle, its distance from there a function of the angle. */
function around(corners: number, distanceAt: (corner: number) => number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return [distanceAt(corner) * Math.cos(angle), distanceAt(corner) * Math.sin(angle)];
  });
}

const ARROW: readonly Point[] = [
  [0, -1],
  [0.86, -0.08],
  [0.42, -0.08],
  [0.42, 0.92],
  [-0.42, 0.92],
  [-0.42, -0.08],
  [-0.86, -0.08],
];

/** A weaver's comb: a back and three teeth that point up. */
const COMB: readonly Point[] = [
  [-0.9, -0.85],
  [-0.48, -0.85],
  [-0.48, -0.3],
  [-0.21, -0.3],
  [-0.21, -0.85],
  [0.21, -0.85],
  [0.21, -0.3],
  [0.48, -0.3],
  [0.48, -0.85],
  [0.9, -0.85],
  [0.9, 0.85],
  [-0.9, 0.85],
];

const FLAG: readonly Point[] = [
  [-0.72, -1],
  [0.92, -0.4],
  [-0.26, 0.2],
  [-0.26, 1],
  [-0.72, 1],
];

const CROSS: readonly Point[] = [
  [-0.38, -0.95],
  [0.38, -0.95],
  [0.38, -0.38],
  [0.95, -0.38],
  [0.95, 0.38],
  [0.38, 0.38],
  [0.38, 0.95],
  [-0.38, 0.95],
  [-0.38, 0.38],
  [-0.95, 0.38],
  [-0.95, -0.38],
  [-0.38, -0.38],
];

/** Numbers of a path for radius 1, scaled; letters and arc flags are kept apart as strings. */
const curve = (parts: readonly (string | number)[], radius: number): string =>
  parts.map((part) => (typeof part === 'number' ? round(part * radius) : part)).join(' ');

const DISC = ['M', -0.92, 0, 'A', 0.92, 0.92, '0 1 1', 0.92, 0, 'A', 0.92, 0.92, '0 1 1', -0.92, 0, 'Z'];
const CRESCENT = ['M', 0.45, -0.9, 'A', 0.98, 0.98, '0 1 0', 0.45, 0.9, 'A', 1.25, 1.25, '0 0 1', 0.45, -0.9, 'Z'];
// biome-ignore format: one curve a line
/** The mango drop of Kashmiri and Kanchipuram cloth: round below, its tip bent aside. */
const PAISLEY = [
  'M', 0.62, -0.98,
  'C', 0.1, -0.9, -0.75, -0.3, -0.75, 0.32,
  'C', -0.75, 0.74, -0.4, 1, 0, 1,
  'C', 0.44, 1, 0.76, 0.7, 0.76, 0.3,
  'C', 0.76, -0.1, 0.42, -0.22, 0.34, -0.44,
  'C', 0.28, -0.64, 0.44, -0.84, 0.62, -0.98,
  'Z',
];

/** The outline of a shape around the origin, as the `d` of a path. Turnable shapes point up at rotation 0. */
export function motifPath(shape: Shape, radius: number): string {
  switch (shape) {
    case 'arrow':
      return polygon(ARROW, radius);
    case 'comb':
      return polygon(within(COMB, 0.82), radius);
    case 'flag':
      return polygon(within(FLAG, 0.83), radius);
    case 'cross':
      return polygon(CROSS, radius);
    case 'square':
      return polygon(
        [
          [-0.8, -0.8],
          [0.8, -0.8],
          [0.8, 0.8],
          [-0.8, 0.8],
        ],
        radius,
      );
    case 'diamond':
      return polygon(
        [
          [0, -1],
          [0.7, 0],
          [0, 1],
          [-0.7, 0],
        ],
        radius,
      );
    case 'star':
      return polygon(
        around(10, (corner) => (corner % 2 === 0 ? 1.04 : 0.46)),
        radius,
      );
    case 'flower':
      return polygon(
        around(96, (corner) => 0.76 + 0.22 * Math.cos((6 * 2 * Math.PI * corner) / 96)),
        radius,
      );
    case 'disc':
      return curve(DISC, radius);
    case 'crescent':
      return curve(CRESCENT, radius);
    case 'paisley':
      return curve(PAISLEY, 0.88 * radius);
  }
}
