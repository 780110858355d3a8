import type { Lots } from '../lots.ts';
import { bestShares } from './best-share.ts';
import { backOf, type GivingManner, nextShares, type Partner } from './partners.ts';
import { PURSE, ROUNDS, type Round } from './script.ts';

/** Three partners and a number of rounds, which nobody is told. */
export type Pot = { readonly partners: readonly Partner[]; readonly rounds: number };

/** What those give first who cannot know anything yet, from this to that; those who always give go on so. */
const FIRST: Readonly<Record<GivingManner, readonly [number, number]>> = { answers: [4, 6], hump: [3, 5], gives: [7, 9], takes: [0, 0] };

export function makePot(manners: readonly GivingManner[], lots: Lots): Pot {
  const partners = lots.shuffle(manners).map((manner): Partner => {
    const [least, most] = FIRST[manner];
    return { manner, first: least + lots.below(most - least + 1) };
  });
  return { partners, rounds: ROUNDS.min + lots.below(ROUNDS.max - ROUNDS.min + 1) };
}

/** Plays a pot again from the player's shares. Everybody puts in whole silver, at the same time. */
export function roundsOf({ partners }: Pot, shares: readonly number[]): Round[] {
  const rounds: Round[] = [];
  for (const share of shares) {
    const others = nextShares(partners, rounds.at(-1) ?? null).map(Math.round);
    rounds.push({ share, others, back: backOf(share, others) });
  }
  return rounds;
}

/**
 * How near the shares came to the best reply, from 0 to 1: one less the mean distance, as a part of the purse. The first round is left out:
 * nothing is known of the partners then.
 */
export function nearness({ partners }: Pot, rounds: readonly Round[]): number {
  const distances = rounds.slice(1).map(({ share }, index) => {
    const best = bestShares(partners, rounds[index]!);
    return Math.min(...best.map((one) => Math.abs(one - share))) / PURSE;
  });
  return 1 - distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

/**
 * Four ordered classes of a pot, 0 the lowest, cut at these points: near the quartiles of the pots of 1,500 simulated people (simulate.test.ts
 * shows their shares). Somebody who gives half where all or nothing is best comes to .5, the lowest class.
 */
const NEARNESS_CUTS = [0.6, 0.74, 0.87] as const;

export const nearnessClass = (near: number): number => NEARNESS_CUTS.filter((cut) => near >= cut).length;
