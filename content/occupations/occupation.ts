import type { FacetName } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Education, Interest, Place } from '#contract/occupations.ts';

export type Words = Readonly<Record<Language, string>>;

/** An occupation of the list. Titles follow the unit groups of ISCO-08; all else is our own reasoning, and nobody has validated it. */
export type Occupation = {
  /** ISCO-08 unit group, four digits. */
  readonly code: string;
  readonly title: Words;
  /** One moment of an ordinary day there. */
  readonly day: Words;
  /** Our own judgement, the most fitting first. */
  readonly interests: readonly Interest[];
  /** What most people who begin there have behind them. */
  readonly education: Education;
  readonly place: Place;
  /** The facets whose high end the work asks for, three to six, and where it does. */
  readonly wants: Readonly<Partial<Record<FacetName, Words>>>;
};
