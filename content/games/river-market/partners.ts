import { FACTOR, PARTNERS, PURSE } from './script.ts';

/**
 * How partners give to a shared pot, by what the other three gave on average in the round before (Fischbacher, Gaechter and Fehr 2001, Are people
 * conditionally cooperative?, Economics Letters 71, 397-404; Fischbacher and Gaechter 2010, Social preferences, beliefs, and the dynamics of free
 * riding in public goods experiments, American Economic Review 100, 541-556: about half of people answer in kind, a quarter take, one in eight
 * is hump-shaped).
 * - answers: as much as the others gave.
 * - hump: as much as the others up to half of the purse; the more they give beyond it, the less.
 * - gives: always much. takes: never anything.
 */
export type GivingManner = 'answers' | 'hump' | 'gives' | 'takes';

export type Partner = {
  readonly manner: GivingManner;
  /** What it gives while nothing is known of the others, and what one who always gives gives. */
  readonly first: number;
};

const HALF = PURSE / 2;

/** What this partner puts in, not yet rounded to whole silver. */
function givesAfter({ manner, first }: Partner, othersBefore: number | null): number {
  switch (manner) {
    case 'takes':
      return 0;
    case 'gives':
      return first;
    case 'answers':
      return othersBefore ?? first;
    case 'hump':
      return othersBefore === null ? first : othersBefore <= HALF ? othersBefore : PURSE - othersBefore;
  }
}

/** What the three put in after a round; null before the first. */
export const nextShares = (partners: readonly Partner[], before: { readonly share: number; readonly others: readonly number[] } | null) =>
  partners.map((partner, place) => {
    if (before === null) return givesAfter(partner, null);
    const total = before.share + before.others.reduce((sum, share) => sum + share, 0);
    return givesAfter(partner, (total - before.others[place]!) / PARTNERS);
  });

/** What each of the four gets out of a pot. */
export const backOf = (share: number, others: readonly number[]): number =>
  (FACTOR * (share + others.reduce((sum, one) => sum + one, 0))) / (PARTNERS + 1);
