import { catalogue, TESTS_IN_ALL } from '#content/catalogue.ts';
import type { Progress, TestProgress } from '#contract/assessments.ts';
import { shareDone } from './course.ts';
import type { SittingProgress } from './repository.ts';

/** How far a person is, from all their sittings, oldest first. The next test is one that is begun, else the first that is new. */
export function progressFrom(sittings: readonly SittingProgress[]): Progress {
  const tests = catalogue.map(({ slug, test }): TestProgress => {
    const own = sittings.filter((sitting) => sitting.test === slug);
    const open = own.find(({ finishedAt }) => finishedAt === null);
    const finished = own.findLast(({ finishedAt }) => finishedAt !== null);
    const hasValidSitting = own.some(({ valid }) => valid === true);
    const state = open && open.answered > 0 ? 'started' : finished ? 'finished' : 'new';
    const share = state === 'started' ? shareDone(test, open!.answered) : state === 'finished' ? 1 : 0;
    return {
      test: slug,
      kind: test.kind,
      minutes: test.about.minutes,
      state,
      share,
      finishedAt: finished?.finishedAt?.toISOString() ?? null,
      sittingId: open?.id ?? null,
      hasValidSitting,
      counts: finished?.counts ?? null,
      untimed: finished?.isUntimed ?? false,
    };
  });
  const next =
    tests.find(({ state }) => state === 'started') ?? tests.find(({ state, hasValidSitting }) => state === 'new' || !hasValidSitting);
  return { testsInAll: TESTS_IN_ALL, tests, next: next?.test ?? null };
}
