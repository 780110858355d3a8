import { describe, expect, it } from 'vitest';
import { fromDifficulty } from '../items/from-difficulty.ts';
import { drawNormal, seededRandom } from '../numerics/random.ts';
import { estimateAbility } from './estimate-ability.ts';
import { logLikelihood, lsat } from './fixtures/items.ts';

describe('maximum likelihood', () => {
  it('meets the closed form of equal Rasch items', () => {
    // r of n right: P = r / n, so theta = log(r / (n - r)), information n P (1 - P).
    const items = Array.from({ length: 10 }, () => fromDifficulty['1pl'](1, 0));
    const { theta, standardError } = estimateAbility({ method: 'ml', items, responses: [1, 1, 1, 1, 1, 1, 1, 0, 0, 0] });
    expect(theta).toBeCloseTo(Math.log(7 / 3), 12);
    expect(standardError).toBeCloseTo(1 / Math.sqrt(10 * 0.7 * 0.3), 12);
  });

  it('meets the closed form of equal items with a floor and a ceiling', () => {
    // P = g + (c - g) s = r / n gives s = (r / n - g) / (c - g); with g = .2, c = .9, r / n = .6: s = 4/7, theta = b + log(4/3) / a.
    const items = Array.from({ length: 10 }, () => fromDifficulty['4pl'](1.5, 0.5, 0.2, 0.9));
    const { theta, standardError } = estimateAbility({ method: 'ml', items, responses: [1, 1, 1, 1, 1, 1, 0, 0, 0, 0] });
    expect(theta).toBeCloseTo(0.5 + Math.log(4 / 3) / 1.5, 10);
    // I = n a^2 (P - g)^2 (c - P)^2 / ((c - g)^2 P (1 - P))
    const information = (10 * 1.5 ** 2 * 0.4 ** 2 * 0.3 ** 2) / (0.7 ** 2 * 0.6 * 0.4);
    expect(standardError).toBeCloseTo(1 / Math.sqrt(information), 10);
  });

  it('says plainly that all right is Infinity, all wrong -Infinity, and nothing at all nothing', () => {
    const right = estimateAbility({ method: 'ml', items: lsat, responses: [1, 1, 1, 1, 1] });
    expect(right).toMatchObject({ theta: Number.POSITIVE_INFINITY, standardError: Number.POSITIVE_INFINITY });
    expect(right.reason).toContain('without end');
    expect(estimateAbility({ method: 'ml', items: lsat, responses: [0, null, 0, 0, 0] }).theta).toBe(Number.NEGATIVE_INFINITY);
    for (const method of ['ml', 'wle'] as const) {
      const none = estimateAbility({ method, items: lsat, responses: [null, null, null, null, null] });
      expect(none.theta).toBeUndefined();
      expect(none.reason).toContain('No estimate exists');
      expect(estimateAbility({ method, items: [fromDifficulty['2pl'](0, 1)], responses: [1] }).theta).toBeUndefined();
    }
  });

  it('turns the sides round for negative slopes', () => {
    expect(estimateAbility({ method: 'ml', items: [fromDifficulty['2pl'](-1, 0)], responses: [1] }).theta).toBe(Number.NEGATIVE_INFINITY);
  });

  it('finds the highest of several maxima of a 3PL likelihood', () => {
    // Samejima's (1973) situation: an easy item wrong, hard ones right by what may be luck; a scan of 8,001 points finds the highest peak.
    const random = seededRandom(5);
    for (let trial = 0; trial < 30; trial++) {
      const items = Array.from({ length: 8 }, () => fromDifficulty['3pl'](1 + 3 * random(), 2 * drawNormal(random), 0.25));
      const responses = items.map(() => (random() < 0.5 ? 1 : 0));
      let best = Number.NEGATIVE_INFINITY;
      let at = 0;
      for (let theta = -20; theta <= 20; theta += 5e-3) {
        const value = logLikelihood(items, responses, theta);
        if (value > best + 1e-12) {
          best = value;
          at = theta;
        }
      }
      const { theta } = estimateAbility({ method: 'ml', items, responses });
      if (Number.isFinite(theta)) expect(logLikelihood(items, responses, theta!)).toBeGreaterThan(best - 1e-10);
      else expect(Math.abs(at) > 8 || logLikelihood(items, responses, Math.sign(theta!) * 60) >= best - 1e-9).toBe(true);
    }
  });
});
