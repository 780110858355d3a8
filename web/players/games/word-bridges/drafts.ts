import type { BridgeAnswer } from '#content/games/word-bridges/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player has typed or chosen so far and may still change. */
export type BridgeDraft = Exclude<BridgeAnswer, { kind: 'late' }>;

export const drafts: Drafts<BridgeDraft, BridgeAnswer> = {
  empty: { kind: 'typed', text: '' },
  isComplete: (draft) => draft.kind === 'chosen' || /\p{L}/u.test(draft.text),
  toAnswer: (draft, isLate) => (isLate ? { kind: 'late' } : draft),
};
