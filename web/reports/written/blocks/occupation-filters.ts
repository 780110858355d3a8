import { EDUCATIONS, INTERESTS, PLACES } from '#contract/occupations.ts';
import type { BlockOf } from '../block-props.ts';

export type OccupationRow = BlockOf<'occupations'>['rows'][number];

/** Bounds of Frey and Osborne themselves: .3 and .7. `unknown`: they have no figure for it. */
const RISKS = ['low', 'medium', 'high', 'unknown'] as const;
type Risk = (typeof RISKS)[number];

function riskOf({ automation }: OccupationRow): Risk {
  if (automation === null) return 'unknown';
  if (automation < 0.3) return 'low';
  return automation > 0.7 ? 'high' : 'medium';
}

/** What may be chosen, by question; the words of each stand in `occupations.<question>.<option>`. */
export const FILTERS = { interests: INTERESTS, education: EDUCATIONS, place: PLACES, automation: RISKS } as const;
export type Question = keyof typeof FILTERS;
export const QUESTIONS = Object.keys(FILTERS) as Question[];

const optionsOf: Readonly<Record<Question, (row: OccupationRow) => readonly string[]>> = {
  interests: ({ interests }) => interests,
  education: ({ education }) => [education],
  place: ({ place }) => [place],
  automation: (row) => [riskOf(row)],
};

export type Chosen = Readonly<Record<Question, readonly string[]>>;
export const NOTHING_CHOSEN: Chosen = { interests: [], education: [], place: [], automation: [] };

export const isAnythingChosen = (chosen: Chosen): boolean => QUESTIONS.some((question) => chosen[question].length > 0);

export const toggle = (chosen: Chosen, question: Question, option: string): Chosen => {
  const options = chosen[question];
  return { ...chosen, [question]: options.includes(option) ? options.filter((one) => one !== option) : [...options, option] };
};

/** Of each question with a choice, one of the chosen; a question without a choice lets all pass. */
export const filterRows = (rows: readonly OccupationRow[], chosen: Chosen): OccupationRow[] =>
  rows.filter((row) =>
    QUESTIONS.every((question) => chosen[question].length === 0 || optionsOf[question](row).some((one) => chosen[question].includes(one))),
  );

/** Options that some row has: a button that can only empty the list is not offered. */
export const optionsIn = (rows: readonly OccupationRow[], question: Question): string[] =>
  FILTERS[question].filter((option) => rows.some((row) => optionsOf[question](row).includes(option)));

/** Two thirds of what is shown are close, where there are enough of both, so that the second band is seen as well. */
export function firstRows(rows: readonly OccupationRow[], atMost: number): OccupationRow[] {
  const [close, near] = [rows.filter(({ band }) => band === 'close'), rows.filter(({ band }) => band === 'near')];
  const shownClose = close.slice(0, Math.max(Math.round((2 / 3) * atMost), atMost - near.length));
  return [...shownClose, ...near.slice(0, atMost - shownClose.length)];
}
