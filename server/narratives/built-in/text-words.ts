import type { Standing } from '#content/mind/strength.ts';
import type { TextKind } from '#contract/narratives.ts';

type ExplainedKind = Exclude<TextKind, 'summary' | 'dashboard'>;
/** Houses in prose: their short names as one list, and how many they are. */
export type NamedHouses = { readonly names: string; readonly count: number };

/**
 * The own words of the built-in writer: they lead from one statement about the person to the next, and say what a chart is. No two texts of a
 * person share a sentence, so each kind has its own.
 */
export type TextWords = {
  /** "a, b and c" */
  list(parts: readonly string[]): string;
  /** Puts a lead before a sentence. */
  led(lead: string, sentence: string): string;
  readonly saw: Readonly<Record<'story' | 'game', (scenes: number) => string>>;
  /** Leads to a low end in each summary. */
  readonly harder: Readonly<Record<'summary' | 'dashboard', string>>;
  readonly quieterEnd: string;
  readonly sign: string;
  /** Leads to a scene of this house. */
  readonly more: readonly [(house: string) => string, (house: string) => string];
  readonly seen: readonly [(house: string) => string, (house: string) => string];
  readonly dominantSeen: (house: string) => string;
  readonly low: (house: string) => string;
  readonly weakSeen: readonly [(house: string) => string, (house: string) => string];
  readonly weakStep: (house: string) => string;
  /** Leads to what happens where two houses meet. */
  readonly meet: Readonly<Record<'dashboard' | 'moreOnSummary' | 'wordCloud' | 'barChart', (one: string, other: string) => string>>;
  readonly within: (house: string) => string;
  /** What the chart, or the window, is. */
  readonly chart: Readonly<Record<ExplainedKind, string>>;
  /** How many are of each class against others; the first three strong ones, and the weak ones, by name. */
  readonly classes: Readonly<Record<Standing, (houses: NamedHouses, named: string) => string>>;
  readonly against: (classes: readonly string[]) => string;
  readonly halves: (stronger: NamedHouses | undefined, quieter: NamedHouses | undefined, others: number) => string;
  readonly dominant: (house: string, isAhead: boolean) => string;
  readonly ends: (powerful: string, weak: string, areApart: boolean) => string;
  readonly lowest: (names: string) => string;
  readonly lowestClasses: (classes: readonly string[]) => string;
  readonly classOf: Readonly<Record<Standing, (houses: NamedHouses) => string>>;
  /** The doubt of it all, once. */
  readonly restsOn: (tests: number, only: 'story' | 'game' | null, isComplete: boolean) => string;
  /** Where nothing that was measured is sure enough to tell. */
  readonly unclear: Readonly<Record<TextKind, string>>;
  /** Before anything is measured. */
  readonly nothing: Readonly<Record<TextKind, string>>;
  /** Where there is no order yet. */
  readonly unranked: Readonly<Record<'wordCloud' | 'barChart' | 'weaknesses', string>>;
  /** The two sentences of the summary that stands in when a provider fails. */
  readonly strengths: (names: string) => string;
  readonly areas: (names: string) => string;
  readonly noStrengths: string;
  readonly noAreas: string;
  /** How a text provider is asked to write in this language. */
  readonly manner: string;
};
