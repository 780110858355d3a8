import type { SoftmaxItem } from '../items/softmax-item.ts';
import type { Random } from '../numerics/random.ts';
import type { Posterior } from '../scoring/score-map.ts';
import { BestFew, type ItemChoice } from './best-few.ts';
import { conditionPosterior } from './condition-posterior.ts';
import { gainWorkspace, itemGain } from './item-gain.ts';
import { softmaxBank } from './softmax-bank.ts';

export type ItemRequest = {
  readonly items: readonly SoftmaxItem[];
  /** What is known so far, from `scoreMap` (without answers: the prior). */
  readonly posterior: Posterior;
  /** The dimensions that matter; all when left out. The others are nuisance: learning of them counts only as far as it tells about these. */
  readonly dimensions?: readonly number[];
  /** False for items that must not be asked now: asked already, quota full, held back by exposure control. */
  readonly isAllowed?: (index: number) => boolean;
  /** How many of the best to draw from; 5 unless told, 1 for the single best. */
  readonly best?: number;
  readonly random: Random;
  /** `d-optimal` (default): log-determinant of the posterior covariance of `dimensions`; `a-optimal`: its trace. */
  readonly criterion?: 'd-optimal' | 'a-optimal';
};

/**
 * The next item for a multidimensional adaptive test: the one after which the posterior covariance S of `dimensions` is expected to be smallest,
 * or one drawn from the best few. Undefined when no item is allowed. `gain` is how much log det S (or trace S) falls.
 *
 * An item's information at the mode is D'WD: D holds the slopes of its options less those of the first, W = diag(p) - pp' over the same
 * options. By the rank update (Segall 1996, Psychometrika 61; Mulder and van der Linden 2009, Psychometrika 74)
 * log det falls by log det(I_r + W D S D'), r = options - 1; when the item loads on fewer dimensions q than that, by log det(I_q + B S_qq), where B is the
 * information block. For a chosen subset T, the same sum with the covariance given theta_T is subtracted: that part the answer would tell
 * of the other dimensions if T were known. The work per item does not grow with the size of S.
 * Throws a RangeError when an item loads on a dimension that the posterior does not have, or `dimensions` names one.
 */
export function chooseItem(request: ItemRequest): ItemChoice | undefined {
  const { items, posterior, dimensions, isAllowed, best = 5, random, criterion = 'd-optimal' } = request;
  const size = posterior.mode.length;
  const conditioned = conditionPosterior(posterior.covariance, size, dimensions, criterion === 'a-optimal');
  const few = new BestFew(best);
  const bank = softmaxBank(items);
  const workspace = gainWorkspace(bank, posterior.mode, conditioned);
  for (let index = 0; index < bank.count; index++) {
    if (isAllowed && !isAllowed(index)) continue;
    const last = bank.dimensions[bank.dimensionStart[index]! + bank.widths[index]! - 1];
    if (bank.widths[index]! > 0 && last! >= size) {
      throw new RangeError(`Item ${index} loads on dimension ${last}, but the posterior has only ${size} dimensions.`);
    }
    few.offer(index, itemGain(workspace, index));
  }
  return few.draw(random);
}
