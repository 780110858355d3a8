import { chooseItem } from '#psychometrics';
import type { Setting } from '../game.ts';
import { seedFor } from '../lots.ts';
import { drawMatrix } from './drawing.ts';
import { difficultyOf, ITEMS, itemId, timedOutItemId } from './key.ts';
import { type Matrix, makeMatrix } from './play.ts';
import { isClearlyLooking, isPreciseEnough, itemFor, posteriorOf, type Scored } from './posterior.ts';
import { stream } from './random.ts';
import { type LoomTrial, MAX_SCORED_TRIALS, MIN_SCORED_TRIALS, TIME_LIMIT_MS, TRIALS_BETWEEN_RESTS } from './script.ts';
import { FAMILIES, type Family, findTemplate, PRACTICE, TEMPLATES } from './templates.ts';

/**
 * The adaptive rule of a sitting: a pure function of what was answered and of the sitting's seed. Nothing else is remembered, so a
 * reload, another device or a restarted server goes on with the same matrix.
 */

/** A trial to play. `number` counts from 1 within the practice and within the scored part. */
export type Trial = {
  readonly template: string;
  readonly seed: number;
  readonly practice: boolean;
  readonly number: number;
  readonly retry: boolean;
};

/** No family may take more than this share of a sitting, and each comes so often among the first ones. */
const MAX_FAMILY_SHARE = 0.4;
const FROM_EACH_FAMILY = 1;
const FAMILIES_MET_BY = 8;

/** One of the best few, so that not everybody meets the same templates (Kingsbury and Zara 1989, Applied Measurement in Education 2, 359-375). */
const RANDOMESQUE = 5;

/** Below, somebody of whom it is not clear that they look is asked what is easiest. */
const LOW = -1;

const MAX_TRIES = 2;

const choosable = ITEMS.map(({ id }) => itemFor(id));
const difficulties = TEMPLATES.map(difficultyOf);
const templateOfItem = new Map(TEMPLATES.flatMap(({ id }) => [itemId(id), timedOutItemId(id)].map((item) => [item, id] as const)));

/** The trial after these, or null when the sitting is finished. */
export function nextTrial(played: readonly Scored[], setting: Pick<Setting, 'seed'>): Trial | null {
  const seed = seedFor(setting.seed, played.length);
  const { done, tries } = practiceAfter(played);
  const practice = PRACTICE[done];
  if (practice) return { template: practice.id, seed, practice: true, number: done + 1, retry: tries > 0 };

  const scored = played.filter(({ item }) => item !== null);
  if (scored.length >= MAX_SCORED_TRIALS) return null;
  const posterior = posteriorOf(scored);
  const isClear = isClearlyLooking(scored, posterior);
  if (scored.length >= MIN_SCORED_TRIALS && isPreciseEnough(posterior) && isClear) return null;

  // A stream apart from the matrix's own, so that a choice tells nothing of the drawing.
  const random = stream(seedFor(seed, 1)).fraction;
  const isFree = allowance(scored);
  const hardest = !isClear && posterior.mode[0]! < LOW ? hardestOfEasiest(isFree) : Number.POSITIVE_INFINITY;
  const isAllowed = (index: number) => isFree(index) && difficulties[index]! <= hardest;
  const choice = chooseItem({ items: choosable, posterior, isAllowed, best: RANDOMESQUE, random })!;
  return { template: TEMPLATES[choice.index]!.id, seed, practice: false, number: scored.length + 1, retry: false };
}

function hardestOfEasiest(isFree: (index: number) => boolean): number {
  const free = difficulties.filter((_, index) => isFree(index)).sort((one, other) => one - other);
  return free[RANDOMESQUE - 1] ?? Number.POSITIVE_INFINITY;
}

/** How many practice matrices are over, and how often the one that is due was answered wrongly. */
function practiceAfter(played: readonly Scored[]): { readonly done: number; readonly tries: number } {
  let done = 0;
  let tries = 0;
  for (const { item, option } of played) {
    if (item !== null) return { done: PRACTICE.length, tries: 0 };
    const isOver = option.startsWith('right') || tries + 1 >= MAX_TRIES;
    done += isOver ? 1 : 0;
    tries = isOver ? 0 : tries + 1;
  }
  return { done, tries };
}

/** Which templates may come next: not seen, and within the quotas of content. */
function allowance(scored: readonly Scored[]): (index: number) => boolean {
  const seen = new Set(scored.map(({ item }) => templateOfItem.get(item!)));
  const met = new Map<Family, number>(FAMILIES.map((family) => [family, 0]));
  for (const template of seen) {
    const { family } = findTemplate(template!);
    met.set(family, met.get(family)! + 1);
  }
  const lacking = FAMILIES.reduce((sum, family) => sum + Math.max(0, FROM_EACH_FAMILY - met.get(family)!), 0);
  const mustFill = lacking > 0 && FAMILIES_MET_BY - scored.length <= lacking;
  const most = mustFill ? FROM_EACH_FAMILY : Math.floor(MAX_FAMILY_SHARE * MAX_SCORED_TRIALS);
  return (index) => {
    const { id, family } = TEMPLATES[index]!;
    return !seen.has(id) && met.get(family)! < most;
  };
}

const REMEMBERED = 64;
const remembered = new Map<string, Matrix>();

/** The matrix of a trial: made from its seed, and remembered for a while, since it is asked for several times a trial. */
export function matrixOf({ template, seed }: Pick<Trial, 'template' | 'seed'>): Matrix {
  const name = `${template} ${seed}`;
  const known = remembered.get(name);
  if (known) return known;
  const made = makeMatrix(findTemplate(template), seed);
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
  remembered.set(name, made);
  return made;
}

const nameOf = ({ practice, number, retry }: Trial): string => `${practice ? 'practice' : 'matrix'}-${number}${retry ? '-again' : ''}`;

/** What the browser is sent of a trial. */
export function showTrial(trial: Trial): LoomTrial {
  const { number, practice, retry } = trial;
  const restBefore = !practice && number > 1 && number % TRIALS_BETWEEN_RESTS === 1;
  return {
    id: nameOf(trial),
    number,
    share: practice ? 0 : Math.round((1000 * (number - 1)) / MAX_SCORED_TRIALS) / 1000,
    practice,
    ...(retry ? { retry } : {}),
    ...(restBefore ? { restBefore } : {}),
    ...drawMatrix(matrixOf(trial)),
    timeLimitMs: TIME_LIMIT_MS,
  };
}
