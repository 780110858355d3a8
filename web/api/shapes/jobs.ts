import {
  CLOSE_REASONS,
  CURRENCIES,
  EMPLOYMENTS,
  JOB_STATES,
  JOB_STEPS,
  QUESTION_KINDS,
  SALARY_PERIODS,
  WORK_PLACES,
} from '#contract/hiring/job-words.ts';
import { ROLES } from '#contract/hiring/roles.ts';
import { LANGUAGES } from '#contract/language.ts';
import { isBoolean, isDate, isListOf, isNullOr, isNumber, isOneOf, isShape, isText, isWhole } from './shape.ts';

const content = isShape({
  title: isText,
  description: isText,
  department: isText,
  place: isText,
  region: isText,
  country: isText,
  workPlace: isOneOf(...WORK_PLACES),
  employment: isOneOf(...EMPLOYMENTS),
  salaryFrom: isNullOr(isWhole),
  salaryTo: isNullOr(isWhole),
  salaryCurrency: isOneOf(...CURRENCIES),
  salaryPer: isOneOf(...SALARY_PERIODS),
  openings: isWhole,
  isConfidential: isBoolean,
  managerId: isNullOr(isWhole),
  approverId: isNullOr(isWhole),
  closesOn: isNullOr(isDate),
  language: isOneOf(...LANGUAGES),
  questions: isListOf(
    isShape({
      questionId: isNullOr(isWhole),
      text: isText,
      kind: isOneOf(...QUESTION_KINDS),
      options: isListOf(isText),
      isRequired: isBoolean,
    }),
  ),
});
const standing = {
  jobId: isWhole,
  state: isOneOf(...JOB_STATES),
  closeReason: isNullOr(isOneOf(...CLOSE_REASONS)),
  waitsFor: isNullOr(isOneOf('member', 'platform')),
  version: isWhole,
  active: isWhole,
  updatedAt: isDate,
  publishedAt: isNullOr(isDate),
  acts: isListOf(isOneOf(...JOB_STEPS, 'edit')),
};
export const job = isShape({
  ...standing,
  organisation: isText,
  content,
  stages: isListOf(isShape({ stageId: isWhole, name: isText, deadlineDays: isNullOr(isWhole), applications: isWhole, isEmpty: isBoolean })),
  blindUntil: isNullOr(isWhole),
  target: isNullOr(
    isShape({
      version: isWhole,
      houses: isListOf(
        isShape({ house: isWhole, weight: isWhole, minimum: isNumber(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY), duty: isText }),
      ),
    }),
  ),
  isTargetLocked: isBoolean,
  rejection: isNullOr(isShape({ reason: isText, by: isNullOr(isText), at: isDate })),
  closedAt: isNullOr(isDate),
});
export const jobList = isShape({
  jobs: isListOf(
    isShape({
      ...standing,
      title: isText,
      department: isText,
      place: isText,
      closesOn: isNullOr(isDate),
      isConfidential: isBoolean,
      isNew: isWhole,
    }),
  ),
  next: isNullOr(isText),
  counts: isNullOr(isListOf(isShape({ state: isOneOf(...JOB_STATES), count: isWhole }))),
});
export const jobChoices = isShape({
  memberId: isWhole,
  role: isOneOf(...ROLES),
  members: isListOf(isShape({ memberId: isWhole, name: isText, role: isOneOf(...ROLES) })),
  isVerified: isBoolean,
  organisation: isText,
  language: isOneOf(...LANGUAGES),
  today: isDate,
});
export const jobHistory = isShape({
  events: isListOf(
    isShape({ step: isOneOf(...JOB_STEPS), toState: isOneOf(...JOB_STATES), by: isNullOr(isText), reason: isText, at: isDate }),
  ),
  versions: isListOf(isShape({ version: isWhole, by: isText, changed: isListOf(isText), at: isDate })),
});
export const firstJobs = isShape({
  waiting: isListOf(
    isShape({
      jobId: isWhole,
      version: isWhole,
      title: isText,
      description: isText,
      department: isText,
      place: isText,
      country: isText,
      workPlace: isOneOf(...WORK_PLACES),
      employment: isOneOf(...EMPLOYMENTS),
      salaryFrom: isNullOr(isWhole),
      salaryTo: isNullOr(isWhole),
      salaryCurrency: isOneOf(...CURRENCIES),
      salaryPer: isOneOf(...SALARY_PERIODS),
      questions: isListOf(isText),
      organisation: isShape({
        name: isText,
        mobileNumber: isText,
        website: isText,
        about: isText,
        owner: isNullOr(isText),
        createdAt: isDate,
      }),
      waitsSince: isDate,
    }),
  ),
  decided: isListOf(
    isShape({
      jobId: isWhole,
      title: isText,
      organisation: isText,
      isApproved: isBoolean,
      reason: isText,
      operatorId: isWhole,
      at: isDate,
    }),
  ),
});
