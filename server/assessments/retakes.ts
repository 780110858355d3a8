const RETAKE_AFTER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on a test that counts can be played again; null where that is now. Sooner, answers would be remembered rather than given. */
export function retakeFrom(finishedAt: Date | null | undefined, now: Date): Date | null {
  if (!finishedAt) return null;
  const from = new Date(finishedAt.getTime() + RETAKE_AFTER_DAYS * DAY_MS);
  return from > now ? from : null;
}
