import type { StoneAnswer } from '#content/games/stone-towers/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player has done so far. A tower is whole when it stands, or when no move is left. */
export type StoneDraft = { readonly answer: StoneAnswer | null; readonly isWhole: boolean };

/** Only towers have a clock: when it runs out, what was moved is sent, and does not count as built. */
export const drafts: Drafts<StoneDraft, StoneAnswer> = {
  empty: { answer: null, isWhole: false },
  isComplete: ({ isWhole }) => isWhole,
  toAnswer({ answer }, isLate) {
    if (answer !== null && !isLate) return answer;
    const made = answer?.kind === 'tower' ? answer : { moves: [], at: [] };
    return { kind: 'tower', moves: made.moves, at: made.at, timedOut: true };
  },
};
