import {
  CIRCLE_ASK_AGAIN_DAYS,
  type CircleStanding,
  MAX_CIRCLE_DAYS,
  MAX_CIRCLE_SIZE,
  MIN_CIRCLE_DAYS,
  MIN_CIRCLE_SIZE,
  NOTICE_DAYS,
  SLEEP_DAYS,
  circleMessages as say,
} from '#contract/society/circle-words.ts';
import { ANSWER_DAYS } from '#contract/society/introduction-words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { endOfDay } from '../days.ts';

/** The end of that day in India; undefined where it is too soon or too far away. */
export function closingMoment(day: string, now: Date): Date | undefined {
  const end = endOfDay(day);
  return end >= daysAfter(now, MIN_CIRCLE_DAYS - 1) && end <= daysAfter(now, MAX_CIRCLE_DAYS + 1) ? end : undefined;
}

type Life = {
  readonly closesAt: Date;
  readonly lastAt: Date;
  readonly toldEnd: Date | null;
  readonly toldAt: Date | null;
};

/** How long a seat waits for whoever has left the society, or was excluded: an appeal takes up to 37 days, and both can come back. */
export const SEAT_WAITS_DAYS = 60;

/** When a circle ends if nothing happens: on its closing date, or after a long sleep. */
export const endOf = ({ closesAt, lastAt }: Pick<Life, 'closesAt' | 'lastAt'>): Date => {
  const asleep = daysAfter(lastAt, SLEEP_DAYS);
  return asleep < closesAt ? asleep : closesAt;
};

/** The day that its members are told: never sooner than they have known of it for a week. */
export const closesOn = (circle: Life, now: Date): Date => {
  const [end, told] = [endOf(circle), daysAfter(circle.toldAt ?? now, NOTICE_DAYS)];
  return end > told ? end : told;
};

/** Which circles the clock has to look at. */
export const noticeSpan = (now: Date) => ({
  closesBefore: daysAfter(now, NOTICE_DAYS),
  silentSince: daysAfter(now, NOTICE_DAYS - SLEEP_DAYS),
});

/** What the clock asks for. Nothing closes unless its members were told a week before, however long the program was away. */
export function stepOf(circle: Life, now: Date): 'tell' | 'close' | undefined {
  const end = endOf(circle);
  if (now < daysAfter(end, -NOTICE_DAYS)) return undefined;
  if (circle.toldEnd?.getTime() !== end.getTime() || !circle.toldAt) return 'tell';
  return now >= end && now >= daysAfter(circle.toldAt, NOTICE_DAYS) ? 'close' : undefined;
}

export const isFull = (seats: number): boolean => seats >= MAX_CIRCLE_SIZE;
export const isGathering = (members: number): boolean => members < MIN_CIRCLE_SIZE;

type Wish = { readonly kind: 'asked' | 'invited'; readonly state: string; readonly at: Date };
/** A wish that waited for longer counts as unanswered. */
export const openSince = (now: Date): Date => daysAfter(now, -ANSWER_DAYS);

type Stands = { readonly isIn: boolean; readonly isHost: boolean; readonly wish: 'asked' | 'invited' | null };
export function standingOf({ isIn, isHost, wish }: Stands): CircleStanding {
  if (isIn) return isHost ? 'host' : 'member';
  return wish ?? 'none';
}

/** Why somebody may not ask to join now; undefined where they may. */
export function refusalToAsk(wishes: readonly Wish[], now: Date): string | undefined {
  const open = findOpen(wishes, now);
  if (open) return open.kind === 'asked' ? say.alreadyAsked : say.youAreInvited;
  const wasRefused = wishes.some(
    ({ kind, state, at }) => kind === 'asked' && state === 'no' && at > daysAfter(now, -CIRCLE_ASK_AGAIN_DAYS),
  );
  return wasRefused ? say.askedBefore : undefined;
}

/** A no is told to nobody, so whoever said it is refused with the words for an invitation that waits. */
export function refusalToInvite(wishes: readonly Wish[], now: Date): string | undefined {
  const open = findOpen(wishes, now);
  if (!open) {
    const hasSaidNo = wishes.some(
      ({ kind, state, at }) => kind === 'invited' && state === 'no' && at > daysAfter(now, -CIRCLE_ASK_AGAIN_DAYS),
    );
    return hasSaidNo ? say.alreadyInvited : undefined;
  }
  return open.kind === 'asked' ? say.theyAsked : say.alreadyInvited;
}

const findOpen = (wishes: readonly Wish[], now: Date) => wishes.find(({ state, at }) => state === 'open' && at > openSince(now));
