import { assertResponses, type Responses } from '../calibration/responses.ts';
import { itemInformation } from '../items/item-information.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';

/**
 * Reliability that a test of these items has in a population theta ~ N(0, 1), before anybody answers: the mean of I / (I + 1), the share of true
 * variance in the MAP or EAP at each theta (Cheng, Yuan and Liu 2012, Educational and Psychological Measurement 72). 0 to 1.
 */
export function marginalReliability(items: readonly UnidimensionalItem[]): number {
  const { nodes, weights } = rectangularQuadrature(121);
  let sum = 0;
  for (let node = 0; node < nodes.length; node++) {
    const information = items.reduce((total, item) => total + itemInformation(item, nodes[node]!), 0);
    sum += (weights[node]! * information) / (information + 1);
  }
  return sum;
}

/**
 * Reliability that EAP scores turned out to have: var(theta) / (var(theta) + mean(SE^2)) over people (variance of the EAPs over their variance
 * plus the mean posterior variance). 0 to 1; NaN with fewer than two people. Not for ML scores, whose variance holds the error already.
 */
export function empiricalReliability(thetas: ArrayLike<number>, standardErrors: ArrayLike<number>): number {
  const people = thetas.length;
  if (standardErrors.length !== people)
    throw new RangeError(`${people} thetas need as many standard errors; got ${standardErrors.length}.`);
  if (people < 2) return Number.NaN;
  const mean = Array.from(thetas).reduce((sum, theta) => sum + theta, 0) / people;
  const variance = Array.from(thetas).reduce((sum, theta) => sum + (theta - mean) ** 2, 0) / (people - 1);
  const error = Array.from(standardErrors).reduce((sum, se) => sum + se * se, 0) / people;
  return variance / (variance + error);
}

/** Covariances of the items over the people who answered all of them, row-major. */
export type ItemCovariance = { readonly covariance: Float64Array; readonly items: number; readonly people: number };

/** Throws a RangeError when fewer than two people answered every item. */
export function itemCovariance(responses: Responses): ItemCovariance {
  assertResponses(responses);
  const { data, people, items } = responses;
  const rows: (Int8Array | Int16Array)[] = [];
  for (let person = 0; person < people; person++) {
    const row = data.subarray(person * items, (person + 1) * items);
    if (row.every((category) => category >= 0)) rows.push(row);
  }
  if (rows.length < 2) throw new RangeError(`Covariances need two people who answered every item; there are ${rows.length}.`);
  const means = Array.from({ length: items }, (_, item) => rows.reduce((sum, row) => sum + row[item]!, 0) / rows.length);
  const covariance = new Float64Array(items * items);
  const away = new Float64Array(items);
  for (const row of rows) {
    for (let item = 0; item < items; item++) away[item] = row[item]! - means[item]!;
    for (let i = 0; i < items; i++) for (let j = 0; j <= i; j++) covariance[i * items + j]! += away[i]! * away[j]!;
  }
  for (let i = 0; i < items; i++) {
    for (let j = 0; j <= i; j++) {
      covariance[i * items + j]! /= rows.length - 1;
      covariance[j * items + i] = covariance[i * items + j]!;
    }
  }
  return { covariance, items, people: rows.length };
}

export type Reliability = { readonly value: number; readonly standardError: number; readonly people: number };

/**
 * Coefficient alpha (Cronbach 1951): k / (k - 1) (1 - tr V / 1'V1), a lower bound of the reliability of the sum score when errors do not correlate. With its
 * large-sample standard error under normality (van Zyl, Neudecker and Nel 2000, Psychometrika 65). Throws with fewer than two items.
 *
 * @example
 * const people = [[3, 4, 3], [2, 2, 1], [4, 4, 4], [1, 2, 2], [3, 3, 4]];
 * const responses = { data: Int8Array.from(people.flat()), people: 5, items: 3 };
 * alpha(itemCovariance(responses)).value; // 0.917
 */
export function alpha({ covariance, items, people }: ItemCovariance): Reliability {
  if (items < 2) throw new RangeError(`Alpha needs two items or more; got ${items}.`);
  let trace = 0;
  let sum = 0;
  let squared = 0;
  let rowSquares = 0;
  for (let i = 0; i < items; i++) {
    trace += covariance[i * items + i]!;
    let row = 0;
    for (let j = 0; j < items; j++) {
      row += covariance[i * items + j]!;
      squared += covariance[i * items + j]! ** 2;
    }
    sum += row;
    rowSquares += row * row;
  }
  const ratio = items / (items - 1);
  const variance = ((2 * ratio * ratio) / sum ** 3) * (sum * (squared + trace * trace) - 2 * trace * rowSquares);
  return { value: ratio * (1 - trace / sum), standardError: Math.sqrt(Math.max(0, variance) / people), people };
}

/**
 * Coefficient omega (McDonald 1999) of one factor: (sum of loadings)^2 / ((sum of loadings)^2 + sum of unique variances), the loadings by least
 * squares on the off-diagonal covariances (minres: Harman and Jones 1966). `residual` is the root mean square of what one factor leaves of the
 * correlations; above 0.05 or so one factor does not describe the items. Throws with fewer than three items (two give no unique solution).
 */
export function omega(given: ItemCovariance): {
  readonly value: number;
  readonly loadings: Float64Array;
  readonly residual: number;
  readonly people: number;
} {
  const { covariance, items, people } = given;
  if (items < 3) throw new RangeError(`Omega needs three items or more; got ${items}.`);
  const deviations = Float64Array.from({ length: items }, (_, i) => Math.sqrt(covariance[i * items + i]!));
  if (deviations.some((deviation) => !(deviation > 0))) throw new RangeError('Omega needs items that vary; one of them does not.');
  const correlation = covariance.map((value, at) => value / (deviations[Math.floor(at / items)]! * deviations[at % items]!));
  const loadings = fitOneFactor(correlation, items);
  let common = 0;
  let unique = 0;
  let squares = 0;
  for (let i = 0; i < items; i++) {
    common += loadings[i]! * deviations[i]!;
    unique += (1 - loadings[i]! ** 2) * deviations[i]! ** 2;
    for (let j = 0; j < i; j++) squares += (correlation[i * items + j]! - loadings[i]! * loadings[j]!) ** 2;
  }
  const scaled = loadings.map((loading, i) => loading * deviations[i]!);
  return {
    value: common ** 2 / (common ** 2 + unique),
    loadings: scaled,
    residual: Math.sqrt((2 * squares) / (items * (items - 1))),
    people,
  };
}

/** Coordinate descent on the sum of squared off-diagonal residuals: each loading in turn is a regression on the others, held to [-1, 1]. */
function fitOneFactor(correlation: Float64Array, items: number): Float64Array {
  const loadings = Float64Array.from({ length: items }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < items; j++) sum += correlation[i * items + j]!;
    return Math.max(-1, Math.min(1, sum / items));
  });
  for (let round = 0; round < 5000; round++) {
    let moved = 0;
    for (let i = 0; i < items; i++) {
      let product = 0;
      let squares = 0;
      for (let j = 0; j < items; j++) {
        if (j === i) continue;
        product += correlation[i * items + j]! * loadings[j]!;
        squares += loadings[j]! ** 2;
      }
      const next = squares > 0 ? Math.max(-1, Math.min(1, product / squares)) : 0;
      moved = Math.max(moved, Math.abs(next - loadings[i]!));
      loadings[i] = next;
    }
    if (moved < 1e-12) break;
  }
  return loadings;
}
