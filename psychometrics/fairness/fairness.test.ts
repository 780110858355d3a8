import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { adverseImpact, highestRate } from './adverse-impact.ts';
import { differentialItemFunctioning } from './differential-item-functioning.ts';
import { fisherExact } from './fisher-exact.ts';
import { logisticDif } from './logistic-dif.ts';
import { mantelHaenszel, mantelOrdered } from './mantel-haenszel.ts';
import type { MatchedGroups } from './matched-groups.ts';
import { fitOrderedLogistic } from './ordered-logistic.ts';

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

describe('the Mantel-Haenszel test', () => {
  it('in one stratum is the odds ratio of the table and its corrected chi-square', () => {
    // Reference 30 right, 10 wrong; focal 20 right, 20 wrong: odds ratio 3. E = 40 x 50 / 80 = 25,
    // variance 40 x 40 x 50 x 30 / (80^2 x 79) = 4.746835, chi-square (5 - 0.5)^2 / 4.746835 = 4.266.
    const result = mantelHaenszel({
      counts: [
        [
          [10, 30],
          [20, 20],
        ],
      ],
      categories: 2,
    })!;
    expect(result.oddsRatio).toBeCloseTo(3, 12);
    expect(result.delta).toBeCloseTo(-2.35 * Math.log(3), 12);
    expect(result.chiSquare).toBeCloseTo(4.266, 5);
    // In one stratum the variance of the log odds ratio is 1/a + 1/b + 1/c + 1/d.
    expect(result.deltaStandardError).toBeCloseTo(2.35 * Math.sqrt(1 / 30 + 1 / 10 + 1 / 20 + 1 / 20), 10);
  });

  it('has the classes of ETS', () => {
    const classFor = (right: number, scale: number) =>
      mantelHaenszel({
        counts: [
          [
            [50 * scale, 50 * scale],
            [(100 - right) * scale, right * scale],
          ],
        ],
        categories: 2,
      })!.class;
    expect(classFor(45, 10)).toBe('A'); // log odds ratio 0.2, delta -0.47
    expect(classFor(36, 10)).toBe('B'); // delta -1.35
    expect(classFor(28, 10)).toBe('C'); // delta -2.2
    expect(classFor(28, 0.2)).toBe('A'); // the same difference in 20 people each is not significant
  });

  it('does not fail where one group is always right, or nobody can be compared', () => {
    expect(
      mantelHaenszel({
        counts: [
          [
            [0, 30],
            [15, 15],
          ],
        ],
        categories: 2,
      }),
    ).toMatchObject({ oddsRatio: Number.POSITIVE_INFINITY, class: 'C' });
    expect(
      mantelHaenszel({
        counts: [
          [
            [5, 5],
            [0, 0],
          ],
          [
            [0, 0],
            [3, 4],
          ],
        ],
        categories: 2,
      }),
    ).toBeUndefined();
  });

  it('for ordered items is the same test without the continuity correction when there are two categories', () => {
    const matched: MatchedGroups = {
      counts: [
        [
          [10, 30],
          [20, 20],
        ],
        [
          [5, 25],
          [9, 21],
        ],
      ],
      categories: 2,
    };
    const ordered = mantelOrdered(matched)!;
    // Stratum 1: focal right 20, expected 25, variance 4.746835; stratum 2: 21 of expected 23, variance 30 x 30 x 46 x 14 / (60^2 x 59).
    const variance = 4.746835443 + (30 * 30 * 46 * 14) / (3600 * 59);
    expect(ordered.chiSquare).toBeCloseTo(49 / variance, 6);
    expect(ordered.meanDifference).toBeCloseTo((40 * (0.5 - 0.75) + 30 * (0.7 - 25 / 30)) / 70, 12);
  });
});

