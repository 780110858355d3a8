import type { DigestPace } from '#contract/society/digest-words.ts';
import { daysAfter } from '#server/platform/time.ts';

/** Nine in the morning in India, 5.5 hours ahead of UTC. */
const HOUR_UTC = 3;
const MINUTE_UTC = 30;

/** The same day of the next month, or its last one where it is shorter. */
function monthAfter(at: Date): Date {
  const next = new Date(at);
  next.setUTCMonth(at.getUTCMonth() + 1);
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** When the next digest is made: in the morning, whenever somebody has chosen it. However long the program was away, one is made, not several. */
export function nextDigest(pace: DigestPace, from: Date): Date {
  const next = pace === 'weekly' ? daysAfter(from, 7) : monthAfter(from);
  next.setUTCHours(HOUR_UTC, MINUTE_UTC, 0, 0);
  return next;
}

export type News = {
  readonly circles: readonly { readonly circleId: number; readonly title: string; readonly threads: number; readonly posts: number }[];
  /** Waiting for an answer, and not read yet: counts only. */
  readonly introductions: number;
  readonly letters: number;
  /** Questions of the think tank that were opened meanwhile, and how many are open in all. */
  readonly problems: readonly { readonly slug: string; readonly title: string }[];
  readonly openProblems: number;
  /** What waits for this member in the think tank, and until when. */
  readonly clocks: readonly { readonly kind: Clock; readonly count: number; readonly until: Date | null }[];
};
export type Clock = 'review' | 'revision' | 'vote' | 'outcome';

/** What was open before and still is alone makes no mail. */
export const hasNews = ({ circles, introductions, letters, problems, clocks }: News): boolean =>
  circles.length + introductions + letters + problems.length + clocks.length > 0;
