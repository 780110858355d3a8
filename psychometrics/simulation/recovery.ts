import { normalQuantile } from '../numerics/normal.ts';

/** How well a score finds the truth over simulated people. */
export type Recovery = {
  /** Squared correlation of true and estimated value. */
  readonly reliability: number;
  /** sqrt(mean of (estimate - truth)^2). */
  readonly rmse: number;
  /** Mean of (estimate - truth). */
  readonly bias: number;
  /** Share of people whose 95% interval, estimate -+ 1.96 standard errors, holds the truth. */
  readonly coverage: number;
  /** sqrt(mean of squared standard errors): what the scores say of themselves, to be held against `rmse`. */
  readonly statedError: number;
};

const HALF_WIDTH = normalQuantile(0.975);

/**
 * Compares one score per person with the truth. Throws a TypeError when lengths differ, a RangeError for fewer than two people. The reliability
 * of a score that does not vary is 0.
 */
export function recovery(truths: ArrayLike<number>, estimates: ArrayLike<number>, standardErrors: ArrayLike<number>): Recovery {
  const people = truths.length;
  if (estimates.length !== people || standardErrors.length !== people) {
    throw new TypeError(
      `There are ${people} truths, ${estimates.length} estimates and ${standardErrors.length} standard errors; they must be as many.`,
    );
  }
  if (people < 2) throw new RangeError('Recovery needs at least two people.');
  let truthSum = 0;
  let estimateSum = 0;
  let squares = 0;
  let errors = 0;
  let held = 0;
  for (let i = 0; i < people; i++) {
    const error = estimates[i]! - truths[i]!;
    truthSum += truths[i]!;
    estimateSum += estimates[i]!;
    squares += error * error;
    errors += standardErrors[i]! * standardErrors[i]!;
    if (Math.abs(error) <= HALF_WIDTH * standardErrors[i]!) held++;
  }
  const truthMean = truthSum / people;
  const estimateMean = estimateSum / people;
  let together = 0;
  let ofTruth = 0;
  let ofEstimate = 0;
  for (let i = 0; i < people; i++) {
    const truth = truths[i]! - truthMean;
    const estimate = estimates[i]! - estimateMean;
    together += truth * estimate;
    ofTruth += truth * truth;
    ofEstimate += estimate * estimate;
  }
  return {
    reliability: ofTruth > 0 && ofEstimate > 0 ? together ** 2 / (ofTruth * ofEstimate) : 0,
    rmse: Math.sqrt(squares / people),
    bias: estimateMean - truthMean,
    coverage: held / people,
    statedError: Math.sqrt(errors / people),
  };
}
