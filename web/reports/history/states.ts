import { DEMO_STATES } from '#contract/demo-user.ts';
import type { PastState } from '#contract/past-reports.ts';

/** One state for each time at which a test was finished: what was scored anew since, with newer banks, counts. */
export function pointsOverTime(states: readonly PastState[]): PastState[] {
  const newest = new Map<string, PastState>();
  for (const state of states) {
    const known = newest.get(state.asOf);
    if (!known || state.computedAt >= known.computedAt) newest.set(state.asOf, state);
  }
  return [...newest.values()];
}

/** Of the demo: the newest state with each of the numbers of tests at which it can be looked at. */
export const demoStates = (states: readonly PastState[]): PastState[] =>
  DEMO_STATES.flatMap((count) => {
    const found = states
      .filter(({ tests }) => tests.length === count)
      .toSorted((one, other) => one.computedAt.localeCompare(other.computedAt))
      .at(-1);
    return found ? [found] : [];
  });
