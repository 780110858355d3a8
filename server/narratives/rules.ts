import type { House } from '#content/mind/facets.ts';
import type { HouseFact, NarrativeFacts, WeaknessFact } from './facts.ts';

export type MeasuredHouse = { readonly [Fact in keyof HouseFact]: NonNullable<HouseFact[Fact]> };

const isMeasured = (fact: HouseFact): fact is MeasuredHouse => fact.strength !== null && fact.standardError !== null && fact.range !== null;

/** Measured houses: in the ranking's order where there is one, else by number. */
export function measuredHouses(facts: NarrativeFacts): MeasuredHouse[] {
  const measured = facts.houses.filter(isMeasured);
  if (facts.ranking.length === 0) return measured;
  return facts.ranking.flatMap((house) => measured.filter((fact) => fact.house === house));
}

export const unmeasuredHouses = (facts: NarrativeFacts): House[] =>
  facts.houses.filter((fact) => !isMeasured(fact)).map((fact) => fact.house);

/** Among one's own twelve: the first three are Powerful, the last three Weak, the rest Average. */
export const topThree = (facts: NarrativeFacts): House[] => facts.ranking.slice(0, 3);
export const bottomThree = (facts: NarrativeFacts): House[] => facts.ranking.slice(-3).reverse();

/** The houses told as alike with this one, itself left out, from every run that holds it: runs may overlap. */
export const alikeWith = ({ ties }: Pick<NarrativeFacts, 'ties'>, house: House): House[] => [
  ...new Set(ties.filter((group) => group.includes(house)).flatMap((group) => group.filter((other) => other !== house))),
];

/** One group holds the whole ranking. */
export const areAllAlike = (facts: NarrativeFacts): boolean =>
  facts.ranking.length > 0 && facts.ties.some((group) => group.length === facts.ranking.length);

const LONGEST_DESCRIPTION = 100;
const MOST_TIPS = 2;

/** Cut between code points, so that no letter is split; a writer gets no more than this of a house's texts (specification, section 9). */
export function weaknessFact(
  house: House,
  detail: { readonly weaknessDescription: string; readonly improvementTips: readonly string[] },
): WeaknessFact {
  return {
    house,
    description: [...detail.weaknessDescription].slice(0, LONGEST_DESCRIPTION).join(''),
    tips: detail.improvementTips.slice(0, MOST_TIPS),
  };
}

export type Shape = 'nothing' | 'few' | 'level' | 'unsure' | 'peak' | 'pair' | 'slope';

/** Design choice: within half a point from first to last, nobody would call a profile uneven. */
const LEVEL_WITHIN = 0.5;

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
  if (first.strength - last.strength < LEVEL_WITHIN) return 'level';
  if (areAllAlike(facts)) return 'unsure';
  const alike = alikeWith(facts, first.house);
  if (alike.length === 0) return 'peak';
  return alike.length === 1 && alike[0] === second.house ? 'pair' : 'slope';
}
