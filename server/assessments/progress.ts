import { catalogue } from '#content/catalogue.ts';
import type { TestProgress } from '#contract/measurement.ts';
import { shareDone } from './course.ts';
import type { SittingProgress } from './repository.ts';
import { retakeFrom } from './retakes.ts';

/** How far a person is with each test, from all their sittings, oldest first. */
export function testProgress(sittings: readonly SittingProgress[], now: Date): TestProgress[] {
  return catalogue.map(({ slug, test }) => {
    const own = sittings.filter((sitting) => sitting.test === slug);
    const open = own.find(({ finishedAt }) => finishedAt === null);
    const finished = own.findLast(({ finishedAt }) => finishedAt !== null);
    const counted = own.findLast(({ valid }) => valid === true);
    const state = open && open.answered > 0 ? 'started' : finished ? 'finished' : 'new';
    return {
      test: slug,
      kind: test.kind,
      minutes: test.about.minutes,
      state,
      share: state === 'started' ? shareDone(test, open!.answered) : state === 'finished' ? 1 : 0,
      finishedAt: finished?.finishedAt?.toISOString() ?? null,
      sittingId: open?.id ?? null,
      hasValidSitting: counted !== undefined,
      retakeFrom: retakeFrom(counted?.finishedAt, now)?.toISOString() ?? null,
      counts: finished?.counts ?? null,
      untimed: finished?.isUntimed ?? false,
    };
  });
}

/** The test that a person was at last, of those that are begun. */
export function lastBegun(sittings: readonly SittingProgress[]): string | undefined {
  const begun = sittings.filter(({ finishedAt, lastAnsweredAt }) => finishedAt === null && lastAnsweredAt !== null);
  return begun.toSorted((one, other) => other.lastAnsweredAt!.getTime() - one.lastAnsweredAt!.getTime())[0]?.test;
}
