import { houseShortName } from '#content/houses/script-names.ts';
import { AVERAGE_FROM } from '#content/mind/strength.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { MeasuredHouse, NarrativeFacts } from '../facts.ts';
import { measuredHouses } from '../rules.ts';
import { wordsIn } from './words.ts';

/** The generic summary of two sentences, strengths and then areas to develop, that stands in when a provider fails (specification, section 8). */
export function writeFallbackSummary(facts: NarrativeFacts): string {
  const words = wordsIn[facts.language];
  const { above, below } = endsOf(facts);
  const names = (houses: typeof above) => words.list(houses.map((house) => houseShortName(house, facts.language)));
  return [
    above.length > 0 ? words.strengths(names(above)) : words.noStrengths,
    below.length > 0 ? words.areas(names(below)) : words.noAreas,
  ].join(' ');
}

/** Without a ranking, strong and average sides count as strengths, and the others as areas to develop. */
function endsOf(facts: NarrativeFacts) {
  if (facts.ranking.length > 0) return { above: powerfulHouses(facts), below: weakHouses(facts) };
  const isAbove = ({ strength }: MeasuredHouse) => strength >= AVERAGE_FROM;
  const housesOf = (some: readonly MeasuredHouse[]) => some.slice(0, 3).map(({ house }) => house);
  const measured = measuredHouses(facts);
  return { above: housesOf(measured.filter(isAbove)), below: housesOf(measured.filter((one) => !isAbove(one))) };
}
