import type { Responses } from './responses.ts';

/**
 * LSAT section 6: five items, 1000 people (Bock and Lieberman 1970, Psychometrika 35, 179-197). A published table; for tests, examples and
 * a first try of the command line. Pattern of the five items, and how many people gave it.
 */
export const LSAT6_PATTERNS: Readonly<Record<string, number>> = {
  '00000': 3,
  '00001': 6,
  '00010': 2,
  '00011': 11,
  '00100': 1,
  '00101': 1,
  '00110': 3,
  '00111': 4,
  '01000': 1,
  '01001': 8,
  '01011': 16,
  '01101': 3,
  '01110': 2,
  '01111': 15,
  '10000': 10,
  '10001': 29,
  '10010': 14,
  '10011': 81,
  '10100': 3,
  '10101': 28,
  '10110': 15,
  '10111': 80,
  '11000': 16,
  '11001': 56,
  '11010': 21,
  '11011': 173,
  '11100': 11,
  '11101': 61,
  '11110': 28,
  '11111': 298,
};

export function lsat6Responses(): Responses {
  const rows = Object.entries(LSAT6_PATTERNS).flatMap(([pattern, count]) => Array.from({ length: count }, () => [...pattern].map(Number)));
  return { data: Int8Array.from(rows.flat()), people: rows.length, items: 5 };
}
