import type { House } from '#content/mind/facets.ts';
import { isMeasured } from '#contract/strengths.ts';
import type { MeasuredHouse, NarrativeFacts, WeaknessFact } from './facts.ts';

/** Measured houses: in the ranking's order where there is one, else by number. */
export function measuredHouses(facts: NarrativeFacts): MeasuredHouse[] {
  const measured = facts.houses.filter(isMeasured);
  if (facts.ranking.length === 0) return measured;
  return facts.ranking.flatMap((house) => measured.filter((fact) => fact.house === house));
}

export const unmeasuredHouses = (facts: NarrativeFacts): House[] =>
  facts.houses.filter((fact) => !isMeasured(fact)).map((fact) => fact.house);

const MAX_DESCRIPTION_LETTERS = 100;
const MAX_TIPS = 2;

/** Cut between code points, so that no letter is split; a writer gets no more than this of a house's texts (specification, section 9). */
export function weaknessFact(
  house: House,
  detail: { readonly weaknessDescription: string; readonly improvementTips: readonly string[] },
): WeaknessFact {
  return {
    house,
    description: [...detail.weaknessDescription].slice(0, MAX_DESCRIPTION_LETTERS).join(''),
    tips: detail.improvementTips.slice(0, MAX_TIPS),
  };
}
