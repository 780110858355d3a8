import { TESTS_IN_ALL } from '#content/catalogue.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { houseScores, isMeasured, strengthWithRange } from '#server/measurement/house-scores.ts';
import { rankHouses } from '#server/measurement/ranking.ts';
import type { NarrativeFacts, NarrativeKind, WeaknessFact } from '#server/narratives/facts.ts';

/** The lowest four of the ranking are offered for improvement (specification, section 9). */
const WEAKEST_SHOWN = 4;

/** Computed numbers and labels, all that a writer may know of a person. `describeWeakness` gives what the house's texts say of it. */
export function narrativeFacts(
  kind: NarrativeKind,
  language: Language,
  profile: Profile,
  describeWeakness: (house: House) => WeaknessFact,
): NarrativeFacts {
  const scores = houseScores(profile.posterior);
  const { order, alike, dominant } = rankHouses(scores);
  return {
    kind,
    language,
    isComplete: profile.sittings.length >= TESTS_IN_ALL,
    houses: scores.houses.map((score) => {
      if (!isMeasured(score)) return { house: score.house, strength: null, standardError: null, range: null };
      return { house: score.house, ...strengthWithRange(score) };
    }),
    ranking: order,
    ties: alike,
    dominant,
    weakest: kind === 'weaknesses' ? order.slice(-WEAKEST_SHOWN).reverse().map(describeWeakness) : [],
  };
}
