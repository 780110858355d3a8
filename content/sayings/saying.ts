import type { Domain, House } from '#content/mind/facets.ts';

/** Where a side of a person is seen: one sentence of each side for each of these. */
export const ANGLES = ['work', 'people', 'learning', 'alone'] as const;
export type Angle = (typeof ANGLES)[number];

type Scenes = Readonly<Record<Angle, string>>;

/** The high end of a facet in daily life. Each text is one or two whole sentences that can stand anywhere in a report. */
export type HighSaying = Scenes & {
  /** What to do with this strength this month: two things, each a task of minutes. */
  readonly uses: readonly [string, string];
  /** What it costs when it is overdone. */
  readonly price: string;
};

/** The low end of a facet, told with the same respect. */
export type LowSaying = Scenes & {
  /** What this end is good for. */
  readonly gift: string;
  /** Ten minutes this week, and how one notices that it works. */
  readonly steps: readonly [GrowthStep, GrowthStep];
};

export type GrowthStep = { readonly step: string; readonly sign: string };

export type FacetSaying = { readonly high: HighSaying; readonly low: LowSaying };

/** The first lies clearly above the second within one house: heart (emotional), head (rational), hand (cognitive). */
export type Contrast = {
  readonly [Above in Domain]: `${Above}>${Exclude<Domain, Above>}`;
}[Domain];

export type HouseSayings = Readonly<Record<Domain, FacetSaying>> & { readonly contrasts: Readonly<Record<Contrast, string>> };

/** Two houses that meet, the one with the lower number first. */
export type PairSaying = { readonly both: string; readonly first: string; readonly second: string };

/** For each house the pairs with every house of a higher number. */
export type PairSayings = Readonly<Record<House, Readonly<Partial<Record<House, PairSaying>>>>>;

/** How two people stand on one facet: both at its high end, both at its low end, one at each. */
export type TwoStanding = 'high' | 'low' | 'apart';

/** Scenes of two people, for one facet. Where they stand apart, the one at the high end is named first. */
type FacetOfTwo = Readonly<Record<TwoStanding, string>> & {
  /** To ask each other. */
  readonly question: string;
};

/** Feelings and thinking. Who of two people does better in a game is nobody's business but their own. */
export type TwoDomain = Exclude<Domain, 'cognitive'>;
export type TwoPeopleSayings = Readonly<Record<House, Readonly<Record<TwoDomain, FacetOfTwo>>>>;
