import type { Standing } from '#content/mind/strength.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { OnlyTest } from '../facts.ts';

type ExplainedKind = Exclude<TextKind, 'summary' | 'dashboard'>;
type Numbers = { readonly value: string; readonly low: string; readonly high: string };
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
  /** Names the sides that stand out, by their labels: after one test as what it saw. */
  readonly standsOut: (sides: readonly string[]) => string;
  readonly saw: Readonly<Record<'story' | 'game', (sides: readonly string[]) => string>>;
  /** Names low ends after that. */
  readonly otherSide: (sides: readonly string[]) => string;
  /** Leads to what a low end is good for, in turn. */
  readonly goodSide: readonly [(side: string) => string, (side: string) => string];
  /** Lead to a scene of this side. */
  readonly strongSide: (side: string) => string;
  readonly quietSide: (side: string) => string;
  readonly quieterEnd: string;
  /** Leads to what to do, in each summary. */
  readonly todo: Readonly<Record<'summary' | 'dashboard', string>>;
  /** In place of scenes in each summary where the reports have told all of them. */
  readonly scenesTold: Readonly<Record<'summary' | 'dashboard', string>>;
  readonly sign: string;
  /** Leads to a scene of this side. */
  readonly more: readonly [(side: string) => string, (side: string) => string];
  /** Leads to a scene of this house. */
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
  readonly restsOn: (tests: number, only: OnlyTest | null, isComplete: boolean) => string;
  /** Of a facet of which neither end is sure, in each summary. */
  readonly open: Readonly<Record<'summary' | 'dashboard', (facet: string, numbers: Numbers) => string>>;
  /** Where each of a few houses lies. */
  readonly ranges: (houses: readonly { readonly name: string; readonly low: string; readonly high: string }[]) => string;
  /** Where nothing that is sure enough is left to tell: there may have been nothing, or the reports may have told it. */
  readonly unclear: Readonly<Record<TextKind, string>>;
  /** Before anything is measured. */
  readonly nothing: Readonly<Record<TextKind, string>>;
  /** Where there is no order yet: the few that are measured, each with its number. */
  readonly measured: (house: string, value: string) => string;
  readonly unranked: Readonly<Record<'wordCloud' | 'barChart' | 'weaknesses', (measured: string) => string>>;
  /** The two sentences of the summary that stands in when a provider fails. */
  readonly strengths: (names: string) => string;
  readonly areas: (names: string) => string;
  readonly noStrengths: string;
  readonly noAreas: string;
  /** How a text provider is asked to write in this language. */
  readonly manner: string;
};
