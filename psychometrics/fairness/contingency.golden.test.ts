import { describe, expect, it } from 'vitest';
import { fisherExact } from './fisher-exact.ts';
import { mantelHaenszel, mantelOrdered } from './mantel-haenszel.ts';
import type { MatchedGroups } from './matched-groups.ts';

/** Stratum by stratum: the reference group's [right, wrong], the focal group's [right, wrong]. */
function stratified(...strata: readonly (readonly [[number, number], [number, number]])[]): MatchedGroups {
  return { counts: strata.map((groups) => groups.map(([right, wrong]) => [wrong, right]) as [number[], number[]]), categories: 2 };
}

const RABBITS = stratified(
  [
    [0, 6],
    [0, 5],
  ],
  [
    [3, 3],
    [0, 6],
  ],
  [
    [6, 0],
    [2, 4],
  ],
  [
    [5, 1],
    [6, 0],
  ],
  [
    [2, 0],
    [5, 0],
  ],
);
const MIGRAINE = stratified(
  [
    [16, 11],
    [5, 20],
  ],
  [
    [12, 16],
    [7, 19],
  ],
);
const AZT = stratified(
  [
    [14, 93],
    [32, 81],
  ],
  [
    [11, 52],
    [12, 43],
  ],
);
const BERKELEY = stratified(
  [
    [512, 313],
    [89, 19],
  ],
  [
    [353, 207],
    [17, 8],
  ],
  [
    [120, 205],
    [202, 391],
  ],
  [
    [138, 279],
    [131, 244],
  ],
  [
    [53, 138],
    [94, 299],
  ],
  [
    [22, 351],
    [24, 317],
  ],
);

describe('published tables, by Mantel-Haenszel', () => {
  // Penicillin and rabbits (Agresti 1990), the example of R's mantelhaen.test; its output as the tests of statsmodels and tidystats print it:
  // statsmodels/stats/tests/test_contingency_tables.py (interval), WillemSleegers/tidystats tests (statistic and p to seven digits).
  it('has the test, odds ratio and interval of R for the rabbits', () => {
    const result = mantelHaenszel(RABBITS)!;
    expect(result.chiSquare).toBeCloseTo(3.928571, 6);
    expect(result.p).toBeCloseTo(0.04747226, 8);
    expect(result.oddsRatio).toBeCloseTo(7, 12);
    near(interval(result), [1.026713, 47.725133], 1e-6);
  });

  // Race, AZT and symptoms of AIDS (Agresti): R's mantelhaen.test prints X-squared 6.0799, p 0.01367, odds ratio 0.4869955.
  it('has the test, odds ratio and interval of R for the AZT trial', () => {
    const result = mantelHaenszel(AZT)!;
    near([result.chiSquare], [6.0799], 5e-5);
    near([result.p], [0.01367], 5e-6);
    near([result.oddsRatio], [0.4869955], 5e-8);
    near(interval(result), [0.2818621, 0.8414208], 5e-8);
  });

  // SAS/STAT 9, PROC FREQ, example "Cochran-Mantel-Haenszel Statistics": 8.3052 without continuity correction
  // (http://support.sas.com/documentation/cdl/en/procstat/63104/HTML/default/procstat_freq_sect031.htm); R adds odds ratio and interval.
  it('has the statistic of SAS for the migraine trial, which is that of the ordered test with two categories', () => {
    const ordered = mantelOrdered(MIGRAINE)!;
    near([ordered.chiSquare, ordered.p], [8.3052, 0.00395324], 5e-5);
    const result = mantelHaenszel(MIGRAINE)!;
    near([result.oddsRatio], [3.313168], 5e-7);
    near(interval(result), [1.445613, 7.593375], 5e-7);
  });

  // Admissions at Berkeley by department (Bickel, Hammel and O'Connell 1975). Counts: https://utstat.toronto.edu/brunner/oldclass/429Fall04/handouts/429f04_Handout3.html.
  it('has the odds ratio of R for the admissions at Berkeley, where departments turn the sign round', () => {
    near([mantelHaenszel(BERKELEY)!.oddsRatio], [0.9046968], 5e-8);
  });
});

describe("published tables, by Fisher's exact test", () => {
  it('has the p of SciPy for whales and sharks (scipy.stats.fisher_exact)', () => {
    near([fisherExact(8, 2, 1, 5)], [0.03496503496503495], 1e-12);
  });

  // https://online.stat.psu.edu/public/stat504/lesson03/sas/berkeley_SAS_Output.html, Table 2 of S by A.
  it('has the two-sided p of SAS for department B at Berkeley', () => {
    near([fisherExact(207, 353, 8, 17)], [0.6771], 5e-5);
  });
});

/** 95% interval of the common odds ratio, from the standard error on the delta scale. */
function interval({ oddsRatio, deltaStandardError }: { oddsRatio: number; deltaStandardError: number }): number[] {
  return [-1, 1].map((sign) => oddsRatio * Math.exp((sign * 1.959963984540054 * deltaStandardError) / 2.35));
}

function near(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(actual[index]! - value), `value ${index}: ${actual[index]}`).toBeLessThan(tolerance);
}
