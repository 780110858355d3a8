import type { ShownTrial } from '#content/games/script-trial.ts';
import type { InputKind } from '#contract/assessments.ts';

/** What a player did with one trial. `aways`: how often they turned to something else meanwhile; that time does not count. */
export type GivenAnswer<Answer> = {
  readonly trial: string;
  readonly answer: Answer;
  readonly responseTimeMs: number;
  readonly aways: number;
};

export type AnswerTaken<Trial> = {
  /** Null when the game is finished. */
  readonly next: Trial | null;
  /** After practice only. */
  readonly feedback?: 'right' | 'wrong';
  /** What practice shows besides: its shape is the game's own. */
  readonly shown?: object;
};

/** How a game talks with whoever owns the sitting. The same answer may be given twice: it is taken once. */
export type GameSession<Trial = ShownTrial, Answer = unknown> = {
  /** Names the sitting: two people may play the same trial on one device. */
  readonly sitting: number;
  /** The first trial to show, after a start or when going on. */
  readonly current: Trial;
  /** Something was answered before: the player comes back. */
  readonly isReturn: boolean;
  /** Its rules were told already: it begins at once. */
  readonly isIntroduced?: true;
  /** Without a clock. */
  readonly isUntimed: boolean;
  /** What it is played with. */
  readonly input: InputKind;
  /** Rejects when the answer could not be delivered; the game keeps it and offers to send it again. */
  answer(given: GivenAnswer<Answer>): Promise<AnswerTaken<Trial>>;
  /** The last answer has been taken: what comes after the game may be shown. */
  onFinished(): void;
};
