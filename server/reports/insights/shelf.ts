import type { Domain, House } from '#content/mind/facets.ts';
import { ANGLES, type Angle, type FacetSaying } from '#content/sayings/saying.ts';
import type { Sayings } from '#content/sayings/sayings.ts';
import type { Sentence } from '#contract/written-reports.ts';
import type { NamedSide } from '#server/narratives/facts.ts';
import type { GamePlayed } from '../played-games.ts';
import type { Insights } from './find-insights.ts';
import { type ContrastInsight, type Half, type Insight, insightId, type PairInsight, type Side } from './insight.ts';
import { type Sway, swayOf } from './sway.ts';

/** Which sides a text asks for; what is left out does not matter. */
export type WantedSides = {
  readonly domains?: readonly Domain[];
  readonly houses?: readonly House[];
  readonly ends?: readonly Side['end'][];
  /** The first of these that has not been told; the four angles, in an order of the person's own, where it does not matter. */
  readonly parts?: readonly ScenePart[];
  readonly atMost: number;
  /** What the report has said of a side in short may be told from another angle. */
  readonly again?: true;
};
/** `own` is what an end is good for or costs: the price of a high end, the gift of a low one. */
export type ScenePart = Angle | 'own';

/**
 * All that may be told of one person in one language. What is taken is gone: no sentence stands twice in all the person's reports, and no
 * insight twice in one report. A step or a use may follow the scene of its own side.
 */
export type Shelf = ReturnType<typeof fillShelf>;

