import { expect, it } from 'vitest';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { normalCdf } from '../numerics/normal.ts';
import { estimateAbility } from '../scoring/estimate-ability.ts';
import { personFit } from './person-fit.ts';

/*
 * ltm (R) on LSAT section 6: `summary`, `factor.scores` (posterior modes) and `person.fit` (lz of Drasgow, Levine and Williams at the mode), as
 * https://github.com/kdavis91/2PL-and-3PL-Dichotomous-Item-response-theory-model (README.md, difficulties and slopes in four decimals) and a public
 * script of an exercise on item response theory print them. lz* itself no source was found to print; its uncorrected part is what is compared here.
 */
const items = [
  [0.8254, -3.3597],
  [0.7229, -1.3696],
  [0.8905, -0.2799],
  [0.6886, -1.8659],
  [0.6575, -3.1236],
].map(([slope, difficulty]): UnidimensionalItem => ({ model: '2pl', slope: slope!, intercept: -slope! * difficulty! }));

it.each([
  ['00000', -1.895, 0.795, -1.2085, 0.1134],
  ['00001', -1.479, 0.796, -0.9436, 0.1727],
  ['00010', -1.46, 0.796, -1.8837, 0.0298],
  ['00011', -1.041, 0.8, -1.1454, 0.126],
  ['00100', undefined, undefined, -3.5228, 0.0002],
] as const)('lz of the answers %s is that of ltm', (pattern, mode, error, lz, p) => {
  const responses = [...pattern].map(Number);
  const score = estimateAbility({ method: 'map', items, responses });
  const fit = personFit({ items, responses, theta: score.theta!, estimator: 'map' })!;
  if (mode !== undefined && error !== undefined) {
    expect(Math.abs(score.theta! - mode)).toBeLessThan(6e-4);
    expect(Math.abs(score.standardError - error)).toBeLessThan(6e-4);
  }
  // Half a unit of the fourth decimal, and what half a unit in four-decimal parameters does to it.
  expect(Math.abs(fit.lz - lz)).toBeLessThan(3e-4);
  expect(Math.abs(normalCdf(fit.lz) - p)).toBeLessThan(2e-4);
});
