import { normalCdf } from '../numerics/normal.ts';

export type Classification = {
  /** Probability that the true value lies above the cut, under a normal posterior. */
  readonly probabilityAbove: number;
  /** `undecided` while neither side has the wanted probability. */
  readonly decision: 'above' | 'below' | 'undecided';
};

/**
 * Is this value above the cut? From an estimate and its standard error (of a posterior: mean and standard deviation, so that the
 * probability is the posterior's own). `confidence` (0.95 unless told) is the probability that a decision needs; it lies in (0.5, 1).
 * A standard error of 0 decides at once; at the cut itself the probability is one half. Kingsbury and Weiss 1983 decide in this way.
 *
 * @example
 * classify({ estimate: 1, standardError: 0.4, cut: 0.2 }).decision; // 'above'
 */
export function classify(request: { estimate: number; standardError: number; cut: number; confidence?: number }): Classification {
  const { estimate, standardError, cut, confidence = 0.95 } = request;
  if (!Number.isFinite(estimate) || !Number.isFinite(cut))
    throw new RangeError(`The estimate and the cut must be finite, got ${estimate} and ${cut}.`);
  if (!(standardError >= 0)) throw new RangeError(`The standard error must be 0 or positive, got ${standardError}.`);
  if (!(confidence > 0.5 && confidence < 1)) throw new RangeError(`The confidence must lie between 0.5 and 1, got ${confidence}.`);
  const distance = estimate - cut;
  const probabilityAbove = distance === 0 ? 0.5 : normalCdf(distance / standardError);
  if (probabilityAbove >= confidence) return { probabilityAbove, decision: 'above' };
  return { probabilityAbove, decision: probabilityAbove <= 1 - confidence ? 'below' : 'undecided' };
}
