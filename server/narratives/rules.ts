import type { House } from '#content/mind/facets.ts';
import { alikeWith, areAllAlike, isMeasured } from '#contract/strengths.ts';
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

export type Shape = 'nothing' | 'few' | 'level' | 'unsure' | 'peak' | 'pair' | 'slope';

/** Design choice: within half a point from first to last, nobody would call a profile uneven. */
const MAX_LEVEL_DIFFERENCE = 0.5;

/**
 * What a reader would see first in the twelve numbers: nothing yet, too few to rank, close together, apart but too
 * uncertain for any order, one clear peak, two peaks that cannot be told apart, or a gentle slope. Only estimates that are close make a level profile:
 * wide errors make everything alike, and say nothing of how even a person is.
 */
export function profileShape(facts: NarrativeFacts): Shape {
  const measured = measuredHouses(facts);
  if (measured.length === 0) return 'nothing';
  if (facts.ranking.length === 0) return 'few';
  const [first, second, third] = measured;
  const last = measured.at(-1);
  if (!first || !second || !third || !last) return 'few';
  if (first.strength - last.strength < MAX_LEVEL_DIFFERENCE) return 'level';
  if (areAllAlike(facts)) return 'unsure';
  const alike = alikeWith(facts, [first.house]);
  if (alike.length === 0) return 'peak';
  return alike.length === 1 && alike[0] === second.house ? 'pair' : 'slope';
}
