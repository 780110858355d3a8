import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type answerShapes, isAnswerOf } from './answer-shapes.ts';

type Checked = keyof typeof answerShapes;
const houses = Array.from({ length: 12 }, (_, index) => ({
  house: index + 1,
  strength: 2.5,
  standardError: 0.4,
  range: { low: 1.7, high: 3.3 },
  percentile: { value: 50, low: 20, high: 80, provisional: true, group: null },
  reliability: 0.7,
  standing: 'average',
  place: 'average',
  wouldMeasure: ['pattern-loom'],
}));
const sitting = {
  sittingId: 7,
  token: 'a.b.c',
  test: 'lantern-ferry',
  kind: 'story',
  bankVersion: '1',
  language: 'en',
  untimed: false,
  seed: 5,
  finished: false,
  valid: null,
  invalidReason: null,
  responses: [{ position: 0, screen: 'LF01', option: 'a' }],
  answered: 1,
  current: { id: 'T1', practice: true, cells: [] },
  counts: null,
};
const shareLinks = {
  links: [
    {
      linkId: 3,
      report: 'professional',
      sections: ['card', 'inShort'],
      createdAt: '2026-03-01T09:00:00.000Z',
      expiresAt: '2026-03-08T09:00:00.000Z',
      state: 'open',
      seen: 2,
    },
  ],
};
const at = '2026-03-01T09:00:00.000Z';
const recoveryCodes = { recoveryCodes: Array.from({ length: 10 }, () => 'abcde-fghjk') };
const standing = {
  step: 'parent',
  isBirthKnown: true,
  isMinor: true,
  isParentsConsent: false,
  consents: [{ purpose: 'measuring', isGiven: false, isNeeded: true, at: '2026-03-01T09:00:00.000Z' }],
  parent: {
    mailbox: 'p…@example.org',
    askedAt: '2026-03-01T09:00:00.000Z',
    expiresAt: '2026-03-08T09:00:00.000Z',
    decision: 'refused',
  },
  erasure: { askedAt: '2026-03-01T09:00:00.000Z', dueAt: '2026-03-08T09:00:00.000Z', askedBy: 'person' },
  proof: 'password',
};
const parentView = {
  child: 'Asha',
  username: 'asha21',
  askedAt: '2026-03-01T09:00:00.000Z',
  decision: 'given',
  decidedAt: '2026-03-02T09:00:00.000Z',
  testsFinished: 2,
  answers: 40,
  erasureDueAt: '2026-03-09T09:00:00.000Z',
  token: '1.2.abc',
};
const received = { number: 'G-1001', dueAt: '2026-03-10T18:29:59.000Z' };
const samples: Record<Checked, unknown> = {
  'GET /api/auth/settings': {
    name: 'Asha Rao',
    username: 'asha21',
    email: 'asha@example.org',
    isVerified: true,
    newEmail: null,
    language: 'hi',
    hasPassword: true,
    google: { isConfigured: false, isLinked: false },
    secondStep: { isOn: true, recoveryCodesLeft: 10 },
    passkeys: [{ passkeyId: 1, name: 'Phone', madeAt: at, lastUsedAt: null }],
    logins: [{ browser: 'Firefox', system: 'Linux', loginId: 7, seenAt: at, isThis: true }],
  },
  'GET /api/auth/settings/email': { email: 'asha@example.org', isVerified: false },
  'PUT /api/auth/settings/name': { name: 'Asha Rao' },
  'POST /api/auth/undo-email': { email: 'asha@example.org' },
  'POST /api/auth/settings/second-step': { secret: 'ABC', address: 'otpauth://totp/Bhava', qrCode: { side: 29, path: 'M0 0h1v1h-1z' } },
  'POST /api/auth/settings/second-step/on': recoveryCodes,
  'POST /api/auth/settings/recovery-codes': recoveryCodes,
  'GET /api/operator/jobs': {
    counts: [{ name: 'code-mail', state: 'done', count: 3 }],
    undone: [{ jobId: 'a-job', name: 'code-mail', state: 'under way', to: null, reason: null, attempts: 1, madeAt: at, at }],
  },
  'GET /api/operator/texts': {
    days: [{ day: '2026-03-01', model: 'a-model', answered: 1, refused: 0, failed: 0, inputTokens: 9, outputTokens: 3 }],
  },
  'GET /api/operator/disowned-insights': { insights: [{ insight: 'side-1', people: 2 }] },
  'GET /api/privacy': standing,
  'POST /api/privacy/begin': standing,
  'PUT /api/privacy/consents/{purpose}': standing,
  'POST /api/privacy/parent': standing,
  'POST /api/privacy/erasure': { dueAt: '2026-03-08T09:00:00.000Z' },
  'DELETE /api/privacy/erasure': standing,
  'POST /api/parents/look': parentView,
  'POST /api/parents/agree': parentView,
  'POST /api/parents/refuse': parentView,
  'POST /api/parents/erase': parentView,
  'GET /api/grievance-officer': { name: 'Asha Rao', email: 'officer@example.org', phone: '+91 22 1234' },
  'POST /api/grievances': received,
  'POST /api/my-grievances': received,
  'GET /api/my-grievances': {
    grievances: [
      {
        ...received,
        about: 'access',
        text: 'What do you keep of me?',
        receivedAt: '2026-03-01T09:00:00.000Z',
        answeredAt: '2026-03-03T09:00:00.000Z',
        answer: 'This.',
      },
    ],
  },
  'GET /api/operator/grievances': {
    grievances: [
      {
        ...{ ...received, about: 'other', text: 'What do you keep of me?', receivedAt: at, answeredAt: null, answer: null },
        ...{ name: 'Ravi Sen', email: 'ravi@example.org', personId: null },
      },
    ],
  },
  'GET /api/share-links': shareLinks,
  'DELETE /api/share-links/{linkId}': shareLinks,
  'GET /api/contact/pass': { pass: 'mh0.signature' },
  'POST /api/contact': { reference: 'C-4F0A2B' },
  'POST /api/share-links': { linkId: 3, token: 'a-token', expiresAt: '2026-03-08T09:00:00.000Z' },
  'GET /api/report/{userId}/strengths': {
    userId: 25,
    houses,
    ranking: [1, 2, 3],
    alike: [[1, 2]],
    dominant: 1,
    stronger: [1, 3],
    isComplete: false,
    testsTaken: ['lantern-ferry'],
    testsInAll: 12,
    nextTest: 'pattern-loom',
    versions: { banks: { 'lantern-ferry': '1' }, norms: 'model-1' },
    computedAt: '2026-03-01T09:00:00.000Z',
    newestTestAt: '2026-03-01T09:00:00.000Z',
  },
  'GET /api/report/{userId}/texts/{kind}/sentences': { sentence: 'You are still counting.', paragraph: 0 },
  'GET /api/report/{userId}/tests/{test}': {
    test: 'pattern-loom',
    results: [
      {
        finishedAt: '2026-03-01T09:00:00.000Z',
        language: 'en',
        untimed: false,
        counts: { right: 3 },
        houses: houses.map(({ place: _place, wouldMeasure: _tests, ...house }) => house),
      },
    ],
    change: [{ house: 6, domain: 'cognitive', before: 2.1, after: 3.4, difference: 1.3, standardError: 0.4, verdict: 'risen' }],
  },
  'GET /api/report/{userId}/written': {
    figures: [{ house: 10, share: 58 }],
    halves: { stronger: [10], quieter: [2] },
    newest: { text: 'A sentence.', insight: 'side 10', test: 'pattern-loom' },
    reports: [{ report: 'set2', missing: { any: 0, emotional: 1, rational: 0, cognitive: 0 } }],
  },
  'GET /api/report/{userId}/past': {
    states: [
      {
        at: 3,
        asOf: '2026-03-01T09:00:00.000Z',
        computedAt: '2026-03-01T09:00:00.000Z',
        tests: ['lantern-ferry'],
        houses: [{ house: 1, strength: 2.5, range: { low: 1, high: 4 } }],
      },
    ],
  },
  'GET /api/report/{userId}': {
    traits: [
      {
        trait: 'own-worth',
        traitName: 'Own worth',
        house: 1,
        kind: 'emotional',
        traitValue: 57,
        standardError: 4.5,
        testDate: '2026-03-01T09:00:00.000Z',
      },
    ],
    securenessTestResults: [{ name: 'Secure', value: 55, standardError: 4, testDate: '2026-03-01T09:00:00.000Z' }],
  },
  'GET /api/disowned-insights': { insights: ['side-3-emotional-high'] },
  'GET /api/held-back-reports': { reports: ['career'] },
  'GET /api/users/{userId}/name': { name: 'Asha Rao' },
  'GET /api/tests': {
    tests: [
      { test: 'pattern-loom', kind: 'game', minutes: 10, languages: ['en', 'hi'], domain: 'cognitive', houses: [6, 1], bankVersion: '1' },
    ],
  },
  'GET /api/progress': {
    testsInAll: 12,
    tests: [
      {
        test: 'lantern-ferry',
        kind: 'story',
        minutes: 12,
        state: 'finished',
        share: 1,
        finishedAt: '2026-03-01T09:00:00.000Z',
        sittingId: null,
        hasValidSitting: true,
        retakeFrom: '2026-03-31T09:00:00.000Z',
        counts: { right: 3 },
        untimed: false,
      },
    ],
    next: { test: 'pattern-loom', code: 'least-known', domain: 'cognitive', houses: [6, 1] },
  },
  'POST /api/test-sessions': sitting,
  'POST /api/guest-sessions': sitting,
  'GET /api/test-sessions/{sittingId}/strengths': {
    test: 'pattern-loom',
    finished: true,
    houses: houses.map(({ place: _place, wouldMeasure: _tests, ...house }) => house),
  },
  'GET /api/test-sessions/{sittingId}': sitting,
  'POST /api/test-sessions/{sittingId}/responses': {
    position: 0,
    finished: false,
    valid: null,
    invalidReason: null,
    next: { id: 'T2', practice: false },
    counts: null,
    feedback: 'right',
    shown: { dots: 2 },
  },
  'GET /api/relationships': {
    invitations: [{ relationshipId: 7, expiresAt: '2026-03-15T09:00:00.000Z' }],
    relationships: [{ relationshipId: 8, other: 'Ravi Sen', agreedAt: '2026-03-01T09:00:00.000Z' }],
  },
  'GET /api/relationships/{relationshipId}': {
    relationshipId: 8,
    other: 'Ravi Sen',
    agreedAt: '2026-03-01T09:00:00.000Z',
    needsStory: { you: false, other: false },
    alike: [{ house: 1, domain: 'emotional', text: 'Both of you.', first: null }],
    completing: [{ house: 2, domain: 'rational', text: 'One of you.', first: 'you' }],
    rubbing: [],
    questions: ['What?'],
  },
  'POST /api/relationships/invitations': { relationshipId: 7, token: 'a'.repeat(43), expiresAt: '2026-03-15T09:00:00.000Z' },
  'POST /api/relationships/invitations/look': { inviter: 'Asha Rao', expiresAt: '2026-03-15T09:00:00.000Z' },
  'POST /api/relationships/invitations/accept': { relationshipId: 8 },
  'GET /api/auth/options': { googleClientId: null },
  'GET /api/site/contact': { email: 'hello@bhava.example', phone: null },
  'GET /api/openapi.json': { openapi: '3.1.0', paths: {}, components: {} },
};

