import type { LakeAnswer } from '#content/games/still-lake/script.ts';
import type { Drafts } from '../screens.ts';

/** A block is answered as a whole: nothing before its end, all of it then. */
export type LakeDraft = LakeAnswer | null;

export const drafts: Drafts<LakeDraft, LakeAnswer> = {
  empty: null,
  isComplete: (draft) => draft !== null,
  toAnswer: (draft) => draft!,
};
