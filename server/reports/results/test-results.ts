import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import type { TestResults } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { changesBetween } from '#server/measurement/changes.ts';
import { rounded, strengthsOf } from '../strengths.ts';

/** Every time through one test that counts, the newest first, each by itself; and what changed between the last two. */
export function testResults(test: string, times: readonly Profile[]): TestResults {
  const [newest, before] = times;
  return {
    test,
    results: times.map((profile) => {
      const { finishedAt, language, isUntimed, counts } = profile.sittings[0]!;
      return {
        finishedAt: finishedAt.toISOString(),
        language,
        untimed: isUntimed,
        counts,
        houses: strengthsOf(profile)
          .houses.filter(({ strength }) => strength !== null)
          .map(({ place: _, ...house }) => house),
      };
    }),
    change:
      newest && before && isTestSlug(test)
        ? changesBetween(before.posterior, newest.posterior, facetsOf(testOf(test))).map((change) => ({
            ...change,
            difference: rounded(change.difference),
            standardError: rounded(change.standardError),
          }))
        : null,
  };
}
