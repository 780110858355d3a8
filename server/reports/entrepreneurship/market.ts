import type { Block } from '#contract/written-reports.ts';
import { points } from '../blocks.ts';
import { playedGames } from '../played-games.ts';
import type { Desk } from '../report.ts';
import { marketWords } from './founder-words.ts';

const RIVER_MARKET = 'river-market';
/** Of the best for both sides, in a hundred: the middle of simulated players lies at 83. */
const LITTLE_LEFT = 80;

/** What the player did in River Market, by its counts, and what that says to a founder; nothing where it was not played. */
export function market(desk: Desk): Block[] {
  const played = playedGames(desk).find(({ game }) => game === RIVER_MARKET);
  if (!played) return [];
  const { counts } = played;
  const words = marketWords[desk.language];
  const did = [
    words.deals[counts.agreed === counts.bargains ? 'all' : 'some'],
    words.boats[counts.joint! >= LITTLE_LEFT ? 'little' : 'much'],
    words.pots[counts.back! > counts.putIn! ? 'gain' : 'loss'],
  ];
  return points([...desk.shelf.played(played, 1), ...did.map((text) => ({ text, insight: `play-${RIVER_MARKET}` }))]);
}
