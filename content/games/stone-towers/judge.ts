import { type Judged, UnusableAnswer } from '../../answers.ts';
import { FORK_OPTIONS, firstForkId, laterForkId, towerOption } from './key.ts';
import { PATHS, type PracticeShown, type StoneAnswer } from './script.ts';
import { mayMove, moveLimit, moveStone, standAlike } from './script-poles.ts';
import type { ForkToTake, TowerToBuild, Trial } from './sitting.ts';
import { bestWays } from './states.ts';

/** The option of a fork that does not count. */
const NOT_COUNTED = 'not-counted';

/** What an answer comes to. */
export function judge(trial: Trial, answer: StoneAnswer): Judged {
  if (answer.kind === 'tower' && trial.kind === 'tower') return judgeTower(trial, answer);
  if (answer.kind === 'fork' && trial.kind === 'fork') return judgeFork(trial, answer);
  throw new UnusableAnswer('This answer belongs to another kind of trial.');
}

/** Plays the moves once more; says whether the tower stood at their end. */
function isBuiltBy(trial: TowerToBuild & Trial, { moves, at, timedOut }: Extract<StoneAnswer, { kind: 'tower' }>): boolean {
  const { start, goal, problem } = trial.dealt;
  const limit = moveLimit(problem.least);
  if (at.length !== moves.length || at.some((time, index) => time < (at[index - 1] ?? 0)))
    throw new UnusableAnswer('Each move needs a time, none before the one before.');
  if (moves.length > limit) throw new UnusableAnswer(`More than ${limit} moves cannot be made here.`);
  let poles = start;
  for (const move of moves) {
    if (standAlike(poles, goal)) throw new UnusableAnswer('The tower stood before the last move.');
    if (!mayMove(poles, move)) throw new UnusableAnswer('A move of this kind is not possible.');
    poles = moveStone(poles, move);
  }
  const isBuilt = standAlike(poles, goal);
  const isEnded = isBuilt || moves.length === limit;
  if (timedOut === isEnded || (timedOut && trial.isUntimed)) throw new UnusableAnswer('The moves do not end where they say.');
  return isBuilt;
}

function judgeTower(trial: TowerToBuild & Trial, answer: Extract<StoneAnswer, { kind: 'tower' }>): Judged {
  const { problem } = trial.dealt;
  const isBuilt = isBuiltBy(trial, answer);
  const made = answer.moves.length;
  const option = isBuilt ? towerOption(made, problem.least) : 'unsolved';
  if (!trial.practice) return { item: problem.id, option };
  const [way] = bestWays(problem.start, problem.goal);
  return feedback(option === 'exact', { kind: 'tower', best: way!.map(({ move }) => move), made, isBuilt });
}

function judgeFork(trial: ForkToTake & Trial, { path, basket }: Extract<StoneAnswer, { kind: 'fork' }>): Judged {
  if (!Number.isInteger(path) || path < 0 || path >= PATHS) throw new UnusableAnswer(`There is no path ${path}.`);
  if (basket !== trial.basket) throw new UnusableAnswer('This is not what lies in the basket.');
  const { counted, template } = trial;
  if (counted === null) return { item: null, option: NOT_COUNTED };
  const isBetter = path === counted.better;
  if (template === null) return feedback(isBetter, { kind: 'fork', better: counted.better, reason: counted.reason });
  const item = counted.isFirst ? firstForkId(template) : laterForkId(template);
  return { item, option: FORK_OPTIONS[isBetter ? 1 : 0] };
}

function feedback(isRight: boolean, shown: PracticeShown): Judged {
  const told = isRight ? 'right' : 'wrong';
  return { item: null, option: told, feedback: told, shown };
}
