import { chooseItem, type Posterior, type Random, type SoftmaxAnswer, scoreMap, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { houseOf } from '../../mind/facets.ts';
import { seedOf } from '../../seeds/script-seed.ts';
import { GAME_RELIABILITY } from '../design-reliability.ts';
import { facetPair } from '../facet-pair.ts';
import type { Setting } from '../game.ts';
import { ATTENTION, bank, recipeOf, UPDATING, untimedItemId } from './key.ts';
import { BROKEN_OFF, LESSONS, lessonAfter } from './lessons.ts';
import { FIRST_RECIPE, FOILS, RECIPES, TARGETS } from './recipes.ts';
import { MAX_BLOCKS, MIN_BLOCKS, STEP_MS } from './script.ts';
import type { StreamRequest } from './stream.ts';

/**
 * The adaptive rule of a sitting: a pure function of what was answered and of the setting. Nothing else is remembered, so a reload, another
 * device or a restarted server goes on with the same block.
 */

/** A block to play. `item` is null in practice. */
export type Trial = {
  readonly id: string;
  readonly item: string | null;
  readonly stream: StreamRequest;
  /** Between two flowers; null where each waits for its answer. */
  readonly stepMs: number | null;
  /** Counts from 1 within the practice or within the scored part. */
  readonly number: number;
  /** Scored blocks that lie behind. */
  readonly blocksDone: number;
  readonly isRetry: boolean;
};

/** How the game alone shall measure; reaching both ends it. The prior variance is 1, so reliability is 1 - SE^2. */
export const DESIGN_RELIABILITY = {
  updating: GAME_RELIABILITY[houseOf(UPDATING)],
  attention: GAME_RELIABILITY[houseOf(ATTENTION)],
} as const;

/** From block to block, n goes up or down by one at most: a leap would be answered in confusion. */
const MAX_CHANGE_OF_BACK = 1;
/** Of the fifteen recipes two or three are equally good at a time. */
const RANDOMESQUE = 2;

const { prior, inTwoDimensions } = facetPair([UPDATING, ATTENTION]);
const known = new Map(bank.items.map((item) => [item.id, { item: inTwoDimensions(item), options: item.options.map(({ id }) => id) }]));

/** What a kept response says: the item of the bank (null in practice) and its option. */
type Kept = Pick<PlayedAnswer, 'item' | 'option'>;

function answerOf({ item, option }: Kept): SoftmaxAnswer {
  const found = known.get(item ?? '');
  const place = found?.options.indexOf(option) ?? -1;
  if (!found || place < 0) throw new RangeError(`Still Lake cannot go on from '${item}' answered '${option}'`);
  return { item: found.item, option: place };
}

/** Posterior of the two facets after the scored blocks: dimension 0 is updating, 1 is attention. */
export const posteriorOf = (scored: readonly Kept[]): Posterior => scoreMap(scored.map(answerOf), prior);

export function isPreciseEnough({ covariance }: Posterior): boolean {
  return covariance[0]! <= 1 - DESIGN_RELIABILITY.updating && covariance[3]! <= 1 - DESIGN_RELIABILITY.attention;
}

/** The block after these, or null when the sitting is finished. */
export function nextTrial(played: readonly PlayedAnswer[], { seed, isUntimed }: Setting): Trial | null {
  const position = played.length + 1;
  const streamSeed = seedOf(`${seed} stream ${position}`);
  const scored = played.filter(({ item }) => item !== null);
  const brokenOff = played.filter(({ option }) => option === BROKEN_OFF).length;
  const again = brokenOff > 0 ? `-again-${brokenOff}` : '';
  const next = lessonAfter(played);
  if (next) {
    const { stepMs, ...stream } = LESSONS[next.lesson]!;
    return {
      id: `practice-${position - scored.length - brokenOff}${again}`,
      item: null,
      stream: { ...stream, seed: streamSeed },
      stepMs: isUntimed ? null : stepMs,
      number: next.lesson + 1,
      blocksDone: scored.length,
      isRetry: next.isRetry,
    };
  }
  if (scored.length >= MAX_BLOCKS) return null;
  const posterior = posteriorOf(scored);
  if (scored.length >= MIN_BLOCKS && isPreciseEnough(posterior)) return null;
  const { id, back, lures } = RECIPES[chooseRecipe(scored, posterior, isUntimed, seededRandom(seedOf(`${seed} choice ${position}`)))]!;
  return {
    id: `block-${scored.length + 1}${again}`,
    item: isUntimed ? untimedItemId(id) : id,
    stream: { back, targets: TARGETS, foils: FOILS, lures, seed: streamSeed },
    stepMs: isUntimed ? null : STEP_MS,
    number: scored.length + 1,
    blocksDone: scored.length,
    isRetry: false,
  };
}

const timedRecipes = RECIPES.map(({ id }) => known.get(id)!.item);
const untimedRecipes = RECIPES.map(({ id }) => known.get(untimedItemId(id))!.item);

/**
 * The recipe that tells most of both facets, or one of the best few. A recipe may come again, since its flowers open elsewhere then, but not
 * twice in a row.
 */
function chooseRecipe(scored: readonly Kept[], posterior: Posterior, isUntimed: boolean, random: Random): number {
  const lastItem = scored.at(-1)?.item;
  if (!lastItem) return FIRST_RECIPE;
  const last = recipeOf(lastItem);
  const isAllowed = (index: number): boolean => {
    const { id, back } = RECIPES[index]!;
    return id !== last.id && Math.abs(back - last.back) <= MAX_CHANGE_OF_BACK;
  };
  const items = isUntimed ? untimedRecipes : timedRecipes;
  return chooseItem({ items, posterior, isAllowed, best: RANDOMESQUE, random })!.index;
}
