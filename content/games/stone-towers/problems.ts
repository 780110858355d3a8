import type { Poles } from './script-poles.ts';
import { bestWays, FEWEST, FIRST_OF_SHAPE, STATES, type Step } from './states.ts';

/**
 * Every problem that there is, up to the colours of the stones: six shapes to begin with and 36 states to come to. What makes one hard is read
 * off its shortest ways: Kaller, Unterrainer, Rahm and Halsband 2004, Cognitive Brain Research 20, 462-472; Berg, Byrd, McNamara and Case 2010,
 * Brain and Cognition 72, 472-482; Kaller, Rahm, Koestering and Unterrainer 2011, Behavioural Brain Research 216, 1-8.
 */
export type Problem = {
  readonly id: string;
  /** Places in STATES. */
  readonly start: number;
  readonly goal: number;
  readonly least: number;
  /** Whether the goal tells which stone is to be placed first: a whole tower does, two stones on one another do in part, three apart do not. */
  readonly hierarchy: Hierarchy;
  /** Stones that stand where they belong and yet have to be taken away, on the shortest way with the fewest of them. */
  readonly detours: number;
  /** Moves before the first stone comes to where it stays, at least. */
  readonly depth: number;
  /** How many shortest ways there are. */
  readonly ways: number;
};

export const HIERARCHIES = ['clear', 'partial', 'flat'] as const;
export type Hierarchy = (typeof HIERARCHIES)[number];

/** Where each stone stands: pole and height as one number. */
const placesIn = (poles: Poles): number[] => {
  const places: number[] = [];
  for (const [pole, stones] of poles.entries()) for (const [height, stone] of stones.entries()) places[stone] = 10 * pole + height;
  return places;
};
const PLACES = STATES.map(placesIn);

function hierarchyOf(goal: number): Hierarchy {
  const highest = Math.max(...STATES[goal]!.map((stones) => stones.length));
  return highest === 3 ? 'clear' : highest === 2 ? 'partial' : 'flat';
}

/** The states that a way passes, its start included. */
const passed = (start: number, way: readonly Step[]): number[] => [start, ...way.map(({ to }) => to)];

const isPlaced = (state: number, goal: number, stone: number): boolean => PLACES[state]![stone] === PLACES[goal]![stone];
const ALL = [0, 1, 2];

function detoursOf(states: readonly number[], goal: number): number {
  const leaves = (index: number) =>
    ALL.some((stone) => isPlaced(states[index]!, goal, stone) && !isPlaced(states[index + 1]!, goal, stone));
  return states.slice(0, -1).filter((_, index) => leaves(index)).length;
}

/** Moves until a stone comes to its place and stays there. */
function depthOf(states: readonly number[], goal: number): number {
  const stays = (index: number) =>
    ALL.some((stone) => !isPlaced(states[index - 1]!, goal, stone) && states.slice(index).every((state) => isPlaced(state, goal, stone)));
  return states.findIndex((_, index) => index > 0 && stays(index)) - 1;
}

function describe(start: number, goal: number): Problem {
  const ways = bestWays(start, goal).map((way) => passed(start, way));
  return {
    id: `tower-${start}-${goal}`,
    start,
    goal,
    least: FEWEST[start]![goal]!,
    hierarchy: hierarchyOf(goal),
    detours: Math.min(...ways.map((states) => detoursOf(states, goal))),
    depth: Math.min(...ways.map((states) => depthOf(states, goal))),
    ways: ways.length,
  };
}

/** Of three to seven moves: the shorter ones ask for no plan. */
export const PROBLEMS: readonly Problem[] = FIRST_OF_SHAPE.flatMap((start) =>
  STATES.flatMap((_, goal) => (FEWEST[start]![goal]! >= 3 && FEWEST[start]![goal]! <= 7 ? [describe(start, goal)] : [])),
);

export const SCORED_MOVES = [4, 5, 6] as const;
export const SCORED_PROBLEMS = PROBLEMS.filter(({ least }) => (SCORED_MOVES as readonly number[]).includes(least));

/**
 * Difficulty: the value of the facet at which half build the tower in the fewest moves. The order of the demands is from the sources above, their
 * sizes are a design, to be re-estimated from answers.
 */
const MEAN_DIFFICULTY = -0.55;
const DEMAND_OF_MOVE = 0.5;
const DEMAND_OF_HIERARCHY: Record<Hierarchy, number> = { clear: -0.2, partial: 0.05, flat: 0.25 };
const DEMAND_OF_DETOUR = 0.45;
const DEMAND_OF_DEPTH = 0.2;
const RELIEF_OF_WAY = 0.25;
/** Means over the scored problems of five moves, so that MEAN_DIFFICULTY is what its name says. */
const USUAL = { moves: 5, detours: 0.07, depth: 1.4, logWays: 0.5 } as const;

export const difficultyOf = ({ least, hierarchy, detours, depth, ways }: Problem): number =>
  MEAN_DIFFICULTY +
  DEMAND_OF_MOVE * (least - USUAL.moves) +
  DEMAND_OF_HIERARCHY[hierarchy] +
  DEMAND_OF_DETOUR * (detours - USUAL.detours) +
  DEMAND_OF_DEPTH * (depth - USUAL.depth) -
  RELIEF_OF_WAY * (Math.log2(ways) - USUAL.logWays);

const leastById = new Map(PROBLEMS.map(({ id, least }) => [id, least]));
export const leastOf = (id: string): number => leastById.get(id)!;
