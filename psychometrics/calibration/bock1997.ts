import type { Responses } from './responses.ts';

/**
 * Three items with four options each, 2000 people: Table 3 of Bock (1997), The nominal categories model, in van der Linden and Hambleton, Handbook
 * of Modern Item Response Theory. For tests. How many people chose each of the 64 patterns, from 1 1 1 to 4 4 4 with the last item
 * fastest; and beside them what mirt expects of the fitted nominal model, with the EAP and its standard error in the two decimals of Bock's table, all as
 * https://philchalmers.github.io/mirt/reference/Bock1997.html prints them.
 */
export const BOCK_PATTERNS: readonly {
  readonly people: number;
  readonly expected: number;
  readonly eap: number;
  readonly error: number;
}[] = [
  { people: 50, expected: 46.444027, eap: -1.72, error: 0.68 },
  { people: 32, expected: 37.215496, eap: -1.22, error: 0.64 },
  { people: 15, expected: 18.069304, eap: -0.95, error: 0.62 },
  { people: 10, expected: 8.692424, eap: -0.61, error: 0.61 },
  { people: 54, expected: 59.965727, eap: -1.38, error: 0.65 },
  { people: 80, expected: 70.000273, eap: -0.91, error: 0.62 },
  { people: 40, expected: 41.674601, eap: -0.65, error: 0.61 },
  { people: 24, expected: 25.832371, eap: -0.33, error: 0.61 },
  { people: 27, expected: 28.065138, eap: -1.07, error: 0.63 },
  { people: 52, expected: 46.689631, eap: -0.62, error: 0.61 },
  { people: 33, expected: 33.847511, eap: -0.37, error: 0.61 },
  { people: 27, expected: 26.935712, eap: -0.04, error: 0.61 },
  { people: 4, expected: 3.940514, eap: -0.63, error: 0.61 },
  { people: 13, expected: 10.897962, eap: -0.19, error: 0.61 },
  { people: 10, expected: 10.571253, eap: 0.06, error: 0.61 },
  { people: 10, expected: 12.283469, eap: 0.4, error: 0.63 },
  { people: 27, expected: 20.191927, eap: -1.29, error: 0.64 },
  { people: 19, expected: 26.27117, eap: -0.82, error: 0.62 },
  { people: 11, expected: 16.603995, eap: -0.57, error: 0.61 },
  { people: 11, expected: 11.097212, eap: -0.24, error: 0.61 },
  { people: 30, expected: 36.068703, eap: -0.98, error: 0.63 },
  { people: 78, expected: 66.604897, eap: -0.53, error: 0.61 },
  { people: 69, expected: 51.217364, eap: -0.28, error: 0.61 },
  { people: 48, expected: 43.966108, eap: 0.05, error: 0.61 },
  { people: 24, expected: 22.900098, eap: -0.68, error: 0.61 },
  { people: 48, expected: 59.345066, eap: -0.25, error: 0.61 },
  { people: 52, expected: 55.428529, eap: 0.01, error: 0.61 },
  { people: 53, expected: 61.277297, eap: 0.34, error: 0.62 },
  { people: 3, expected: 4.974192, eap: -0.25, error: 0.61 },
  { people: 21, expected: 21.301177, eap: 0.19, error: 0.62 },
  { people: 20, expected: 26.765813, eap: 0.45, error: 0.63 },
  { people: 54, expected: 43.946401, eap: 0.81, error: 0.65 },
  { people: 9, expected: 7.040049, eap: -0.96, error: 0.62 },
  { people: 12, expected: 13.275569, eap: -0.51, error: 0.61 },
  { people: 13, expected: 10.330678, eap: -0.26, error: 0.61 },
  { people: 7, expected: 9.005107, eap: 0.06, error: 0.61 },
  { people: 11, expected: 16.098345, eap: -0.66, error: 0.61 },
  { people: 29, expected: 42.609506, eap: -0.23, error: 0.61 },
  { people: 37, expected: 40.289025, eap: 0.03, error: 0.61 },
  { people: 44, expected: 45.264883, eap: 0.36, error: 0.62 },
  { people: 15, expected: 12.966052, eap: -0.38, error: 0.61 },
  { people: 62, expected: 47.984143, eap: 0.06, error: 0.61 },
  { people: 60, expected: 55.25584, eap: 0.32, error: 0.62 },
  { people: 88, expected: 80.660157, eap: 0.67, error: 0.64 },
  { people: 4, expected: 3.999324, eap: 0.05, error: 0.61 },
  { people: 27, expected: 24.639934, eap: 0.5, error: 0.63 },
  { people: 43, expected: 38.630407, eap: 0.78, error: 0.65 },
  { people: 73, expected: 85.862836, eap: 1.17, error: 0.68 },
  { people: 4, expected: 2.538215, eap: -0.75, error: 0.62 },
  { people: 8, expected: 6.100809, eap: -0.31, error: 0.61 },
  { people: 7, expected: 5.455196, eap: -0.06, error: 0.61 },
  { people: 9, expected: 5.695962, eap: 0.27, error: 0.62 },
  { people: 7, expected: 6.816068, eap: -0.46, error: 0.61 },
  { people: 21, expected: 22.926076, eap: -0.02, error: 0.61 },
  { people: 25, expected: 24.946447, eap: 0.23, error: 0.62 },
  { people: 31, expected: 33.758294, eap: 0.58, error: 0.64 },
  { people: 8, expected: 6.427237, eap: -0.17, error: 0.61 },
  { people: 23, expected: 30.27641, eap: 0.27, error: 0.62 },
  { people: 35, expected: 40.293621, eap: 0.54, error: 0.63 },
  { people: 73, expected: 71.523729, eap: 0.9, error: 0.66 },
  { people: 4, expected: 2.513701, eap: 0.26, error: 0.62 },
  { people: 21, expected: 19.940144, eap: 0.73, error: 0.65 },
  { people: 36, expected: 36.579513, eap: 1.02, error: 0.67 },
  { people: 105, expected: 101.211362, eap: 1.43, error: 0.71 },
];

/** The options, from 0, of the pattern with this number. */
export const bockPattern = (pattern: number): number[] => [pattern >> 4, (pattern >> 2) & 3, pattern & 3];

export function bockResponses(): Responses {
  const rows = BOCK_PATTERNS.flatMap(({ people }, pattern) => Array.from({ length: people }, () => bockPattern(pattern)));
  return { data: Int8Array.from(rows.flat()), people: rows.length, items: 3 };
}
