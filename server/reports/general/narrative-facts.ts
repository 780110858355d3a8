import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { NarrativeFacts, WeaknessFact } from '#server/narratives/facts.ts';
import type { StrengthsOfPerson } from '../strengths.ts';

/** The lowest four of the ranking are offered for improvement (specification, section 9). */
const MAX_WEAKEST = 4;

/** Computed numbers and labels, all that a writer may know of a person. `describeWeakness` gives what the house's texts say of it. */
export function narrativeFacts(
  kind: TextKind,
  language: Language,
  { houses, ranking, alike, dominant, isComplete }: StrengthsOfPerson,
  describeWeakness: (house: House) => WeaknessFact,
): NarrativeFacts {
  return {
    kind,
    language,
    isComplete,
    houses: houses.map(({ house, strength, standardError, range, place }) => ({ house, strength, standardError, range, place })),
    ranking,
    alike,
    dominant,
    weakest: kind === 'weaknesses' ? ranking.slice(-MAX_WEAKEST).reverse().map(describeWeakness) : [],
  };
}
