import { daysAfter } from '#server/platform/time.ts';

const RETAKE_AFTER_DAYS = 30;

/** From when on a test that counts can be played again; null where that is now. Sooner, answers would be remembered rather than given. */
export function retakeFrom(finishedAt: Date | null | undefined, now: Date): Date | null {
  if (!finishedAt) return null;
  const from = daysAfter(finishedAt, RETAKE_AFTER_DAYS);
  return from > now ? from : null;
}
