import { fisherExact } from './fisher-exact.ts';

/** How many of a group were selected. */
export type Selection = { readonly selected: number; readonly total: number };

export type AdverseImpact = {
  readonly focalRate: number;
  readonly referenceRate: number;
  /** Focal rate over reference rate; null when nobody of the reference group was selected. */
  readonly ratio: number | null;
  /** 95% interval of the ratio (null with it). */
  readonly low: number | null;
  readonly high: number | null;
  /** The four-fifths rule (29 CFR 1607.4 D): ratio below 4/5, decided in whole numbers. */
  readonly isBelowFourFifths: boolean;
  /** Fisher's exact test, two-sided. */
  readonly p: number;
};

/**
 * Adverse impact of a selection on a focal group. The rule is decided as 5 a n2 < 4 b n1 in integers, because (90/300)/(150/400) < 0.8 is true in
 * floating point though the ratio is exactly 4/5. The interval is that of the log ratio (Katz and others 1978, Biometrics 34), with half a person
 * added to each cell when a rate is 0 (Walter 1975). A small group's ratio says little: read it with interval and p.
 *
 * Throws a RangeError unless counts are whole numbers, selected <= total, and both totals positive.
 *
 * @example
 * const impact = adverseImpact({ selected: 90, total: 300 }, { selected: 150, total: 400 });
 * impact.ratio; // 0.8
 * impact.isBelowFourFifths; // false
 */
export function adverseImpact(focal: Selection, reference: Selection): AdverseImpact {
  for (const [name, { selected, total }] of Object.entries({ focal, reference })) {
    if (!Number.isSafeInteger(selected) || !Number.isSafeInteger(total) || selected < 0 || total < 1 || selected > total) {
      throw new RangeError(`The ${name} group needs whole numbers with selected <= total and total >= 1; got ${selected} of ${total}.`);
    }
  }
  const [a, n1, b, n2] = [focal.selected, focal.total, reference.selected, reference.total];
  const half = a === 0 || b === 0 ? 0.5 : 0;
  const centre = Math.log((a + half) / (n1 + half) / ((b + half) / (n2 + half)));
  const error = Math.sqrt(1 / (a + half) - 1 / (n1 + half) + 1 / (b + half) - 1 / (n2 + half));
  return {
    focalRate: a / n1,
    referenceRate: b / n2,
    ratio: b === 0 ? null : a / n1 / (b / n2),
    low: b === 0 ? null : Math.exp(centre - 1.96 * error),
    high: b === 0 ? null : Math.exp(centre + 1.96 * error),
    isBelowFourFifths: 5n * BigInt(a) * BigInt(n2) < 4n * BigInt(b) * BigInt(n1),
    p: fisherExact(a, n1 - a, b, n2 - b),
  };
}

/** The group with the highest selection rate (compared in integers): the reference unless one is named. Throws when there is no group. */
export function highestRate(groups: Readonly<Record<string, Selection>>): string {
  const [first, ...rest] = Object.entries(groups);
  if (first === undefined) throw new RangeError('There is no group.');
  return rest.reduce(
    (best, next) => (BigInt(next[1].selected) * BigInt(best[1].total) > BigInt(best[1].selected) * BigInt(next[1].total) ? next : best),
    first,
  )[0];
}
