import { logistic, logLogistic } from '../numerics/logistic.ts';
import type { Derivatives, ItemParameters } from './item-workspace.ts';

/**
 * Samejima's graded item: P(category >= k) = logistic(u_k), u_k = slope theta + d_k, d descending. A category's probability is a difference of
 * two such curves; written as a product it loses nothing in the tails and separates:
 *   P(k) = logistic(u_k) logistic(-u_{k+1}) (1 - exp(d_{k+1} - d_k)),
 * where the last factor does not depend on theta, u_0 = Infinity and u_K = -Infinity.
 */
export function gradedLogProbabilities(item: ItemParameters, into: Float64Array, offset: number): void {
  const { parameters, start, categories, nodes } = item;
  const size = nodes.length;
  const slope = parameters[start]!;
  into.fill(0, offset, offset + categories * size);
  for (let boundary = 1; boundary < categories; boundary++) {
    const d = parameters[start + boundary]!;
    const gap = boundary + 1 < categories ? Math.log(-Math.expm1(parameters[start + boundary + 1]! - d)) : 0;
    const above = offset + boundary * size;
    const below = above - size;
    for (let node = 0; node < size; node++) {
      const u = slope * nodes[node]! + d;
      const log = logLogistic(u);
      into[above + node]! += log + gap;
      into[below + node]! += log - u;
    }
  }
}

/**
 * Expected complete-data log-likelihood of one graded item with its gradient and negative Hessian, from the expected counts
 * `counts[(offset + category * nodes) + node]`. Concave in (slope, d).
 */
export function gradedExpectation(item: ItemParameters, counts: Float64Array, offset: number, into: Derivatives): number {
  const { parameters, start, categories, nodes } = item;
  const { gradient, information } = into;
  const size = nodes.length;
  const slope = parameters[start]!;
  gradient.fill(0);
  information.fill(0);
  let value = 0;
  for (let boundary = 1; boundary < categories; boundary++) {
    const d = parameters[start + boundary]!;
    const above = offset + boundary * size;
    const below = above - size;
    let gradientD = 0;
    let gradientSlope = 0;
    let dd = 0;
    let slopeD = 0;
    let slopeSlope = 0;
    let middle = 0;
    for (let node = 0; node < size; node++) {
      const up = counts[above + node]!;
      const down = counts[below + node]!;
      middle += up;
      const theta = nodes[node]!;
      const u = slope * theta + d;
      const small = Math.exp(-Math.abs(u));
      const share = 1 / (1 + small);
      const p = u >= 0 ? share : 1 - share;
      value += u >= 0 ? -down * u : up * u;
      value -= (up + down) * Math.log1p(small);
      const residual = up - (up + down) * p;
      gradientD += residual;
      gradientSlope += residual * theta;
      const weight = (up + down) * small * share * share;
      dd += weight;
      slopeD += weight * theta;
      slopeSlope += weight * theta * theta;
    }
    gradient[0]! += gradientSlope;
    gradient[boundary]! += gradientD;
    information[0]! += slopeSlope;
    information[boundary]! += slopeD;
    information[boundary * categories]! += slopeD;
    information[boundary * categories + boundary]! += dd;
    if (boundary + 1 < categories) {
      const { log, first, second } = gapTerms(d - parameters[start + boundary + 1]!);
      const next = boundary + 1;
      value += middle * log;
      gradient[boundary]! += middle * first;
      gradient[next]! -= middle * first;
      information[boundary * categories + boundary]! += middle * second;
      information[next * categories + next]! += middle * second;
      information[boundary * categories + next]! -= middle * second;
      information[next * categories + boundary]! -= middle * second;
    }
  }
  return value;
}

/** log(1 - exp(-gap)), its derivative, and the negative of its second derivative. */
function gapTerms(gap: number): { log: number; first: number; second: number } {
  const beyond = Math.expm1(gap);
  return { log: Math.log(-Math.expm1(-gap)), first: 1 / beyond, second: (beyond + 1) / (beyond * beyond) };
}

/** Gradient of log P(category | theta) at every node: `into[(offset + (category * K + parameter) * nodes) + node]`. */
export function gradedScores(item: ItemParameters, into: Float64Array, offset: number): void {
  const { parameters, start, categories, nodes } = item;
  const size = nodes.length;
  const slope = parameters[start]!;
  const row = (category: number, parameter: number) => offset + (category * categories + parameter) * size;
  into.fill(0, offset, offset + categories * categories * size);
  for (let boundary = 1; boundary < categories; boundary++) {
    const d = parameters[start + boundary]!;
    const above = boundary;
    const below = boundary - 1;
    for (let node = 0; node < size; node++) {
      const p = logistic(slope * nodes[node]! + d);
      into[row(above, boundary) + node]! += 1 - p;
      into[row(above, 0) + node]! += (1 - p) * nodes[node]!;
      into[row(below, boundary) + node]! -= p;
      into[row(below, 0) + node]! -= p * nodes[node]!;
    }
    if (boundary + 1 < categories) {
      const { first } = gapTerms(d - parameters[start + boundary + 1]!);
      for (let node = 0; node < size; node++) {
        into[row(above, boundary) + node]! += first;
        into[row(above, boundary + 1) + node]! -= first;
      }
    }
  }
}
