import type { KeyedItem } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import type { Reason } from './bets.ts';
import { difficultyOf, type Problem, SCORED_PROBLEMS } from './problems.ts';
import { WALK_TEMPLATES, type WalkTemplate } from './walks.ts';

/** Facets that the game moves: solving in the fewest moves, and when to explore and when to use what is known. */
export const PLANNING = facet(10, 'cognitive');
export const EXPLORING = facet(9, 'cognitive');

/**
 * Fixed design slopes, as large as it takes for the game alone to reach reliability .73 and .60; sitting.test.ts shows it. Per class of moves,
 * and of the better bet.
 */
const PLANNING_SLOPE = 0.4;
const EXPLORING_SLOPE = 0.62;

/** Moves above the fewest: none, one or two, more, or not built within the moves and the minute. In order. */
const TOWER_OPTIONS = ['unsolved', 'more', 'near', 'exact'] as const;
export type TowerOption = (typeof TOWER_OPTIONS)[number];
/** At the difficulty. */
const TOWER_SHARES: Record<TowerOption, number> = { exact: 0.5, near: 0.29, more: 0.14, unsolved: 0.07 };
const MAX_NEAR = 2;

export const towerOption = (moves: number, least: number): TowerOption =>
  moves === least ? 'exact' : moves <= least + MAX_NEAR ? 'near' : 'more';

/** Ordered classes with steps of one slope (generalized partial credit: Muraki 1992, Applied Psychological Measurement 16, 159-176). */
function towerItem(problem: Problem): KeyedItem {
  const difficulty = difficultyOf(problem);
  return {
    id: problem.id,
    options: TOWER_OPTIONS.map((id, rank) => {
      const slope = PLANNING_SLOPE * rank;
      return { id, intercept: Math.log(TOWER_SHARES[id]) - slope * difficulty, loadings: [{ dimension: PLANNING, slope }] };
    }),
  };
}

/**
 * How many typical people take the better bet: more where it is what is known than where it is new, since most explore less than pays
 * (Wilson et al. 2014); more where it is worth more. The order is from there, the sizes are a design, to be re-estimated from answers.
 */
const SHARE_OF_REASON: Record<Reason, number> = { known: 0.74, new: 0.6 };
const DEMAND_OF_WORTH = 0.35;
const USUAL_WORTH = 1.8;

export const FORK_OPTIONS = ['other-bet', 'better-bet'] as const;

const forkOptions = (reason: Reason, worth: number): KeyedItem['options'] => [
  { id: 'other-bet', intercept: 0, loadings: [{ dimension: EXPLORING, slope: 0 }] },
  {
    id: 'better-bet',
    intercept: Math.log(SHARE_OF_REASON[reason] / (1 - SHARE_OF_REASON[reason])) + DEMAND_OF_WORTH * (worth - USUAL_WORTH),
    loadings: [{ dimension: EXPLORING, slope: EXPLORING_SLOPE }],
  },
];

export const firstForkId = ({ id, reason }: WalkTemplate): string => `${id}-first-${reason}`;
export const laterForkId = ({ id }: WalkTemplate): string => `${id}-later-known`;

export const TOWER_ITEMS: readonly KeyedItem[] = SCORED_PROBLEMS.map(towerItem);
export const FORK_ITEMS: readonly KeyedItem[] = WALK_TEMPLATES.flatMap((template) => [
  { id: firstForkId(template), options: forkOptions(template.reason, (template.worth[0] + template.worth[1]) / 2) },
  ...(template.steps > 1 ? [{ id: laterForkId(template), options: forkOptions('known', USUAL_WORTH) }] : []),
]);

const towerIds = new Set(TOWER_ITEMS.map(({ id }) => id));
const reasonOfFork = new Map<string, Reason>(FORK_ITEMS.map(({ id }) => [id, id.endsWith('-new') ? 'new' : 'known']));
export const isTowerItem = (item: string | null): boolean => item !== null && towerIds.has(item);
/** Undefined for what is no fork. */
export const forkReason = (item: string | null): Reason | undefined => (item === null ? undefined : reasonOfFork.get(item));

export const bank = { version: '2026-11.design-2', items: [...TOWER_ITEMS, ...FORK_ITEMS] } as const;
