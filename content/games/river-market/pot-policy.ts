import { drawNormal, type Random } from '#psychometrics';
import { PARTNERS, PURSE, type Round } from './script.ts';

/**
 * How simulated people give: in a round either by watching what the partners do, the more often the more of the facet they have, or by no
 * rule: any share.
 */

/** Log odds of watching, for the average person and by the facet: as it takes for the design reliability. */
const WATCHING = { average: 0, slope: 0.87 } as const;
/** Standard deviation of a share around the one that was meant. */
const UNSTEADY = 0.9;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const wholeShare = (share: number): number => Math.min(PURSE, Math.max(0, Math.round(share)));

/** In no round so far did this partner put in nothing, or clearly less than the others had given before. */
function comesAlong(rounds: readonly Round[], place: number): boolean {
  return rounds.every(({ others }, index) => {
    const before = rounds[index - 1];
    const given = before ? (before.share + sumOf(before.others) - before.others[place]!) / PARTNERS : 0;
    return others[place]! > 1 && others[place]! >= given - 1;
  });
}

/** Clearly more than half, to see who comes along. */
const LEAD = 8;

/** Where two or more put in nothing, neither do they. Else they lead; with two who come along they go on with all they have, else back to half. */
function watchfulShare(rounds: readonly Round[]): number {
  const last = rounds.at(-1);
  if (!last) return PURSE / 2;
  if (last.others.filter((share) => share <= 1).length >= 2) return 0;
  if (rounds.length === 1) return LEAD;
  return last.others.filter((_, place) => comesAlong(rounds, place)).length >= 2 ? PURSE : PURSE / 2;
}

export function drawShare(rounds: readonly Round[], ability: number, random: Random): number {
  const watches = random() < 1 / (1 + Math.exp(-(WATCHING.average + WATCHING.slope * ability)));
  return watches ? wholeShare(watchfulShare(rounds) + UNSTEADY * drawNormal(random)) : Math.floor((PURSE + 1) * random());
}
