import {
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  HISTORY_STEPS,
  MAX_RATING,
  RECOMMENDATIONS,
  SCORECARD_CRITERIA,
} from '#contract/hiring/candidate-words.ts';
import { ROLES } from '#contract/hiring/roles.ts';
import { type Is, isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const listed = {
  applicationId: isWhole,
  name: isNullOr(isText),
  headline: isNullOr(isText),
  place: isNullOr(isText),
  jobId: isWhole,
  jobTitle: isText,
  stageId: isWhole,
  stageName: isText,
  stageSince: isDate,
  isLate: isBoolean,
  status: isOneOf(...APPLICATION_STATUSES),
  source: isOneOf(...APPLICATION_SOURCES),
  appliedAt: isDate,
  isNew: isBoolean,
};
const stages = isListOf(isShape({ stageId: isWhole, name: isText }));
const colleague = { memberId: isWhole, name: isText, role: isOneOf(...ROLES) };
const isRating: Is<number> = (value): value is number => isWhole(value) && value >= 1 && value <= MAX_RATING;

export const applications = isShape({
  applications: isListOf(isShape(listed)),
  next: isNullOr(isText),
  counts: isNullOr(isShape({ all: isWhole, isNew: isWhole })),
});
export const candidateChoices = isShape({
  jobs: isListOf(isShape({ jobId: isWhole, title: isText, mayWork: isBoolean, stages })),
  members: isListOf(isShape(colleague)),
  you: isShape(colleague),
  mayReveal: isBoolean,
});
export const application = isShape({
  ...listed,
  candidate: isNullOr(isShape({ name: isText, email: isText, phone: isText, place: isText, headline: isText })),
  letter: isNullOr(isText),
  hasCv: isBoolean,
  answers: isListOf(isShape({ text: isText, answer: isText })),
  stages,
  openings: isWhole,
  hired: isWhole,
  history: isListOf(
    isShape({
      kind: isOneOf(...HISTORY_STEPS),
      at: isDate,
      by: isNullOr(isText),
      from: isNullOr(isText),
      to: isNullOr(isText),
      reason: isText,
      subject: isText,
    }),
  ),
  notes: isListOf(isShape({ noteId: isWhole, by: isText, text: isText, mentions: isListOf(isText), at: isDate })),
  letters: isListOf(
    isShape({
      letterId: isWhole,
      by: isText,
      subject: isText,
      text: isText,
      state: isOneOf('queued', 'sent', 'failed', 'taken-back'),
      reason: isText,
      at: isDate,
    }),
  ),
  scorecards: isListOf(
    isShape({
      memberId: isWhole,
      by: isText,
      recommendation: isOneOf(...RECOMMENDATIONS),
      ratings: isListOf(isShape({ criterion: isOneOf(...SCORECARD_CRITERIA), rating: isRating })),
      remark: isText,
      submittedAt: isDate,
    }),
  ),
  hiddenScorecards: isWhole,
  assigned: isListOf(isShape({ ...colleague, seesResults: isBoolean, hasWritten: isBoolean })),
  mayWork: isBoolean,
  mayReveal: isBoolean,
  mayRate: isBoolean,
});
export const decisionOutcome = isShape({
  decisionId: isWhole,
  done: isListOf(isWhole),
  refused: isListOf(
    isShape({
      applicationId: isWhole,
      why: isOneOf('gone', 'not-allowed', 'changed', 'not-active', 'other-job', 'already', 'no-opening', 'no-address', 'enough-letters'),
      stageName: isNullOr(isText),
      status: isNullOr(isOneOf(...APPLICATION_STATUSES)),
    }),
  ),
  undoUntil: isDate,
});
export const undone = isShape({ restored: isListOf(isWhole), kept: isListOf(isWhole) });
export const letterPreviews = isShape({
  previews: isListOf(
    isShape({
      applicationId: isWhole,
      name: isNullOr(isText),
      subject: isText,
      text: isText,
      problem: isNullOr(isOneOf('no-address', 'blank', 'unknown-placeholder')),
    }),
  ),
});
export const importPlan = isShape({
  isWritten: isBoolean,
  rows: isWhole,
  good: isWhole,
  problems: isListOf(
    isShape({
      row: isWhole,
      what: isOneOf('name-missing', 'name-long', 'email-malformed', 'phone-malformed', 'no-contact', 'twice-in-file', 'applied-already'),
    }),
  ),
  preview: isListOf(isShape({ row: isWhole, name: isText, email: isText, phone: isText, isKnown: isBoolean })),
});
const entry = isShape({
  candidateId: isWhole,
  name: isText,
  email: isText,
  phone: isText,
  applications: isListOf(
    isShape({ applicationId: isWhole, jobTitle: isText, status: isOneOf(...APPLICATION_STATUSES), isTwice: isBoolean }),
  ),
});
export const duplicates = isShape({
  pairs: isListOf(isShape({ keep: entry, merge: entry, sameEmail: isBoolean, samePhone: isBoolean })),
});
const letterTemplate = isShape({ templateId: isWhole, name: isText, subject: isText, text: isText, version: isWhole });
export const letterTemplates = isShape({
  templates: isListOf(letterTemplate),
  mayChange: isBoolean,
});
