import type { Stall } from './bargain.ts';
import { silverOf, TAKES, traderSilverOf } from './loads.ts';
import { LOAD_WORTH, type Take } from './script.ts';

/**
 * What a deal comes to, each from 0 to 1; without a deal both are 0.
 * - own: the player's silver as a share of the most that this trader would ever have left to anybody.
 * - joint: the product of both sides' silver as a share of the largest product of any division (Nash 1950, The bargaining problem, Econometrica
 *   18, 155-162). It is large only where each side gets what it values, and neither is stripped.
 */
export type Gain = { readonly own: number; readonly joint: number };

const NO_GAIN: Gain = { own: 0, joint: 0 };

const productOf = ({ load }: Stall, take: Take): number => silverOf(load, take) * traderSilverOf(load, take);

export function gainOf(stall: Stall, deal: Take | null): Gain {
  if (deal === null) return NO_GAIN;
  const { load, trader } = stall;
  const bearable = TAKES.filter((take) => traderSilverOf(load, take) >= trader.reservation * LOAD_WORTH);
  const most = Math.max(...bearable.map((take) => silverOf(load, take)));
  const best = Math.max(...TAKES.map((take) => productOf(stall, take)));
  // Somebody may agree to more than the trader's limit only by leaving more, so own is never above 1.
  return { own: silverOf(load, deal) / most, joint: productOf(stall, deal) / best };
}

/**
 * Five ordered classes of a bargain, 0 the lowest: the mean of own and joint gain, cut at these points. Half of each, since the facet is both:
 * whoever gives everything away has no own gain, and whoever takes all it can has no joint one.
 * The cuts are near the quintiles of the bargains of 1,500 simulated people (simulate.test.ts shows their shares); without a deal the class is 0.
 */
const GAIN_CUTS = [0.6, 0.69, 0.76, 0.83] as const;

export const gainClass = ({ own, joint }: Gain): number => GAIN_CUTS.filter((cut) => (own + joint) / 2 >= cut).length;
