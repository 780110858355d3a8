import { BROKEN_OFF_ANSWER, type MasksAnswer } from '#content/games/masks/script.ts';
import type { Drafts } from '../screens.ts';

/** What the player has answered so far; null until it is whole. */
export type MasksDraft = { readonly answer: MasksAnswer | null };

/** There is no limit of time, so nothing is ever late. */
export const drafts: Drafts<MasksDraft, MasksAnswer> = {
  empty: { answer: null },
  isComplete: ({ answer }) => answer !== null,
  toAnswer: ({ answer }) => answer ?? BROKEN_OFF_ANSWER,
};
