import type { PlayedAnswer } from '../../answers.ts';
import type { Setting } from '../game.ts';
import { chanceFor } from '../lots.ts';
import type { Seen } from './bets.ts';
import { BLOCK_LENGTH, type DealtProblem, makeForm } from './form.ts';
import { dealPractice, PRACTICE, type PracticeTemplate } from './practice.ts';
import { type ForkTrial, type StoneAnswer, TOWERS, WALKS } from './script.ts';
import { type CountedFork, countedFork, dealWalks, type Walk, type WalkTemplate, walkOn } from './walks.ts';

/** A sitting is the same for everybody: practice, three blocks of towers, two halves of walks. The seed deals; answers only lead through. */

/** A trial to play, its key included. */
export type Trial = {
  readonly id: string;
  /** Counts from 1 within the practice, and within each part. */
  readonly number: number;
  readonly practice: boolean;
  readonly retry: boolean;
  readonly restBefore: boolean;
  readonly share: number;
  readonly isUntimed: boolean;
} & (TowerToBuild | ForkToTake);

export type TowerToBuild = { readonly kind: 'tower'; readonly dealt: DealtProblem };
export type ForkToTake = {
  readonly kind: 'fork';
  readonly walk: number;
  readonly steps: number;
  readonly stepsLeft: number;
  readonly seen: Seen;
  readonly last: ForkTrial['last'];
  readonly basket: number;
  /** Null for a fork that does not count. */
  readonly counted: CountedFork | null;
  /** Null in practice. */
  readonly template: WalkTemplate | null;
};

type Dealt = {
  readonly practice: ReadonlyMap<PracticeTemplate, DealtProblem>;
  readonly towers: readonly DealtProblem[];
  readonly walks: readonly Walk[];
};

/** What each seed deals, for the sittings that are being played. */
const KEPT = 200;
const kept = new Map<number, Dealt>();

function dealtFor(seed: number): Dealt {
  const known = kept.get(seed);
  if (known) return known;
  const dealt: Dealt = {
    practice: new Map(
      PRACTICE.flatMap((template, index) =>
        template.kind === 'tower' ? [[template, dealPractice(template, chanceFor(seed, 10 + index))]] : [],
      ),
    ),
    towers: makeForm(chanceFor(seed, 1)),
    walks: dealWalks(chanceFor(seed, 2)),
  };
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(seed, dealt);
  return dealt;
}

const MAX_TRIES = 2;
/** Of the way through the sitting that the towers are, by the time they take. */
const SHARE_OF_TOWERS = 0.7;

type Played = readonly PlayedAnswer<StoneAnswer>[];

/** What is still to be practised, and how often its first has been tried; then the paths that were taken, in all walks. */
function standingAfter(played: Played) {
  let practised = 0;
  let tries = 0;
  let towers = 0;
  const paths: number[] = [];
  for (const { option, answer } of played) {
    if (practised < PRACTICE.length) {
      const isDone = option === 'right' || tries + 1 >= MAX_TRIES;
      practised += isDone ? 1 : 0;
      tries = isDone ? 0 : tries + 1;
    } else if (answer.kind === 'tower') towers += 1;
    else paths.push(answer.path);
  }
  return { practised, tries, towers, paths };
}

/** The trial after these answers, or null when the sitting is finished. */
export function nextTrial(played: Played, { seed, isUntimed }: Setting): Trial | null {
  const { practised, tries, towers, paths } = standingAfter(played);
  const dealt = dealtFor(seed);
  const common = { isUntimed, practice: false, retry: false, restBefore: false, share: 0 };
  const due = PRACTICE[practised];
  if (due) {
    const isAgain = tries > 0;
    const own = {
      ...common,
      id: `practice-${practised + 1}${isAgain ? '-again' : ''}`,
      number: practised + 1,
      practice: true,
      retry: isAgain,
    };
    if (due.kind === 'tower') return { ...own, kind: 'tower', dealt: dealt.practice.get(due)! };
    const { seen, steps, better, reason } = due;
    const counted = { better, reason, isFirst: true };
    return { ...own, kind: 'fork', walk: 0, steps, stepsLeft: steps, seen, last: null, basket: 0, counted, template: null };
  }
  if (towers < TOWERS) {
    const restBefore = towers > 0 && towers % BLOCK_LENGTH === 0;
    const share = rounded((SHARE_OF_TOWERS * towers) / TOWERS);
    return { ...common, id: `tower-${towers + 1}`, number: towers + 1, restBefore, share, kind: 'tower', dealt: dealt.towers[towers]! };
  }
  return forkAfter(paths, dealt.walks, common);
}

const rounded = (share: number): number => Math.round(1000 * share) / 1000;

function forkAfter(
  paths: readonly number[],
  walks: readonly Walk[],
  common: Pick<Trial, 'isUntimed' | 'practice' | 'retry'>,
): Trial | null {
  let begun = 0;
  let basket = 0;
  let last: ForkTrial['last'] = null;
  for (const [index, walk] of walks.entries()) {
    const own = paths.slice(begun, begun + walk.template.steps);
    const { seen, stepsLeft, found } = walkOn(walk, own);
    basket += found.reduce((sum, berries) => sum + berries, 0);
    if (own.length > 0) last = { path: own.at(-1)!, berries: found.at(-1)!, hasEndedWalk: stepsLeft === 0 };
    if (stepsLeft > 0) {
      const isNew = own.length === 0;
      return {
        ...common,
        id: `fork-${paths.length + 1}`,
        number: paths.length + 1,
        restBefore: isNew && index % (WALKS / 2) === 0,
        share: rounded(SHARE_OF_TOWERS + ((1 - SHARE_OF_TOWERS) * index) / WALKS),
        kind: 'fork',
        walk: index + 1,
        steps: walk.template.steps,
        stepsLeft,
        seen,
        last,
        basket,
        counted: countedFork(walk, own),
        template: walk.template,
      };
    }
    begun += walk.template.steps;
  }
  return null;
}
