import type { LoomAnswer } from '#content/games/pattern-loom/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player has chosen so far and may still change: the place of a patch, and whether they are sure. */
export type LoomDraft = { readonly place: number | null; readonly sure: boolean | null };

export const drafts: Drafts<LoomDraft, LoomAnswer> = {
  empty: { place: null, sure: null },
  isComplete: ({ place, sure }) => place !== null && sure !== null,
  toAnswer: ({ place, sure }, isLate) =>
    isLate ? { kind: 'matrix', place: null, sure: null, timedOut: true } : { kind: 'matrix', place, sure, timedOut: false },
};
