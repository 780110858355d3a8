import type { Load } from './loads.ts';
import { MOVES, type Offer, type Take } from './script.ts';
import { demandAfter, leaves, offerAt, type Trader } from './tactics.ts';

/** What two people bargain over, and how the other one does it. */
export type Stall = { readonly load: Load; readonly trader: Trader };

/** Where a bargain stands: an offer lies on the table, or it is over. `deal` is null where nobody agreed. */
export type Standing =
  | { readonly isOver: false; readonly offers: readonly Offer[]; readonly onTable: Take; readonly movesLeft: number }
  | { readonly isOver: true; readonly offers: readonly Offer[]; readonly deal: Take | null };

const TOLERANCE = 1e-9;

/** Plays a bargain again from the player's moves: the trader opens, and answers each offer. Null takes what lies on the table. */
export function bargainAfter({ load, trader }: Stall, moves: readonly (Take | null)[]): Standing {
  let onTable = offerAt(load, demandAfter(trader, []));
  const offers: Offer[] = [{ by: 'trader', take: onTable }];
  const offered: number[] = [];
  for (const [index, take] of moves.entries()) {
    if (take === null) return { isOver: true, offers, deal: onTable };
    offers.push({ by: 'player', take });
    offered.push(leaves(load, take));
    const demand = demandAfter(trader, offered);
    if (offered.at(-1)! >= demand - TOLERANCE) return { isOver: true, offers, deal: take };
    if (index + 1 >= MOVES) return { isOver: true, offers, deal: null };
    onTable = offerAt(load, demand);
    offers.push({ by: 'trader', take: onTable });
  }
  return { isOver: false, offers, onTable, movesLeft: MOVES - moves.length };
}
