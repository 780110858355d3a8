import type { Interview } from '#contract/hiring/interviews.ts';
import type { Interviewer, ListedInterview, Slot } from './repository.ts';

/** Interviews with their times and interviewers, as a member sees them. */
export function writeInterviews(
  interviews: readonly ListedInterview[],
  slots: readonly Slot[],
  interviewers: readonly Interviewer[],
  memberId: number,
): Interview[] {
  return interviews.map(({ id, startsAt, endsAt, askedAt, ...row }) => {
    const theirs = interviewers.filter(({ interviewId }) => interviewId === id);
    const ownAnswer = theirs.find((one) => one.memberId === memberId)?.answer ?? null;
    return {
      ...row,
      interviewId: id,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      askedAt: askedAt?.toISOString() ?? null,
      slots: slots
        .filter(({ interviewId }) => interviewId === id)
        .map((slot) => ({ slotId: slot.id, startsAt: slot.startsAt.toISOString(), isDouble: slot.isDouble })),
      interviewers: theirs.map((one) => ({ memberId: one.memberId, name: one.name, answer: one.answer })),
      mayEnd: row.mayChange || ownAnswer !== null,
      ownAnswer,
    };
  });
}
