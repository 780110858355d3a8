import type { Language } from '#contract/language.ts';
import type { Path, Step, StepOf } from '#contract/steady-words.ts';

/** Something to write into. `id` names it in what is kept. */
export type Field = { readonly id: string; readonly label: string; readonly hint?: string };

export type Block =
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  | { readonly kind: 'points'; readonly title: string; readonly points: readonly string[]; readonly isNumbered?: true }
  | { readonly kind: 'fields'; readonly title: string; readonly lead: string; readonly fields: readonly Field[] }
  | { readonly kind: 'timer'; readonly title: string; readonly lead: string; readonly minutes: number }
  | { readonly kind: 'scenes'; readonly title: string; readonly lead: string }
  | { readonly kind: 'strengths'; readonly title: string; readonly lead: string; readonly none: string };

/** One step in one language, as a page shows it. Its title stands in steady.json, since lists show it too. */
export type StepText = {
  /** What it is for, in one sentence. */
  readonly aim: string;
  readonly minutes: number;
  readonly blocks: readonly Block[];
  /** What is said when it is done. */
  readonly close: string;
};
export type PathText<P extends Path> = { readonly [S in StepOf<P>]: StepText };

/** Where a step comes from, and what was found there, in our words. */
export type Source = {
  readonly who: string;
  readonly year: number;
  readonly what: string;
  readonly found: Readonly<Record<Language, string>>;
};
export type Sources = { readonly [S in Step]: readonly [Source, ...Source[]] };
