import { TESTS_IN_ALL } from '#content/catalogue.ts';
import type { House } from '#content/mind/facets.ts';
import { standingOf } from '#content/mind/strength.ts';
import type { HouseReport } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { type HouseScore, houseScores, isReliable, strengthWithRange } from '#server/measurement/house-scores.ts';
import { housePercentile } from '#server/measurement/norms.ts';
import { placeOf, type Ranking, rankHouses } from '#server/measurement/ranking.ts';

export type HouseStrength = Omit<HouseReport, 'house' | 'wouldMeasure'> & { readonly house: House };

/** The twelve strengths as every report and every text tells them: mapped from a profile here and nowhere else. */
export type StrengthsOfPerson = {
  readonly houses: readonly HouseStrength[];
  /** Measured houses from the strongest to the weakest; empty while fewer than six are measured. */
  readonly ranking: readonly House[];
  /** Runs of neighbours of the ranking that cannot be told apart. Runs may overlap. */
  readonly alike: Ranking['alike'];
  readonly dominant: House | null;
  /** All tests are in; until then everything is told "so far". */
  readonly isComplete: boolean;
};

/** Numbers and codes, no words. Three decimals are enough for any drawing; the standard error stays whole, since texts are chosen by it. */
export function strengthsOf(profile: Profile): StrengthsOfPerson {
  const scores = houseScores(profile.posterior);
  const { order, alike, dominant } = rankHouses(scores);
  return {
    houses: scores.houses.map((score) => houseStrength(score, order)),
    ranking: order,
    alike,
    dominant,
    isComplete: profile.sittings.length >= TESTS_IN_ALL,
  };
}

function houseStrength(score: HouseScore, order: readonly House[]): HouseStrength {
  const { house } = score;
  const reliability = rounded(score.reliability);
  if (!isReliable(score))
    return { house, reliability, strength: null, standardError: null, range: null, percentile: null, standing: null, place: null };
  const { strength, standardError, range } = strengthWithRange(score);
  const { percentile, low, high, provisional, group } = housePercentile(score);
  return {
    house,
    reliability,
    strength: rounded(strength),
    standardError,
    range: { low: rounded(range.low), high: rounded(range.high) },
    percentile: { value: rounded(percentile), low: rounded(low), high: rounded(high), provisional, group },
    standing: standingOf(strength),
    place: placeOf(order, house),
  };
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
