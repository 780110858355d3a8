/** When an adaptive test ends. Every rule that is left out never ends it. */
export type StoppingRules = {
  /** Not before so many answers. */
  readonly minLength?: number;
  /** Always at so many answers. */
  readonly maxLength?: number;
  /** When every listed dimension's standard error is at or below its target. On one dimension use dimension 0. */
  readonly standardErrors?: readonly { readonly dimension: number; readonly target: number }[];
  /** When no coordinate of the estimate moved by more than this at the last answer. */
  readonly change?: number;
};

export type StoppingReason = 'length' | 'precision' | 'change';

/** How far a test has come: what is known after `answers` answers, and the estimate before the last. */
export type Progress = {
  readonly answers: number;
  readonly theta: ArrayLike<number>;
  readonly standardErrors: ArrayLike<number>;
  readonly before?: ArrayLike<number>;
};

/**
 * Why the test should stop now, or undefined. The maximum length comes first, the minimum overrides precision and change. Throws a RangeError
 * when a rule names a dimension that has no standard error, or minimum exceeds maximum.
 */
export function shouldStop(rules: StoppingRules, progress: Progress): StoppingReason | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, standardErrors, change } = rules;
  if (minLength > maxLength) throw new RangeError(`The minimum length, ${minLength}, exceeds the maximum, ${maxLength}.`);
  if (progress.answers >= maxLength) return 'length';
  if (progress.answers < minLength) return undefined;
  if (standardErrors?.length && standardErrors.every(({ dimension, target }) => standardErrorOf(progress, dimension) <= target))
    return 'precision';
  if (change !== undefined && progress.before && largestChange(progress.theta, progress.before) <= change) return 'change';
  return undefined;
}

function standardErrorOf({ standardErrors }: Progress, dimension: number): number {
  const value = standardErrors[dimension];
  if (value === undefined) throw new RangeError(`There is no standard error for dimension ${dimension}.`);
  return value;
}

function largestChange(now: ArrayLike<number>, before: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < now.length; i++) largest = Math.max(largest, Math.abs(now[i]! - before[i]!));
  return largest;
}
