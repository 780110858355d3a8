import { MEMBERSHIP_ANSWERS, MEMBERSHIP_STATES } from '#contract/society/membership-words.ts';
import { isBoolean, isCount, isDate, isListOf, isNullOr, isOneOf, isShape, isText, isWhole } from './shape.ts';

const isOutcome = isNullOr(isOneOf('upheld', 'lifted'));

export const ownMembership = isShape({
  state: isNullOr(isOneOf(...MEMBERSHIP_STATES)),
  isEditor: isBoolean,
  isAdult: isBoolean,
  isLookedAt: isBoolean,
  testsLeft: isCount,
  gamesLeftOut: isListOf(isText),
  canBeJudged: isBoolean,
  replayUntil: isNullOr(isDate),
  games: isListOf(isShape({ test: isText, isPlayedAgain: isBoolean, opensAt: isNullOr(isDate) })),
  tryAgainFrom: isNullOr(isDate),
  isLapsed: isBoolean,
  answers: isListOf(isOneOf(...MEMBERSHIP_ANSWERS)),
  joinedAt: isNullOr(isDate),
  exclusion: isNullOr(
    isShape({ reason: isText, at: isDate, appealedAt: isNullOr(isDate), outcome: isOutcome, outcomeReason: isNullOr(isText) }),
  ),
});

export const societyHome = isShape({ joinedAt: isDate, members: isCount, isEditor: isBoolean });

export const editorialCircle = isShape({ editors: isListOf(isShape({ userId: isWhole, name: isText, appointedAt: isDate })) });

export const operatedSociety = isShape({
  states: isListOf(isShape({ state: isOneOf(...MEMBERSHIP_STATES), count: isCount })),
  isOnlyOperator: isBoolean,
  exclusions: isListOf(
    isShape({
      exclusionId: isWhole,
      name: isText,
      reason: isText,
      excludedBy: isText,
      excludedAt: isDate,
      appeal: isNullOr(isText),
      appealedAt: isNullOr(isDate),
      outcome: isOutcome,
      outcomeReason: isNullOr(isText),
      decidedBy: isNullOr(isText),
      decidedAt: isNullOr(isDate),
      mayDecide: isBoolean,
    }),
  ),
});
