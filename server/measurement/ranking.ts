import type { House } from '#content/mind/facets.ts';
import { seedOf } from '#content/seeds/script-seed.ts';
import type { Place } from '#contract/strengths.ts';
import { seededRandom } from '#psychometrics';
import { differenceError, type HouseScore, type HouseScores, isReliable, NINETY_FIVE, strengthOf } from './house-scores.ts';

/** With fewer measured houses there is no ranking: "the top three" of four would be nearly everything. */
const MIN_HOUSES_TO_RANK = 6;
const TOP = 3;
const BOTTOM = 3;

export type Ranking = {
  /** Measured houses from the strongest to the weakest; empty while fewer than six are measured. */
  readonly order: readonly House[];
  /**
   * Runs of neighbours of which any two differ by less than 1.96 standard errors of their difference. Runs may overlap: a house
   * can be alike with the one above it and with the one below it although those two differ.
   */
  readonly alike: readonly (readonly House[])[];
  /** The first of the order: drawn among those of exactly the highest strength. */
  readonly dominant: House | null;
};

/** Ranks by shown strength, so by z between the clamps. The draw among equals is seeded by the profile: the same numbers always name the same house. */
export function rankHouses(scores: HouseScores): Ranking {
  const measured = scores.houses.filter(isReliable);
  if (measured.length < MIN_HOUSES_TO_RANK) return { order: [], alike: [], dominant: null };
  const sorted = measured.toSorted((one, other) => strengthOf(other.z) - strengthOf(one.z) || one.house - other.house);
  const tied = sorted.filter(({ z }) => strengthOf(z) === strengthOf(sorted[0]!.z));
  const first = tied[Math.floor(seededRandom(seedOfProfile(scores.houses))() * tied.length)]!;
  const ranked = [first, ...sorted.filter((score) => score !== first)];
  return { order: ranked.map(({ house }) => house), alike: alikeRuns(ranked, scores), dominant: first.house };
}

function alikeRuns(ranked: readonly HouseScore[], scores: HouseScores): House[][] {
  const areAlike = (one: HouseScore, other: HouseScore) =>
    Math.abs(one.z - other.z) < NINETY_FIVE * differenceError(scores, one.house, other.house);
  const runs: House[][] = [];
  let reached = 0;
  for (let start = 0; start < ranked.length; start++) {
    let end = start + 1;
    while (end < ranked.length && ranked.slice(start, end).every((score) => areAlike(score, ranked[end]!))) end++;
    if (end - start < 2 || end <= reached) continue; // alone, or inside the run before
    runs.push(ranked.slice(start, end).map(({ house }) => house));
    reached = end;
  }
  return runs;
}

/** From the printed z: any change of the profile draws anew. */
const seedOfProfile = (houses: readonly HouseScore[]): number => seedOf(houses.map(({ z }) => z).join(' ')) >>> 0;

export function placeOf(order: readonly House[], house: House): Place | null {
  const index = order.indexOf(house);
  if (index < 0) return null;
  if (index < TOP) return 'powerful';
  return index >= order.length - BOTTOM ? 'weak' : 'average';
}
