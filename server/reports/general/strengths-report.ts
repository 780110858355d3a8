import { catalogue, facetsOf, TESTS_IN_ALL } from '#content/catalogue.ts';
import { DOMAINS, facet, type House } from '#content/mind/facets.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import { narrowingTest, type Profile } from '#server/measurement/actions.ts';
import { findInsights } from '../insights/find-insights.ts';
import { rounded } from '../strengths.ts';
import type { Subject } from '../subject.ts';

/** The general report: the twelve strengths, what they rest on, and which test would make them surer. */
export function strengthsReport({ personId, profile, strengths }: Subject): StrengthsReport {
  const taken = profile.sittings.map(({ test }) => test);
  const open = catalogue.filter(({ slug }) => !taken.includes(slug)).map(({ slug, test }) => ({ slug, facets: facetsOf(test) }));
  return {
    userId: personId,
    houses: strengths.houses.map((house) => ({
      ...house,
      standardError: house.standardError === null ? null : rounded(house.standardError),
      wouldMeasure: testsMeasuring(house.house, open),
    })),
    ranking: [...strengths.ranking],
    alike: strengths.alike.map((run) => [...run]),
    dominant: strengths.dominant,
    stronger: findInsights(profile.posterior).halves.flatMap(({ house, half }) => (half === 'stronger' ? [house] : [])),
    isComplete: strengths.isComplete,
    testsTaken: taken,
    testsInAll: TESTS_IN_ALL,
    nextTest: narrowingTest(profile)?.test ?? null,
    versions: { banks: { ...profile.bankVersions }, norms: profile.normsVersion },
    computedAt: profile.computedAt.toISOString(),
    newestTestAt: newestOf(profile)?.toISOString() ?? null,
  };
}

type OpenTest = { readonly slug: string; readonly facets: readonly number[] };

const testsMeasuring = (house: House, open: readonly OpenTest[]): string[] =>
  open.filter(({ facets }) => DOMAINS.some((domain) => facets.includes(facet(house, domain)))).map(({ slug }) => slug);

function newestOf({ sittings }: Profile): Date | undefined {
  return sittings.map(({ finishedAt }) => finishedAt).toSorted((one, other) => other.getTime() - one.getTime())[0];
}
