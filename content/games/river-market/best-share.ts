import { backOf, nextShares, type Partner } from './partners.ts';
import { PURSE } from './script.ts';

/**
 * The best reply in a round: the share that makes the sum of what follows largest, over this round and so many later ones, since nobody knows
 * which round is the last. What is added up is the player's own silver and half of the silver of the partners who put something in themselves;
 * what somebody gets who only takes counts nothing. Half, and nothing for those who do harm, after Charness and Rabin 2002, Understanding social
 * preferences with simple tests, Quarterly Journal of Economics 117, 817-869, who find that others' payoffs weigh about .4 for people who are
 * ahead, and that the weight is withdrawn from those who misbehave. So it pays to build the pot with those who answer in kind, to stay at half
 * with the hump-shaped, and not to feed those who take.
 */
const PARTNER_WEIGHT = 0.5;
const LATER_ROUNDS = 3;
/** Later shares are tried at these; the share that is asked for, at every whole number. */
const LATER_SHARES = [0, PURSE / 2, PURSE] as const;
const SHARES = Array.from({ length: PURSE + 1 }, (_, share) => share);
/** Sums that differ by less are the same to a person: the nearest of such shares is taken. */
const SAME_SUM = 0.25;

type State = { readonly share: number; readonly others: readonly number[] };

function roundValue(partners: readonly Partner[], share: number, others: readonly number[]): number {
  const back = backOf(share, others);
  return partners.reduce(
    (sum, { manner }, place) => sum + (manner === 'takes' ? 0 : PARTNER_WEIGHT * (PURSE - others[place]! + back)),
    PURSE - share + back,
  );
}

function sumFrom(partners: readonly Partner[], share: number, others: readonly number[], later: number): number {
  const now = roundValue(partners, share, others);
  if (later === 0) return now;
  const next = nextShares(partners, { share, others });
  return now + Math.max(...LATER_SHARES.map((nextShare) => sumFrom(partners, nextShare, next, later - 1)));
}

/** The best shares after this round: one, or a few that are as good. */
export function bestShares(partners: readonly Partner[], before: State): readonly number[] {
  const others = nextShares(partners, before);
  const values = SHARES.map((share) => sumFrom(partners, share, others, LATER_ROUNDS));
  const best = Math.max(...values);
  return SHARES.filter((share) => values[share]! >= best - SAME_SUM);
}
