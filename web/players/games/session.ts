import type { ShownTrial } from '#content/games/script-trial.ts';

/** What a player did with one trial. */
export type GivenAnswer<Answer> = { readonly trial: string; readonly answer: Answer; readonly responseTimeMs: number };

export type AnswerTaken<Trial> = {
  /** Null when the game is finished. */
  readonly next: Trial | null;
  /** After practice only. */
  readonly feedback?: 'right' | 'wrong';
};

/** How a game talks with whoever owns the sitting. The same answer may be given twice: it is taken once. */
export type GameSession<Trial = ShownTrial, Answer = unknown> = {
  /** Names the sitting: two people may play the same trial on one device. */
  readonly sitting: number;
  /** The first trial to show, after a start or when going on. */
  readonly current: Trial;
  /** Rejects when the answer could not be delivered; the game keeps it and offers to send it again. */
  answer(given: GivenAnswer<Answer>): Promise<AnswerTaken<Trial>>;
  /** The last answer has been taken: what comes after the game may be shown. */
  onFinished(): void;
};
