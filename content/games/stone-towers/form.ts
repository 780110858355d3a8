import type { Random } from '#psychometrics';
import { shuffle } from '../../seeds/script-shuffle.ts';
import { pick } from '../lots.ts';
import { difficultyOf, HIERARCHIES, type Problem, SCORED_MOVES, SCORED_PROBLEMS } from './problems.ts';
import type { Poles } from './script-poles.ts';
import { COLOUR_ORDERS, STATES } from './states.ts';

/** A problem as it is dealt: with colours. */
export type DealtProblem = { readonly problem: Problem; readonly start: Poles; readonly goal: Poles };

const STRATA = 8;
/** Three blocks; each begins with the shorter ones. So many of four, five and six moves. */
const BLOCKS = [
  [3, 3, 2],
  [3, 2, 3],
  [2, 3, 3],
] as const;
export const BLOCK_LENGTH = 8;

/**
 * The problems of one length in eight strata: by what their goal tells of the order of moves, then by difficulty. One of each stratum makes two
 * forms alike in what makes them hard, though few problems are the same.
 */
const STRATA_OF_LENGTH: readonly (readonly (readonly Problem[])[])[] = SCORED_MOVES.map((moves) => {
  const sorted = SCORED_PROBLEMS.filter(({ least }) => least === moves).toSorted(
    (one, other) =>
      HIERARCHIES.indexOf(one.hierarchy) - HIERARCHIES.indexOf(other.hierarchy) ||
      difficultyOf(one) - difficultyOf(other) ||
      one.id.localeCompare(other.id),
  );
  return Array.from({ length: STRATA }, (_, stratum) =>
    sorted.slice(Math.round((stratum * sorted.length) / STRATA), Math.round(((stratum + 1) * sorted.length) / STRATA)),
  );
});

/** Stones change colours; the problem stays what it is. */
export function deal(problem: Problem, random: Random): DealtProblem {
  const colours = pick(COLOUR_ORDERS, random);
  const dress = (state: number) => STATES[state]!.map((stones) => stones.map((stone) => colours[stone]!));
  return { problem, start: dress(problem.start), goal: dress(problem.goal) };
}

const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length;
/** Of one problem of each stratum, on average. */
const USUAL_DIFFICULTY = mean(STRATA_OF_LENGTH.flatMap((strata) => strata.map((stratum) => mean(stratum.map(difficultyOf)))));
/** No form is further from it: a twentieth of what one sitting can tell of a person. */
const TOLERANCE = 0.03;

function pickForm(random: Random): readonly (readonly Problem[])[] {
  for (;;) {
    const form = STRATA_OF_LENGTH.map((strata) => strata.map((stratum) => pick(stratum, random)));
    if (Math.abs(mean(form.flat().map(difficultyOf)) - USUAL_DIFFICULTY) <= TOLERANCE) return form;
  }
}

/** The scored problems of a sitting, in order: none of them twice, in whatever colours. */
export function makeForm(random: Random): readonly DealtProblem[] {
  const left = pickForm(random).map((problems) => shuffle(problems, random));
  return BLOCKS.flatMap((quotas) => quotas.flatMap((quota, length) => left[length]!.splice(0, quota).map((one) => deal(one, random))));
}
