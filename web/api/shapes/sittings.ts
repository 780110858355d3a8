import { LANGUAGES } from '#contract/language.ts';
import { isHouse, isShare } from './reports.ts';
import {
  type Is,
  isBoolean,
  isCounts,
  isDate,
  isListOf,
  isMissingOr,
  isNullOr,
  isObject,
  isOneOf,
  isShape,
  isText,
  isWhole,
} from './shape.ts';

export const progress = isShape({
  testsInAll: isWhole,
  tests: isListOf(
    isShape({
      test: isText,
      kind: isOneOf('story', 'game'),
      minutes: isWhole,
      state: isOneOf('new', 'started', 'finished'),
      share: isShare,
      finishedAt: isNullOr(isDate),
      sittingId: isNullOr(isWhole),
      hasValidSitting: isBoolean,
      retakeFrom: isNullOr(isDate),
      counts: isCounts,
      untimed: isBoolean,
    }),
  ),
  next: isNullOr(
    isShape({
      test: isText,
      code: isOneOf('begun', 'first', 'least-known', 'most-told'),
      domain: isOneOf('emotional', 'rational', 'cognitive'),
      houses: isListOf(isHouse),
    }),
  ),
});
export const listedTests = isShape({
  tests: isListOf(
    isShape({
      test: isText,
      kind: isOneOf('story', 'game'),
      minutes: isWhole,
      languages: isListOf(isOneOf(...LANGUAGES)),
      domain: isOneOf('emotional', 'rational', 'cognitive'),
      houses: isListOf(isHouse),
      bankVersion: isText,
    }),
  ),
});
/** What else a trial holds is its game's to say. */
const isTrial: Is<{ id: string; practice: boolean; [other: string]: unknown }> = (value): value is { id: string; practice: boolean } =>
  isObject(value) && isText(value.id) && isBoolean(value.practice);
const isInvalidReason = isNullOr(isOneOf('hurried', 'inattentive', 'absent'));
export const sitting = isShape({
  sittingId: isWhole,
  token: isText,
  test: isText,
  kind: isOneOf('story', 'game'),
  bankVersion: isText,
  language: isOneOf(...LANGUAGES),
  untimed: isBoolean,
  seed: isWhole,
  finished: isBoolean,
  valid: isNullOr(isBoolean),
  invalidReason: isInvalidReason,
  responses: isListOf(isShape({ position: isWhole, screen: isText, option: isText })),
  answered: isWhole,
  current: isNullOr(isTrial),
  counts: isCounts,
});
export const accepted = isShape({
  position: isWhole,
  finished: isBoolean,
  valid: isNullOr(isBoolean),
  invalidReason: isInvalidReason,
  next: isNullOr(isTrial),
  counts: isCounts,
  feedback: isMissingOr(isOneOf('right', 'wrong')),
  shown: isMissingOr(isObject),
});
