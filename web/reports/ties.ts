import type { StrengthsReport } from '#contract/reports.ts';

/** Houses that cannot be told apart from at least one of these, themselves left out, in the order of the ranking. */
export function alikeWith({ alike, ranking }: Pick<StrengthsReport, 'alike' | 'ranking'>, houses: readonly number[]): number[] {
  const touched = new Set(alike.filter((run) => run.some((house) => houses.includes(house))).flat());
  return ranking.filter((house) => touched.has(house) && !houses.includes(house));
}
