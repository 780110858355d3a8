import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Diary } from '#contract/steady.ts';
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
const sliders = { mood: 4, confidence: 3 };
const stepAt = { path: 'steady', step: 'safety' } as const;
const diary: Diary = {
  review: { clinician: 'Dr Rahman', qualification: 'Psychologist', reviewedOn: '2026-01-01' },
  writing: 'open',
  steps: [{ ...stepAt, state: 'open', opensAt: '2026-03-15T09:00:00.000Z', doneAt: '2026-03-15T09:00:00.000Z', times: 1 }],
  visits: [
    {
      ...{ ...stepAt, visitId: 1, begunAt: '2026-03-15T09:00:00.000Z', endedAt: '2026-03-15T09:00:00.000Z' },
      ...{ before: sliders, after: sliders },
    },
  ],
  notes: [{ ...stepAt, noteId: 2, keptAt: '2026-03-15T09:00:00.000Z', parts: { things: 'A stone' } }],
};

const helpLine = { number: '112', name: { en: 'Emergency', hi: 'आपातकाल' }, about: { en: 'At any hour.', hi: 'किसी भी समय।' } };
const helpList = {
  countries: [
    {
      ...{ country: 'IN', names: { en: 'India', hi: 'भारत' }, isOwn: false },
      lines: [{ ...helpLine, source: 'Government of India', checkedOn: '2026-11-23' }],
    },
  ],
};

