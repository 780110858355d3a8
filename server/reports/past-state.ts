import type { PastState } from '#contract/past-reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { strengthsOf } from './strengths.ts';

type Past = Profile & { readonly id: number; readonly asOf: Date };

/** A point of each line over time. */
export const pastState = (past: Past): PastState => ({
  at: past.id,
  asOf: past.asOf.toISOString(),
  computedAt: past.computedAt.toISOString(),
  tests: past.sittings.map(({ test }) => test),
  houses: strengthsOf(past).houses.map(({ house, strength, range }) => ({ house, strength, range })),
});
