const ALL = 100;

/** Shares as whole numbers of a hundred that add up to a hundred: the largest remainders are rounded up. */
export function shareOut(shares: readonly number[]): number[] {
  const exact = shares.map((share) => ALL * share);
  const counts = exact.map(Math.floor);
  const missing = ALL - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { place } of byRemainder.slice(0, missing)) counts[place]! += 1;
  return counts;
}
