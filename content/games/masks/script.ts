/** What the player of Masks is sent and told: safe for a browser. Nothing here says which feeling is keyed or which look has changed. */
import type { ShownTrial } from '../script-trial.ts';
import type { Light, Muscles } from './script-muscles.ts';

export const FEELINGS = [
  'happy',
  'amused',
  'tender',
  'proud',
  'relieved',
  'embarrassed',
  'surprised',
  'curious',
  'afraid',
  'worried',
  'sad',
  'disappointed',
  'angry',
  'disgusted',
  'doubtful',
  'bored',
] as const;
export type Feeling = (typeof FEELINGS)[number];

/** A block of "same or changed?": so many looks at a face, so many of them changed. */
export const LOOKS_IN_BLOCK = 6;
export const CHANGED_IN_BLOCK = 3;
export const OPTIONS = 4;

/**
 * A face is seen for a second and a half, long enough to take in its features once; then a mask hides it for longer than what the eye itself
 * keeps of a picture (Phillips 1974, Perception and Psychophysics 16, 283-290: gone within 600 ms), so that a change must be remembered and
 * does not jump to the eye. The second face stays until it is answered.
 */
export const FACE_MS = 1_500;
export const MASK_MS = 700;

/** A face as it is drawn once: whose, and what its muscles do. `look` is a place in LOOKS. */
export type ShownFace = { readonly muscles: Muscles; readonly light: Light };
export type Look = { readonly look: number; readonly before: ShownFace; readonly after: ShownFace };

/** "Same or changed?" `isSideBySide`: without a clock both faces stand beside one another. */
export type LooksTrial = ShownTrial & { readonly kind: 'looks'; readonly looks: readonly Look[]; readonly isSideBySide: boolean };

/** "Which feeling?" `line` names a line of speech in the words of the game. */
export type FeelingTrial = ShownTrial & {
  readonly kind: 'feeling';
  readonly look: number;
  readonly face: ShownFace;
  readonly line: number;
  readonly options: readonly Feeling[];
};

export type MasksTrial = (LooksTrial | FeelingTrial) & {
  /** Counts from 1 within the practice, and within each part. */
  readonly number: number;
  /** How many practice trials there are. */
  readonly practiceTotal: number;
};

export type MasksAnswer =
  /** For each look of the block whether a change was seen. */
  | { readonly kind: 'looks'; readonly changed: readonly boolean[] }
  /** The place of the chosen option in the list. */
  | { readonly kind: 'feeling'; readonly place: number }
  /** The player came back to a trial that was broken off. */
  | { readonly kind: 'broken-off' };

/** What a player answers who comes back to a trial that was broken off. */
export const BROKEN_OFF_ANSWER = { kind: 'broken-off' } as const satisfies MasksAnswer;

/** What practice shows after an answer. */
export type LookShown = { readonly kind: 'looks'; readonly look: Look; readonly isChanged: boolean; readonly muscle: string | null };
export type FeelingShown = { readonly kind: 'feeling'; readonly feeling: Feeling; readonly look: number; readonly face: ShownFace };
export type PracticeShown = LookShown | FeelingShown;
