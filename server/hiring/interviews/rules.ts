import type { InterviewState } from '#contract/hiring/interview-words.ts';
import { MINUTE_MS } from '#server/platform/time.ts';

export type InterviewStep = 'pick' | 'propose' | 'ask' | 'end' | 'complete' | 'miss' | 'cancel';

/** What each step makes of an interview; a step that is missing cannot be done. */
const steps: Record<InterviewState, Partial<Record<InterviewStep, InterviewState>>> = {
  proposed: { pick: 'scheduled', propose: 'proposed', ask: 'proposed', cancel: 'cancelled' },
  rescheduled: { pick: 'scheduled', propose: 'rescheduled', ask: 'rescheduled', cancel: 'cancelled' },
  scheduled: {
    propose: 'rescheduled',
    ask: 'scheduled',
    end: 'awaiting_feedback',
    complete: 'completed',
    miss: 'no_show',
    cancel: 'cancelled',
  },
  awaiting_feedback: { propose: 'rescheduled', complete: 'completed', miss: 'no_show' },
  no_show: { propose: 'rescheduled', complete: 'completed' },
  completed: { miss: 'no_show' },
  cancelled: {},
};

export const stateAfter = (state: InterviewState, step: InterviewStep): InterviewState | undefined => steps[state][step];

export type Span = { readonly startsAt: Date; readonly endsAt: Date };

export const spanOf = (startsAt: Date, minutes: number): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** One that begins when the other ends does not overlap it. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A proposed time can be taken while it is to come, and while no interviewer has got another interview since it was proposed. */
export function isFree(
  slot: { readonly startsAt: Date; readonly isDouble: boolean },
  minutes: number,
  busy: readonly Span[],
  now: Date,
): boolean {
  const span = spanOf(slot.startsAt, minutes);
  return slot.startsAt > now && (slot.isDouble || !busy.some((other) => overlaps(span, other)));
}
