/**
 * The root of a function that is positive at `low` and not positive at `high`: Newton's steps, and halving wherever they would leave the bracket or
 * gain too little (Press et al. 2007, Numerical Recipes, 9.4). Exact to a few units in the last place.
 */
export function findRoot(
  f: (x: number) => { gradient: number; curvature: number },
  low: number,
  high: number,
  start = 0.5 * (low + high),
): number {
  let left = low;
  let right = high;
  let x = start > left && start < right ? start : 0.5 * (left + right);
  let lastStep = right - left;
  for (let i = 0; i < 200; i++) {
    const { gradient, curvature } = f(x);
    if (gradient === 0) return x;
    if (gradient > 0) left = x;
    else right = x;
    let next = x - gradient / curvature;
    if (!(next > left && next < right) || Math.abs(next - x) > 0.5 * Math.abs(lastStep)) next = 0.5 * (left + right);
    lastStep = next - x;
    if (next === x || Math.abs(lastStep) <= 4e-16 * Math.abs(x)) return next;
    x = next;
  }
  return x;
}
