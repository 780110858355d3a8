import { describe, expect, it } from 'vitest';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { itemInformation } from '../items/item-information.ts';
import { seededRandom } from '../numerics/random.ts';
import { estimateAbility } from './estimate-ability.ts';
import { answer, logLikelihood, lsat } from './fixtures/items.ts';

describe('the weighted likelihood estimate', () => {
  it('meets the closed form of equal Rasch items', () => {
    // All items alike: l' = r - nP, J / 2I = (1 - 2P) / 2, so P = (r + 1/2) / (n + 1): the well-known half answer added on either side.
    const items = Array.from({ length: 10 }, () => fromDifficulty['1pl'](1, 0));
    for (const right of [0, 3, 10]) {
      const responses = items.map((_, i) => (i < right ? 1 : 0));
      const p = (right + 0.5) / 11;
      const { theta, standardError } = estimateAbility({ method: 'wle', items, responses });
      expect(theta).toBeCloseTo(Math.log(p / (1 - p)), 9);
      // I = n p q and B' = -p q, so sqrt(I) / (I - B') = sqrt(n p q) / ((n + 1) p q).
      expect(standardError).toBeCloseTo(Math.sqrt(10 * p * (1 - p)) / (11 * p * (1 - p)), 6);
    }
  });

  it('maximizes l + log(I) / 2 for the 2PL, where that is the same', () => {
    const { theta } = estimateAbility({ method: 'wle', items: lsat, responses: [1, 1, 0, 1, 1] });
    const weighted = (at: number) =>
      logLikelihood(lsat, [1, 1, 0, 1, 1], at) + 0.5 * Math.log(lsat.reduce((sum, item) => sum + itemInformation(item, at), 0));
    for (const nudge of [-1e-3, 1e-3]) expect(weighted(theta!)).toBeGreaterThan(weighted(theta! + nudge));
  });

  it('has less bias than maximum likelihood, and a standard error that is the spread of the estimates', () => {
    const random = seededRandom(77);
    const items = Array.from({ length: 20 }, (_, i) => fromDifficulty['2pl'](1.3, -2 + i / 5));
    const spread: number[] = [];
    const errors: number[] = [];
    for (let person = 0; person < 800; person++) {
      const { theta, standardError } = estimateAbility({ method: 'wle', items, responses: answer(items, 1, random) });
      spread.push(theta!);
      errors.push(standardError);
    }
    const mean = spread.reduce((a, b) => a + b) / spread.length;
    const sd = Math.sqrt(spread.reduce((sum, theta) => sum + (theta - mean) ** 2, 0) / (spread.length - 1));
    // Standard errors of these two figures over 800 people: .017 and .012.
    expect(Math.abs(mean - 1)).toBeLessThan(0.05);
    expect(Math.abs(errors.reduce((a, b) => a + b) / errors.length - sd)).toBeLessThan(0.04);
  });
});
