import { logistic, logLogistic } from '../numerics/logistic.ts';
import { categoryCount, type GradedItem, type UnidimensionalItem } from './unidimensional-item.ts';

/**
 * For categories of an item at one theta: log P(k) and its first and second derivative by theta. Everything else follows from them without
 * a division by a probability that may have underflowed: P' = P d1, P'' = P (d2 + d1^2), information = sum P d1^2.
 */
export type CategoryDerivatives = { readonly logProbability: Float64Array; readonly first: Float64Array; readonly second: Float64Array };

/** Room for an item of at most this many categories. */
export function categoryDerivatives(categories: number): CategoryDerivatives {
  return { logProbability: new Float64Array(categories), first: new Float64Array(categories), second: new Float64Array(categories) };
}

/** Fills `out` for every category; returns their number. The item is taken as checked. */
export function differentiateCategories(item: UnidimensionalItem, theta: number, out: CategoryDerivatives): number {
  if (item.model === 'gpcm' || item.model === 'nominal') return dividedByTotal(item, theta, out);
  const count = categoryCount(item);
  for (let k = 0; k < count; k++) {
    if (item.model === 'graded') graded(item, k, theta, out, k);
    else dichotomous(item, k, theta, out, k);
  }
  return count;
}

/** The same for one category only; returns its place in `out`. */
export function differentiateCategory(item: UnidimensionalItem, category: number, theta: number, out: CategoryDerivatives): number {
  if (item.model === 'gpcm' || item.model === 'nominal') {
    dividedByTotal(item, theta, out);
    return category;
  }
  if (item.model === 'graded') graded(item, category, theta, out, 0);
  else dichotomous(item, category, theta, out, 0);
  return 0;
}

type Dichotomous = Exclude<UnidimensionalItem, { model: 'graded' | 'gpcm' | 'nominal' }>;
type DividedByTotal = Extract<UnidimensionalItem, { model: 'gpcm' | 'nominal' }>;

/**
 * With x the logit and s = logistic(x): P = g + (c - g) s. Of those who are right, the share w = (c - g) s / P is right by ability and not by the
 * floor; log P has derivatives a (1 - s) w and a^2 (1 - s) w ((1 - s)(1 - w) - s), since w' = a w (1 - w)(1 - s). A wrong answer mirrors it.
 */
function dichotomous(item: Dichotomous, category: number, theta: number, out: CategoryDerivatives, place: number): void {
  const sign = category === 1 ? 1 : -1;
  const logit = sign * (item.slope * theta + item.intercept);
  const slope = sign * item.slope;
  const tail = Math.exp(-Math.abs(logit));
  const larger = 1 / (1 + tail);
  const smaller = tail * larger;
  const reached = logit >= 0 ? larger : smaller;
  const missed = logit >= 0 ? smaller : larger;
  const guessing = item.model === '3pl' || item.model === '4pl' ? item.guessing : 0;
  const ceiling = item.model === '4pl' ? item.ceiling : 1;
  const base = category === 1 ? guessing : 1 - ceiling;
  const span = ceiling - guessing;
  if (base === 0) {
    out.logProbability[place] = Math.min(logit, 0) - Math.log1p(tail) + (span === 1 ? 0 : Math.log(span));
    out.first[place] = slope * missed;
    out.second[place] = -slope * slope * missed * reached;
    return;
  }
  const probability = base + span * reached;
  const byAbility = (span * reached) / probability;
  out.logProbability[place] = Math.log(probability);
  out.first[place] = slope * missed * byAbility;
  out.second[place] = slope * slope * missed * byAbility * (missed * (1 - byAbility) - reached);
}

/**
 * P(k) = s(x_k) - s(x_k+1) = s(x_k) s(-x_k+1) (1 - exp(x_k+1 - x_k)): as a product it keeps its digits where the difference would lose them, and the
 * last factor does not depend on theta.
 */
function graded({ slope, intercepts }: GradedItem, k: number, theta: number, out: CategoryDerivatives, place: number): void {
  const last = intercepts.length;
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
  out.logProbability[place] = value;
  out.first[place] = slope * slopeSum;
  out.second[place] = -slope * slope * curvature;
}

/** GPCM and nominal: log P(k) = a_k theta + c_k - log sum, with derivatives a_k - mean of the slopes and -their variance. */
function dividedByTotal(item: DividedByTotal, theta: number, out: CategoryDerivatives): number {
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
  for (let k = 0; k < count; k++) {
    logProbability[k] = logProbability[k]! - logTotal;
    second[k] = first[k]!;
  }
  // sum_j P_j (a_k - a_j) rather than a_k less the mean, whose digits would cancel where one category is nearly certain. `second` holds the slopes.
  for (let k = 0; k < count; k++) {
    let difference = 0;
    for (let j = 0; j < count; j++) difference += Math.exp(logProbability[j]!) * (second[k]! - second[j]!);
    first[k] = difference;
  }
  let variance = 0;
  for (let k = 0; k < count; k++) variance += Math.exp(logProbability[k]!) * first[k]! * first[k]!;
  for (let k = 0; k < count; k++) second[k] = -variance;
  return count;
}
