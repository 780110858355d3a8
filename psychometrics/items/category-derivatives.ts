import { logistic, logLogistic } from '../numerics/logistic.ts';
import { categoryCount, type UnidimensionalItem } from './unidimensional-item.ts';

/**
 * For every category k of an item at one theta: log P(k) and its first and second derivative by theta. Everything else follows from them without
 * a division by a probability that may have underflowed: P' = P d1, P'' = P (d2 + d1^2), information = sum P d1^2.
 */
export type CategoryDerivatives = { readonly logProbability: Float64Array; readonly first: Float64Array; readonly second: Float64Array };

/** Room for an item of at most this many categories. */
export function categoryDerivatives(categories: number): CategoryDerivatives {
  return { logProbability: new Float64Array(categories), first: new Float64Array(categories), second: new Float64Array(categories) };
}

/** Fills `out`; returns the number of categories. The item is taken as checked. */
export function differentiateCategories(item: UnidimensionalItem, theta: number, out: CategoryDerivatives): number {
  switch (item.model) {
    case '1pl':
    case '2pl':
      dichotomous(item.slope, item.intercept, 0, 1, theta, out);
      return 2;
    case '3pl':
      dichotomous(item.slope, item.intercept, item.guessing, 1, theta, out);
      return 2;
    case '4pl':
      dichotomous(item.slope, item.intercept, item.guessing, item.ceiling, theta, out);
      return 2;
    case 'graded':
      return graded(item.slope, item.intercepts, theta, out);
    default:
      return dividedByTotal(item, theta, out);
  }
}

/**
 * With x the logit and s = logistic(x): P = g + (c - g) s. Of those who are right, the share w = (c - g) s / P is right by ability and not by the
 * floor; log P has derivatives a (1 - s) w and a^2 (1 - s) w ((1 - s)(1 - w) - s), since w' = a w (1 - w)(1 - s). A wrong answer mirrors it.
 */
function dichotomous(slope: number, intercept: number, floor: number, ceiling: number, theta: number, out: CategoryDerivatives): void {
  const logit = slope * theta + intercept;
  const { logProbability, first, second } = out;
  const span = ceiling - floor;
  for (let category = 0; category < 2; category++) {
    const sign = category === 1 ? 1 : -1;
    const base = category === 1 ? floor : 1 - ceiling;
    const reached = logistic(sign * logit);
    const missed = logistic(-sign * logit);
    const byAbility = base === 0 ? 1 : (span * reached) / (base + span * reached);
    logProbability[category] = base === 0 ? Math.log(span) + logLogistic(sign * logit) : Math.log(base + span * reached);
    first[category] = sign * slope * missed * byAbility;
    second[category] = slope * slope * missed * byAbility * (missed * (1 - byAbility) - reached);
  }
}

/**
 * P(k) = s(x_k) - s(x_k+1) = s(x_k) s(-x_k+1) (1 - exp(x_k+1 - x_k)): as a product it keeps its digits where the difference would lose them, and the
 * last factor does not depend on theta.
 */
function graded(slope: number, intercepts: readonly number[], theta: number, out: CategoryDerivatives): number {
  const last = intercepts.length;
  const { logProbability, first, second } = out;
  for (let k = 0; k <= last; k++) {
    let value = 0;
    let slopeSum = 0;
    let curvature = 0;
    if (k > 0) {
      const x = slope * theta + intercepts[k - 1]!;
      value += logLogistic(x);
      slopeSum += logistic(-x);
      curvature += logistic(x) * logistic(-x);
    }
    if (k < last) {
      const x = slope * theta + intercepts[k]!;
      value += logLogistic(-x);
      slopeSum -= logistic(x);
      curvature += logistic(x) * logistic(-x);
    }
    if (k > 0 && k < last) value += Math.log(-Math.expm1(intercepts[k]! - intercepts[k - 1]!));
    logProbability[k] = value;
    first[k] = slope * slopeSum;
    second[k] = -slope * slope * curvature;
  }
  return last + 1;
}

/** GPCM and nominal: log P(k) = a_k theta + c_k - log sum, with derivatives a_k - mean and -variance of the slopes. */
function dividedByTotal(item: Extract<UnidimensionalItem, { model: 'gpcm' | 'nominal' }>, theta: number, out: CategoryDerivatives): number {
  const count = categoryCount(item);
  const { logProbability, first, second } = out;
  let largest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const slope = item.model === 'gpcm' ? k * item.slope : item.slopes[k]!;
    const intercept = item.model === 'nominal' ? item.intercepts[k]! : k === 0 ? 0 : item.intercepts[k - 1]!;
    first[k] = slope;
    logProbability[k] = slope * theta + intercept;
    if (logProbability[k]! > largest) largest = logProbability[k]!;
  }
  let sum = 0;
  for (let k = 0; k < count; k++) sum += Math.exp(logProbability[k]! - largest);
  const logTotal = largest + Math.log(sum);
  let mean = 0;
  for (let k = 0; k < count; k++) {
    logProbability[k] = logProbability[k]! - logTotal;
    mean += Math.exp(logProbability[k]!) * first[k]!;
  }
  let variance = 0;
  for (let k = 0; k < count; k++) {
    first[k] = first[k]! - mean;
    variance += Math.exp(logProbability[k]!) * first[k]! * first[k]!;
  }
  for (let k = 0; k < count; k++) second[k] = -variance;
  return count;
}
