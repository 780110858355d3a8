import { checkItem } from '../items/check-item.ts';
import { isLogConcave, steepness } from '../items/item-curve.ts';
import { categoryCount, type UnidimensionalItem } from '../items/unidimensional-item.ts';

/** A normal prior on one dimension; mean 0 and standard deviation 1 unless told. */
export type AbilityPrior = { readonly mean: number; readonly standardDeviation: number };
export const STANDARD_PRIOR: AbilityPrior = { mean: 0, standardDeviation: 1 };

/**
 * One person's answers: `responses[i]` is the category (from 0) chosen of `items[i]`; null, undefined or -1 where there is none. A missing
 * answer is never a wrong one: it takes no part.
 */
export type AbilityRequest = {
  readonly items: readonly UnidimensionalItem[];
  readonly responses: ArrayLike<number | null | undefined>;
};

export type AbilityEstimate = {
  /** Infinity or -Infinity where the likelihood rises without end; undefined where no estimate exists at all. */
  readonly theta: number | undefined;
  /** The estimator's own, in units of theta; Infinity unless theta is finite. */
  readonly standardError: number;
  /** Said whenever theta is not finite: why. */
  readonly reason?: string;
};

/** The answers that were given, checked; what the estimators work on. */
export type Answered = {
  readonly items: readonly UnidimensionalItem[];
  readonly categories: Int32Array;
  /** The sharpest turn of any of the items' curves. */
  readonly steepest: number;
  readonly isLogConcave: boolean;
  readonly mostCategories: number;
};

/** Throws a TypeError when the lengths differ, a RangeError for a category that its item does not have, and what `checkItem` throws. */
export function takeAnswers({ items, responses }: AbilityRequest): Answered {
  if (items.length !== responses.length) throw new TypeError(`There are ${items.length} items but ${responses.length} responses.`);
  const given: UnidimensionalItem[] = [];
  const categories = new Int32Array(items.length);
  let steepest = 0;
  let concave = true;
  let mostCategories = 2;
  for (let i = 0; i < items.length; i++) {
    const category = responses[i];
    if (category === null || category === undefined || category === -1) continue;
    const item = items[i]!;
    checkItem(item);
    const count = categoryCount(item);
    if (!Number.isInteger(category) || category < 0 || category >= count) {
      throw new RangeError(`Response ${i} is ${category}, but its item has categories 0 to ${count - 1}.`);
    }
    categories[given.length] = category;
    given.push(item);
    steepest = Math.max(steepest, steepness(item));
    if (concave) concave = isLogConcave(item);
    if (count > mostCategories) mostCategories = count;
  }
  return { items: given, categories: categories.subarray(0, given.length), steepest, isLogConcave: concave, mostCategories };
}

/** Throws a RangeError unless the mean is finite and the standard deviation positive and finite. */
export function checkPrior({ mean, standardDeviation }: AbilityPrior): void {
  if (!Number.isFinite(mean)) throw new RangeError(`The prior mean must be a finite number, got ${mean}.`);
  if (!(standardDeviation > 0 && standardDeviation < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`The prior standard deviation must be positive and finite, got ${standardDeviation}.`);
  }
}