describe('logistic regression', () => {
  it('of a two by two table is its log odds', () => {
    const rows = [
      { covariates: [0], category: 1, count: 30 },
      { covariates: [0], category: 0, count: 10 },
      { covariates: [1], category: 1, count: 20 },
      { covariates: [1], category: 0, count: 20 },
    ];
    const fit = fitOrderedLogistic(rows, 2, 1);
    expect(fit.converged).toBe(true);
    expect(fit.thresholds[0]!).toBeCloseTo(Math.log(3), 8);
    expect(fit.coefficients[0]!).toBeCloseTo(-Math.log(3), 8);
    expect(fit.logLikelihood).toBeCloseTo(30 * Math.log(0.75) + 10 * Math.log(0.25) + 40 * Math.log(0.5), 8);
  });

  it('of ordered categories without covariates gives their shares', () => {
    const fit = fitOrderedLogistic(
      [1, 4, 3, 2].map((count, category) => ({ covariates: [], category, count })),
      4,
      0,
    );
    expect([...fit.thresholds].map(logistic)).toEqual([0.9, 0.5, 0.2].map((share) => expect.closeTo(share, 8)));
  });

  it('admits that a coefficient runs away', () => {
    const rows = [
      { covariates: [0], category: 0, count: 20 },
      { covariates: [1], category: 1, count: 20 },
    ];
    const fit = fitOrderedLogistic(rows, 2, 1);
    expect(fit.logLikelihood).toBeGreaterThan(-1e-3);
    expect(Number.isFinite(fit.coefficients[0]!)).toBe(true);
  });
});

/** A 20-item test of two groups; the focal group is `impact` lower, and items listed in `shifts` are harder or flatter for it. */
function twoGroups(
  seed: number,
  people: number,
  impact: number,
  shifts: Readonly<Record<number, { harder?: number; slope?: number }>>,
  categories = 2,
) {
  const random = seededRandom(seed);
  const items = 20;
  const groups = Int8Array.from({ length: people }, (_, person) => person % 2);
  const data = new Int8Array(people * items);
  for (let person = 0; person < people; person++) {
    const theta = drawNormal(random) - (groups[person] === 1 ? impact : 0);
    for (let item = 0; item < items; item++) {
      const { harder = 0, slope = 1.2 } = groups[person] === 1 ? (shifts[item] ?? {}) : {};
      const draw = random();
      for (let k = 1; k < categories; k++) {
        const threshold = ((item * 7) % 20) / 8 - 1.2 + (k - 1) + harder;
        if (draw < logistic(slope * (theta - threshold))) data[person * items + item] = k;
      }
    }
  }
  return { responses: { data, people, items }, groups };
}

describe('differential item functioning', () => {
  it('is found where it is, and not where groups only differ in ability', () => {
    const { responses, groups } = twoGroups(5, 4000, 0.7, { 4: { harder: 0.8 }, 11: { harder: -0.7 } });
    const { items, settled } = differentialItemFunctioning({ responses, groups });
    expect(settled).toBe(true);
    const flagged = items.filter(({ mantel }) => mantel!.class === 'C').map(({ item }) => item);
    expect(flagged).toEqual([4, 11]);
    expect(items[4]!.mantel).toMatchObject({ method: 'mantel-haenszel' });
    expect(items[4]!.logistic!.either.p).toBeLessThan(1e-10);
    expect(items[4]!.isAnchor).toBe(false);
    // The focal group finds item 4 harder and item 11 easier.
    expect((items[4]!.mantel as { delta: number }).delta).toBeLessThan(-1.5);
    expect((items[11]!.mantel as { delta: number }).delta).toBeGreaterThan(1.5);
    expect(items[4]!.logistic!.groupEffect).toBeLessThan(0);
  });

  it('that is one-sided needs purification: without it clean items look biased', () => {
    const shifts = Object.fromEntries([0, 3, 6, 9, 12].map((item) => [item, { harder: 0.6 }]));
    const { responses, groups } = twoGroups(6, 4000, 0, shifts);
    const wrongly = (purify: boolean) =>
      differentialItemFunctioning({ responses, groups, purify }).items.filter(({ item, mantel }) => !(item in shifts) && mantel!.p < 0.05)
        .length;
    expect(wrongly(true)).toBeLessThan(wrongly(false));
  });

  it('that changes with the score is seen by logistic regression only as non-uniform', () => {
    const { responses, groups } = twoGroups(7, 6000, 0, { 8: { slope: 0.3 } });
    const { logistic } = differentialItemFunctioning({ responses, groups }).items[8]!;
    expect(logistic!.nonUniform.p).toBeLessThan(1e-6);
    expect(logistic!.nonUniform.chiSquare).toBeGreaterThan(logistic!.uniform.chiSquare);
  });

  it('is found in ordered items by both methods', () => {
    const { responses, groups } = twoGroups(8, 3000, 0.5, { 10: { harder: 0.8 } }, 4);
    const { items } = differentialItemFunctioning({ responses, groups });
    expect(items[10]!.mantel).toMatchObject({ method: 'mantel', class: 'C' });
    expect(items[10]!.logistic!.either.p).toBeLessThan(1e-10);
    expect(items.filter(({ mantel }) => mantel!.class !== 'A').map(({ item }) => item)).toEqual([10]);
  });

  it('keeps its error rate where there is none', () => {
    const ps = [21, 22, 23].flatMap((seed) => {
      const { responses, groups } = twoGroups(seed, 1500, 0.4, {});
      return differentialItemFunctioning({ responses, groups, purify: false }).items.map(({ logistic }) => logistic!.either.p);
    });
    // 60 tests at 5%: 3 expected, more than 9 with a chance below 0.2%.
    expect(ps.filter((p) => p < 0.05).length).toBeLessThanOrEqual(9);
  });

  it('refuses groups that do not fit', () => {
    const { responses } = twoGroups(9, 20, 0, {});
    expect(() => differentialItemFunctioning({ responses, groups: [0, 1] })).toThrow('20 people need as many groups; got 2');
    expect(() => differentialItemFunctioning({ responses, groups: new Int8Array(20) })).toThrow('The focal group is empty');
  });

  it('cannot be tested where everybody answers alike', () => {
    expect(
      logisticDif({
        counts: [
          [
            [5, 0],
            [5, 0],
          ],
        ],
        categories: 2,
      }),
    ).toBeUndefined();
  });
});

