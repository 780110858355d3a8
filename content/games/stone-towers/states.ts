import { type Move, mayMove, moveStone, POLES, type Poles, ROOM, STONES } from './script-poles.ts';

/** Every way in which three stones can stand on the poles, and every move between two of them: 36 states, searched through once. */

const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** How many stones stand on each pole. */
const SHAPES: readonly (readonly number[])[] = Array.from({ length: (STONES + 1) ** POLES }, (_, code) =>
  ROOM.map((_room, pole) => Math.floor(code / (STONES + 1) ** pole) % (STONES + 1)),
).filter((counts) => counts.reduce((sum, count) => sum + count, 0) === STONES && counts.every((count, pole) => count <= ROOM[pole]!));

const standing = (counts: readonly number[], order: readonly number[]): Poles =>
  counts.map((count, pole) => {
    const before = counts.slice(0, pole).reduce((sum, each) => sum + each, 0);
    return order.slice(before, before + count);
  });

export const STATES: readonly Poles[] = SHAPES.flatMap((counts) => ORDERS.map((order) => standing(counts, order)));
/** One state of each shape, with the stones in their first order: where a problem begins, up to the colours. */
export const FIRST_OF_SHAPE: readonly number[] = SHAPES.map((_, shape) => shape * ORDERS.length);
export const COLOUR_ORDERS = ORDERS;

const nameOf = (poles: Poles): string => poles.map((stones) => stones.join('')).join('|');
const placeOf = new Map(STATES.map((poles, place) => [nameOf(poles), place]));
/** Where these poles are in STATES. */
export const stateOf = (poles: Poles): number => placeOf.get(nameOf(poles))!;

export type Step = { readonly move: Move; readonly to: number };
const MOVES: readonly Move[] = ROOM.flatMap((_, from) => ROOM.flatMap((_room, to) => (from === to ? [] : [{ from, to }])));

/** The moves that each state allows, and where they lead. */
export const STEPS: readonly (readonly Step[])[] = STATES.map((poles) =>
  MOVES.flatMap((move) => (mayMove(poles, move) ? [{ move, to: stateOf(moveStone(poles, move)) }] : [])),
);

/** The fewest moves between two states: breadth first from each. */
export const FEWEST: readonly (readonly number[])[] = STATES.map((_, start) => {
  const fewest = STATES.map(() => Number.POSITIVE_INFINITY);
  fewest[start] = 0;
  const queue = [start];
  for (const state of queue) {
    for (const { to } of STEPS[state]!) {
      if (fewest[to]! < Number.POSITIVE_INFINITY) continue;
      fewest[to] = fewest[state]! + 1;
      queue.push(to);
    }
  }
  return fewest;
});

/** Every shortest way, as its steps. */
export function bestWays(start: number, goal: number): (readonly Step[])[] {
  if (start === goal) return [[]];
  return STEPS[start]!.filter(({ to }) => FEWEST[to]![goal]! < FEWEST[start]![goal]!).flatMap((step) =>
    bestWays(step.to, goal).map((rest) => [step, ...rest]),
  );
}
