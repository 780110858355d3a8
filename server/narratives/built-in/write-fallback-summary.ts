import { AVERAGE_FROM } from '#content/mind/strength.ts';
import { powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { NarrativeFacts } from '../facts.ts';
import { measuredHouses } from '../rules.ts';
import type { Ends } from './fallback-summary.ts';
import { writtenIn } from './words.ts';

/** The generic summary of two sentences, strengths and then areas to develop, that stands in when a provider fails (specification, section 8). */
export const writeFallbackSummary = (facts: NarrativeFacts): string => writtenIn[facts.language].fallback(endsOf(facts));

/** Without a ranking, strong and average sides count as strengths, and the others as areas to develop. */
function endsOf(facts: NarrativeFacts): Ends {
  if (facts.ranking.length > 0) return { above: powerfulHouses(facts), below: weakHouses(facts) };
  const measured = measuredHouses(facts);
  const isAbove = ({ strength }: { strength: number }) => strength >= AVERAGE_FROM;
  const housesOf = (some: typeof measured) => some.slice(0, 3).map(({ house }) => house);
  return { above: housesOf(measured.filter(isAbove)), below: housesOf(measured.filter((one) => !isAbove(one))) };
}
