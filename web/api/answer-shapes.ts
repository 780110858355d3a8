import type { Output } from '#contract/endpoint.ts';
import type { Address, EndpointAt } from '#contract/endpoints.ts';
import { LANGUAGES } from '#contract/language.ts';
import { GRIEVANCE_ABOUTS, PARENT_DECISIONS, PURPOSES } from '#contract/privacy-words.ts';
import { REPORTS } from '#contract/report-names.ts';
import { TRAIT_KINDS } from '#contract/trait-kinds.ts';

/*
 * The shapes of the answers that pages read. The contract's schemas could check them too, but are many times as large, so only pages with
 * forms load those. A test compares the shapes with the schemas, and the types require every field.
 */

type Is<T> = (value: unknown) => value is T;
type Fields = Readonly<Record<string, Is<unknown>>>;
type Shape<F extends Fields> = { [K in keyof F]: F[K] extends Is<infer T> ? T : never };

const isObject: Is<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Is<string> = (value) => typeof value === 'string';
const isBoolean: Is<boolean> = (value) => typeof value === 'boolean';
const isWhole: Is<number> = (value): value is number => Number.isSafeInteger(value);
const isNumber =
  (min: number, max: number): Is<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;
const isOneOf =
  <const T extends string>(...known: readonly T[]): Is<T> =>
  (value): value is T =>
    known.some((one) => one === value);
const isShape =
  <F extends Fields>(fields: F): Is<Shape<F>> =>
  (value): value is Shape<F> =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
const isListOf =
  <T>(is: Is<T>, length?: number): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is) && (length === undefined || value.length === length);
const isMapOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);
const isNullOr =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);
const isMissingOr =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);
const isWholeFrom =
  (min: number): Is<number> =>
  (value): value is number =>
    isWhole(value) && value >= min;
const isTrue: Is<true> = (value): value is true => value === true;
const isOneShapeOf =
  <T extends readonly Is<unknown>[]>(...shapes: T): Is<T[number] extends Is<infer One> ? One : never> =>
  (value): value is T[number] extends Is<infer One> ? One : never =>
    shapes.some((is) => is(value));
const isDate: Is<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const HOUSE_COUNT = 12;
const isHouse: Is<number> = (value): value is number => isWhole(value) && value >= 1 && value <= HOUSE_COUNT;
const isStrength = isNumber(0, 5);
const isPercent = isNumber(0, 100);
const isShare = isNumber(0, 1);

const measuredHouse = {
  house: isHouse,
  strength: isNullOr(isStrength),
  standardError: isNullOr(isNumber(0, Number.MAX_VALUE)),
  range: isNullOr(isShape({ low: isStrength, high: isStrength })),
  percentile: isNullOr(isShape({ value: isPercent, low: isPercent, high: isPercent, provisional: isBoolean, group: isNullOr(isText) })),
  reliability: isShare,
  standing: isNullOr(isOneOf('strong', 'average', 'weak')),
};

