import { LANGUAGES } from '#contract/language.ts';
import { GRIEVANCE_ABOUTS, PARENT_DECISIONS, PURPOSES } from '#contract/privacy-words.ts';
import { isBoolean, isCount, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const isDeviceName = {
  browser: isOneOf('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'),
  system: isOneOf('Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows', 'other'),
};
const isOfWaysIn = {
  secondStep: isShape({ isOn: isBoolean, recoveryCodesLeft: isWhole }),
  passkeys: isListOf(isShape({ passkeyId: isWhole, name: isText, madeAt: isDate, lastUsedAt: isNullOr(isDate) })),
};
const isLogins = isListOf(isShape({ ...isDeviceName, loginId: isWhole, seenAt: isDate, isThis: isBoolean }));
export const employerAccount = isShape({ ...isOfWaysIn, logins: isLogins });
export const begunStep = isShape({ secret: isText, address: isText, qrCode: isShape({ side: isWhole, path: isText }) });
export const settings = isShape({
  name: isText,
  username: isText,
  email: isText,
  isVerified: isBoolean,
  newEmail: isNullOr(isText),
  language: isNullOr(isOneOf(...LANGUAGES)),
  hasPassword: isBoolean,
  google: isShape({ isConfigured: isBoolean, isLinked: isBoolean }),
  ...isOfWaysIn,
  logins: isLogins,
});
const RECOVERY_CODES = 10;
export const recoveryCodes = isShape({ recoveryCodes: isListOf(isText, RECOVERY_CODES) });
const isJobState = isOneOf('waiting', 'under way', 'done', 'failed', 'expired');
export const operatorJobs = isShape({
  counts: isListOf(isShape({ name: isText, state: isJobState, count: isWhole })),
  undone: isListOf(
    isShape({
      jobId: isText,
      name: isText,
      state: isJobState,
      to: isNullOr(isText),
      reason: isNullOr(isText),
      attempts: isWhole,
      madeAt: isDate,
      at: isDate,
    }),
  ),
});
export const textDays = isShape({
  days: isListOf(
    isShape({
      day: isText,
      model: isText,
      answered: isWhole,
      refused: isWhole,
      failed: isWhole,
      inputTokens: isWhole,
      outputTokens: isWhole,
    }),
  ),
});
export const standing = isShape({
  step: isOneOf('notice', 'parent', 'ready', 'leaving'),
  isBirthKnown: isBoolean,
  isMinor: isBoolean,
  isParentsConsent: isBoolean,
  isNoticeNew: isBoolean,
  consents: isListOf(isShape({ purpose: isOneOf(...PURPOSES), isGiven: isBoolean, isNeeded: isBoolean, at: isNullOr(isDate) })),
  parent: isNullOr(isShape({ mailbox: isText, askedAt: isDate, expiresAt: isDate, decision: isNullOr(isOneOf(...PARENT_DECISIONS)) })),
  erasure: isNullOr(isShape({ askedAt: isDate, dueAt: isDate, askedBy: isText })),
  proof: isOneOf('password', 'code'),
});
export const parentView = isShape({
  child: isText,
  username: isNullOr(isText),
  askedAt: isDate,
  decision: isNullOr(isOneOf(...PARENT_DECISIONS)),
  decidedAt: isNullOr(isDate),
  testsFinished: isCount,
  answers: isCount,
  erasureDueAt: isNullOr(isDate),
  token: isNullOr(isText),
});
export const received = isShape({ number: isText, dueAt: isDate });

export const isGrievance = {
  number: isText,
  about: isOneOf(...GRIEVANCE_ABOUTS),
  text: isText,
  receivedAt: isDate,
  dueAt: isDate,
  answeredAt: isNullOr(isDate),
  answer: isNullOr(isText),
};
