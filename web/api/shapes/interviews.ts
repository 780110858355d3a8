import { INTERVIEW_ANSWERS, INTERVIEW_STATES, INTERVIEW_WAYS } from '#contract/hiring/interview-words.ts';
import {
  type Is,
  isBoolean,
  isCount,
  isDate,
  isListOf,
  isMapOf,
  isNullOr,
  isOneOf,
  isOneShapeOf,
  isShape,
  isText,
  isWhole,
} from './shape.ts';

const isFact: Is<string | number> = isOneShapeOf(isText, isWhole);
export const dashboardMetrics = isShape({
  activeJobCount: isCount,
  newApplicationsCount: isCount,
  pendingJobsCount: isCount,
  scheduledInterviewsCount: isCount,
});
export const recentJobs = isShape({ jobs: isListOf(isShape({ id: isWhole, title: isText, postedDate: isDate })) });
export const recentApplications = isShape({
  applications: isListOf(
    isShape({ id: isWhole, candidateId: isWhole, candidateName: isNullOr(isText), jobTitle: isText, appliedAt: isDate }),
  ),
});
export const notices = isShape({
  notifications: isListOf(isShape({ id: isWhole, kind: isText, facts: isMapOf(isFact), path: isText, at: isDate, isRead: isBoolean })),
  unreadCount: isCount,
});

const common = {
  interviewId: isWhole,
  applicationId: isWhole,
  jobTitle: isText,
  state: isOneOf(...INTERVIEW_STATES),
  title: isText,
  way: isOneOf(...INTERVIEW_WAYS),
  place: isText,
  minutes: isWhole,
  timeZone: isText,
  startsAt: isNullOr(isDate),
  endsAt: isNullOr(isDate),
  askedAt: isNullOr(isDate),
};
const isAnswer = isOneOf(...INTERVIEW_ANSWERS);
export const interviews = isShape({
  interviews: isListOf(
    isShape({
      ...common,
      candidateId: isWhole,
      candidateName: isNullOr(isText),
      jobId: isWhole,
      group: isOneOf('upcoming', 'waiting', 'over', 'done'),
      slots: isListOf(isShape({ slotId: isWhole, startsAt: isDate, isDouble: isBoolean })),
      askedText: isText,
      interviewers: isListOf(isShape({ memberId: isWhole, name: isText, answer: isAnswer })),
      mayChange: isBoolean,
      mayEnd: isBoolean,
      ownAnswer: isNullOr(isAnswer),
    }),
  ),
});
export const ownInterviews = isShape({
  interviews: isListOf(
    isShape({
      ...common,
      organisation: isText,
      message: isText,
      slots: isListOf(isShape({ slotId: isWhole, startsAt: isDate, isFree: isBoolean })),
    }),
  ),
});
export const clashes = isShape({
  clashes: isListOf(isShape({ at: isDate, memberId: isWhole, name: isText, startsAt: isDate, endsAt: isDate })),
});
