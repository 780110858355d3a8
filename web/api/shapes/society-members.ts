import { DIGEST_CHOICES } from '#contract/society/digest-words.ts';
import { FIELDS, PAGE_PARTS, SPOKEN_LANGUAGES } from '#contract/society/member-page-words.ts';
import { isBoolean, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const page = {
  ...{ name: isText, lines: isText, place: isText, offer: isText, lookFor: isText },
  fields: isListOf(isOneOf(...FIELDS)),
  languages: isListOf(isOneOf(...SPOKEN_LANGUAGES)),
};
export const ownPage = isShape({ ...page, memberId: isNullOr(isWhole), shown: isListOf(isOneOf(...PAGE_PARTS)) });
export const digest = isShape({ choice: isOneOf(...DIGEST_CHOICES), nextAt: isNullOr(isDate) });
export const memberPage = isShape({ ...page, memberId: isWhole, isYou: isBoolean });
export const memberList = isShape({ members: isListOf(memberPage), next: isNullOr(isWhole) });
