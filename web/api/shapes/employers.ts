import { ROLES } from '#contract/hiring/roles.ts';
import { isBoolean, isOneOf, isShape, isText, isWhole } from './shape.ts';

export const myself = isShape({
  memberId: isWhole,
  name: isText,
  email: isText,
  isEmailVerified: isBoolean,
  role: isOneOf(...ROLES),
  organisation: isShape({ name: isText, timeZone: isText, isVerified: isBoolean }),
});
