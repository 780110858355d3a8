import type { House } from '#content/mind/facets.ts';
import type { TextKind } from '#contract/narratives.ts';
import { isMeasured, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { Sentence } from '#contract/written-reports.ts';
import type { Material, Told } from '#server/narratives/facts.ts';
import type { Desk } from '../report.ts';
import type { StrengthsOfPerson } from '../strengths.ts';

export type TextMaterial = Readonly<Record<TextKind, Material>>;

/** The lowest four are offered for improvement (specification, section 9). */
export const lowestFour = ({ ranking }: StrengthsOfPerson): House[] => ranking.slice(-4).reverse();

/**
 * What each text of a person may tell, taken from the same shelf as all reports, so that none of them says a sentence of another. The
 * summaries take first: they tell the surest.
 */
export function gatherMaterial({ shelf, subject: { strengths } }: Desk): TextMaterial {
  const highs = (atMost: number, houses?: readonly House[]) => told(shelf.sides({ ends: ['high'], atMost, ...(houses && { houses }) }));
  const lows = (atMost: number, houses?: readonly House[]) => told(shelf.sides({ ends: ['low'], atMost, ...(houses && { houses }) }));
  const steps = (atMost: number, houses?: readonly House[]) => advice(shelf.advice({ ends: ['low'], atMost, ...(houses && { houses }) }));
  const gifts = (atMost: number) => told(shelf.sides({ ends: ['low'], parts: ['own'], atMost }));
  const uses = (atMost: number) => advice(shelf.advice({ ends: ['high'], atMost }));
  const pairs = (atMost: number, ...wishes: Parameters<typeof shelf.pairs> extends [number, ...infer Rest] ? Rest : never) =>
    told(shelf.pairs(atMost, ...wishes));
  const as = (kind: TextKind, gather: () => Partial<Material>): Material => {
    shelf.open(`text:${kind}`);
    return { ...nothing, ...gather() };
  };

  const summary = as('summary', () => {
    const strong = highs(2);
    // whom nothing high is sure of reads first what the low ends are good for
    return { highs: strong.length > 0 ? strong : gifts(2), lows: lows(1), steps: steps(1) };
  });
  const wordCloud = as('wordCloud', () => {
    const dominant = strengths.dominant ? [strengths.dominant] : [];
    return { highs: highs(2, dominant), pairs: pairs(1, undefined, dominant) };
  });
  const bubbleChart = as('bubbleChart', () => ({
    highs: highs(2, standing(strengths, 'strong')),
    lows: lows(1, standing(strengths, 'weak')),
  }));
  const weaknesses = as('weaknesses', () => {
    const houses = lowestFour(strengths);
    return { lows: lows(2, houses), steps: steps(2, houses) };
  });
  const dashboard = as('dashboard', () => ({ pairs: pairs(1), highs: highs(1), lows: lows(1), uses: uses(1) }));
  const barChart = as('barChart', () => {
    const ends = [...powerfulHouses(strengths), ...weakHouses(strengths)];
    return { pairs: pairs(1, ['first', 'second'], ends), contrasts: told(shelf.contrasts(1, ends)) };
  });
  const moreOnSummary = as('moreOnSummary', () => ({ highs: highs(2), lows: lows(1), pairs: pairs(1) }));
  return { summary, dashboard, moreOnSummary, bubbleChart, wordCloud, barChart, weaknesses };
}

const nothing: Material = { highs: [], lows: [], pairs: [], contrasts: [], uses: [], steps: [] };

/** Whose strength is in this class against others, the strongest first (of the weak, the weakest); where nobody's is, the first three. */
function standing({ houses }: StrengthsOfPerson, wanted: 'strong' | 'weak'): House[] {
  const sign = wanted === 'strong' ? -1 : 1;
  const sorted = houses.filter(isMeasured).toSorted((one, other) => sign * (one.strength - other.strength));
  const found = sorted.filter((house) => house.standing === wanted);
  return (found.length > 0 ? found : sorted.slice(0, 3)).map(({ house }) => house);
}

type Taken = { readonly sentence: Sentence };
const told = (taken: readonly Taken[]): Told[] => advice(taken.map(({ sentence }) => sentence));

const advice = (sentences: readonly Sentence[]): Told[] =>
  sentences.flatMap(({ text, insight, sign }) =>
    insight === null ? [] : [{ insight, text, ...(sign !== undefined && { sign }), houses: housesIn(insight) }],
  );

/** The name of an insight begins with its kind, then come the numbers of its houses; see `insightId`. */
const housesIn = (insight: string): House[] => (insight.match(/\d+/g) ?? []).map((number) => Number(number) as House);
