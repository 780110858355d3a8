import { checkTheta } from '../items/category-probabilities.ts';
import { itemInformation } from '../items/item-information.ts';
import type { UnidimensionalItem } from '../items/unidimensional-item.ts';
import type { Random } from '../numerics/random.ts';
import { BestFew, type ItemChoice } from './best-few.ts';

export type InformationRequest = {
  readonly items: readonly UnidimensionalItem[];
  /** Where information is wanted: the estimate so far, or a cut score. */
  readonly theta: number;
  /** False for items that must not be asked now: asked already, quota full, held back by exposure control. */
  readonly isAllowed?: (index: number) => boolean;
  /** How many of the best to draw from; 1 (the single best) unless told. */
  readonly best?: number;
  readonly random?: Random;
};

/**
 * The allowed item of largest Fisher information at theta (Lord 1980), or one drawn from the best few; undefined when none is allowed. `gain` is that
 * information. Throws when an item is malformed, theta is not finite, or `best` is above 1 without a source of random numbers.
 *
 * @example
 * const items = [-2, 0, 2].map((difficulty) => fromDifficulty['2pl'](1, difficulty));
 * const next = chooseByInformation({ items, theta: 1.5, isAllowed: (index) => index !== 1 });
 * next.index; // 2
 * next.gain; // 0.235
 */
export function chooseByInformation(request: InformationRequest): ItemChoice | undefined {
  const { items, theta, isAllowed, best = 1, random } = request;
  checkTheta(theta);
  if (best > 1 && !random) throw new TypeError('To draw from the best few, chooseByInformation needs `random`.');
  const few = new BestFew(best);
  for (let index = 0; index < items.length; index++) {
    if (isAllowed && !isAllowed(index)) continue;
    const item = items[index]!;
    let information: number;
    if (item.model === '2pl' || item.model === '1pl') {
      // a^2 P (1 - P), the most common case, without the detour over categories.
      const tail = Math.exp(-Math.abs(item.slope * theta + item.intercept));
      information = (item.slope * item.slope * tail) / ((1 + tail) * (1 + tail));
      if (Number.isNaN(information)) information = itemInformation(item, theta);
    } else {
      information = itemInformation(item, theta);
    }
    few.offer(index, information);
  }
  return few.draw(random ?? (() => 0));
}
