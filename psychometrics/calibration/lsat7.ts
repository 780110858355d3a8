import type { Responses } from './responses.ts';

/** LSAT section 7: five items, 1000 people (Bock and Lieberman 1970, Psychometrika 35); for tests. How many people gave each pattern, 00000 to 11111. */
const COUNTS = [12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308];

/** The answers of the pattern with this number, the first item the highest bit. */
export const lsat7Pattern = (pattern: number): number[] => [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0));

export function lsat7Responses(): Responses {
  const rows = COUNTS.flatMap((people, pattern) => Array.from({ length: people }, () => lsat7Pattern(pattern)));
  return { data: Int8Array.from(rows.flat()), people: rows.length, items: 5 };
}
