import type { Random } from '#psychometrics';
import { pick } from '../lots.ts';
import type { Reason, Seen } from './bets.ts';
import { type DealtProblem, deal } from './form.ts';
import { type Hierarchy, PROBLEMS } from './problems.ts';
import { LONG_WALK } from './script.ts';

/** Told how it went, before the scored part; never scored. */
export type PracticeTemplate =
  | { readonly kind: 'tower'; readonly least: number; readonly hierarchy: Hierarchy }
  | { readonly kind: 'fork'; readonly steps: number; readonly seen: Seen; readonly better: number; readonly reason: Reason };

/**
 * Two short towers and a long one that asks for a plan. Then two forks: a good path with one step to go; and a fair path with four steps to go,
 * where a look at the other one pays.
 */
export const PRACTICE: readonly PracticeTemplate[] = [
  { kind: 'tower', least: 3, hierarchy: 'clear' },
  { kind: 'tower', least: 3, hierarchy: 'partial' },
  { kind: 'tower', least: 7, hierarchy: 'partial' },
  { kind: 'fork', steps: 1, seen: [[25, 23, 28], [14]], better: 0, reason: 'known' },
  { kind: 'fork', steps: LONG_WALK, seen: [[19, 17, 20], []], better: 1, reason: 'new' },
];

export const dealPractice = ({ least, hierarchy }: Extract<PracticeTemplate, { kind: 'tower' }>, random: Random): DealtProblem =>
  deal(
    pick(
      PROBLEMS.filter((problem) => problem.least === least && problem.hierarchy === hierarchy),
      random,
    ),
    random,
  );
