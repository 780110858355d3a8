/** What a browser is shown of a trial. Each game adds what it draws. */
export type ShownTrial = {
  /** Names the trial within its sitting; the answer names it again. */
  readonly id: string;
  /** Practice is not scored, and the player is told whether the answer was right. */
  readonly practice: boolean;
  /** How long the player has; none where there is no clock. */
  readonly timeLimitMs?: number;
};
