/** The screens of a game, whatever it is. A draft is what the player has chosen so far and may still change. */
export type Screen<Trial, Draft> =
  | { readonly kind: 'welcome'; readonly trial: Trial }
  /** A block that was broken off begins anew: the player comes back to it, or had turned to something else. */
  | { readonly kind: 'again'; readonly isReturn: boolean }
  /**
   * `endsAt`, on the clock of performance.now(): when the time runs out; null in a game without a limit. `isCovered`: the player was away, and
   * the clock stands until they go on.
   */
  | { readonly kind: 'trial'; readonly trial: Trial; readonly endsAt: number | null; readonly isCovered: boolean }
  | { readonly kind: 'sending'; readonly trial: Trial; readonly draft: Draft; readonly endsAt: number | null }
  /** Something is on its way that no trial stands behind. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unsent' }
  /** `isRetry`: the same trial is asked once more. */
  | {
      readonly kind: 'feedback';
      readonly feedback: 'right' | 'wrong' | 'late';
      readonly shown: object | undefined;
      readonly trial: Trial;
      readonly isRetry: boolean;
    }
  /** After the practice, before the first trial that is scored. */
  | { readonly kind: 'ready'; readonly trial: Trial }
  /** Between two blocks. */
  | { readonly kind: 'rest'; readonly trial: Trial }
  /** `isLate`: the time of the trial before it ran out, perhaps because nobody is there. */
  | { readonly kind: 'pause'; readonly isLate: boolean };

/** A screen, and the way on from it. `keep` notes a draft, so that it counts if the time runs out. */
export type Shown<Trial, Draft> = {
  readonly screen: Screen<Trial, Draft>;
  readonly goOn: (draft?: Draft) => void;
  readonly keep: (draft: Draft) => void;
};

/** What a game says of its drafts. */
export type Drafts<Draft, Answer> = {
  readonly empty: Draft;
  readonly isComplete: (draft: Draft) => boolean;
  /** What is sent. Of a draft that was not complete when the time ran out nothing counts: `isLate`. */
  readonly toAnswer: (draft: Draft, isLate: boolean) => Answer;
};

/** How long a trial has been looked at, kept on the device: a reload does not give its time back. */
export type SpentTime = { read(trial: string): number; keep(trial: string, ms: number): void };