describe("Fisher's exact test", () => {
  it('of the lady tasting tea is 34 of 70', () => {
    // Fisher 1935: 3 of 4 cups right. Tables as or less likely: (16 + 1) x 2 of C(8, 4) = 70.
    expect(fisherExact(3, 1, 1, 3)).toBeCloseTo(34 / 70, 10);
    expect(fisherExact(4, 0, 0, 4)).toBeCloseTo(2 / 70, 10);
  });

  it('is 1 for proportional tables and the same for rows or columns exchanged', () => {
    expect(fisherExact(10, 20, 20, 40)).toBeCloseTo(1, 10);
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const p = fisherExact(a, b, c, d);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(fisherExact(c, d, a, b)).toBeCloseTo(p, 9);
        expect(fisherExact(a, c, b, d)).toBeCloseTo(p, 9);
      }),
    );
  });
});

describe('adverse impact', () => {
  it('of exactly four fifths is not below four fifths, whatever floating point says', () => {
    expect(90 / 300 / (150 / 400) < 0.8).toBe(true);
    expect(adverseImpact({ selected: 90, total: 300 }, { selected: 150, total: 400 }).isBelowFourFifths).toBe(false);
    expect(adverseImpact({ selected: 89, total: 300 }, { selected: 150, total: 400 }).isBelowFourFifths).toBe(true);
  });

  it('has the interval of the log ratio', () => {
    // Ratio 0.5; SE^2 = 1/20 - 1/100 + 1/40 - 1/100 = 0.055.
    const { ratio, low, high, p } = adverseImpact({ selected: 20, total: 100 }, { selected: 40, total: 100 });
    expect(ratio).toBeCloseTo(0.5, 12);
    expect(low).toBeCloseTo(0.5 * Math.exp(-1.96 * Math.sqrt(0.055)), 10);
    expect(high).toBeCloseTo(0.5 * Math.exp(1.96 * Math.sqrt(0.055)), 10);
    expect(p).toBeLessThan(0.01);
  });

  it('stays finite where nobody was selected', () => {
    expect(adverseImpact({ selected: 0, total: 10 }, { selected: 5, total: 10 })).toMatchObject({ ratio: 0, isBelowFourFifths: true });
    expect(adverseImpact({ selected: 0, total: 10 }, { selected: 0, total: 10 })).toMatchObject({
      ratio: null,
      low: null,
      isBelowFourFifths: false,
      p: 1,
    });
  });

  it('compares with the group selected most often', () => {
    expect(highestRate({ a: { selected: 3, total: 9 }, b: { selected: 1, total: 2 }, c: { selected: 49, total: 100 } })).toBe('b');
    expect(() => adverseImpact({ selected: 3, total: 2 }, { selected: 1, total: 2 })).toThrow('focal');
  });
});
