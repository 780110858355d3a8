import { describe, expect, it } from 'vitest';
import { probabilityTable } from '../fit/category-tables.ts';
import { itemFit } from '../fit/item-fit.ts';
import { alpha, itemCovariance } from '../fit/reliability.ts';
import { summedScoreDistribution } from '../fit/summed-score.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';
import { estimateAbility } from '../scoring/estimate-ability.ts';
import { calibrate } from './calibrate.ts';
import { asUnidimensionalItem, type CalibratedLogisticItem } from './calibrated-item.ts';
import { lsat7Pattern, lsat7Responses } from './fixtures/lsat7.ts';

/*
 * What mirt prints of LSAT section 7, in its documentation (https://philchalmers.github.io/mirt/reference/, page named at each test) and in its own tests
 * (https://github.com/philchalmers/mirt, tests/testthat/test-01-mirtOne.R).
 */
const responses = lsat7Responses();

/** The fit to an EM change of 1e-4, unrounded (coef-method.html, as.data.frame). */
const mirtItems = [
  [0.9879254, 1.8560605],
  [1.0808847, 0.8079786],
  [1.7058006, 1.8042187],
  [0.7651853, 0.4859966],
  [0.735798, 1.8545127],
].map(([slope, intercept]): UnidimensionalItem => ({ model: '2pl', slope: slope!, intercept: intercept! }));

describe('LSAT section 7', () => {
  const items = calibrate({ model: '2pl', responses }).items as CalibratedLogisticItem[];

  it('has the estimates that mirt reaches by EM to 1e-5, to the digits that it prints', () => {
    const printed = [
      [0.9876, 1.8559],
      [1.0808, 0.808],
      [1.7075, 1.8052],
      [0.765, 0.486],
      [0.7357, 1.8545],
    ];
    for (const [index, { slope, intercepts }] of items.entries()) near([slope, intercepts[0]!], printed[index]!, 2e-4);
  });

  it('has the standard errors of coef-method.html (Oakes)', () => {
    const printed = [
      [0.177, 0.131],
      [0.169, 0.091],
      [0.32, 0.204],
      [0.134, 0.075],
      [0.151, 0.114],
    ];
    // Half a unit; and 1e-3 for the third item, whose slope is 1.7058 there and 1.7075 at the maximum.
    for (const [index, item] of items.entries())
      near([item.slopeStandardError!, item.interceptStandardErrors![0]!], printed[index]!, index === 2 ? 1.5e-3 : 5e-4);
  });

  it('has the one-parameter estimates (slopes constrained to be equal)', () => {
    const { items: alike } = calibrate({ model: '1pl', responses });
    const intercepts = (alike as CalibratedLogisticItem[]).map((item) => item.intercepts[0]!);
    near(
      (alike as CalibratedLogisticItem[]).map(({ slope }) => slope),
      [1.011, 1.011, 1.011, 1.011, 1.011],
      6e-4,
    );
    near(intercepts, [1.868, 0.791, 1.461, 0.521, 1.993], 6e-4);
  });

  it('has the estimates where two answers are missing', () => {
    const data = responses.data.slice();
    // data[1,1] and data[2,2] of R: the first person's first answer, the second person's second.
    data[0] = -1;
    data[5 + 1] = -1;
    const missing = calibrate({ model: '2pl', responses: { ...responses, data } }).items as CalibratedLogisticItem[];
    near(
      missing.map(({ slope }) => slope),
      [0.969, 1.074, 1.717, 0.763, 0.731],
      2.5e-3,
    );
    near(
      missing.map(({ intercepts }) => intercepts[0]!),
      [1.851, 0.808, 1.811, 0.486, 1.852],
      2.5e-3,
    );
  });

  it('has the S-X2 of itemfit(), as https://github.com/meyerjp3/psychometrics prints it (ItemFitSX2Test.java)', () => {
    const fit = itemFit({ items: mirtItems, responses }).items;
    near(
      fit.map(({ statistic }) => statistic),
      [4.7492191, 14.452898, 1.2703374, 5.237343, 0.9407036],
      5e-4,
    );
    expect(fit.map(({ df }) => df)).toEqual([2, 2, 2, 2, 2]);
  });

  it('has the MAP scores of the first six patterns', () => {
    const scores = [0, 1, 2, 3, 4, 5].map(
      (pattern) => estimateAbility({ method: 'map', items: mirtItems, responses: lsat7Pattern(pattern) }).theta!,
    );
    near(scores, [-1.8165552, -1.4946906, -1.4822982, -1.1789899, -1.0958928, -0.7951026], 5e-5);
  });

  it('has the EAP scores of the sum scores, and their expected frequencies', () => {
    const { nodes, weights } = rectangularQuadrature(61);
    const tables = items.map((item) => probabilityTable(asUnidimensionalItem(item), nodes));
    const joint = summedScoreDistribution(tables, nodes.length).map((shares) => shares.map((share, node) => share * weights[node]!));
    const total = joint.map((masses) => masses.reduce((sum, mass) => sum + mass, 0));
    const means = joint.map((masses, score) => masses.reduce((sum, mass, node) => sum + mass * nodes[node]!, 0) / total[score]!);
    const deviations = joint.map((masses, score) =>
      Math.sqrt(masses.reduce((sum, mass, node) => sum + mass * (nodes[node]! - means[score]!) ** 2, 0) / total[score]!),
    );
    near(means, [-1.86979, -1.431861, -0.9488463, -0.4131963, 0.1517289, 0.7271877], 1e-4);
    near(deviations, [0.6927032, 0.6838697, 0.6942298, 0.7210951, 0.758772, 0.8009335], 1e-4);
    near(
      total.map((share) => 1000 * share),
      [10.08994, 44.65882, 109.773, 207.7391, 319.1854, 308.5536],
      5e-3,
    );
  });

  it('has the alpha of mirt.html (itemstats)', () => {
    near([alpha(itemCovariance(responses)).value], [0.453], 5e-4);
  });
});

function near(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(actual[index]! - value), `value ${index}: ${actual[index]}`).toBeLessThan(tolerance);
}
