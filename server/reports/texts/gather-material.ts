import type { House } from '#content/mind/facets.ts';
import type { TextKind } from '#contract/narratives.ts';
import { isMeasured, powerfulHouses, weakHouses } from '#contract/strengths.ts';
import type { Sentence } from '#contract/written-reports.ts';
import type { Material, Told } from '#server/narratives/facts.ts';
import { type GamePlayed, playedGames } from '../played-games.ts';
import type { Desk } from '../report.ts';
import type { StrengthsOfPerson } from '../strengths.ts';

export type TextMaterial = Readonly<Record<TextKind, Material>>;

/** The lowest four are offered for improvement (specification, section 9). */
export const lowestFour = ({ ranking }: StrengthsOfPerson): House[] => ranking.slice(-4).reverse();

/**
 * What each text of a person may tell, taken from the same shelf as all reports, so that none of them says a sentence of another. The
 * summaries take first: they tell the surest.
 */
export function gatherMaterial(desk: Desk): TextMaterial {
  const { shelf, subject } = desk;
  const { strengths } = subject;
  const games = playedGames(desk);
  const highs = (atMost: number, houses?: readonly House[]) => told(shelf.sides({ ends: ['high'], atMost, ...(houses && { houses }) }));
  const lows = (atMost: number, houses?: readonly House[]) => told(shelf.sides({ ends: ['low'], atMost, ...(houses && { houses }) }));
  const steps = (atMost: number, houses?: readonly House[]) => advice(shelf.advice({ ends: ['low'], atMost, ...(houses && { houses }) }));
  const gifts = (atMost: number) => told(shelf.sides({ ends: ['low'], parts: ['own'], atMost }));
  const uses = (atMost: number) => advice(shelf.advice({ ends: ['high'], atMost }));
  const pairs = (atMost: number, ...wishes: Parameters<typeof shelf.pairs> extends [number, ...infer Rest] ? Rest : never) =>
    told(shelf.pairs(atMost, ...wishes));
  /** What was done in a game, where one game is all, or where there is no scene to tell. */
  const done = ({ highs: strong = [], lows: quiet = [] }: Partial<Material>): Told[] => {
    const isWanted = subject.profile.sittings.length === 1 || strong.length + quiet.length === 0;
    return isWanted ? advice(firstPlayed(games, (game) => shelf.played(game, 1, 'again'))) : [];
  };
  const as = (kind: TextKind, gather: () => Partial<Material>): Material => {
    shelf.open(`text:${kind}`);
    return { ...nothing, ...gather() };
  };

  const summary = as('summary', () => {
    const strong = highs(2);
    // whom nothing high is sure of reads first what the low ends are good for
    const scenes = { highs: strong.length > 0 ? strong : gifts(2), lows: lows(1) };
    const step = steps(1);
    const tried = () => advice(firstPlayed(games, (game) => shelf.played(game, 1, 'tries')));
    return { ...scenes, steps: step.length > 0 ? step : tried(), done: done(scenes) };
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
    return { lows: fromEach(houses, 2, lows), steps: fromEach(houses, 2, steps) };
  });
  const dashboard = as('dashboard', () => {
    const scenes = { pairs: pairs(1), highs: highs(1), lows: lows(1) };
    return { ...scenes, uses: uses(1), done: done(scenes) };
  });
  const barChart = as('barChart', () => {
    const ends = [...powerfulHouses(strengths), ...weakHouses(strengths)];
    return { pairs: pairs(1, ['first', 'second'], ends), contrasts: told(shelf.contrasts(1, ends)) };
  });
  const moreOnSummary = as('moreOnSummary', () => {
    const scenes = { highs: highs(2), lows: lows(1), pairs: pairs(1) };
    return { ...scenes, done: done(scenes) };
  });
  return { summary, dashboard, moreOnSummary, bubbleChart, wordCloud, barChart, weaknesses };
}

const nothing: Material = { highs: [], lows: [], pairs: [], contrasts: [], uses: [], steps: [], done: [] };

/** Whose strength is in this class against others, the strongest first (of the weak, the weakest); where nobody's is, the first three. */
function standing({ houses }: StrengthsOfPerson, wanted: 'strong' | 'weak'): House[] {
  const sign = wanted === 'strong' ? -1 : 1;
  const sorted = houses.filter(isMeasured).toSorted((one, other) => sign * (one.strength - other.strength));
  const found = sorted.filter((house) => house.standing === wanted);
  return (found.length > 0 ? found : sorted.slice(0, 3)).map(({ house }) => house);
}

/** One from each of these houses, in their order, until there are enough. */
function fromEach(houses: readonly House[], atMost: number, take: (atMost: number, houses: readonly House[]) => Told[]): Told[] {
  const taken: Told[] = [];
  for (const house of houses) if (taken.length < atMost) taken.push(...take(1, [house]));
  return taken;
}

/** Of the newest game of which something is left to tell. */
function firstPlayed(games: readonly GamePlayed[], take: (game: GamePlayed) => Sentence[]): Sentence[] {
  for (const game of games) {
    const taken = take(game);
    if (taken.length > 0) return taken;
  }
  return [];
}

type Taken = { readonly sentence: Sentence };
const told = (taken: readonly Taken[]): Told[] => advice(taken.map(({ sentence }) => sentence));

const advice = (sentences: readonly Sentence[]): Told[] =>
  sentences.flatMap(({ text, insight, sign, label }) =>
    insight === null
      ? []
      : [{ insight, text, ...(sign !== undefined && { sign }), ...(label !== undefined && { label }), houses: housesIn(insight) }],
  );

/** The name of an insight begins with its kind, then come the numbers of its houses; see `insightId`. What was played has none. */
const housesIn = (insight: string): House[] => (insight.match(/\d+/g) ?? []).map((number) => Number(number) as House);
