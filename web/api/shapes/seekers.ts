import { isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const cv = isShape({
  name: isText,
  media: isText,
  bytes: isWhole,
  uploadedAt: isDate,
  state: isOneOf('waiting', 'read', 'unreadable'),
  found: isShape({ phone: isText, headline: isText, links: isListOf(isText) }),
});
export const jobProfile = isShape({
  name: isText,
  email: isText,
  isVerified: isBoolean,
  isMinor: isBoolean,
  phone: isText,
  place: isText,
  headline: isText,
  links: isListOf(isText),
  cv: isNullOr(cv),
});
export const madeApplication = isShape({ applicationId: isWhole, isNew: isBoolean });
const step = isOneOf('applied', 'reviewed', 'moved', 'rejected', 'reopened', 'hired', 'withdrawn', 'merged');
export const ownApplications = isShape({
  applications: isListOf(
    isShape({
      applicationId: isWhole,
      jobId: isWhole,
      title: isText,
      organisation: isText,
      status: isOneOf('active', 'hired', 'rejected', 'withdrawn'),
      stage: isText,
      isJobOpen: isBoolean,
      appliedAt: isDate,
      letter: isText,
      answers: isListOf(isShape({ text: isText, answer: isText })),
      file: isNullOr(isText),
      history: isListOf(isShape({ step, stage: isNullOr(isText), at: isDate })),
    }),
  ),
});
