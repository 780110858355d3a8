import { ROLES } from '#contract/hiring/roles.ts';
import { isBoolean, isDate, isListOf, isNullOr, isObject, isOneOf, isShape, isText, isTrue, isWhole } from './shape.ts';

export const employerLogin = isShape({ accessToken: isText, email: isText });
export const stepAsked = isShape({ secondStep: isTrue, stepToken: isText });
export const myself = isShape({
  memberId: isWhole,
  name: isText,
  email: isText,
  isEmailVerified: isBoolean,
  role: isOneOf(...ROLES),
  organisation: isShape({ name: isText, timeZone: isText, isVerified: isBoolean }),
});

const isRole = isOneOf(...ROLES);
export const organisation = isShape({
  name: isText,
  about: isText,
  website: isText,
  timeZone: isText,
  stages: isListOf(isShape({ name: isText, deadlineDays: isNullOr(isWhole) })),
  blindUntil: isNullOr(isWhole),
  keepRejectedDays: isWhole,
  keepHiredDays: isWhole,
  mayChange: isBoolean,
  versions: isShape({ profile: isWhole, stages: isWhole, retention: isWhole }),
});
export const memberList = isShape({
  members: isListOf(isShape({ memberId: isWhole, name: isText, email: isText, role: isRole, joinedAt: isDate, isYou: isBoolean })),
  invitations: isListOf(isShape({ invitationId: isWhole, email: isText, role: isRole, expiresAt: isDate, isOver: isBoolean })),
});
export const auditPage = isShape({
  events: isListOf(isShape({ eventId: isWhole, kind: isText, by: isNullOr(isText), subject: isText, details: isObject, at: isDate })),
  next: isNullOr(isWhole),
});
export const invitationView = isShape({
  organisation: isText,
  invitedBy: isText,
  email: isText,
  role: isRole,
  hasAccount: isBoolean,
});
