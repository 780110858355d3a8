import type { WireTrial } from '#content/pattern-loom/script.ts';

/** What a player did with one matrix. */
export type TrialResponse = {
  readonly trial: string;
  readonly alternative: string | null;
  readonly sure: boolean | null;
  readonly timedOut: boolean;
  readonly responseTimeMs: number;
};

export type AnswerTaken = {
  /** Null when the game is finished. */
  readonly next: WireTrial | null;
  /** After practice only. */
  readonly feedback?: 'right' | 'wrong';
};

/** How the game talks with whoever owns the session. The same answer may be given twice: it is taken once. */
export type TrialPort = {
  /** The first trial to show, after a start or when going on. */
  readonly current: WireTrial;
  /** Rejects when the answer could not be delivered; the game keeps it and offers to send it again. */
  answer(response: TrialResponse): Promise<AnswerTaken>;
  /** The last answer has been taken: what comes after the game may be shown. */
  onFinished(): void;
};
