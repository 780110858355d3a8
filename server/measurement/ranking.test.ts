import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSES, type House } from '#content/mind/facets.ts';
import { differenceError, type HouseScores } from './house-scores.ts';
import { placeOf, rankHouses } from './ranking.ts';

/** Houses with these z, all with one standard error and no covariance; null is a house that is not measured. */
function scoresOf(zs: readonly (number | null)[], standardError = 0.3): HouseScores {
  const covariance = new Float64Array(144);
  for (const index of HOUSES.keys()) covariance[index * 13] = standardError ** 2;
  const houses = HOUSES.map((house, index) => ({
    house,
    z: zs[index] ?? 0,
    standardError,
    reliability: zs[index] == null ? 0.1 : 1 - standardError ** 2,
  }));
  return { houses, covariance };
}

const spread = [0.1, -2.2, 3, 1.9, -1.1, 0.9, -3, 2.4, -0.4, 1.4, -1.6, -2.6];

describe('a ranking', () => {
  test('goes from the strongest to the weakest', () => {
    expect(rankHouses(scoresOf(spread)).order).toEqual([3, 8, 4, 10, 6, 1, 9, 5, 11, 2, 12, 7]);
  });

  test('needs six measured houses', () => {
    const five = [1, 2, null, 0, -1, null, null, null, 0.5, null, null, null];
    expect(rankHouses(scoresOf(five))).toEqual({ order: [], alike: [], dominant: null });
    const six = five.with(2, -2);
    expect(rankHouses(scoresOf(six)).order).toEqual([2, 1, 9, 4, 5, 3]);
  });

  test('leaves out what is not measured', () => {
    expect(rankHouses(scoresOf(spread.map((z, index) => (index < 3 ? null : z)))).order).not.toContain(3);
  });

  test('calls its first house the dominant one', () => {
    expect(rankHouses(scoresOf(spread)).dominant).toBe(3);
  });
});

describe('among exact ties for the top', () => {
  const tied = (shift: number) => rankHouses(scoresOf(HOUSES.map((house) => (house <= 4 ? 3.5 + shift * house : -1))));

  test('the same profile always names the same house', () => {
    expect(tied(0.001).dominant).toBe(tied(0.001).dominant);
    expect(tied(0.001).order[0]).toBe(tied(0.001).dominant);
  });

  test('every tied house is drawn for some profile, and no other', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, index) => tied(index / 10_000).dominant));
    expect([...drawn].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('neighbours are told as alike', () => {
  test('when they differ by less than 1.96 standard errors of their difference', () => {
    const limit = 1.96 * Math.hypot(0.3, 0.3);
    const close = scoresOf([2.5, 2.5 - limit + 1e-6, -3, null, null, null, null, null, null, -6, -9, -12]);
    expect(rankHouses(close).alike).toEqual([[1, 2]]);
    const apart = scoresOf([2.5, 2.5 - limit - 1e-6, -3, null, null, null, null, null, null, -6, -9, -12]);
    expect(rankHouses(apart).alike).toEqual([]);
  });

  test('in runs of which every two are alike, so a long chain is not one group', () => {
    const stairs = scoresOf([1.2, 0.8, 0.4, 0, -0.4, -0.8, null, null, null, null, null, null], 0.25);
    const { alike } = rankHouses(stairs);
    expect(alike).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ]);
  });

  test('with the covariance of their errors: what errs together is told apart sooner', () => {
    const scores = scoresOf([1, 0.5, -1.5, -3, -4.5, -6, null, null, null, null, null, null]);
    expect(rankHouses(scores).alike).toEqual([[1, 2]]);
    const together = scores.covariance.slice();
    together[1] = 0.08;
    together[12] = 0.08;
    expect(rankHouses({ ...scores, covariance: together }).alike).toEqual([]);
  });

  test('whatever the profile: runs are stretches of the ranking, all pairs in them alike, and no alike neighbours are left untold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 12, maxLength: 12 }),
        fc.double({ min: 0.1, max: 0.8, noNaN: true }),
        (zs, error) => {
          const scores = scoresOf(zs, error);
          const { order, alike } = rankHouses(scores);
          const z = (house: House) => scores.houses[house - 1]!.z;
          const areAlike = (one: House, other: House) => Math.abs(z(one) - z(other)) < 1.96 * differenceError(scores, one, other);
          for (const run of alike) {
            const first = order.indexOf(run[0]!);
            expect(order.slice(first, first + run.length)).toEqual(run);
            for (const one of run) for (const other of run) expect(one === other || areAlike(one, other)).toBe(true);
          }
          for (const [index, house] of order.slice(1).entries()) {
            const above = order[index]!;
            expect(alike.some((run) => run.includes(above) && run.includes(house))).toBe(areAlike(above, house));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('among one’s own twelve', () => {
  test('the first three are powerful, the last three weak, the rest average', () => {
    const { order } = rankHouses(scoresOf(spread));
    expect(order.map((house) => placeOf(order, house))).toEqual([
      ...Array(3).fill('powerful'),
      ...Array(6).fill('average'),
      ...Array(3).fill('weak'),
    ]);
  });

  test('a house outside the ranking has no place', () => {
    expect(placeOf([], 1)).toBeNull();
  });
});
