import type { AttemptCounter } from '#server/platform/attempt-counter.ts';
import { DAY_S, HOUR_S } from '#server/platform/time.ts';

export type CallLimits = {
  /** Calls an hour for one asker. */
  readonly hourly: number;
  /** Calls a day for all of them together. */
  readonly daily: number;
};
export type LimitReached = { readonly whose: 'asker' | 'everybody'; readonly endsInSeconds: number };

/** Counts one call of the provider, just before it is made. Returns the limit that forbids it, or undefined. */
export type CountCall = (asker: string) => Promise<LimitReached | undefined>;

type Needs = {
  readonly counter: AttemptCounter;
  readonly limits: CallLimits;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
};

export function makeCallCount({ counter, limits, now, log }: Needs): CountCall {
  const secondsTo = (end: Date) => Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000));
  return async (asker) => {
    const own = { name: 'textsForAsker', subject: asker, seconds: HOUR_S };
    const hour = await counter.count(own);
    if (hour.count > limits.hourly) return { whose: 'asker', endsInSeconds: secondsTo(hour.endsAt) };
    const day = await counter.count({ name: 'textsInAll', subject: '', seconds: DAY_S });
    if (day.count <= limits.daily) return undefined;
    await counter.giveBack(own);
    if (day.count === limits.daily + 1)
      log.warn({ limit: limits.daily, endsAt: day.endsAt }, 'The text provider was called so often today that it is left alone');
    return { whose: 'everybody', endsInSeconds: secondsTo(day.endsAt) };
  };
}
