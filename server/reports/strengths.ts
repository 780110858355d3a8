import { catalogue, facetsOf, TESTS_IN_ALL } from '#content/catalogue.ts';
import { DOMAINS, facet, type House } from '#content/mind/facets.ts';
import { standingOf } from '#content/mind/strength.ts';
import type { StrengthsReport } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { type HouseScore, type HouseScores, houseScores, isMeasured, strengthWithRange } from '#server/measurement/house-scores.ts';
import { housePercentile } from '#server/measurement/norms.ts';
import { placeOf, type Ranking, rankHouses } from '#server/measurement/ranking.ts';

/** A profile as a reader gets it: numbers and codes, no words. Three decimals are more than a strength's error allows, and enough for any drawing. */
export function strengthsReport(userId: number, profile: Profile): StrengthsReport {
  const scores = houseScores(profile.posterior);
  const ranking = rankHouses(scores);
  const taken = profile.sittings.map(({ test }) => test);
  const open = catalogue.filter(({ slug }) => !taken.includes(slug)).map(({ slug, test }) => ({ slug, facets: facetsOf(test) }));
  return {
    userId,
    houses: scores.houses.map((score) => houseReport(score, ranking, measuring(score.house, open))),
    ranking: [...ranking.order],
    alike: ranking.alike.map((run) => [...run]),
    dominant: ranking.dominant,
    isComplete: taken.length >= TESTS_IN_ALL,
    testsTaken: taken,
    testsInAll: TESTS_IN_ALL,
    nextTest: open[0]?.slug ?? null,
    versions: { banks: { ...profile.bankVersions }, norms: profile.normsVersion },
    computedAt: profile.computedAt.toISOString(),
    newestTestAt: newestOf(profile)?.toISOString() ?? null,
  };
}

type OpenTest = { readonly slug: string; readonly facets: readonly number[] };

const measuring = (house: House, open: readonly OpenTest[]): string[] =>
  open.filter(({ facets }) => DOMAINS.some((domain) => facets.includes(facet(house, domain)))).map(({ slug }) => slug);

function houseReport(score: HouseScore, ranking: Ranking, wouldMeasure: string[]): StrengthsReport['houses'][number] {
  const { house } = score;
  const common = { house, reliability: rounded(score.reliability), wouldMeasure };
  if (!isMeasured(score))
    return { ...common, strength: null, standardError: null, range: null, percentile: null, standing: null, place: null };
  const { strength, standardError, range } = strengthWithRange(score);
  const { percentile, low, high, provisional, group } = housePercentile(score);
  return {
    ...common,
    strength: rounded(strength),
    standardError: rounded(standardError),
    range: { low: rounded(range.low), high: rounded(range.high) },
    percentile: { value: rounded(percentile), low: rounded(low), high: rounded(high), provisional, group },
    standing: standingOf(strength),
    place: placeOf(ranking.order, house),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function newestOf({ sittings }: Profile): Date | undefined {
  return sittings.map(({ finishedAt }) => finishedAt).toSorted((one, other) => other.getTime() - one.getTime())[0];
}

/** What the older address answers: `house1` to `house12`. */
export const houseValuesOf = (scores: HouseScores): Record<string, number | null> =>
  Object.fromEntries(
    scores.houses.map((score) => [`house${score.house}`, isMeasured(score) ? rounded(strengthWithRange(score).strength) : null]),
  );
