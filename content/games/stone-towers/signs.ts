import type { PlayedAnswer } from '../../answers.ts';
import { INVALID_WEIGHT, type Sign } from '../../signs.ts';
import { isTooEven } from '../evenness.ts';
import { medianOf } from '../median.ts';
import type { StoneAnswer } from './script.ts';
import { isBackOf } from './simulate.ts';

type Scored = readonly PlayedAnswer<StoneAnswer>[];
type BuiltTower = Extract<StoneAnswer, { kind: 'tower' }>;

/**
 * Of 1,000 simulated people who moved stones by lot none built more than five towers of 24; of 1,500 honest ones, low ones among them, none
 * built fewer than twelve (signs.test.ts tries fewer).
 */
const GUESSING_SHARE = 0.4;

/** Taking a stone straight back: who tries things out does it now and then, a hand that only moves does it half of the time. */
const BACK_SHARE = 0.45;
/** The better bet lies as often on one side as on the other. */
const ONE_PATH_SHARE = 0.95;
const MIN_FORKS = 8;

/** Two presses, each on a target that one has to look at: nobody plans and moves a stone in less, tower after tower (Card, Moran and Newell 1983). */
const UNSEEN_MOVE_MS = 300;
/** A first look at a problem alone takes longer. Begun at once throughout, nothing was planned: that alone is only recorded. */
const UNPLANNED_MS = 800;
const UNPLANNED_SHARE = 0.9;

/** Fewer times say nothing of how even they are. */
const MIN_TIMES = 20;
/** Even a player who is there lets the minute run out now and then; on half of the towers and more, nobody was there. */
const ABSENT_SHARE = 0.5;

/** What speaks against a sitting of Stone Towers. It asks for another one and accuses nobody. */
export function signsOf(scored: Scored): readonly Sign[] {
  const towers = scored.flatMap(({ answer }) => (answer.kind === 'tower' ? [answer] : []));
  const built = scored.filter(({ answer, option }) => answer.kind === 'tower' && option !== 'unsolved').length;
  const late = towers.filter(({ timedOut }) => timedOut).length;
  const found: readonly (readonly [isThere: boolean, ...Sign])[] = [
    [late >= ABSENT_SHARE * towers.length && towers.length > 0, 'absent', INVALID_WEIGHT],
    [built < GUESSING_SHARE * (towers.length - late), 'guessing', INVALID_WEIGHT],
    [isBackAndForth(towers) || isOnePath(scored), 'one-place', INVALID_WEIGHT],
    ...hurrySigns(towers),
    [isTooEven(timesBetweenMoves(towers), MIN_TIMES), 'scripted', INVALID_WEIGHT],
  ];
  return found.flatMap(([isThere, flag, weight]) => (isThere ? [[flag, weight] as const] : []));
}

function isBackAndForth(towers: readonly BuiltTower[]): boolean {
  const moves = towers.reduce((sum, tower) => sum + tower.moves.length, 0);
  const back = towers.reduce((sum, tower) => sum + tower.moves.filter((move, index) => isBackOf(move, tower.moves[index - 1])).length, 0);
  return back > BACK_SHARE * moves;
}

function isOnePath(scored: Scored): boolean {
  const paths = scored.flatMap(({ answer }) => (answer.kind === 'fork' ? [answer.path] : []));
  const first = paths.filter((path) => path === 0).length;
  return paths.length >= MIN_FORKS && Math.max(first, paths.length - first) >= ONE_PATH_SHARE * paths.length;
}

function hurrySigns(towers: readonly BuiltTower[]): (readonly [boolean, ...Sign])[] {
  const moved = towers.filter(({ moves }) => moves.length > 0);
  const unplanned = moved.filter(({ at }) => at[0]! < UNPLANNED_MS).length;
  const usual = medianOf(moved.map(({ at, moves }) => at.at(-1)! / moves.length));
  const isUnseen = usual !== undefined && usual < UNSEEN_MOVE_MS;
  return [[isUnseen || (moved.length > 0 && unplanned >= UNPLANNED_SHARE * moved.length), 'hurried', isUnseen ? INVALID_WEIGHT : 1]];
}

/** In all towers. */
const timesBetweenMoves = (towers: readonly BuiltTower[]): number[] =>
  towers.flatMap(({ at }) => at.slice(1).map((time, index) => time - at[index]!));
