import type { ScoreFunction } from './score-function.ts';

/** A Newton step below this, in units of 1 / steepness, leaves an error below rounding. */
const STEP_TOLERANCE = 1e-9;

/** Where the gradient decays exponentially, a Newton step moves only by 1 / slope. After this many, doubling strides replace them until the root is bracketed. */
const MAX_NEWTON_STEPS = 30;

/**
 * Where the gradient of a strictly concave function vanishes: Newton's steps, cut to a doubling stride while only one side of the root is known
 * and halving the bracket when a step would leave it or does not shrink. The caller makes sure that a maximum exists.
 */
export function concaveMaximum(score: ScoreFunction, start: number, steepest: number): number {
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  let stride = 4;
  let lastStep = Number.POSITIVE_INFINITY;
  let x = start;
  for (let i = 0; i < 1000; i++) {
    const { gradient, curvature } = score(x);
    if (gradient === 0) return x;
    if (gradient > 0) left = x;
    else right = x;
    let next = x - gradient / curvature;
    // Checked before the bracket: at the root, rounding alone may put a tiny step outside it.
    if (Math.abs(next - x) * (1 + steepest) <= STEP_TOLERANCE * (1 + Math.abs(x))) return next;
    if (gradient > 0 && right === Number.POSITIVE_INFINITY) {
      if (i > MAX_NEWTON_STEPS || !(next > x && next <= x + stride)) next = x + stride;
      stride *= 2;
    } else if (gradient < 0 && left === Number.NEGATIVE_INFINITY) {
      if (i > MAX_NEWTON_STEPS || !(next < x && next >= x - stride)) next = x - stride;
      stride *= 2;
    } else if (!(next > left && next < right) || Math.abs(next - x) > 0.5 * lastStep) {
      next = 0.5 * (left + right);
      if (next === left || next === right) return next;
    }
    lastStep = Math.abs(next - x);
    x = next;
  }
  throw new RangeError('The slopes or intercepts of these items are too large for floating point.');
}
