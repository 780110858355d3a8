import type { ShownTrial } from '../script-trial.ts';

/** What a browser sees of River Market. What a trader's goods are worth to the trader, and by which rule anybody answers, stays on the server. */

export const GOODS = ['melons', 'pots', 'cloth', 'fish', 'marigolds'] as const;
export type Good = (typeof GOODS)[number];

/** A load is so many kinds of goods, and so many baskets of each; all of it together is worth this much silver to either side. */
export const KINDS = 3;
export const BASKETS = 4;
export const LOAD_WORTH = 60;

/** So often the player may answer an offer; the last time the trader only takes it or leaves it. */
export const MOVES = 5;

/** Each of four people has this much silver in a round of a shared pot; what lies in the pot grows by the factor and is shared evenly. */
export const PURSE = 10;
export const PARTNERS = 3;
export const FACTOR = 1.6;
/** A pot goes on for so many rounds; nobody is told how many, so no round is known to be the last. */
export const ROUNDS = { min: 4, max: 6 } as const;

/** Baskets of each kind that the player gets; the trader keeps the others. */
export type Take = readonly number[];

export type Offer = { readonly by: 'trader' | 'player'; readonly take: Take };

export type Round = {
  readonly share: number;
  /** What each partner put in. */
  readonly others: readonly number[];
  /** What everybody got out of the pot. */
  readonly back: number;
};

/** How the bargain or pot before has ended. */
export type Outcome =
  /** `take` is null where no agreement was reached. */
  | {
      readonly kind: 'bargain';
      readonly looks: readonly number[];
      readonly goods: readonly Good[];
      readonly take: Take | null;
      readonly silver: number;
    }
  | { readonly kind: 'pot'; readonly looks: readonly number[]; readonly rounds: readonly Round[] };

export type BargainTrial = ShownTrial & {
  readonly kind: 'bargain';
  readonly goods: readonly Good[];
  /** Silver for a basket of each kind, to the player. */
  readonly worth: readonly number[];
  /** In the order in which they were made. The last one is the trader's and lies on the table. */
  readonly offers: readonly Offer[];
  /** Offers that the player may still make, this one included. */
  readonly movesLeft: number;
};

export type PotTrial = ShownTrial & {
  readonly kind: 'pot';
  /** The rounds so far. */
  readonly rounds: readonly Round[];
};

export type MarketTrial = (BargainTrial | PotTrial) & {
  /** Faces, places in LOOKS of Masks: of the trader, or of the three partners. */
  readonly looks: readonly number[];
  /** Counts from 1 within the practice, the bargains and the pots. */
  readonly number: number;
  readonly total: number;
  /** In the first trial of a bargain or pot: how the one before has ended. */
  readonly before?: Outcome;
  /** A new part begins here: the outcome stands beside a word of rest. */
  readonly isPartStart?: boolean;
};

export type MarketAnswer =
  /** All offers of the player in this bargain; the last is the answer, and null takes what lies on the table. */
  | { readonly kind: 'bargain'; readonly offers: readonly (Take | null)[] }
  /** What the player put into this pot, round by round. */
  | { readonly kind: 'pot'; readonly shares: readonly number[] };

/** What practice tells: why an answer was right or wrong. */
export type Lesson = 'accepted' | 'tooLittle' | 'tooMuch' | 'asked' | 'notTraded' | 'traded' | 'heldBack' | 'builtUp' | 'fed' | 'kept';
export type PracticeShown =
  /** `silver` is what the answer is worth to the player, `offered` what lay on the table. */
  { readonly lesson: Lesson; readonly silver: number; readonly offered: number } | { readonly lesson: Lesson };
