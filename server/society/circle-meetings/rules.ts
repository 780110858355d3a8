import { LEAP_YEAR_MS, MINUTE_MS } from '#server/platform/time.ts';

type Span = { readonly startsAt: Date; readonly minutes: number };
export const endsAt = ({ startsAt, minutes }: Span): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);
export const isOver = (meeting: Span, now: Date): boolean => endsAt(meeting) <= now;

/** From now on, and within a year. */
export const mayBegin = (startsAt: Date, now: Date): boolean => startsAt > now && startsAt.getTime() - now.getTime() < LEAP_YEAR_MS;

type Open = { readonly startsAt: Date; readonly cancelledAt: Date | null };
/** Whether it can still be answered and changed. */
export const isComing = ({ startsAt, cancelledAt }: Open, now: Date): boolean => cancelledAt === null && startsAt > now;

/** What the newest mail told somebody: the first two put a meeting into a calendar, the others take it out. */
export type Told = 'invited' | 'changed' | 'cancelled' | 'gone';

export type Standing = {
  /** In the circle, and not apart from whoever proposed the meeting. */
  readonly isThere: boolean;
  /** The meeting takes place. */
  readonly isOn: boolean;
  /** It stands in their calendar, */
  readonly isHeld: boolean;
  /** as it is now. */
  readonly isCurrent: boolean;
  /** In the circle, and blocked by whoever proposed the meeting: a mail at that moment would tell them so. */
  readonly isBlocked: boolean;
};

/** What somebody is told of a meeting now; undefined where they know all that they are to know. */
export function newsFor({ isThere, isOn, isHeld, isCurrent, isBlocked }: Standing): Told | undefined {
  if (isThere && isOn) {
    if (isHeld) return isCurrent ? undefined : 'changed';
    return 'invited';
  }
  if (!isHeld) return undefined;
  if (isBlocked && isOn && isCurrent) return undefined;
  return isThere ? 'cancelled' : 'gone';
}
