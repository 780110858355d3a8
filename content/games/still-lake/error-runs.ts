/**
 * How likely the longest run of errors is at most 1, exactly 2, and 3 or more, when `errors` errors fall on `steps` steps by chance, each
 * arrangement alike. Exact, by counting arrangements.
 */
export function longestRunShares(steps: number, errors: number): [atMostOne: number, two: number, more: number] {
  const all = arrangements(steps, errors, errors);
  const one = arrangements(steps, errors, 1) / all;
  const upToTwo = arrangements(steps, errors, 2) / all;
  return [one, upToTwo - one, 1 - upToTwo];
}

/** In how many ways `errors` errors fall on `steps` steps without a run longer than `maxRun`: right answers one by one, with 0 to maxRun errors before each. */
function arrangements(steps: number, errors: number, maxRun: number): number {
  // ways[e]: arrangements of the gaps filled so far with e errors in all
  let ways = [1, ...Array<number>(errors).fill(0)];
  for (let gap = 0; gap <= steps - errors; gap += 1) {
    ways = ways.map((_, total) => {
      let sum = 0;
      for (let run = 0; run <= Math.min(maxRun, total); run += 1) sum += ways[total - run]!;
      return sum;
    });
  }
  return ways[errors]!;
}
