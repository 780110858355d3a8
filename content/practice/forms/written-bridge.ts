/** A bridge for practice: the word, three cues each with its reason, and four words that lead away. The easiest first. */
export type WrittenBridge = {
  readonly words: readonly [string, ...string[]];
  readonly cues: readonly (readonly [cue: string, why: string])[];
  readonly wrong: string;
};
