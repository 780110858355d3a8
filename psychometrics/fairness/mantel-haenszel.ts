import { chiSquareUpperTail } from '../numerics/chi-square.ts';
import type { MatchedGroups } from './matched-groups.ts';

/** A: negligible. B: moderate. C: large; such an item should be looked at by people before it is used on. */
export type DifClass = 'A' | 'B' | 'C';

export type MantelHaenszel = {
  readonly method: 'mantel-haenszel';
  readonly chiSquare: number;
  readonly p: number;
  /** Common odds ratio of a right answer, reference to focal group: above 1 the item is harder for the focal group. */
  readonly oddsRatio: number;
  /** -2.35 log(oddsRatio), the ETS delta scale: negative when the item is harder for the focal group. */
  readonly delta: number;
  readonly deltaStandardError: number;
  readonly class: DifClass;
};

/** Mantel's test for ordered categories with the standardised mean difference, focal minus reference. */
export type MantelOrdered = {
  readonly method: 'mantel';
  readonly chiSquare: number;
  readonly p: number;
  /** Mean difference at equal scores, weighted as the focal group is spread; negative when the focal group scores lower. In raw points, and in sd. */
  readonly meanDifference: number;
  readonly standardisedDifference: number;
  readonly class: DifClass;
};

/**
 * Mantel-Haenszel test of an item with two categories (Holland and Thayer 1988), with continuity correction; the standard error of the log odds ratio is
 * that of Phillips and Holland (1987, Biometrics 43) and Robins, Breslow and Greenland (1986). ETS classes (Zieky 1993): A when |delta| < 1 or the
 * test is not significant at .05; C when |delta| >= 1.5 and significantly above 1; B otherwise. Undefined when no score holds both groups and both answers.
 */
export function mantelHaenszel({ counts }: MatchedGroups): MantelHaenszel | undefined {
  let right = 0;
  let expected = 0;
  let variance = 0;
  let upper = 0;
  let lower = 0;
  const cells: [number, number, number, number, number][] = [];
  for (const [reference, focal] of counts) {
    const [b, a] = [reference[0]!, reference[1] ?? 0];
    const [d, c] = [focal[0]!, focal[1] ?? 0];
    const n = a + b + c + d;
    if (n < 2 || a + b === 0 || c + d === 0) continue;
    right += a;
    expected += ((a + b) * (a + c)) / n;
    variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1));
    upper += (a * d) / n;
    lower += (b * c) / n;
    cells.push([a, b, c, d, n]);
  }
  if (!(variance > 0)) return undefined;
  const chiSquare = Math.max(0, Math.abs(right - expected) - 0.5) ** 2 / variance;
  const p = chiSquareUpperTail(chiSquare, 1);
  const oddsRatio = upper / lower;
  const delta = -2.35 * Math.log(oddsRatio);
  let spread = 0;
  for (const [a, b, c, d, n] of cells) spread += ((a * d + oddsRatio * b * c) * (a + d + oddsRatio * (b + c))) / (n * n);
  const deltaStandardError = 2.35 * Math.sqrt(spread / (2 * upper * upper));
  const size = Math.abs(delta);
  const isSignificant = p < 0.05;
  // One-sided at .05: is |delta| above 1 beyond doubt? An infinite delta (one group always right) has no standard error: it counts as large.
  const isAboveOne = size === Number.POSITIVE_INFINITY || size - 1.645 * deltaStandardError > 1;
  const difClass = size < 1 || !isSignificant ? 'A' : size >= 1.5 && isAboveOne ? 'C' : 'B';
  return { method: 'mantel-haenszel', chiSquare, p, oddsRatio, delta, deltaStandardError, class: difClass };
}

/**
 * Mantel's (1963) test for an item with ordered categories and the standardised mean difference (Zwick, Donoghue and Grima 1993, J. Educational
 * Measurement 30). Classes by the difference in standard deviations of the item (both groups together): A up to 0.17 or not significant, B up to 0.25, C above.
 */
export function mantelOrdered({ counts }: MatchedGroups): MantelOrdered | undefined {
  let observed = 0;
  let expected = 0;
  let variance = 0;
  let difference = 0;
  let focalPeople = 0;
  const pooled: number[] = [];
  for (const [reference, focal] of counts) {
    const together = reference.map((count, category) => count + focal[category]!);
    for (const [category, count] of together.entries()) pooled[category] = (pooled[category] ?? 0) + count;
    const n = sum(together);
    const referenceCount = sum(reference);
    const focalCount = sum(focal);
    if (n < 2 || referenceCount === 0 || focalCount === 0) continue;
    const total = score(together, 1);
    observed += score(focal, 1);
    expected += (focalCount * total) / n;
    variance += (referenceCount * focalCount * (n * score(together, 2) - total * total)) / (n * n * (n - 1));
    difference += focalCount * (score(focal, 1) / focalCount - score(reference, 1) / referenceCount);
    focalPeople += focalCount;
  }
  if (!(variance > 0)) return undefined;
  const chiSquare = (observed - expected) ** 2 / variance;
  const p = chiSquareUpperTail(chiSquare, 1);
  const people = sum(pooled);
  const sd = Math.sqrt((score(pooled, 2) - score(pooled, 1) ** 2 / people) / (people - 1));
  const meanDifference = difference / focalPeople;
  const standardisedDifference = meanDifference / sd;
  const size = Math.abs(standardisedDifference);
  const difClass = p >= 0.05 || size <= 0.17 ? 'A' : size <= 0.25 ? 'B' : 'C';
  return { method: 'mantel', chiSquare, p, meanDifference, standardisedDifference, class: difClass };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const score = (counts: readonly number[], power: number): number =>
  counts.reduce((total, count, category) => total + count * category ** power, 0);
