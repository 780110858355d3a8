import type { Random } from '#psychometrics';
import { chanceFor, pick } from '../lots.ts';
import { PATHS, type StoneAnswer } from './script.ts';
import { type Move, mayMove, moveLimit, moveStone, standAlike } from './script-poles.ts';
import { drawMoves, isBackOf, timed } from './simulate.ts';
import type { TowerToBuild, Trial } from './sitting.ts';
import { STEPS, stateOf } from './states.ts';

const RANDOM_HABITS = 6;

/** What somebody may press who does not look: moves by lot, the first move that goes, one stone back and forth; any path. */
export function blindAnswers(trial: Trial): readonly StoneAnswer[] {
  if (trial.kind === 'fork') return Array.from({ length: PATHS }, (_, path) => ({ kind: 'fork', path, basket: trial.basket }));
  const { start, goal, problem } = trial.dealt;
  const random = chanceFor(100 * problem.start + problem.goal, trial.number);
  const byLot: Habit = (possible) => pick(possible, random);
  const habits: readonly Habit[] = [
    (possible) => possible[0]!,
    (possible) => possible.at(-1)!,
    (possible, before) => possible.find((move) => isBackOf(move, before)) ?? possible[0]!,
    ...Array.from({ length: RANDOM_HABITS }, () => byLot),
  ];
  const pressed = habits.map((habit) => pressOn(trial, habit));
  // by chance it may also be the way that practice waits for
  const moves = trial.practice && !standAlike(start, goal) ? [drawMoves(trial, 'exact', random), ...pressed] : pressed;
  return moves.map((made) => quickly(made, random));
}

type Habit = (possible: readonly Move[], before: Move | undefined) => Move;

/** Moves by habit until the tower happens to stand or the moves are used up. */
function pressOn({ dealt: { start, goal, problem } }: TowerToBuild, habit: Habit): Move[] {
  const moves: Move[] = [];
  let poles = start;
  while (moves.length < moveLimit(problem.least) && !standAlike(poles, goal)) {
    const current = poles;
    const possible = STEPS[stateOf(current)]!.map(({ move }) => move).filter((move) => mayMove(current, move));
    const move = habit(possible, moves.at(-1));
    moves.push(move);
    poles = moveStone(current, move);
  }
  return moves;
}

/** In less than half a second a move: no plan is made in that. */
const BLIND_SHARE = 0.2;
const quickly = (moves: readonly Move[], random: Random): StoneAnswer => {
  const answer = timed(moves, random);
  return { ...answer, at: answer.at.map((time) => Math.round(BLIND_SHARE * time)) };
};
