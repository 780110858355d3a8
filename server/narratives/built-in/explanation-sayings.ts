import type { House } from '#content/mind/facets.ts';
import type { Ways } from './lines.ts';
import type { Side } from './sides.ts';

/** Every sentence of the explanations. Areas are named here, by the short names that the charts carry. */
export type ExplanationSayings = {
  /** How to read each chart; `count` areas are drawn from measurements. */
  readonly readWordCloud: Ways;
  readonly readBubbles: Ways;
  readonly readAgainstOthers: Ways;
  readonly readBars: (count: number) => Ways;
  readonly readSummary: Ways;
  readonly readWeaknesses: (count: number) => Ways;

  /** The largest word, and what it means in a day. */
  readonly dominant: (side: Side) => Ways;
  /** Where one true strength, or two, likely lie. */
  readonly likelyRange: (side: Side) => Ways;
  readonly likelyRanges: (first: Side, last: Side) => Ways;
  readonly dominantClear: (next: Side) => Ways;
  readonly dominantAlike: (others: readonly House[]) => Ways;
  readonly inDailyLife: (side: Side) => Ways;
  readonly smallest: (sides: readonly Side[]) => Ways;

  /** Classes against others. */
  readonly strongOnes: (named: readonly Side[], count: number) => Ways;
  readonly noStrongOnes: Ways;
  readonly averageOnes: (sides: readonly Side[]) => Ways;
  readonly weakOnes: (sides: readonly Side[]) => Ways;
  readonly noWeakOnes: Ways;
  /** Some likely range crosses the limit of a class. */
  readonly classDoubt: Ways;

  /** Classes among one's own. */
  readonly powerfulOnes: (sides: readonly Side[]) => Ways;
  readonly middleOnes: (count: number) => Ways;
  readonly lowestOnes: (sides: readonly Side[]) => Ways;
  readonly lowestYetStrong: (sides: readonly Side[]) => Ways;
  readonly lowestIsNoVerdict: Ways;
  readonly topNotStrong: Ways;

  /** What the summary is about. */
  readonly behindTop: (side: Side, place: 0 | 1 | 2) => Ways;
  readonly behindBottom: (sides: readonly Side[]) => Ways;
  readonly lowMeans: (side: Side) => Ways;

  /** One weak area with a tip, in the order of the list. */
  readonly weakness: (side: Side, place: number) => Ways;
  /** An area among the lowest that is strong against others all the same. */
  readonly weaknessYetStrong: (side: Side) => Ways;
  readonly tip: (tip: string) => Ways;
  readonly oneAtATime: Ways;

  readonly allAlike: Ways;
  readonly alike: (group: readonly House[]) => Ways;
  /** A second group, after `alike`. */
  readonly alikeToo: (group: readonly House[]) => Ways;
  /** How many more groups there are after those two. */
  readonly alikeFurther: (count: number) => Ways;
  readonly noTies: Ways;
  readonly unmeasured: (houses: readonly House[]) => Ways;
  readonly rough: Ways;
  readonly soFar: Ways;
  readonly complete: Ways;

  /** Too few to rank. */
  readonly few: (count: number) => Ways;
  readonly fewSides: (sides: readonly Side[]) => Ways;
  readonly fewRule: Ways;
  readonly fewBars: Ways;
  readonly fewSummary: Ways;
  readonly fewWeaknesses: Ways;
  readonly nothing: Ways;
  readonly nothingNext: Ways;
};
