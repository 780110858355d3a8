import { KEY_SCOPES, KEY_STATES } from '#contract/hiring/api-key-words.ts';
import { isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const keys = isListOf(
  isShape({
    keyId: isWhole,
    name: isText,
    prefix: isText,
    scopes: isListOf(isOneOf(...KEY_SCOPES)),
    state: isOneOf(...KEY_STATES),
    lastDay: isNullOr(isDate),
    madeBy: isText,
    madeAt: isDate,
    lastUsedAt: isNullOr(isDate),
  }),
);
export const keyList = isShape({ keys });
export const madeKey = isShape({ keys, key: isText });
