import type { House } from '#content/mind/facets.ts';
import type { StrengthRange } from '#content/mind/strength.ts';
import type { Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import type { Measured, Place } from '#contract/strengths.ts';

export type HouseFact = {
  readonly house: House;
  /** 0 to 5, with one decimal as it is shown; null where too little has been answered to say. */
  readonly strength: number | null;
  /** Of the strength, on the same scale; null with it. */
  readonly standardError: number | null;
  /** The range that holds it with 95%, as the charts show it; null with it. */
  readonly range: StrengthRange | null;
  /** Among one's own twelve; null while there is no ranking. */
  readonly place: Place | null;
};
export type MeasuredHouse = Measured<HouseFact>;

/** One of the weakest houses, as the Master Your Weaknesses cards show it. `weaknessFact` in rules.ts makes it from the house's texts. */
export type WeaknessFact = {
  readonly house: House;
  /** The first 100 characters of its description. */
  readonly description: string;
  /** At most two of its tips. */
  readonly tips: readonly string[];
};

/** A statement about the person in our own words. Where it was taken from, it is gone: no other text and no report of the person says it. */
export type Told = {
  /** Names the statement. */
  readonly insight: string;
  readonly text: string;
  /** Of a step: how one notices that it works. */
  readonly sign?: string;
  /** What it is about, in a few words. */
  readonly label?: string;
  readonly houses: readonly House[];
};

/** What one text may tell, in each list the surest first; a list is empty where nothing is sure enough. */
export type Material = {
  /** Scenes of the high ends of facets; in a summary of whom nothing high is sure, what the low ends are good for. */
  readonly highs: readonly Told[];
  /** Scenes of low ends. */
  readonly lows: readonly Told[];
  /** Two houses that meet. */
  readonly pairs: readonly Told[];
  /** Two facets of one house that differ. */
  readonly contrasts: readonly Told[];
  /** What to do with a strength. */
  readonly uses: readonly Told[];
  /** Ten minutes for a low end. */
  readonly steps: readonly Told[];
  /** What was done in a game, in its counts. */
  readonly done: readonly Told[];
};

/** Houses that belong to the person's own stronger or quieter six with a chance of three in four or more. */
export type Halves = { readonly stronger: readonly House[]; readonly quieter: readonly House[] };

/** A side by its label, and the statement that the label makes. */
export type NamedSide = { readonly insight: string; readonly label: string };
/** At each end every sure side, the surest first. A summary names the first three (specification, sections 7 and 9). */
export const MAX_NAMED = 3;
export type Named = { readonly highs: readonly NamedSide[]; readonly lows: readonly NamedSide[] };

/** What all is told from. `only` is the one test where there is but one. */
export type TestsTaken = { readonly count: number; readonly only: OnlyTest | null };
export type OnlyTest = { readonly kind: 'story' | 'game'; readonly title: string };

/** A measured facet by its name, on the scale of strengths. */
export type FacetFact = { readonly name: string; readonly strength: number; readonly range: StrengthRange };

/**
 * All that a writer gets: computed numbers, labels and our own sentences. There is no field for a name, an e-mail, an id or an answer, so none can reach a provider.
 * The reports domain fills it, and computes strengths, places, ranking and what is alike.
 */
export type NarrativeFacts = {
  readonly kind: TextKind;
  readonly language: Language;
  /** Are all twelve tests in? Until then everything is told as "so far". */
  readonly isComplete: boolean;
  readonly tests: TestsTaken;
  readonly material: Material;
  readonly halves: Halves;
  /** What a summary names before it tells scenes. */
  readonly named: Named;
  /** Where one game is all: what it measured and neither end of which is sure. */
  readonly open: readonly FacetFact[];
  /** All twelve, in the order of their numbers. */
  readonly houses: readonly HouseFact[];
  /** Measured houses from the strongest to the weakest, in the order the charts show; empty while fewer than six are measured. */
  readonly ranking: readonly House[];
  /** Runs of two or more neighbours of the ranking that cannot be told apart, so are told as alike. Runs may overlap. */
  readonly alike: readonly (readonly House[])[];
  /** The one the word cloud draws largest; null while there is no ranking. */
  readonly dominant: House | null;
  /** The lowest four of the ranking, weakest first, when `kind` is `weaknesses`; else empty. */
  readonly weakest: readonly WeaknessFact[];
};

export type Narrative = {
  readonly text: string;
  /** Who wrote it; `fallback` is the summary of two sentences that is shown when a provider fails. */
  readonly writer: 'provider' | 'built-in' | 'fallback';
};
