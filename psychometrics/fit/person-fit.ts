import { categoryDerivatives, differentiateCategories } from '../items/category-derivatives.ts';
import { normalCdf } from '../numerics/normal.ts';
import { type AbilityPrior, type AbilityRequest, STANDARD_PRIOR, takeAnswers } from '../scoring/ability.ts';

export type PersonFit = {
  /** About standard normal when the person answers as the model says. Far below 0: an unlikely pattern, such as careless answers. */
  readonly lzStar: number;
  /** P(an lz* this low or lower) under the model. */
  readonly p: number;
  /** The uncorrected lz of Drasgow, Levine and Williams (1985), for comparison: too rarely far from 0. */
  readonly lz: number;
};

/**
 * lz* (Snijders 2001, Psychometrika 66; for more than two categories Sinharay 2016, British J. of Mathematical and Statistical Psychology 69). The
 * log-likelihood of the answers is compared with its mean given theta, allowing for theta having been estimated from the same answers. How depends
 * on the estimator through r0, the term that it adds to the score equation: ml 0, map (mean - theta) / variance, wle J / (2 I) (Magis, Beland and
 * Raiche 2014). An EAP solves no such equation: use map.
 *
 * With w = log P and r = P'/P of the category chosen, c = E-sum(w r) / E-sum(r r) and w~ = w - c r:
 *   lz* = (sum(w - E w) + c r0) / sqrt(sum Var(w~)).
 *
 * Returns undefined when it is not defined: fewer than two answers, theta not finite, or no variance. Throws as `estimateAbility` does.
 */
export function personFit(
  request: AbilityRequest & { readonly theta: number; readonly estimator: 'ml' | 'map' | 'wle'; readonly prior?: AbilityPrior },
): PersonFit | undefined {
  const { theta, estimator, prior = STANDARD_PRIOR } = request;
  const { items, categories, mostCategories } = takeAnswers(request);
  if (items.length < 2 || !Number.isFinite(theta)) return undefined;
  const out = categoryDerivatives(mostCategories);
  const sums = items.map((item, index) => {
    const count = differentiateCategories(item, theta, out);
    const sum = { ew: 0, eww: 0, ewr: 0, err: 0, j: 0, w: out.logProbability[categories[index]!]! };
    for (let k = 0; k < count; k++) {
      const p = Math.exp(out.logProbability[k]!);
      if (p === 0) continue;
      const w = out.logProbability[k]!;
      const r = out.first[k]!;
      sum.ew += p * w;
      sum.eww += p * w * w;
      sum.ewr += p * w * r;
      sum.err += p * r * r;
      // P' P'' / P, Warm's J: P' = P r and P'' = P (second + r^2).
      sum.j += p * r * (out.second[k]! + r * r);
    }
    return sum;
  });
  const total = (pick: (sum: (typeof sums)[number]) => number) => sums.reduce((all, sum) => all + pick(sum), 0);
  const information = total(({ err }) => err);
  if (!(information > 0)) return undefined;
  const c = total(({ ewr }) => ewr) / information;
  const r0 = { ml: 0, map: (prior.mean - theta) / prior.standardDeviation ** 2, wle: total(({ j }) => j) / (2 * information) }[estimator];
  const surprise = total(({ w, ew }) => w - ew);
  const plainVariance = total(({ eww, ew }) => eww - ew * ew);
  // E r = 0, so Var(w - c r) = Var(w) - 2 c E(w r) + c^2 E(r^2).
  const variance = total(({ eww, ew, ewr, err }) => eww - ew * ew - 2 * c * ewr + c * c * err);
  if (!(variance > 1e-12)) return undefined;
  const lzStar = (surprise + c * r0) / Math.sqrt(variance);
  return { lzStar, p: normalCdf(lzStar), lz: surprise / Math.sqrt(plainVariance) };
}
