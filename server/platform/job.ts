import type { z } from 'zod';

/** A kind of work that a request leaves behind. Each job is kept in the database until it is done, so no kill loses it. */
export type Job<Input extends z.ZodType = z.ZodType> = {
  /** Kept in the database: after a change, jobs under the old name are never done. The name of a job that sends a mail ends in `-mail`. */
  readonly name: string;
  /** Only what the work needs, and no secret: it is kept in the database for days. */
  readonly input: Input;
  /** Each pause is about twice the one before. */
  readonly retries: { readonly times: number; readonly firstPauseSeconds: number; readonly longestPauseSeconds: number };
  /** How many of them one process does at the same time. */
  readonly atOnce: number;
  /** An attempt that takes longer is given up, and another one is made. */
  readonly attemptSeconds: number;
  /** For what is done again and again: minute, hour, day, month and weekday in UTC, as cron has them. Its input is then `{}`. */
  readonly schedule?: string;
};

/** `forget` keeps no trace of a job that turned out to be about nothing. */
export type Outcome = 'done' | 'forget';
/** Does the work. What it throws is written beside the job as the reason, so its message must hold no secret. */
export type Handler<Input extends z.ZodType> = (input: z.output<Input>) => Promise<Outcome>;

/** Thrown by a handler: every other attempt would fail as well. */
export class NotWorthRetrying extends Error {}

export type AddOptions = {
  /** It is not begun after that, and ends as expired. */
  readonly usefulUntil?: Date;
  /** It is not begun before that. */
  readonly notBefore?: Date;
  /** Of jobs with the same key only the newest is done, and those that were done before it came. */
  readonly key?: string;
};
export type Add = <Input extends z.ZodType>(job: Job<Input>, input: z.input<Input>, options?: AddOptions) => Promise<void>;

/** What pg-boss keeps as the data of a job, and as the output of its last attempt. */
export type KeptData = { readonly input: unknown; readonly usefulUntil?: string };
export type KeptOutput = { readonly reason?: string; readonly isExpired?: true };
