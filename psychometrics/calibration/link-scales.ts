import { categoryDerivatives, differentiateCategories } from '../items/category-derivatives.ts';
import { checkItem } from '../items/check-item.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';
import { rectangularQuadrature } from '../numerics/quadrature.ts';

/** theta on the old scale = slope x theta on the new scale + intercept. */
export type ScaleLink = { readonly slope: number; readonly intercept: number };

export type LinkResult = ScaleLink & {
  /** Root mean square difference of the two expected scores over theta ~ N(0, 1) of the old scale, in score points. */
  readonly misfit: number;
  readonly converged: boolean;
};

/**
 * Puts a new calibration on an old scale by the items that both have (Stocking and Lord 1983, Applied Psychological Measurement 7): the line that brings
 * the two test characteristic curves closest, in squares weighted by N(0, 1) on the old scale. Minimised by Levenberg-Marquardt steps.
 *
 * `fresh[i]` and `old[i]` are the same item. Throws a RangeError when there is none, or their categories differ; a nominal item has no expected score and is refused.
 */
export function linkScales(fresh: readonly UnidimensionalItem[], old: readonly UnidimensionalItem[]): LinkResult {
  assertCommon(fresh, old);
  const { nodes, weights } = rectangularQuadrature(61);
  const goal = nodes.map((theta) => expectedScore(old, theta).score);
  const evaluate = (slope: number, intercept: number) => {
    const sums = { loss: 0, ss: 0, si: 0, ii: 0, gs: 0, gi: 0 };
    for (let node = 0; node < nodes.length; node++) {
      const theta = (nodes[node]! - intercept) / slope;
      const { score, slope: rise } = expectedScore(fresh, theta);
      const away = score - goal[node]!;
      const bySlope = (-rise * theta) / slope;
      const byIntercept = -rise / slope;
      const weight = weights[node]!;
      sums.loss += weight * away * away;
      sums.gs += weight * away * bySlope;
      sums.gi += weight * away * byIntercept;
      sums.ss += weight * bySlope * bySlope;
      sums.si += weight * bySlope * byIntercept;
      sums.ii += weight * byIntercept * byIntercept;
    }
    return sums;
  };
  let slope = 1;
  let intercept = 0;
  let current = evaluate(slope, intercept);
  let damping = 1e-3;
  let converged = false;
  for (let round = 0; round < 200 && !converged; round++) {
    const ss = current.ss * (1 + damping);
    const ii = current.ii * (1 + damping);
    const determinant = ss * ii - current.si * current.si;
    if (!(determinant > 0)) break;
    const stepSlope = -(ii * current.gs - current.si * current.gi) / determinant;
    const stepIntercept = -(ss * current.gi - current.si * current.gs) / determinant;
    const next = slope + stepSlope > 0.01 ? evaluate(slope + stepSlope, intercept + stepIntercept) : undefined;
    if (next === undefined || !(next.loss <= current.loss)) {
      damping *= 10;
      converged = damping > 1e12 && current.loss < 1e-8;
      if (damping > 1e12) break;
      continue;
    }
    slope += stepSlope;
    intercept += stepIntercept;
    current = next;
    damping = Math.max(1e-12, damping / 10);
    converged = Math.abs(stepSlope) + Math.abs(stepIntercept) < 1e-10;
  }
  return { slope, intercept, misfit: Math.sqrt(current.loss), converged };
}

/** The item as it reads on the old scale: every curve the same, at theta = slope x new theta + intercept. */
export function transformItem<Item extends UnidimensionalItem>(item: Item, { slope: a, intercept: b }: ScaleLink): Item {
  if (!(a > 0)) throw new RangeError(`The slope of a link is positive; got ${a}.`);
  const shift = b / a;
  if (item.model === 'nominal') {
    return {
      ...item,
      slopes: item.slopes.map((slope) => slope / a),
      intercepts: item.intercepts.map((c, k) => c - item.slopes[k]! * shift),
    };
  }
  if (item.model === 'graded' || item.model === 'gpcm') {
    const times = (k: number) => (item.model === 'gpcm' ? k + 1 : 1);
    return { ...item, slope: item.slope / a, intercepts: item.intercepts.map((c, k) => c - times(k) * item.slope * shift) };
  }
  return { ...item, slope: item.slope / a, intercept: item.intercept - item.slope * shift };
}

/** Sum of the items' expected category numbers at theta, and its derivative. */
export function expectedScore(items: readonly UnidimensionalItem[], theta: number): { score: number; slope: number } {
  let score = 0;
  let slope = 0;
  for (const item of items) {
    const out = categoryDerivatives(categoryCount(item));
    const count = differentiateCategories(item, theta, out);
    for (let k = 1; k < count; k++) {
      const share = Math.exp(out.logProbability[k]!);
      score += k * share;
      slope += k * share * out.first[k]!;
    }
  }
  return { score, slope };
}

function assertCommon(fresh: readonly UnidimensionalItem[], old: readonly UnidimensionalItem[]): void {
  if (fresh.length !== old.length) throw new RangeError(`Linking needs the same items twice; got ${fresh.length} and ${old.length}.`);
  if (fresh.length === 0) throw new RangeError('Linking needs an item that both calibrations have.');
  for (const [index, item] of fresh.entries()) {
    checkItem(item);
    checkItem(old[index]!);
    if (item.model === 'nominal' || old[index]!.model === 'nominal')
      throw new RangeError(`Item ${index} is nominal: it has no expected score to link by.`);
    if (categoryCount(item) !== categoryCount(old[index]!))
      throw new RangeError(`Item ${index} has ${categoryCount(item)} categories now and had ${categoryCount(old[index]!)}.`);
  }
}
