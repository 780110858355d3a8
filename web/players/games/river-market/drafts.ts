import type { MarketAnswer } from '#content/games/river-market/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player is about to answer; null until they confirm. */
export type MarketDraft = { readonly answer: MarketAnswer | null };

/** There is no limit of time, so only what was confirmed is sent. */
export const drafts: Drafts<MarketDraft, MarketAnswer> = {
  empty: { answer: null },
  isComplete: ({ answer }) => answer !== null,
  toAnswer: ({ answer }) => answer!,
};
