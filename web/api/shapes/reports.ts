import { LANGUAGES } from '#contract/language.ts';
import { REPORTS } from '#contract/report-names.ts';
import { TRAIT_KINDS } from '#contract/trait-kinds.ts';
import {
  type Is,
  isBoolean,
  isCount,
  isCounts,
  isDate,
  isId,
  isListOf,
  isMapOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isOneOf,
  isShape,
  isText,
  isWhole,
} from './shape.ts';

const HOUSE_COUNT = 12;
export const isHouse: Is<number> = (value): value is number => isWhole(value) && value >= 1 && value <= HOUSE_COUNT;
const isStrength = isNumber(0, 5);
const isPercent = isNumber(0, 100);
export const isShare = isNumber(0, 1);
const measuredHouse = {
  house: isHouse,
  strength: isNullOr(isStrength),
  standardError: isNullOr(isNumber(0, Number.MAX_VALUE)),
  range: isNullOr(isShape({ low: isStrength, high: isStrength })),
  percentile: isNullOr(isShape({ value: isPercent, low: isPercent, high: isPercent, provisional: isBoolean, group: isNullOr(isText) })),
  reliability: isShare,
  standing: isNullOr(isOneOf('strong', 'average', 'weak')),
};
export const strengths = isShape({
  userId: isWhole,
  houses: isListOf(
    isShape({
      ...measuredHouse,
      place: isNullOr(isOneOf('powerful', 'average', 'weak')),
      wouldMeasure: isListOf(isText),
    }),
    HOUSE_COUNT,
  ),
  ranking: isListOf(isHouse),
  alike: isListOf(isListOf(isHouse)),
  dominant: isNullOr(isHouse),
  stronger: isListOf(isHouse),
  isComplete: isBoolean,
  testsTaken: isListOf(isText),
  testsInAll: isWhole,
  nextTest: isNullOr(isText),
  versions: isShape({ banks: isMapOf(isText), norms: isText }),
  computedAt: isDate,
  newestTestAt: isNullOr(isDate),
});
export const sittingStrengths = isShape({
  test: isText,
  finished: isBoolean,
  houses: isListOf(isShape(measuredHouse)),
});
export const testResults = isShape({
  test: isText,
  results: isListOf(
    isShape({
      finishedAt: isDate,
      language: isOneOf(...LANGUAGES),
      untimed: isBoolean,
      counts: isCounts,
      houses: isListOf(isShape(measuredHouse)),
    }),
  ),
  change: isNullOr(
    isListOf(
      isShape({
        house: isHouse,
        domain: isOneOf('emotional', 'rational', 'cognitive'),
        before: isStrength,
        after: isStrength,
        difference: isNumber(-Number.MAX_VALUE, Number.MAX_VALUE),
        standardError: isNumber(0, Number.MAX_VALUE),
        verdict: isOneOf('risen', 'fallen', 'no reliable change'),
      }),
    ),
  ),
});
const findings = isListOf(
  isShape({
    house: isHouse,
    domain: isOneOf('emotional', 'rational'),
    text: isText,
    first: isNullOr(isOneOf('you', 'other')),
  }),
);
export const twoReport = isShape({
  relationshipId: isWhole,
  other: isText,
  agreedAt: isDate,
  needsStory: isShape({ you: isBoolean, other: isBoolean }),
  alike: findings,
  completing: findings,
  rubbing: findings,
  questions: isListOf(isText),
});
export const reportOverview = isShape({
  figures: isListOf(isShape({ house: isHouse, share: isPercent })),
  halves: isShape({ stronger: isListOf(isHouse), quieter: isListOf(isHouse) }),
  newest: isNullOr(isShape({ text: isText, insight: isNullOr(isText), sign: isMissingOr(isText), test: isNullOr(isText) })),
  reports: isListOf(
    isShape({
      report: isOneOf(...REPORTS),
      missing: isShape({ any: isCount, emotional: isCount, rational: isCount, cognitive: isCount }),
      isHeldBack: isBoolean,
    }),
  ),
});
export const traits = isShape({
  traits: isListOf(
    isShape({
      trait: isText,
      traitName: isText,
      house: isNullOr(isHouse),
      kind: isOneOf(...TRAIT_KINDS),
      traitValue: isPercent,
      standardError: isNumber(0, Number.MAX_VALUE),
      testDate: isDate,
    }),
  ),
  securenessTestResults: isListOf(
    isShape({
      name: isText,
      value: isNumber(-Number.MAX_VALUE, Number.MAX_VALUE),
      standardError: isNumber(-Number.MAX_VALUE, Number.MAX_VALUE),
      testDate: isDate,
    }),
  ),
});
export const disowned = isShape({ insights: isListOf(isText) });
export const pastStates = isShape({
  states: isListOf(
    isShape({
      at: isId,
      asOf: isDate,
      computedAt: isDate,
      tests: isListOf(isText),
      houses: isListOf(
        isShape({
          house: isHouse,
          strength: isNullOr(isStrength),
          range: isNullOr(isShape({ low: isStrength, high: isStrength })),
        }),
      ),
    }),
  ),
});
export const shareLinks = isShape({
  links: isListOf(
    isShape({
      linkId: isWhole,
      report: isOneOf(...REPORTS),
      sections: isListOf(isText),
      createdAt: isDate,
      expiresAt: isDate,
      state: isOneOf('open', 'expired', 'revoked'),
      seen: isCount,
    }),
  ),
});
