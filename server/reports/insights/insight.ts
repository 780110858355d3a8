import type { Domain, House } from '#content/mind/facets.ts';
import type { Contrast, PairSaying } from '#content/sayings/saying.ts';

/** How sure a statement about a person is, and how much there is to say. */
type Weight = {
  /** That the statement is true, from the posterior: .5 to 1. */
  readonly chance: number;
  /** How far from the middle, or from one another, in standard deviations of the prior. */
  readonly size: number;
};

/** One facet at its high or at its low end. */
export type Side = Weight & { readonly kind: 'side'; readonly house: House; readonly domain: Domain; readonly end: 'high' | 'low' };
/** Two facets of one house, the first clearly above the second. */
export type ContrastInsight = Weight & {
  readonly kind: 'contrast';
  readonly house: House;
  readonly contrast: Contrast;
  /** The first lies above the middle and the second below it: only then may it be told, for its words tell a high end and a low one. */
  readonly crossesMiddle: boolean;
};
/** Two houses that meet, the one with the lower number first. */
export type PairInsight = Weight & { readonly kind: 'pair'; readonly houses: readonly [House, House]; readonly shape: keyof PairSaying };
/** A house that belongs to the person's own stronger or quieter six. */
export type Half = Weight & { readonly kind: 'half'; readonly house: House; readonly half: 'stronger' | 'quieter' };

/** Everything that a text may say of a person comes from one of these. */
export type Insight = Side | ContrastInsight | PairInsight | Half;

/** Names a statement in addresses, in what readers say of it, and in tests. */
export function insightId(insight: Insight): string {
  switch (insight.kind) {
    case 'side':
      return `side-${insight.house}-${insight.domain}-${insight.end}`;
    case 'contrast':
      return `contrast-${insight.house}-${insight.contrast.replace('>', '-over-')}`;
    case 'pair':
      return `pair-${insight.houses.join('-')}-${insight.shape}`;
    case 'half':
      return `half-${insight.house}-${insight.half}`;
  }
}
