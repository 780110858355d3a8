import { describe, expect, it } from 'vitest';
import { probabilityTable } from '../fit/category-tables.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';
import { estimateAbility } from '../scoring/estimate-ability.ts';
import { calibrate } from './calibrate.ts';
import { asUnidimensionalItem, type CalibratedNominalItem } from './calibrated-item.ts';
import { BOCK_PATTERNS, bockPattern, bockResponses } from './fixtures/bock1997.ts';

/*
 * mirt stops when an EM cycle moves no parameter by more than 1e-4, so that its point lies a few thousandths from the maximum; its slope of option k is a1 times ak.
 * https://philchalmers.github.io/mirt/reference/Bock1997.html
 */
describe('Bock (1997), three nominal items, 2000 people', () => {
  const result = calibrate({ model: 'nominal', responses: bockResponses() });
  const calibrated = result.items as CalibratedNominalItem[];
  const items = calibrated.map(asUnidimensionalItem);

  it("has mirt's log-likelihood, which its expected frequencies give to seven digits", () => {
    expect(result.people).toBe(2000);
    expect(result.converged).toBe(true);
    const theirs = BOCK_PATTERNS.reduce((sum, { people, expected }) => sum + people * Math.log(expected / 2000), 0);
    expect(result.logLikelihood).toBeGreaterThan(theirs);
    expect(result.logLikelihood).toBeLessThan(theirs + 1e-3);
  });

  it("has mirt's estimates, to a thirtieth of their standard errors and the printed digits", () => {
    const printed = [
      { a1: 0.79, ak: [1.269, 2.304, 3], d: [0.673, 0.538, -0.013] },
      { a1: 0.898, ak: [0.859, 1.717, 3], d: [1.452, 1.636, 0.647] },
      { a1: 0.908, ak: [1.289, 2.038, 3], d: [1.495, 1.508, 1.457] },
    ];
    for (const [index, { a1, ak, d }] of printed.entries()) {
      const { slope, slopeStandardError, intercepts, interceptStandardErrors } = calibrated[index]!;
      for (const [option, value] of ak.entries()) {
        // Two rounded factors: half a unit of each.
        const rounding = 5e-4 * (a1 + value);
        expect(Math.abs(slope[option + 1]! - a1 * value)).toBeLessThan(slopeStandardError![option + 1]! / 30 + rounding);
        expect(Math.abs(intercepts[option + 1]! - d[option]!)).toBeLessThan(interceptStandardErrors![option + 1]! / 30 + 5e-4);
      }
    }
  });

  it('expects the frequencies that mirt expects, to a twentieth of a person in two thousand', () => {
    const { nodes, weights } = rectangularQuadrature(61);
    const tables = items.map((item) => probabilityTable(item, nodes));
    for (const [pattern, { expected }] of BOCK_PATTERNS.entries()) {
      const options = bockPattern(pattern);
      const share = nodes.reduce(
        (sum, _, node) => sum + options.reduce((product, k, i) => product * tables[i]![k]![node]!, weights[node]!),
        0,
      );
      expect(Math.abs(2000 * share - expected), `pattern ${pattern}`).toBeLessThan(0.05);
    }
  });

  it("has the scores and standard errors of Bock's table, in its two decimals", () => {
    for (const [pattern, { eap, error }] of BOCK_PATTERNS.entries()) {
      const { theta, standardError } = estimateAbility({ method: 'eap', items, responses: bockPattern(pattern) });
      // Half a unit, and 1e-3 for the estimates that differ.
      expect(Math.abs(theta! - eap), `pattern ${pattern}`).toBeLessThan(6e-3);
      expect(Math.abs(standardError - error), `pattern ${pattern}`).toBeLessThan(6e-3);
    }
  });
});
