import { drawNormal, type Random } from '#psychometrics';
import { drawOption, type SimulatedPerson } from '../../simulated-person.ts';
import { pick } from '../lots.ts';
import { betOf } from './bets.ts';
import { judge } from './judge.ts';
import { FORK_ITEMS, TOWER_ITEMS, type TowerOption } from './key.ts';
import { PATHS, type StoneAnswer } from './script.ts';
import { type Move, moveLimit } from './script-poles.ts';
import type { TowerToBuild, Trial } from './sitting.ts';
import { bestWays, STEPS, type Step, stateOf } from './states.ts';

const itemById = new Map([...TOWER_ITEMS, ...FORK_ITEMS].map((item) => [item.id, item]));

/** Where nothing is counted, a person takes what looks better to them so often. */
const SENSIBLE_SHARE = 0.85;

/** Answers as the model of the bank says: a class of moves, and moves of that class. Practice is easy: everyone has it right. */
export function simulate(trial: Trial, person: SimulatedPerson): StoneAnswer {
  if (trial.kind === 'fork') return { kind: 'fork', path: drawPath(trial, person), basket: trial.basket };
  if (trial.practice) return timed(drawMoves(trial, 'exact', person.random), person.random);
  const option = drawOption(itemById.get(trial.dealt.problem.id)!, person) as TowerOption;
  return timed(drawMoves(trial, option, person.random), person.random);
}

function drawPath(trial: Extract<Trial, { kind: 'fork' }>, person: SimulatedPerson): number {
  const { counted, practice, seen, stepsLeft, basket } = trial;
  if (counted === null) {
    const better = betOf(seen, stepsLeft)?.better ?? 0;
    return person.random() < SENSIBLE_SHARE ? better : PATHS - 1 - better;
  }
  if (practice) return counted.better;
  const item = itemById.get(judge(trial, { kind: 'fork', path: counted.better, basket }).item!)!;
  return drawOption(item, person) === 'better-bet' ? counted.better : PATHS - 1 - counted.better;
}

/** Above the fewest, so many moves at least and at most. */
const EXCESS: Record<Exclude<TowerOption, 'unsolved'>, (least: number) => readonly [number, number]> = {
  exact: () => [0, 0],
  near: () => [1, 2],
  more: (least) => [3, moveLimit(least) - least],
};

/** Moves that come to this class. */
export function drawMoves({ dealt }: TowerToBuild, option: TowerOption, random: Random): Move[] {
  const [start, goal] = [stateOf(dealt.start), stateOf(dealt.goal)];
  const { least } = dealt.problem;
  if (option === 'exact') return pick(bestWays(start, goal), random).map(({ move }) => move);
  if (option === 'unsolved') return wander(start, goal, moveLimit(least), random);
  const [fewest, most] = EXCESS[option](least);
  const lengths = Array.from({ length: most - fewest + 1 }, (_, index) => least + fewest + index).filter(
    (length) => waysOf(goal, length)[start]! > 0,
  );
  return arriveAfter(start, goal, pick(lengths, random), random);
}

/** For each state, the number of ways that come to the goal after exactly so many moves and not before. */
function waysOf(goal: number, length: number): readonly number[] {
  let ways: readonly number[] = STEPS.map((_, state) => (state === goal ? 1 : 0));
  for (let moves = 1; moves <= length; moves += 1)
    ways = STEPS.map((steps, state) => (state === goal ? 0 : steps.reduce((sum, { to }) => sum + ways[to]!, 0)));
  return ways;
}

function arriveAfter(start: number, goal: number, length: number, random: Random): Move[] {
  const moves: Move[] = [];
  let state = start;
  for (let left = length - 1; left >= 0; left -= 1) {
    const ways = waysOf(goal, left);
    const open = STEPS[state]!.filter(({ to }) => ways[to]! > 0);
    const step = pick(onward(open, moves.at(-1)), random);
    moves.push(step.move);
    state = step.to;
  }
  return moves;
}

/** So many moves that never come to the goal. */
function wander(start: number, goal: number, length: number, random: Random): Move[] {
  const moves: Move[] = [];
  let state = start;
  while (moves.length < length) {
    const step = pick(
      onward(
        STEPS[state]!.filter(({ to }) => to !== goal),
        moves.at(-1),
      ),
      random,
    );
    moves.push(step.move);
    state = step.to;
  }
  return moves;
}

export const isBackOf = (move: Move, before: Move | undefined): boolean =>
  before !== undefined && move.from === before.to && move.to === before.from;

/** Nobody takes a stone straight back who can do anything else. */
function onward(steps: readonly Step[], before: Move | undefined): readonly Step[] {
  const others = steps.filter(({ move }) => !isBackOf(move, before));
  return others.length > 0 ? others : steps;
}

/** Seconds to plan, then about one a move. */
const PLAN_MS = 5_000;
const MOVE_MS = 1_100;
const SPREAD = 0.4;

export function timed(moves: readonly Move[], random: Random): Extract<StoneAnswer, { kind: 'tower' }> {
  let passed = 0;
  const at = moves.map((_, index) => {
    passed += Math.round((index === 0 ? PLAN_MS : MOVE_MS) * Math.exp(SPREAD * drawNormal(random)));
    return passed;
  });
  return { kind: 'tower', moves, at, timedOut: false };
}