const jobStanding = {
  jobId: 1001,
  state: 'closed',
  closeReason: 'filled',
  waitsFor: 'platform',
  version: 3,
  active: 4,
  updatedAt: at,
  publishedAt: at,
  acts: ['edit', 'publish'],
};
const job = {
  ...jobStanding,
  organisation: 'Harbour Tea',
  content: {
    ...{ title: 'Packer', description: '<p>Pack tea.</p>', department: 'Works', place: 'Kochi', region: 'Kerala', country: 'IN' },
    ...{ workPlace: 'hybrid', employment: 'full-time', salaryFrom: 1, salaryTo: 2, salaryCurrency: 'INR', salaryPer: 'year' },
    ...{ openings: 2, isConfidential: false, managerId: 3, approverId: 4, closesOn: '2026-12-01', language: 'en' },
    questions: [{ questionId: 5, text: 'Which shift?', kind: 'choice', options: ['Early', 'Late'], isRequired: true }],
  },
  stages: [{ stageId: 6, name: 'Applied', deadlineDays: 7, applications: 2, isEmpty: false }],
  blindUntil: 6,
  target: { version: 1, houses: [{ house: 3, weight: 2, minimum: 2.5, duty: 'Explains the tea to guests.' }] },
  isTargetLocked: true,
  rejection: { reason: 'No pay is named.', by: 'Meera Shah', at },
  closedAt: at,
};
const recoveryCodes = { recoveryCodes: Array.from({ length: 10 }, () => 'abcde-fghjk') };
const selfIdentification = { gender: 'woman', age: null, disability: 'without' };
const sharedResults = {
  houses: [{ house: 4, strength: 3.1, standardError: 0.4, low: 2.3, high: 3.9 }],
  ...{ measuredAt: at, languages: ['hi'], norm: 'model-1', sharedAt: at, endsAt: at },
};
const ownSharing = { may: 'share', shareable: [4, 12], shared: sharedResults, notice: 'sharing-1' };
const meetings = [{ house: 4, weight: 2, minimum: 2.5, duty: 'Keeps calm', probability: 0.84, verdict: 'likely-meets' }];
const composite = { value: 3.1, standardError: 0.3 };
const compared = { applicationId: 1001, name: null, meetings };
const sentInvitations = { mayInvite: true, invitations: [{ tests: ['masks'], invitedBy: 'Meera', invitedAt: at }] };
const ownInvitations = {
  invitations: [
    { ...{ invitationId: 1, applicationId: 1001, organisation: 'Harbour Tea', jobTitle: 'Fitter' }, tests: ['masks'], invitedAt: at },
  ],
};
const time = { lower: 1, median: 2.5, upper: null, ended: 3, waiting: 2 };
const analytics = {
  ...{ jobs: [{ id: 1001, title: 'Fitter' }], applications: 3, hired: 1, timeToHire: time },
  stages: [{ name: 'Applied', reached: 3, passed: 1, waiting: 2, rejected: 0, withdrawn: 0, time }],
  sources: [{ source: 'board', applications: 3, passedFirst: 1, hired: 1 }],
};
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
const listedApplication = {
  applicationId: 1001,
  name: 'Kavya Nair',
  headline: 'Fitter',
  place: 'Kochi',
  jobId: 1001,
  jobTitle: 'Pump fitter',
  stageId: 1,
  stageName: 'Applied',
  stageSince: at,
  isLate: false,
  status: 'active',
  source: 'board',
  appliedAt: at,
  isNew: true,
};
const colleague = { memberId: 1, name: 'Meera Shah', role: 'owner' };
const letter = { subject: 'Hello', text: 'Hello Kavya' };
const entryOf = (candidateId: number) => ({
  candidateId,
  name: 'Kavya Nair',
  email: 'kavya@example.org',
  phone: '',
  applications: [{ applicationId: 1001, jobTitle: 'Pump fitter', status: 'active', isTwice: false }],
});
const memberList = {
  members: [{ memberId: 7, name: 'Meera', email: 'meera@firm.example', role: 'owner', joinedAt: at, isYou: true }],
  invitations: [{ invitationId: 8, email: 'ravi@firm.example', role: 'recruiter', expiresAt: at, isOver: false }],
};
const apiKey = {
  ...{ keyId: 7, name: 'Payroll', prefix: 'bhava_ab12cd', scopes: ['jobs'], state: 'active', lastDay: '2026-12-31' },
  ...{ madeBy: 'Meera', madeAt: at, lastUsedAt: at },
};
const webhook = {
  ...{ webhookId: 7, address: 'https://harbour-tea.example/', events: ['job.closed'], isOn: false, offWhy: 'failing' },
  ...{ failingSince: at, madeBy: 'Meera', madeAt: at },
};
const attempt = { at, status: 500, problem: 'refused', tookMs: 12, answer: 'no' };
const delivery = { deliveryId: 9, event: 'job.closed', state: 'failed', madeAt: at, body: '{}', attempts: [attempt] };
const samples: Record<Checked, unknown> = {
  ...examplesOfSociety(),
  'GET /api/hiring/api-keys': { keys: [apiKey] },
  'POST /api/hiring/api-keys': { keys: [apiKey], key: 'bhava_ab12cd' },
  'DELETE /api/hiring/api-keys/{keyId}': { keys: [apiKey] },
  'GET /api/hiring/webhooks': { webhooks: [webhook] },
  'POST /api/hiring/webhooks': { webhooks: [webhook], webhookId: 7, secret: 'whsec_ab' },
  'PUT /api/hiring/webhooks/{webhookId}': { webhooks: [webhook] },
  'DELETE /api/hiring/webhooks/{webhookId}': { webhooks: [webhook] },
  'POST /api/hiring/webhooks/{webhookId}/secret': { secret: 'whsec_ab' },
  'POST /api/hiring/webhooks/{webhookId}/test': delivery,
  'GET /api/hiring/webhooks/{webhookId}/deliveries': { deliveries: [delivery], next: 3 },
  'POST /api/hiring/webhooks/{webhookId}/deliveries/{deliveryId}/again': delivery,
  'GET /api/hiring/dashboard/metrics': { activeJobCount: 1, newApplicationsCount: 0, pendingJobsCount: 2, scheduledInterviewsCount: 3 },
  'GET /api/hiring/dashboard/jobs': { jobs: [{ id: 1001, title: 'Pump fitter', postedDate: '2026-11-20T08:00:00Z' }] },
  'GET /api/hiring/dashboard/applications': {
    applications: [{ id: 1001, candidateId: 1002, candidateName: null, jobTitle: 'Pump fitter', appliedAt: '2026-11-20T08:00:00Z' }],
  },
  'GET /api/hiring/notifications': {
    notifications: [{ id: 1, kind: 'applied', facts: { job: 'Pump fitter' }, path: '/home', at: '2026-11-20T08:00:00Z', isRead: false }],
    unreadCount: 1,
  },
  'GET /api/hiring/interviews': {
    interviews: [
      {
        ...{ interviewId: 1, applicationId: 2, candidateId: 3, candidateName: 'Kavya Nair', jobId: 4, jobTitle: 'Pump fitter' },
        ...{ state: 'scheduled', group: 'upcoming', title: 'First talk', way: 'video', place: '', minutes: 45, timeZone: 'Asia/Kolkata' },
        ...{ startsAt: '2026-11-30T04:30:00Z', endsAt: '2026-11-30T05:15:00Z', askedAt: null, askedText: '', mayChange: true },
        slots: [{ slotId: 1, startsAt: '2026-11-30T04:30:00Z', isDouble: false }],
        ...{ interviewers: [{ memberId: 1, name: 'Meera Shah', answer: 'waiting' }], ownAnswer: null, mayEnd: true },
      },
    ],
  },
  'GET /api/job-seeker/interviews': {
    interviews: [
      {
        ...{
          interviewId: 1,
          applicationId: 2,
          jobTitle: 'Pump fitter',
          organisation: 'Harbour Tea',
          state: 'proposed',
          title: 'First talk',
        },
        ...{ way: 'phone', place: '', message: '', minutes: 45, timeZone: 'Asia/Kolkata', startsAt: null, endsAt: null, askedAt: null },
        slots: [{ slotId: 1, startsAt: '2026-11-30T04:30:00Z', isFree: true }],
      },
    ],
  },
  'POST /api/hiring/interviews/clashes': {
    clashes: [
      { at: '2026-11-30T04:30:00Z', memberId: 1, name: 'Meera Shah', startsAt: '2026-11-30T04:00:00Z', endsAt: '2026-11-30T05:00:00Z' },
    ],
  },
  'GET /api/hiring/applications': { applications: [listedApplication], next: 'MTAw', counts: { all: 1, isNew: 1 } },
  'GET /api/hiring/candidate-choices': {
    jobs: [{ jobId: 1001, title: 'Pump fitter', mayWork: true, stages: [{ stageId: 1, name: 'Applied' }] }],
    members: [colleague],
    you: colleague,
    mayReveal: true,
  },
  'GET /api/hiring/applications/{applicationId}': {
    ...listedApplication,
    candidate: { name: 'Kavya Nair', email: 'kavya@example.org', phone: '', place: '', headline: '' },
    letter: 'I fit pumps.',
    hasCv: true,
    answers: [{ text: 'When?', answer: 'Soon.' }],
    stages: [{ stageId: 1, name: 'Applied' }],
    openings: 1,
    hired: 0,
    history: [{ kind: 'moved', at, by: 'Meera Shah', from: 'Applied', to: 'Screening', reason: '', subject: '' }],
    notes: [{ noteId: 1, by: 'Meera Shah', text: 'Good.', mentions: ['Ravi Rao'], at }],
    letters: [{ letterId: 1, by: 'Meera Shah', ...letter, state: 'sent', reason: '', at }],
    scorecards: [
      { memberId: 1, by: 'Meera Shah', recommendation: 'yes', ratings: [{ criterion: 'skill', rating: 3 }], remark: '', submittedAt: at },
    ],
    hiddenScorecards: 0,
    assigned: [{ ...colleague, seesResults: false, hasWritten: true }],
    mayWork: true,
    mayReveal: false,
    mayRate: true,
  },
  'POST /api/hiring/decisions': {
    decisionId: 1,
    done: [1001],
    refused: [{ applicationId: 1002, why: 'changed', stageName: 'Offer', status: 'active' }],
    undoUntil: at,
  },
  'POST /api/hiring/decisions/{decisionId}/undo': { restored: [1001], kept: [1002] },
  'POST /api/hiring/letter-previews': { previews: [{ applicationId: 1001, name: 'Kavya Nair', ...letter, problem: 'blank' }] },
  'POST /api/hiring/jobs/{jobId}/imports': {
    isWritten: false,
    rows: 2,
    good: 1,
    problems: [{ row: 3, what: 'name-missing' }],
    preview: [{ row: 2, name: 'Kavya Nair', email: 'kavya@example.org', phone: '', isKnown: false }],
  },
  'GET /api/hiring/duplicates': {
    pairs: [1, 2].map((candidateId) => ({
      sameEmail: true,
      samePhone: false,
      keep: entryOf(candidateId),
      merge: entryOf(candidateId + 1),
    })),
  },
  'GET /api/hiring/letter-templates': { templates: [{ templateId: 1, name: 'Thanks', ...letter }], mayChange: true },
  ...examplesOfSeekers(),
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
  ...examplesOfMembership(),
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
  'GET /api/help-lines': { countries: helpList.countries.map(({ isOwn: _isOwn, ...one }) => one) },
  'GET /api/steady': diary,
  'DELETE /api/steady': diary,
  'POST /api/steady/visits': { visitId: 1 },
  'PUT /api/steady/visits/{visitId}': diary,
  'POST /api/steady/notes': diary,
  'PUT /api/steady/notes/{noteId}': diary,
  'DELETE /api/steady/notes/{noteId}': diary,
  'GET /api/operator/steady-review': { review: diary.review },
  'PUT /api/operator/steady-review': { review: diary.review },
  'DELETE /api/operator/steady-review': { review: diary.review },
  'GET /api/operator/help-lines': helpList,
  'PUT /api/operator/help-lines/{country}': helpList,
  'GET /api/operator/first-jobs': {
    waiting: [
      {
        ...{ jobId: 1001, version: 1, title: 'Packer', description: '<p>Pack.</p>', department: '', place: 'Kochi', country: 'IN' },
        ...{ workPlace: 'remote', employment: 'contract', salaryFrom: 1, salaryTo: 2, salaryCurrency: 'INR', salaryPer: 'month' },
        questions: ['Why us?'],
        organisation: { name: 'Harbour Tea', mobileNumber: '9820012345', website: '', about: '', owner: 'm@firm.example', createdAt: at },
        waitsSince: at,
      },
    ],
    decided: [{ jobId: 1, title: 'Packer', organisation: 'Harbour Tea', isApproved: true, reason: 'Known.', operatorId: 2, at }],
  },
  'GET /api/hiring/jobs': {
    jobs: [{ ...jobStanding, title: 'Packer', department: '', place: 'Kochi', closesOn: '2026-12-01', isConfidential: false, isNew: 1 }],
    next: 'MTAwMQ',
    counts: [{ state: 'open', count: 2 }],
  },
  'GET /api/hiring/job-choices': {
    ...{ memberId: 1, role: 'owner', isVerified: true, organisation: 'Harbour Tea', language: 'en', today: '2026-11-23' },
    members: [{ memberId: 1, name: 'Meera Shah', role: 'owner' }],
  },
  'POST /api/hiring/jobs': job,
  'GET /api/hiring/jobs/{jobId}': job,
  'PUT /api/hiring/jobs/{jobId}': job,
  'POST /api/hiring/jobs/{jobId}/steps': job,
  'POST /api/hiring/jobs/{jobId}/duplicate': job,
  'PUT /api/hiring/jobs/{jobId}/stages': job,
  'PUT /api/hiring/jobs/{jobId}/target': job,
  'GET /api/hiring/jobs/{jobId}/history': {
    events: [{ step: 'publish', toState: 'open', by: 'Meera Shah', reason: '', at }],
    versions: [{ version: 1, by: 'Meera Shah', changed: ['title'], at }],
  },
  'GET /api/hiring/organisation': {
    ...{ name: 'Harbour Tea', about: '', website: '', timeZone: 'Asia/Kolkata', mayChange: true },
    ...{
      stages: [
        { name: 'Applied', deadlineDays: null },
        { name: 'Offer', deadlineDays: 7 },
      ],
      keepRejectedDays: 180,
      keepHiredDays: 730,
      versions: { profile: 1, stages: 1, retention: 1 },
    },
  },
  'GET /api/hiring/members': memberList,
  'POST /api/hiring/member-invitations': memberList,
  'DELETE /api/hiring/member-invitations/{invitationId}': memberList,
  'PUT /api/hiring/members/{memberId}/role': memberList,
  'DELETE /api/hiring/members/{memberId}': memberList,
  'PUT /api/employer/me': memberList,
  'GET /api/hiring/audit': { events: [{ eventId: 9, kind: 'member-left', by: null, subject: 'Ravi', details: {}, at }], next: null },
  'POST /api/employer/invitations/look': {
    ...{ organisation: 'Harbour Tea', invitedBy: 'Meera', email: 'ravi@firm.example', role: 'recruiter', hasAccount: false },
  },
  'POST /api/employer/invitations/accept': { accessToken: 'a.b.c', email: 'ravi@firm.example' },
  'GET /api/employer/me': {
    memberId: 7,
    name: 'Meera Shah',
    email: 'meera@firm.example',
    isEmailVerified: true,
    role: 'owner',
    organisation: { name: 'Harbour Tea', timeZone: 'Asia/Kolkata', isVerified: false },
  },
  'POST /api/employer/login': { accessToken: 'a.b.c', email: 'meera@firm.example' },
  'GET /api/job-seeker/results': { applications: [{ applicationId: 1001, jobTitle: 'Fitter', organisation: 'Harbour Tea' }] },
  'GET /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'PUT /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'DELETE /api/job-seeker/applications/{applicationId}/results': ownSharing,
  'POST /api/job-seeker/applications/{applicationId}/results/preview': sharedResults,
  'GET /api/hiring/applications/{applicationId}/results': { shared: sharedResults, meetings, composite },
  'GET /api/hiring/jobs/{jobId}/comparison': {
    target: [{ house: 4, weight: 2, minimum: 2.5, duty: 'Keeps calm' }],
    bands: [{ members: [{ ...compared, composite, isTiedAbove: false }] }],
    apart: [compared],
  },
  'GET /api/hiring/applications/{applicationId}/test-invitations': sentInvitations,
  'POST /api/hiring/applications/{applicationId}/test-invitations': sentInvitations,
  'GET /api/job-seeker/test-invitations': ownInvitations,
  'DELETE /api/job-seeker/test-invitations/{invitationId}': ownInvitations,
  'GET /api/hiring/analytics': analytics,
  'GET /api/hiring/analytics/impact': {
    attributes: [
      {
        attribute: 'gender',
        stages: [
          {
            ...{ name: null, hidden: 1 },
            rows: [
              {
                ...{ group: 'woman', selected: 2, total: 8, standing: 'compared' },
                ...{ ratio: 0.5, low: 0.2, high: 1.4, isBelowFourFifths: true, p: 0.36 },
              },
            ],
          },
        ],
      },
    ],
  },
  'GET /api/job-seeker/applications/{applicationId}/self-description': selfIdentification,
  'PUT /api/job-seeker/applications/{applicationId}/self-description': selfIdentification,
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

function examplesOfSeekers() {
  const cv = {
    ...{ name: 'cv.pdf', media: 'application/pdf', bytes: 12, uploadedAt: '2026-11-23T06:00:00.000Z', state: 'read' },
    found: { phone: '', headline: '', links: ['https://example.org'] },
  };
  const profile = {
    name: 'Asha Rao',
    email: 'asha@example.org',
    isVerified: true,
    isMinor: false,
    phone: '',
    place: '',
    headline: '',
    links: ['https://example.org'],
    cv,
  };
  const application = {
    ...{ applicationId: 1001, jobId: 1001, title: 'Tea taster', organisation: 'Harbour Tea', status: 'active', stage: 'Applied' },
    ...{ isJobOpen: true, appliedAt: '2026-11-23T06:00:00.000Z', letter: '', answers: [{ text: 'Shift?', answer: 'Night' }], file: null },
    history: [{ step: 'moved', stage: 'Screening', at: '2026-11-23T06:00:00.000Z' }],
  };
  return {
    'GET /api/job-seeker/profile': profile,
    'PUT /api/job-seeker/profile': profile,
    'PUT /api/job-seeker/cv': profile,
    'DELETE /api/job-seeker/cv': profile,
    'POST /api/job-seeker/applications': { applicationId: 1001, isNew: true },
    'GET /api/job-seeker/applications': { applications: [application] },
  };
}

function examplesOfSociety() {
  const page = {
    ...{ name: 'Asha Rao', lines: 'I read water.', fields: ['physics'], languages: ['ml'], place: 'Kochi', offer: 'A boat' },
    lookFor: 'Somebody who counts birds',
  };
  const introduction = { introductionId: 3, memberId: 4, name: 'Asha Rao', reason: 'To compare notes', state: 'open', askedAt: at };
  const introductions = { received: [introduction], sent: [introduction] };
  const about = { conversationId: 5, memberId: 4, name: 'Asha Rao', isEnded: false };
  const conversation = { ...about, messages: [{ messageId: 6, isYours: true, text: 'Hello', at }], earlier: 6 };
  const ownPage = { ...page, memberId: 4, shown: ['name'] };
  const member = { ...page, memberId: 4, isYou: false };
  return {
    'POST /api/society/members/{memberId}/introductions': introductions,
    'GET /api/society/introductions': introductions,
    'POST /api/society/introductions/{introductionId}/answer': introductions,
    'GET /api/society/conversations': { conversations: [{ ...about, lastAt: at, unread: true }], next: 5 },
    'GET /api/society/conversations/{conversationId}': conversation,
    'POST /api/society/conversations/{conversationId}/messages': conversation,
    'POST /api/society/conversations/{conversationId}/end': conversation,
    'GET /api/society/blocked': { blocked: [{ memberId: 4, name: 'Asha Rao' }] },
    'DELETE /api/society/blocked/{memberId}': { blocked: [{ memberId: 4, name: 'Asha Rao' }] },
    'GET /api/society/own-page': ownPage,
    'PUT /api/society/own-page': ownPage,
    'GET /api/society/members': { members: [member], next: 4 },
    'GET /api/society/members/{memberId}': member,
  };
}

function examplesOfMembership() {
  const exclusion = { reason: 'Wrote again.', at, appealedAt: at, outcome: 'upheld', outcomeReason: 'It stands.' };
  const membership = {
    ...{
      state: 'invited',
      isEditor: false,
      isAdult: true,
      isLookedAt: true,
      testsLeft: 0,
      replayUntil: at,
      tryAgainFrom: at,
      joinedAt: at,
    },
    games: [{ test: 'masks', isPlayedAgain: false, opensAt: at }],
    answers: ['decline'],
    exclusion,
  };
  const operated = {
    ...{ exclusionId: 1001, name: 'Asha Rao', reason: 'Wrote again.', excludedBy: 'ravi', excludedAt: at, appeal: 'I did not.' },
    ...{ appealedAt: at, outcome: 'lifted', outcomeReason: 'True.', decidedBy: 'kavya', decidedAt: at, mayDecide: false },
  };
  return {
    'GET /api/society/membership': membership,
    'POST /api/society/membership/answer': membership,
    'POST /api/society/membership/appeal': membership,
    'GET /api/society/home': { joinedAt: at, members: 3, isEditor: true },
    'GET /api/operator/society': { states: [{ state: 'member', count: 3 }], isOnlyOperator: false, exclusions: [operated] },
    'GET /api/operator/society/editors': { editors: [{ userId: 7, name: 'Asha Rao', appointedAt: at }] },
  };
}