export function fillShelf(found: Insights, { houses, pairs, labels }: Sayings, sway: Sway) {
  const insights = swayOf(found, sway);
  const told = new Set<string>();
  let inReport = new Set<string>();
  const reports = new Map<string, Set<string>>();

  const sayingOf = ({ house, domain }: Side): FacetSaying => houses[house][domain];

  function sceneOf(side: Side, part: ScenePart): string {
    const { high, low } = sayingOf(side);
    if (part === 'own') return side.end === 'high' ? high.price : low.gift;
    return side.end === 'high' ? high[part] : low[part];
  }

  const labelled = (insight: Insight): { readonly label?: string } => {
    if (insight.kind === 'side') return { label: labels.sides[insight.house][insight.domain][insight.end] };
    return insight.kind === 'contrast' ? { label: labels.contrasts[insight.contrast] } : {};
  };

  /** Takes a text unless it has been told, or its insight has been in this report. */
  function take(insight: Insight, part: string, text: string, again?: true): Sentence | undefined {
    const id = insightId(insight);
    const key = `${id} ${part}`;
    if ((inReport.has(id) && !again) || told.has(key)) return undefined;
    told.add(key);
    inReport.add(id);
    return { ...labelled(insight), text, insight: id };
  }

  const takeSide = (
    side: Side,
    parts: readonly ScenePart[] = sway.shuffle(ANGLES, insightId(side)),
    again?: true,
  ): Sentence | undefined => {
    for (const part of parts) {
      const sentence = take(side, part, sceneOf(side, part), again);
      if (sentence) return sentence;
    }
    return undefined;
  };

  function takeAdvice(side: Side): Sentence | undefined {
    const { high, low } = sayingOf(side);
    const variants = side.end === 'high' ? high.uses.map((text) => ({ text })) : low.steps.map(({ step, sign }) => ({ text: step, sign }));
    const inTurn = sway.shuffle([0, 1], `${insightId(side)} advice`);
    const index = inTurn.find((variant) => !told.has(adviceKey(side, variant)));
    if (index === undefined || inReport.has(adviceKey(side, 0)) || inReport.has(adviceKey(side, 1))) return undefined;
    told.add(adviceKey(side, index));
    inReport.add(adviceKey(side, index));
    return { ...labelled(side), ...variants[index]!, insight: insightId(side) };
  }

  const isHere = (insight: Insight): boolean => inReport.has(insightId(insight));
  const halvesLeft = (half: Half['half']): Half[] => insights.halves.filter((one) => one.half === half && !isHere(one));

  const adviceKey = (side: Side, variant: number) => `${insightId(side)} advice-${variant}`;

  return {
    insights,

    /** From here on all that is taken belongs to this report. */
    open(report: string): void {
      inReport = reports.get(report) ?? new Set();
      reports.set(report, inReport);
    },

    /** Every sure side at one end by its label, the surest first. A label is no sentence, so it may stand again. */
    named: (end: Side['end']): NamedSide[] =>
      insights.sides
        .filter((side) => side.end === end)
        .map((side) => ({ insight: insightId(side), label: labels.sides[side.house][side.domain][end] })),

    /** The surest sides that fit, one a facet: strengths before growth. */
    sides({ parts, atMost, again, ...wanted }: WantedSides): SideTold[] {
      const fitting = insights.sides.filter((side) => isWanted(side, wanted));
      const taken = takeUpTo(fitting, atMost, (side) => said({ side }, takeSide(side, parts, again)));
      return taken.toSorted((one, other) => Number(isHigh(other)) - Number(isHigh(one)));
    },

    /** The surest contrasts that cross the middle, one a house. */
    contrasts(atMost: number, wanted?: readonly House[]): ContrastTold[] {
      const fitting = insights.contrasts.filter(({ crossesMiddle, house }) => crossesMiddle && (!wanted || wanted.includes(house)));
      return takeUpTo(fitting, atMost, (contrast, taken: readonly ContrastTold[]) => {
        if (taken.some((other) => other.contrast.house === contrast.house)) return undefined;
        return said({ contrast }, take(contrast, 'contrast', houses[contrast.house].contrasts[contrast.contrast]));
      });
    },

    /** The surest pairs of these shapes; no house in more than one of them. */
    pairs(atMost: number, shapes?: readonly PairInsight['shape'][], wanted?: readonly House[]): PairTold[] {
      const isOf = (pair: PairInsight, among: readonly House[]) => pair.houses.some((house) => among.includes(house));
      const fitting = insights.pairs.filter((pair) => (!shapes || shapes.includes(pair.shape)) && (!wanted || isOf(pair, wanted)));
      return takeUpTo(fitting, atMost, (pair, taken: readonly PairTold[]) => {
        if (taken.some((other) => isOf(pair, other.pair.houses))) return undefined;
        const [first, second] = pair.houses;
        return said({ pair }, take(pair, 'pair', pairs[first][second]![pair.shape]));
      });
    },

    /** Uses of high ends and steps for low ones: those that this report has told of come first. */
    advice({ atMost, ...wanted }: Omit<WantedSides, 'parts'>): Sentence[] {
      const fitting = insights.sides.filter((side) => isWanted(side, wanted));
      const sorted = fitting.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));
      return takeUpTo(sorted, atMost, takeAdvice);
    },

    /** The surest halves of which this report has said nothing, for a text of its own: see `state`. */
    halves: (half: Half['half'], atMost: number): Half[] => halvesLeft(half).slice(0, atMost),

    /** Those of them no facet of which lies at the other end: what is said of one facet alone is true of these. */
    evenHalves(half: Half['half'], atMost: number): Half[] {
      const opposite = half === 'stronger' ? 'low' : 'high';
      const isEven = ({ house }: Half) => insights.sides.every((side) => side.house !== house || side.end !== opposite);
      return halvesLeft(half).filter(isEven).slice(0, atMost);
    },

    /** A text of the report's own about what is found of the person; several insights where it lists them. */
    state(about: readonly Insight[], text: string): Sentence {
      const ids = about.map(insightId);
      for (const id of ids) inReport.add(id);
      return { text, insight: ids.join('+') };
    },

    /** What was done in a game, the same put together in other ways, or what may be done after it: as much of it as has not been told. */
    played(played: Pick<GamePlayed, 'game' | PlayedPart>, atMost: number, part: PlayedPart = 'did'): Sentence[] {
      const open = played[part].filter((text) => !told.has(text)).slice(0, atMost);
      for (const text of open) told.add(text);
      return open.map((text) => ({ text, insight: `play-${played.game}` }));
    },
  };
}

type SideTold = { readonly side: Side; readonly sentence: Sentence };
type ContrastTold = { readonly contrast: ContrastInsight; readonly sentence: Sentence };
type PairTold = { readonly pair: PairInsight; readonly sentence: Sentence };
type PlayedPart = 'did' | 'again' | 'tries';

const isWanted = (side: Side, { domains, houses, ends }: Pick<WantedSides, 'domains' | 'houses' | 'ends'>): boolean =>
  (!domains || domains.includes(side.domain)) && (!houses || houses.includes(side.house)) && (!ends || ends.includes(side.end));

const isHigh = ({ side }: SideTold): boolean => side.end === 'high';

/** An insight with its sentence; nothing where it has none left. */
const said = <About extends object>(about: About, sentence: Sentence | undefined) => sentence && { ...about, sentence };

/** The first of these that `take` gives something for; it is shown what was taken before. */
function takeUpTo<Kind, Taken>(
  from: readonly Kind[],
  atMost: number,
  take: (one: Kind, taken: readonly Taken[]) => Taken | undefined,
): Taken[] {
  const taken: Taken[] = [];
  for (const one of from) {
    if (taken.length >= atMost) break;
    const next = take(one, taken);
    if (next) taken.push(next);
  }
  return taken;
}
