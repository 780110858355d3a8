import type { Lots } from '../lots.ts';
import { type Load, traderSilverOf } from './loads.ts';
import { BASKETS, LOAD_WORTH, MOVES, type Take } from './script.ts';

/**
 * How the traders bargain: Faratin, Sierra and Jennings 1998, Negotiation decision functions for autonomous agents, Robotics and Autonomous
 * Systems 24, 159-182. A trader wants a share of the load's worth, to the trader, that falls from a first demand to a reservation value.
 * - Time-dependent tactics (their section 4.1.1): the demand falls by alpha(t) = k + (1 - k) (t / T)^(1 / beta), t the moves so far. `boulware`
 *   holds out and gives way at the end (beta < 1), `conceder` gives way at once (beta > 1), `linear` in between.
 * - A behaviour-dependent tactic (4.1.3, absolute tit-for-tat): the demand falls by as much as the player's last offer was better for the
 *   trader than the one before, and rises as much as it was worse.
 * A trader accepts what is worth at least as much as what it would ask for next (their definition 3).
 */
export const TACTICS = ['boulware', 'conceder', 'linear', 'tit-for-tat'] as const;
export type Tactic = (typeof TACTICS)[number];

export type Trader = {
  readonly tactic: Tactic;
  /** Shares of the load's worth to the trader. */
  readonly reservation: number;
  readonly firstDemand: number;
};

const BETA: Readonly<Record<Exclude<Tactic, 'tit-for-tat'>, number>> = { boulware: 0.35, linear: 1, conceder: 3 };

/** Ranges from which each trader's own values are drawn: designs. Whoever mirrors begins lower, since only the player can move that demand. */
const RESERVATION = { min: 0.3, max: 0.42 } as const;
const FIRST_DEMAND: Readonly<Record<'time' | 'mirror', { readonly min: number; readonly max: number }>> = {
  time: { min: 0.88, max: 0.96 },
  mirror: { min: 0.78, max: 0.86 },
};

/**
 * Time-dependent traders mirror a little, too (a weighted mix of tactics: their section 4.2): else whoever asks for everything until the end
 * would get the most from each of them.
 */
const WEIGHT_OF_TIME = 0.75;

const within = ({ min, max }: { readonly min: number; readonly max: number }, lot: number): number => min + (max - min) * lot;

export const makeTrader = (tactic: Tactic, { random }: Lots): Trader => ({
  tactic,
  reservation: within(RESERVATION, random()),
  firstDemand: within(FIRST_DEMAND[tactic === 'tit-for-tat' ? 'mirror' : 'time'], random()),
});

/** What mirrors: the demand falls by as much as the player has come towards the trader since the first offer. */
function mirrored({ reservation, firstDemand }: Trader, offered: readonly number[]): number {
  let demand = firstDemand;
  for (let move = 1; move < offered.length; move += 1) {
    const concession = offered[move]! - offered[move - 1]!;
    demand = Math.min(firstDemand, Math.max(reservation, demand - concession));
  }
  return demand;
}

/** The share that the trader asks for after these offers of the player, each as the share that it leaves to the trader. */
export function demandAfter(trader: Trader, offered: readonly number[]): number {
  const { tactic, reservation, firstDemand } = trader;
  if (tactic === 'tit-for-tat') return mirrored(trader, offered);
  const fallen = (offered.length / MOVES) ** (1 / BETA[tactic]);
  const timed = firstDemand - fallen * (firstDemand - reservation);
  return WEIGHT_OF_TIME * timed + (1 - WEIGHT_OF_TIME) * mirrored(trader, offered);
}

export const leaves = (load: Load, take: Take): number => traderSilverOf(load, take) / LOAD_WORTH;

/** What a trader gives of a kind feels dearer with each basket of it: so two kinds are mixed before the first is gone. A design. */
const DEARER_WITH_EACH = 0.6;

/**
 * The offer that keeps the demanded share: basket by basket the trader gives what costs it least. So what comes first and most is cheap to the
 * trader, and what is held is dear: whoever watches the offers learns what the trader wants.
 */
export function offerAt(load: Load, demand: number): Take {
  const take = load.traderWorth.map(() => 0);
  for (;;) {
    let next = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [kind, worth] of load.traderWorth.entries()) {
      const cost = worth * (1 + DEARER_WITH_EACH * take[kind]!);
      const given = take.with(kind, take[kind]! + 1);
      if (take[kind]! < BASKETS && cost < least && leaves(load, given) >= demand) [next, least] = [kind, cost];
    }
    if (next < 0) return take;
    take[next]! += 1;
  }
}