const contractOf = (address: string) => endpoints.find(({ method, path }) => `${method} ${path}` === address)!.ok;

/** Every place in a value, however deep. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}
function withAt(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, wrong);
  return copy;
}
const WRONG = [undefined, null, {}, [], 'text', '', -1, 1e9, 0.5, true, [null], [{}]];

describe.each(Object.entries(samples))('an answer of %s', (address, sample) => {
  const isAccepted = (answer: unknown) => isAnswerOf(address as Checked, answer);
  const contract = contractOf(address);

  test('is accepted as the contract has it', () => {
    expect(contract.safeParse(sample).success).toBe(true);
    expect(isAccepted(sample)).toBe(true);
  });

  test.each([{}, null, [], 'text', 7, true, undefined].map((answer) => [JSON.stringify(answer), answer]))(
    'is refused when it is %s',
    (_, answer) => expect(isAccepted(answer)).toBe(false),
  );

  test('is refused wherever the contract refuses a part of it, however deep', () => {
    const accepted = placesIn(sample).flatMap((path) =>
      WRONG.map((wrong) => withAt(sample, path, wrong))
        .filter((answer) => isAccepted(answer) && !contract.safeParse(answer).success)
        .map((answer) => `${path.join('.')}: ${JSON.stringify(answer).slice(0, 200)}`),
    );
    expect(accepted).toEqual([]);
  });

  test('is accepted wherever the contract accepts a part that is null', () => {
    const refused = placesIn(sample)
      .filter((path) => contract.safeParse(withAt(sample, path, null)).success && !isAccepted(withAt(sample, path, null)))
      .map((path) => path.join('.'));
    expect(refused.filter((path) => !/^(paths|components)$/.test(path))).toEqual([]);
  });
});
