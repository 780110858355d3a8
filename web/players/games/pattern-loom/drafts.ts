import type { LoomAnswer } from '#content/games/pattern-loom/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player has chosen so far and may still change. */
export type LoomDraft = { readonly alternative: string | null; readonly sure: boolean | null };

export const drafts: Drafts<LoomDraft, LoomAnswer> = {
  empty: { alternative: null, sure: null },
  isComplete: ({ alternative, sure }) => alternative !== null && sure !== null,
  toAnswer: ({ alternative, sure }, isLate) =>
    isLate ? { kind: 'matrix', alternative: null, sure: null, timedOut: true } : { kind: 'matrix', alternative, sure, timedOut: false },
};
