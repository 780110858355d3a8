import {
  EDITORS_NEEDED,
  MAX_OPEN_DAYS,
  MIN_OPEN_DAYS,
  type ProblemState,
  PUBLIC_STATES,
  type PublicState,
  REMIND_DAYS,
  STEP_DAYS,
} from '#contract/society/think-tank/words.ts';
import { daysAfter } from '#server/platform/time.ts';
import { endOfDay, endOfDayAfter } from '../days.ts';

/** What has come together for a problem so far. */
export type Facts = {
  readonly accepts: number;
  readonly declines: number;
  readonly proposals: number;
  /** Of all that are needed. */
  readonly reviewsMissing: number;
  /** Proposals whose authors have not yet answered and revised. */
  readonly revisionsMissing: number;
  readonly approvals: number;
};
type Clock = { readonly state: ProblemState; readonly endsAt: Date | null };

/** The step that follows, or undefined while the present one lasts. What came at the very moment of the end came too late. */
export function nextState({ state, endsAt }: Clock, facts: Facts, now: Date): ProblemState | undefined {
  const isOver = endsAt !== null && now >= endsAt;
  switch (state) {
    case 'offered':
      if (facts.accepts >= EDITORS_NEEDED) return 'open';
      if (facts.declines >= EDITORS_NEEDED) return 'declined';
      return isOver ? 'lapsed' : undefined;
    case 'open':
      if (!isOver) return undefined;
      return facts.proposals > 0 ? 'review' : 'unanswered';
    case 'review':
      if (facts.proposals === 0) return 'unanswered';
      return isOver || facts.reviewsMissing === 0 ? 'revision' : undefined;
    case 'revision':
      if (facts.proposals === 0) return 'unanswered';
      return isOver || facts.revisionsMissing === 0 ? 'decision' : undefined;
    case 'decision':
      if (!isOver) return undefined;
      return facts.approvals > 0 ? 'published' : 'unanswered';
    default:
      return undefined;
  }
}

/** When a step that begins now ends; null for one that lasts. */
export function endOf(state: ProblemState, now: Date, proposalsUntil: Date): Date | null {
  if (state === 'open') return latest(proposalsUntil, endOfDayAfter(now, MIN_OPEN_DAYS));
  return state in STEP_DAYS ? endOfDayAfter(now, STEP_DAYS[state as keyof typeof STEP_DAYS]) : null;
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** Whether something can be done that belongs to this step. */
export const isDuring = (problem: Clock, state: ProblemState, now: Date): boolean =>
  problem.state === state && (problem.endsAt === null || now < problem.endsAt);

export const needsReminder = ({ endsAt }: Pick<Clock, 'endsAt'>, remindedAt: Date | null, now: Date): boolean =>
  endsAt !== null && remindedAt === null && now < endsAt && now >= daysAfter(endsAt, -REMIND_DAYS);

const ENDED: readonly ProblemState[] = ['published', 'declined', 'lapsed', 'unanswered'];
/** What was removed may come back, and goes on then. */
export const hasEnded = (state: ProblemState): boolean => ENDED.includes(state);

export const isPublic = (state: ProblemState): state is PublicState => (PUBLIC_STATES as readonly ProblemState[]).includes(state);

/** The end of that day in India; undefined where it is too soon or too late. */
export function lastMomentOf(day: string, now: Date): Date | undefined {
  const end = endOfDay(day);
  return end >= daysAfter(now, MIN_OPEN_DAYS - 1) && end <= daysAfter(now, MAX_OPEN_DAYS + 1) ? end : undefined;
}

/** A title as an address has it, and what it is called where another has that; a title in another script gets a plain one. */
export function slugsOf(title: string, random: string): string[] {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  const slug = plain.length >= 4 ? plain : `problem-${random}`;
  return [slug, `${slug}-${random}`];
}

/** Whether this seat is of whoever asked, for themselves or, as an operator, in another's name: they neither answer, review, decide nor vote. */
export const isAsking = (
  { askerSeat, posedBySeat }: { readonly askerSeat: string | null; readonly posedBySeat: string | null },
  seat: string | undefined,
): boolean => seat !== undefined && (seat === askerSeat || seat === posedBySeat);
