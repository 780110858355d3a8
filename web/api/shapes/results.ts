import { SOURCES } from '#contract/hiring/analytics-words.ts';
import { SELF_ATTRIBUTES, SELF_GROUPS } from '#contract/hiring/self-identification-words.ts';
import { LANGUAGES } from '#contract/language.ts';
import { isHouse, isShare } from './reports.ts';
import { isBoolean, isDate, isListOf, isNullOr, isNumber, isOneOf, isShape, isText, isWhole, isWholeFrom } from './shape.ts';

const isCount = isWholeFrom(0);
const isStrength = isNumber(0, 5);
const isAnyNumber = isNumber(-Number.MAX_VALUE, Number.MAX_VALUE);
const isFromNothing = isNumber(0, Number.MAX_VALUE);

export const sharedResults = isShape({
  houses: isListOf(isShape({ house: isHouse, strength: isStrength, standardError: isFromNothing, low: isStrength, high: isStrength })),
  measuredAt: isDate,
  languages: isListOf(isOneOf(...LANGUAGES)),
  norm: isText,
  sharedAt: isDate,
  endsAt: isDate,
});
export const ownSharing = isShape({
  may: isOneOf('share', 'adults-only', 'notice-first', 'nothing-known', 'decided'),
  shareable: isListOf(isHouse),
  shared: isNullOr(sharedResults),
  notice: isText,
});

const meetings = isListOf(
  isShape({
    house: isHouse,
    weight: isAnyNumber,
    minimum: isAnyNumber,
    duty: isText,
    probability: isNullOr(isShare),
    verdict: isOneOf('likely-meets', 'uncertain', 'likely-below', 'not-shared'),
  }),
);
const composite = isShape({ value: isAnyNumber, standardError: isFromNothing });
export const seenResults = isShape({ shared: isNullOr(sharedResults), meetings, composite: isNullOr(composite) });

const compared = { applicationId: isWhole, name: isNullOr(isText), meetings };
export const comparison = isShape({
  target: isListOf(isShape({ house: isHouse, weight: isAnyNumber, minimum: isAnyNumber, duty: isText })),
  bands: isListOf(isShape({ members: isListOf(isShape({ ...compared, composite, isTiedAbove: isBoolean })) })),
  apart: isListOf(isShape(compared)),
});

export const sentInvitations = isShape({
  mayInvite: isBoolean,
  invitations: isListOf(isShape({ tests: isListOf(isText), invitedBy: isText, invitedAt: isDate })),
});
export const ownInvitations = isShape({
  invitations: isListOf(
    isShape({
      invitationId: isWhole,
      applicationId: isWhole,
      organisation: isText,
      jobTitle: isText,
      tests: isListOf(isText),
      invitedAt: isDate,
    }),
  ),
});

const isDays = isNullOr(isFromNothing);
const time = isShape({ lower: isDays, median: isDays, upper: isDays, ended: isCount, waiting: isCount });
export const analytics = isShape({
  jobs: isListOf(isShape({ id: isWhole, title: isText })),
  applications: isCount,
  hired: isCount,
  stages: isListOf(
    isShape({ name: isText, reached: isCount, passed: isCount, waiting: isCount, rejected: isCount, withdrawn: isCount, time }),
  ),
  timeToHire: time,
  sources: isListOf(isShape({ source: isOneOf(...SOURCES), applications: isCount, passedFirst: isCount, hired: isCount })),
});

const impactRow = isShape({
  group: isText,
  selected: isCount,
  total: isCount,
  standing: isOneOf('reference', 'compared', 'small'),
  ratio: isNullOr(isFromNothing),
  low: isNullOr(isFromNothing),
  high: isNullOr(isFromNothing),
  isBelowFourFifths: isBoolean,
  p: isNullOr(isFromNothing),
});
export const impact = isShape({
  attributes: isListOf(
    isShape({
      attribute: isOneOf(...SELF_ATTRIBUTES),
      stages: isListOf(isShape({ name: isNullOr(isText), rows: isListOf(impactRow), hidden: isCount })),
    }),
  ),
});
export const selfIdentification = isShape({
  gender: isNullOr(isOneOf(...SELF_GROUPS.gender)),
  age: isNullOr(isOneOf(...SELF_GROUPS.age)),
  disability: isNullOr(isOneOf(...SELF_GROUPS.disability)),
});