const strengths = isShape({
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

const isCounts = isNullOr(isMapOf(isWhole));

const progress = isShape({
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

const listedTests = isShape({
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
const sitting = isShape({
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
const accepted = isShape({
  position: isWhole,
  finished: isBoolean,
  valid: isNullOr(isBoolean),
  invalidReason: isInvalidReason,
  next: isNullOr(isTrial),
  counts: isCounts,
  feedback: isMissingOr(isOneOf('right', 'wrong')),
  shown: isMissingOr(isObject),
});

const sittingStrengths = isShape({
  test: isText,
  finished: isBoolean,
  houses: isListOf(isShape(measuredHouse)),
});

const testResults = isShape({
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

const twoReport = isShape({
  relationshipId: isWhole,
  other: isText,
  agreedAt: isDate,
  needsStory: isShape({ you: isBoolean, other: isBoolean }),
  alike: findings,
  completing: findings,
  rubbing: findings,
  questions: isListOf(isText),
});

const isCount: Is<number> = (value): value is number => isWhole(value) && value >= 0;
const reportOverview = isShape({
  figures: isListOf(isShape({ house: isHouse, share: isPercent })),
  halves: isShape({ stronger: isListOf(isHouse), quieter: isListOf(isHouse) }),
  newest: isNullOr(isShape({ text: isText, insight: isNullOr(isText), sign: isMissingOr(isText), test: isNullOr(isText) })),
  reports: isListOf(
    isShape({ report: isOneOf(...REPORTS), missing: isShape({ any: isCount, emotional: isCount, rational: isCount, cognitive: isCount }) }),
  ),
});
const traits = isShape({
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
const disowned = isShape({ insights: isListOf(isText) });

const isId: Is<number> = (value): value is number => isWhole(value) && value >= 1;
const pastStates = isShape({
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

const shareLinks = isShape({
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

const isDeviceName = {
  browser: isOneOf('Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'),
  system: isOneOf('Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows', 'other'),
};
const settings = isShape({
  name: isText,
  username: isText,
  email: isText,
  isVerified: isBoolean,
  newEmail: isNullOr(isText),
  language: isNullOr(isOneOf(...LANGUAGES)),
  hasPassword: isBoolean,
  google: isShape({ isConfigured: isBoolean, isLinked: isBoolean }),
  secondStep: isShape({ isOn: isBoolean, recoveryCodesLeft: isWhole }),
  passkeys: isListOf(isShape({ passkeyId: isWhole, name: isText, madeAt: isDate, lastUsedAt: isNullOr(isDate) })),
  logins: isListOf(isShape({ ...isDeviceName, loginId: isWhole, seenAt: isDate, isThis: isBoolean })),
});
const RECOVERY_CODES = 10;
const recoveryCodes = isShape({ recoveryCodes: isListOf(isText, RECOVERY_CODES) });
const isJobState = isOneOf('waiting', 'under way', 'done', 'failed', 'expired');
const operatorJobs = isShape({
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
const textDays = isShape({
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
const standing = isShape({
  step: isOneOf('notice', 'parent', 'ready', 'leaving'),
  isBirthKnown: isBoolean,
  isMinor: isBoolean,
  isParentsConsent: isBoolean,
  consents: isListOf(isShape({ purpose: isOneOf(...PURPOSES), isGiven: isBoolean, isNeeded: isBoolean, at: isNullOr(isDate) })),
  parent: isNullOr(isShape({ mailbox: isText, askedAt: isDate, expiresAt: isDate, decision: isNullOr(isOneOf(...PARENT_DECISIONS)) })),
  erasure: isNullOr(isShape({ askedAt: isDate, dueAt: isDate, askedBy: isText })),
  proof: isOneOf('password', 'code'),
});
const parentView = isShape({
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
const received = isShape({ number: isText, dueAt: isDate });

/** Addresses whose answers a page reads. Of the others it only needs to know that they succeeded. */
export const answerShapes = {
  'GET /api/report/{userId}': traits,
  'GET /api/report/{userId}/strengths': strengths,
  'GET /api/disowned-insights': disowned,
  'GET /api/held-back-reports': isShape({ reports: isListOf(isOneOf(...REPORTS)) }),
  'GET /api/report/{userId}/texts/{kind}/sentences': isOneShapeOf(
    isShape({ writer: isOneOf('provider', 'built-in', 'fallback') }),
    isShape({ sentence: isText, paragraph: isWholeFrom(0) }),
    isShape({ end: isTrue }),
    isShape({ failed: isText, retryAfter: isWholeFrom(1) }),
  ),
  'GET /api/report/{userId}/tests/{test}': testResults,
  'GET /api/report/{userId}/written': reportOverview,
  'GET /api/report/{userId}/past': pastStates,
  'GET /api/users/{userId}/name': isShape({ name: isText }),
  'GET /api/tests': listedTests,
  'GET /api/progress': progress,
  'POST /api/test-sessions': sitting,
  'POST /api/guest-sessions': sitting,
  'GET /api/test-sessions/{sittingId}/strengths': sittingStrengths,
  'GET /api/test-sessions/{sittingId}': sitting,
  'POST /api/test-sessions/{sittingId}/responses': accepted,
  'GET /api/relationships': isShape({
    invitations: isListOf(isShape({ relationshipId: isWhole, expiresAt: isDate })),
    relationships: isListOf(isShape({ relationshipId: isWhole, other: isText, agreedAt: isDate })),
  }),
  'GET /api/relationships/{relationshipId}': twoReport,
  'POST /api/relationships/invitations': isShape({ relationshipId: isWhole, token: isText, expiresAt: isDate }),
  'POST /api/relationships/invitations/look': isShape({ inviter: isText, expiresAt: isDate }),
  'POST /api/relationships/invitations/accept': isShape({ relationshipId: isWhole }),
  'GET /api/share-links': shareLinks,
  'DELETE /api/share-links/{linkId}': shareLinks,
  'GET /api/contact/pass': isShape({ pass: isText }),
  'GET /api/site/contact': isShape({ email: isNullOr(isText), phone: isNullOr(isText) }),
  'POST /api/contact': isShape({ reference: isText }),
  'POST /api/share-links': isShape({ linkId: isWhole, token: isText, expiresAt: isDate }),
  'GET /api/auth/settings': settings,
  'GET /api/auth/settings/email': isShape({ email: isText, isVerified: isBoolean }),
  'PUT /api/auth/settings/name': isShape({ name: isText }),
  'POST /api/auth/undo-email': isShape({ email: isText }),
  'POST /api/auth/settings/second-step': isShape({
    secret: isText,
    address: isText,
    qrCode: isShape({ side: isWhole, path: isText }),
  }),
  'POST /api/auth/settings/second-step/on': recoveryCodes,
  'POST /api/auth/settings/recovery-codes': recoveryCodes,
  'GET /api/operator/jobs': operatorJobs,
  'GET /api/operator/texts': textDays,
  'GET /api/operator/disowned-insights': isShape({ insights: isListOf(isShape({ insight: isText, people: isWhole })) }),
  'GET /api/privacy': standing,
  'POST /api/privacy/begin': standing,
  'PUT /api/privacy/consents/{purpose}': standing,
  'POST /api/privacy/parent': standing,
  'POST /api/privacy/erasure': isShape({ dueAt: isDate }),
  'DELETE /api/privacy/erasure': standing,
  'POST /api/parents/look': parentView,
  'POST /api/parents/agree': parentView,
  'POST /api/parents/refuse': parentView,
  'POST /api/parents/erase': parentView,
  'GET /api/grievance-officer': isShape({ name: isNullOr(isText), email: isNullOr(isText), phone: isNullOr(isText) }),
  'POST /api/grievances': received,
  'POST /api/my-grievances': received,
  'GET /api/my-grievances': isShape({
    grievances: isListOf(
      isShape({
        number: isText,
        about: isOneOf(...GRIEVANCE_ABOUTS),
        text: isText,
        receivedAt: isDate,
        dueAt: isDate,
        answeredAt: isNullOr(isDate),
        answer: isNullOr(isText),
      }),
    ),
  }),
  'GET /api/auth/options': isShape({ googleClientId: isNullOr(isText) }),
  'GET /api/openapi.json': isShape({ openapi: isText, paths: isObject, components: isObject }),
} satisfies { readonly [A in Address]?: Is<Output<EndpointAt<A>>> };

/** Whether a success of this address is what the contract says. */
export const isAnswerOf = (address: Address, answer: unknown): boolean =>
  (answerShapes as { readonly [A in Address]?: Is<unknown> })[address]?.(answer) ?? true;
