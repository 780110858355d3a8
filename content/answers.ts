/** An answer that was given and kept, in the order in which answers were given. */
export type PlayedAnswer<Answer = unknown> = {
  readonly answer: Answer;
  /** The item of the bank that was answered; null where nothing is scored, as in practice. */
  readonly item: string | null;
  /** The option of the item that the answer comes to. */
  readonly option: string;
  /** As the device tells it, in milliseconds: a program can claim any time. Time while the player was away does not count. */
  readonly responseTimeMs: number;
  /** By the server's clock. */
  readonly receivedAt: Date;
};

/** What a test makes of an answer. */
export type Judged = Pick<PlayedAnswer, 'item' | 'option'> & {
  /** Told to the player at once; in practice only, since it would give the answer away. */
  readonly feedback?: 'right' | 'wrong';
  /** What practice shows besides, such as what would have been right: in practice only, and safe for a browser. */
  readonly shown?: object;
};

/** The test did not offer this answer. */
export class UnusableAnswer extends Error {}
