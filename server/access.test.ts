import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { Sitting } from '#contract/assessments.ts';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { KEY_SCOPES } from '#contract/hiring/api-key-words.ts';
import { problemStatuses } from '#contract/problem.ts';
import type { PageContent } from '#contract/society/member-pages.ts';
import { accountPosts, PASSWORD, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';
import { agree } from '#testing/people.ts';
import { putEditor, putMembership } from '#testing/society.ts';
import { marks, offerOf, proposalOf } from '#testing/think-tank.ts';
import { seedDemoSittings } from './assessments/demo.ts';
import { inScope } from './hiring/scope.ts';
import { seedDemoPerson } from './identity/demo-person.ts';
import { codeOf, stepAt } from './identity/second-step/totp.ts';
import { insertSnapshot } from './society/cases/repository.ts';
import { savePage } from './society/member-pages/repository.ts';

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;
/** A path that says whose the answer is. */
const NAMES_WHOSE = /\{(userId|sittingId)\}/;
/** A path of members that names a row of one organisation. Of a passkey or a login that is not theirs nobody is told whether it is there. */
const NAMES_ROW = /\{(?!passkeyId|loginId)\w+Id\}/;

const jobText = {
  ...{ title: 'Pump fitter', description: '', department: '', place: '', region: '', country: 'IN', workPlace: 'remote' },
  ...{ employment: 'full-time', salaryFrom: null, salaryTo: null, salaryCurrency: 'INR', salaryPer: 'year', openings: 1 },
  ...{ isConfidential: false, managerId: null, approverId: null, closesOn: null, language: 'en', questions: [] },
};

const ownPage: PageContent = { name: 'Asha', lines: '', fields: [], languages: [], place: '', offer: '', lookFor: '', shown: ['name'] };

const practised = {
  ...{ exercise: 'when-then', kind: 'done', plannedOn: '2026-11-22', doneOn: '2026-11-22' },
  ...{ step: null, share: null, count: null, word: 4 },
};

/** A body that the handler takes, for every address that has a body and a door; made anew where it can be taken once only. */
const bodies: Record<string, object | ((headers: Record<string, string>) => Promise<object>)> = {
  'POST /api/test-sessions': { test: 'lantern-ferry' },
  'POST /api/test-sessions/{sittingId}/responses': {
    position: 0,
    screen: 'LF01',
    answer: { kind: 'choice', option: 'a' },
    responseTimeMs: 1,
  },
  'POST /api/guest-sessions/keep': async () => {
    const { sittingId, token } = await openAsGuest();
    // whoever has begun the same game goes on with that; one that is over is kept beside it
    await database.updateTable('sitting').set({ finishedAt: time, flags: '[]', valid: false }).where('id', '=', sittingId).execute();
    return { token };
  },
  'POST /api/share-links': { report: 'professional', sections: ['inShort'], days: 7 },
  'POST /api/hiring/notifications/read': { upTo: 1 },
  'POST /api/hiring/applications/{applicationId}/interviews': {
    ...{ title: 'First talk', way: 'phone', minutes: 30, timeZone: 'Asia/Kolkata', times: ['2099-01-01T10:00:00Z'], interviewers: [1] },
  },
  'PUT /api/hiring/interviews/{interviewId}/times': { times: ['2099-01-01T10:00:00Z'] },
  'POST /api/hiring/interviews/{interviewId}/settle': { slotId: 1 },
  'POST /api/hiring/interviews/{interviewId}/cancel': {},
  'POST /api/hiring/interviews/{interviewId}/outcome': { outcome: 'completed' },
  'POST /api/hiring/interviews/{interviewId}/answer': { answer: 'accepted' },
  'POST /api/hiring/interviews/clashes': { times: ['2099-01-01T10:00:00Z'], minutes: 30, interviewers: [1] },
  ...bodiesOfSettings(),
  'POST /api/privacy/begin': { notice: currentNotice.version },
  'PUT /api/privacy/consents/{purpose}': { isGiven: true, notice: currentNotice.version },
  'POST /api/privacy/parent': async () => {
    await database
      .updateTable('people.birth')
      .set({ year: time.getFullYear() - 12 })
      .execute();
    return { email: `${randomUUID()}@example.org` };
  },
  'POST /api/privacy/erasure/code': {},
  'POST /api/privacy/erasure': async () => {
    const { password } = await database
      .selectFrom('people.account')
      .select('password')
      .where('userId', '=', asha.userId)
      .executeTakeFirstOrThrow();
    await database.updateTable('people.account').set({ password }).execute();
    return { password: PASSWORD };
  },
  'POST /api/my-grievances': { about: 'other', text: 'Please tell me what you keep.' },
  'POST /api/hiring/applications/{applicationId}/test-invitations': { tests: ['pattern-loom'] },
  'PUT /api/hiring/organisation': { name: 'Harbour Tea', about: '', website: '', timeZone: 'Asia/Kolkata', version: 1 },
  'PUT /api/hiring/organisation/stages': {
    stages: [
      { name: 'Applied', deadlineDays: 7 },
      { name: 'Offer', deadlineDays: null },
    ],
    blindUntil: null,
    version: 1,
  },
  'PUT /api/hiring/organisation/retention': { keepRejectedDays: 180, keepHiredDays: 730, version: 1 },
  'POST /api/hiring/member-invitations': async () => ({ email: `${randomUUID()}@firm.example`, role: 'recruiter' }),
  'PUT /api/hiring/members/{memberId}/role': { role: 'recruiter' },
  'PUT /api/employer/me': { name: 'Meera Shah' },
  // whoever is let in is told that the password is wrong, or that no second step is on
  'POST /api/employer/account/password': { currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD },
  'POST /api/employer/account/second-step': { password: PASSWORD },
  'POST /api/employer/account/second-step/on': { code: '482913' },
  'POST /api/employer/account/second-step/off': { password: PASSWORD, code: '482913' },
  'POST /api/employer/account/recovery-codes': { password: PASSWORD, code: '482913' },
  'POST /api/employer/account/passkeys/begin': { name: 'Phone', password: PASSWORD },
  'POST /api/employer/account/passkeys': { name: 'Phone', answer: { id: 'none', response: {} } },
  'POST /api/operator/society/editors': { username: 'asha21' },
  'POST /api/society/complaints': { kind: 'review', subject: '1', harm: 'other', words: 'This is not kind.' },
  'POST /api/society/members/{memberId}/introductions': { reason: 'I would like to compare notes with you.' },
  'POST /api/society/introductions/{introductionId}/answer': { isYes: true },
  'POST /api/society/conversations/{conversationId}/messages': { text: 'Good morning' },
  'PUT /api/society/own-page': ownPage,
  'PUT /api/society/digest': { choice: 'weekly' },
  'POST /api/society/circles': async () => {
    await database.deleteFrom('society.circle').execute(); // nobody hosts many
    await savePage(database, asha.userId, ownPage, time);
    return circleText();
  },
  'PUT /api/society/circles/{circleId}': () => Promise.resolve(circleText()),
  'POST /api/society/circles/{circleId}/requests': { reason: 'I would like to think about this with you.' },
  'POST /api/society/circles/{circleId}/requests/{requestId}/answer': { isYes: true },
  'POST /api/society/circles/{circleId}/invitation/answer': { isYes: true },
  'PUT /api/society/circles/{circleId}/host': { memberId: 1 },
  'POST /api/society/circles/{circleId}/threads': { title: 'Where to begin', text: 'With the *banks*.' },
  'POST /api/society/circles/{circleId}/threads/{threadId}/posts': { text: 'And the beds.' },
  'POST /api/society/circles/{circleId}/files': Buffer.from('Reeds'),
  'POST /api/society/circles/{circleId}/meetings': () => Promise.resolve(meetingText()),
  'PUT /api/society/circles/{circleId}/meetings/{meetingId}': () => Promise.resolve(meetingText()),
  'PUT /api/society/circles/{circleId}/meetings/{meetingId}/answer': { isYes: true },
  'PUT /api/society/circles/{circleId}/posts/{postId}': { text: 'And the beds, too.' },
  'POST /api/hiring/webhooks': { address: 'https://93.184.215.14/', events: ['job.closed'] },
  'PUT /api/hiring/webhooks/{webhookId}': { address: 'https://93.184.215.14/', events: ['job.closed'], isOn: true },
  'POST /api/society/think-tank/problems': () => Promise.resolve({ ...offerOf('Wells that last until June', time) }),
  'POST /api/operator/think-tank': () =>
    Promise.resolve({ ...offerOf('Shade for bus stops', time), showsName: undefined, asker: 'Harbour Tea' }),
  'PUT /api/operator/think-tank/{slug}/outcome': { afterDays: 90, text: 'Nothing has come of it so far.' },
  'PUT /api/operator/think-tank/{slug}/clock': { endsAt: '2027-01-01T00:00:00Z', reason: 'A holiday.' },
  'POST /api/society/think-tank/queue/{slug}/decision': { accepts: true, reason: 'It is needed.' },
  'PUT /api/think-tank/problems/{slug}/own': { ...proposalOf('one'), basedOn: 0 },
  'POST /api/think-tank/problems/{slug}/own/submit': { agrees: true },
  'POST /api/think-tank/problems/{slug}/own/join': { code: 'none' },
  'POST /api/think-tank/problems/{slug}/own/revision': { ...proposalOf('one'), basedOn: 1, answers: [] },
  'POST /api/think-tank/problems/{slug}/own/correction': { ...proposalOf('one'), basedOn: 1, note: 'A number was wrong.' },
  'POST /api/think-tank/preview': { text: 'Rain' },
  'PUT /api/society/think-tank/reviewer': { fields: ['health'], organisation: '', isAvailable: true },
  'PUT /api/society/think-tank/reviews/{reviewId}': marks,
  'PUT /api/society/think-tank/votes/{slug}': { approved: [] },
  'PUT /api/society/think-tank/outcomes/{slug}': { afterDays: 90, text: 'Nothing has come of it so far.' },
  'POST /api/hiring/api-keys': { name: 'Payroll', scopes: ['jobs'], lastDay: null },
  'PUT /api/operator/help-lines/{country}': { lines: [] },
  'PUT /api/operator/steady-review': { clinician: 'Dr Rahman', qualification: 'Psychologist', reviewedOn: '2026-01-01' },
  'POST /api/steady/visits': { path: 'steady', step: 'safety', before: { mood: 5, confidence: 5 } },
  'POST /api/steady/notes': { path: 'steady', step: 'safety', parts: { things: 'A stone' } },
  'PUT /api/steady/visits/{visitId}': { after: { mood: 5, confidence: 5 } },
  'PUT /api/steady/notes/{noteId}': { parts: { things: 'A stone' } },
  'POST /api/operator/grievances/{number}/answer': { text: 'All of it is in your export.' },
  'PUT /api/practice/course': { arts: ['planning'], timeZone: 'Asia/Kolkata', language: 'en' },
  'POST /api/practice/records': () => Promise.resolve({ records: [{ ...practised, key: randomUUID() }] }),
  'PUT /api/practice/journal/{key}': { plannedOn: '2026-11-22', doneOn: '2026-11-22', exercise: null, text: 'A calm day.' },
  'PUT /api/practice/settings': { timeZone: 'Asia/Kolkata', mailHour: 7, language: 'en' },
  'POST /api/practice/calendar': { hour: 7, timeZone: 'Asia/Kolkata', language: 'en' },
  'POST /api/relationships/invitations': {},
  'POST /api/relationships/invitations/look': () => inviteFromSomebody(),
  'POST /api/relationships/invitations/accept': () => inviteFromSomebody(),
  'POST /api/hiring/applications/{applicationId}/reveal': { reason: 'To call them' },
  'POST /api/hiring/applications/{applicationId}/notes': { text: 'Please have a look.' },
  'PUT /api/hiring/applications/{applicationId}/scorecard': {
    recommendation: 'yes',
    ratings: { skill: 3, thinking: 3, communication: 3, together: 3, motivation: 3 },
  },
  'PUT /api/hiring/applications/{applicationId}/assigned/{memberId}': {},
  'POST /api/hiring/decisions': async () => ({
    key: randomUUID(),
    kind: 'reject',
    reason: 'Filled',
    applications: [{ applicationId: 1001, stageId: 1, status: 'active' }],
  }),
  'POST /api/hiring/candidates/{candidateId}/merges': { merge: 999_998 },
  'POST /api/hiring/jobs/{jobId}/imports': { csv: 'name,email\nKavya,kavya@example.org' },
  'POST /api/hiring/letter-previews': { applications: [1001], subject: 'Hello', text: 'Hello {name}' },
  'POST /api/hiring/letter-templates': { name: 'Thanks', subject: 'Thank you', text: 'Hello {name}' },
  'PUT /api/hiring/letter-templates/{templateId}': { name: 'Thanks', subject: 'Thank you', text: 'Hello {name}', version: 1 },
  'POST /api/hiring/jobs': () => Promise.resolve({ ...jobText, madeWith: randomUUID() }),
  'PUT /api/hiring/jobs/{jobId}': { ...jobText, version: 1 },
  'PUT /api/job-seeker/profile': { phone: '', place: 'Kochi', headline: '', links: [] },
  'PUT /api/job-seeker/cv': Buffer.from('Asha Rao'),
  'POST /api/operator/society/exclusions': async () => {
    await putMembership(database, asha.userId, 'member', time);
    return { username: 'asha21', reason: 'Wrote to somebody who had said no.' };
  },
  'POST /api/operator/society/exclusions/{exclusionId}/decision': async () => {
    const open = { reason: 'A reason.', excludedBy: 'asha21', excludedAt: time, appeal: 'It was not so.', appealedAt: time };
    await database
      .updateTable('society.exclusion')
      .set({ ...open, outcome: null, outcomeReason: null, decidedBy: null, decidedAt: null })
      .where('id', '=', 1001)
      .execute();
    return { isLifted: true, reason: 'It was a misunderstanding.' };
  },
  'POST /api/society/membership/answer': async () => {
    for (const id of [asha.userId, other.id]) await putMembership(database, id, 'confirmed', time);
    return { answer: 'join' };
  },
  'POST /api/society/membership/appeal': async () => {
    for (const id of [asha.userId, other.id]) {
      await putMembership(database, id, 'excluded', time);
      const exclusion = { personId: id, reason: 'A reason.', excludedBy: 'asha21', excludedAt: time };
      await database.insertInto('society.exclusion').values(exclusion).execute();
    }
    return { text: 'I wrote by mistake.' };
  },
  'POST /api/society/cases/{caseId}/appeal': async () => {
    await letFirstCaseBe('none', asha.userId, other.id);
    return { text: 'It does harm all the same.' };
  },
  'POST /api/operator/society/cases/{caseId}/decision': async () => {
    await letFirstCaseBe(null, other.id);
    return { outcome: 'none', reason: 'It harms nobody.' };
  },
  'POST /api/operator/society/cases/{caseId}/appeals/{side}/decision': async () => {
    await letFirstCaseBe('none', other.id);
    const appeal = { caseId: 1001, side: 'author', personId: other.id, text: 'It harms nobody.', at: time, dueAt: time } as const;
    await database.insertInto('society.caseAppeal').values(appeal).execute();
    return { outcome: 'none', reason: 'It stands.' };
  },
  'POST /api/job-seeker/applications': async () => ({ jobId: (await insertOpenJob({ database }, owner, time)).id }),
  'POST /api/hiring/jobs/{jobId}/steps': { step: 'pause', version: 1 },
  'POST /api/hiring/jobs/{jobId}/duplicate': () => Promise.resolve({ madeWith: randomUUID() }),
  'PUT /api/hiring/jobs/{jobId}/stages': { version: 1, stages: [{ stageId: null, name: 'Applied', deadlineDays: 7 }], blindUntil: null },
  'PUT /api/hiring/jobs/{jobId}/target': { version: 1, houses: [] },
  'POST /api/operator/first-jobs/{jobId}/decision': async () => {
    await letFirstJobWait();
    return { version: 1, isApproved: true, reason: 'A known firm.' };
  },
};

/** A meeting in a month. */
const meetingText = () => ({
  ...{ title: 'First talk', about: '', place: 'Quay 4', startsAt: new Date(time.getTime() + MONTH_MS).toISOString(), minutes: 45 },
  timeZone: 'Asia/Kolkata',
});

/** A circle that closes in two months. */
const circleText = () => ({
  ...{ title: 'Rivers', question: 'What do rivers need?', charter: '' },
  closesOn: new Date(time.getTime() + 2 * MONTH_MS).toISOString().slice(0, 10),
});

let time = new Date(Date.now() - MONTH_MS);
const { app, database, config, mailbox, signUp } = await testApp({
  now: () => time,
  config: { operators: ['asha21'] },
  limits: { emailChangesOfPerson: { times: 1_000, seconds: 60 } },
});
const { post, logIn } = accountPosts(app);
await seedDemoPerson(database);
await seedDemoSittings(database, DEMO_USER_ID, new Date());

const openTest = async (accessToken: string, test: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await app.inject({ method: 'POST', url: '/api/test-sessions', headers, payload: { test } })).json<Sitting>();
};
/** Somebody without an account begins a game. */
const openAsGuest = async () => {
  const payload = { test: 'pattern-loom', agreed: true };
  return (await app.inject({ method: 'POST', url: '/api/guest-sessions', payload })).json<Sitting>();
};
/** Sharing asks for a verified e-mail. */
const verifyAll = () => database.updateTable('people.person').set({ emailVerified: true }).execute();
/** Somebody new invites to a report of two. */
const inviteFromSomebody = async () => {
  const { headers } = await signUp();
  await verifyAll();
  const { token } = (await app.inject({ method: 'POST', url: '/api/relationships/invitations', headers, payload: {} })).json();
  return { token };
};
/** Each works for whoever's headers it gets: what must come before is done first. Where that is refused, so is what is asked. */
function bodiesOfSettings(): typeof bodies {
  const first = async (path: string, headers: Record<string, string>, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/auth/settings/${path}`, headers, payload });
    return response.statusCode === 200 ? response.json() : undefined;
  };
  const proof = { password: PASSWORD };
  /** The app shows the code of this moment; it is taken once, so what was taken is forgotten. */
  const setUp = async (headers: Record<string, string>) => {
    await database.deleteFrom('people.secondStep').execute();
    const begun = await first('second-step', headers, proof);
    return begun ? codeOf(begun.secret, stepAt(time)) : '000000';
  };
  const withStepOn = async (headers: Record<string, string>) => {
    const code = await setUp(headers);
    await first('second-step/on', headers, { code });
    await database.updateTable('people.secondStep').set({ lastStep: 0 }).execute();
    return { ...proof, code };
  };
  let made = 0;
  const newEmail = () => {
    made += 1;
    return { email: `fresh${made}@example.org`, ...proof };
  };
  return {
    'PUT /api/auth/settings/name': { name: 'Asha Rao' },
    'PUT /api/auth/settings/language': { language: 'en' },
    'POST /api/auth/settings/email': async () => newEmail(),
    'POST /api/auth/settings/email/confirm': async (headers) => {
      const wanted = newEmail();
      return { code: (await first('email', headers, wanted)) ? await mailbox.codeTo(wanted.email) : '000000' };
    },
    'POST /api/auth/settings/password': { currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD },
    'POST /api/auth/settings/second-step': async () => {
      await database.deleteFrom('people.secondStep').execute();
      return proof;
    },
    'POST /api/auth/settings/second-step/on': async (headers) => ({ code: await setUp(headers) }),
    'POST /api/auth/settings/second-step/off': withStepOn,
    'POST /api/auth/settings/recovery-codes': withStepOn,
    'POST /api/auth/settings/passkeys/begin': { name: 'Phone', ...proof },
    'POST /api/auth/settings/passkeys': async (headers) => {
      await database.deleteFrom('people.passkey').execute();
      const begun = await first('passkeys/begin', headers, { name: 'Phone', ...proof });
      return { name: 'Phone', answer: begun ? makeAuthenticator('http://localhost').create(begun.options) : { id: 'none', response: {} } };
    },
  };
}
/** The job that the contract has as its example waits for the platform. */
const letFirstJobWait = () =>
  inScope(database, 'platform', (transaction) =>
    transaction
      .updateTable('hiring.job')
      .set({ state: 'pending_approval', waitsFor: 'platform', version: 1 })
      .where('id', '=', firstJob.id)
      .execute(),
  );
/** The case that the contract has as its example, about nobody; each of these complained about it. */
const letFirstCaseBe = async (outcome: 'none' | null, ...complainers: number[]) => {
  await database.deleteFrom('society.caseAppeal').execute();
  const decided = outcome ? { outcome, decidedBy: 'asha21', decidedAt: time } : { outcome, decidedBy: null, decidedAt: null };
  const { id } = (await database.selectFrom('society.safetyCase').select('id').executeTakeFirst()) ?? (await openFirstCase());
  await database.updateTable('society.safetyCase').set(decided).execute();
  const complaint = { caseId: id, harm: 'other', words: 'This is not kind.', at: time } as const;
  for (const complainerId of complainers)
    await database
      .insertInto('society.complaint')
      .values({ ...complaint, complainerId })
      .execute();
};
const openFirstCase = async () => {
  const opened = { kind: 'message', subject: '1', openedAt: time, dueAt: time } as const;
  const one = await database.insertInto('society.safetyCase').values(opened).returning('id').executeTakeFirstOrThrow();
  await insertSnapshot(database, one.id, [], [{ part: 'text', text: 'Go away.' }], time);
  return one;
};
/** The same claims under a signature that is not ours. */
const forge = (token: string) => token.replace(/[^.]+$/, (signature) => [...signature].reverse().join(''));

const form = signUpForm('asha21');
await post('register', form);
const { body: earlier } = await logIn('asha21');
await agree(database, earlier.userId, time);
const { token: expiredSitting } = await openTest(earlier.accessToken, 'lantern-ferry');
const { foundOrganisation } = makeEmployersOf({ database, config }, () => time);
const { owner: earlierOwner } = await foundOrganisation('Old Mill');
time = new Date();
const { owner } = await foundOrganisation();
/** Made before every other job, so it has the number of the contract's example. */
const firstJob = await insertOpenJob({ database }, owner, time);
const { owner: ownerElsewhere } = await foundOrganisation('Pier Pumps');
/** A key of an organisation that opens all that a key can. */
const makeKey = async ({ headers }: typeof owner): Promise<string> => {
  const payload = { name: 'Payroll', scopes: KEY_SCOPES, lastDay: null };
  return (await app.inject({ method: 'POST', url: '/api/hiring/api-keys', headers, payload })).json().key;
};
const [keyOfOwner, keyElsewhere] = [await makeKey(owner), await makeKey(ownerElsewhere)];
const { body: asha } = await logIn('asha21');
const sitting = await openTest(asha.accessToken, 'lantern-ferry');
const otherSitting = await openTest(asha.accessToken, 'pattern-loom');
const other = await signUp();
await verifyAll();
// somebody whom a test made has no password: this one gets Asha's
await database
  .updateTable('people.account')
  .set(({ selectFrom }) => ({ password: selectFrom('people.account').select('password').where('userId', '=', asha.userId) }))
  .where('userId', '=', other.id)
  .execute();
/** Asha belongs to the society and to its editorial circle, whatever was done to her before; the other person does not. */
const letAshaBelong = async () => {
  await putMembership(database, asha.userId, 'member', time);
  await putEditor(database, asha.userId, time);
};
const sittingOfOther = await openTest(other.token, 'lantern-ferry');
const sittingOfGuest = await openAsGuest();
/** Asha and the other person share a report; its number is not the example of the contract, which is ended here. */
const sharedReport = 700;
await database
  .insertInto('relationship')
  .values({ id: sharedReport, inviterId: asha.userId, invitedId: other.id, agreedAt: time, expiresAt: time })
  .execute();

/** What each visitor shows, by the names that the API description has for it. */
const shown = {
  nobody: {},
  'someone with forged tokens': { accessToken: forge(asha.accessToken), testSessionToken: forge(sitting.token) },
  'someone with the forged token of an employer': { employerAccessToken: forge(owner.token) },
  'Asha, with tokens that have expired': { accessToken: earlier.accessToken, testSessionToken: expiredSitting },
  'an employer, with a token that has expired': { employerAccessToken: earlierOwner.token },
  'a guest': { testSessionToken: sittingOfGuest.token },
  'another person': { accessToken: other.token, testSessionToken: sittingOfOther.token },
  Asha: { accessToken: asha.accessToken, testSessionToken: sitting.token },
  'Asha, with the token of another sitting': { accessToken: asha.accessToken, testSessionToken: otherSitting.token },
  'Asha, without the token of a sitting': { accessToken: asha.accessToken },
  'an employer of another organisation': { employerAccessToken: ownerElsewhere.token },
  'an employer': { employerAccessToken: owner.token },
  'a program with a key of another organisation': { hiringApiKey: keyElsewhere },
  'a program with a key': { hiringApiKey: keyOfOwner },
  'Asha, with her two tokens exchanged': { accessToken: sitting.token, testSessionToken: asha.accessToken },
} satisfies Record<string, Shown>;
/** Nobody shows two of a person's token, an employer's and a key: all are bearers. */
type Shown = { readonly [Proof in 'accessToken' | 'testSessionToken' | 'employerAccessToken' | 'hiringApiKey']?: string };
type Visitor = keyof typeof shown;
const headersOf = ({ testSessionToken, accessToken, employerAccessToken, hiringApiKey }: Shown) => {
  const bearer = accessToken || employerAccessToken || hiringApiKey;
  return { ...(bearer && { authorization: `Bearer ${bearer}` }), ...(testSessionToken && { 'x-test-session-token': testSessionToken }) };
};
const visitors = Object.fromEntries(Object.entries(shown).map(([visitor, all]) => [visitor, headersOf(all)]));

/** Asha's own, then another's; whatever else is shown was forged or has expired. */
const known: Readonly<Record<keyof Shown, { readonly own: string; readonly others: readonly string[] }>> = {
  accessToken: { own: asha.accessToken, others: [other.token] },
  testSessionToken: { own: sitting.token, others: [sittingOfOther.token, otherSitting.token, sittingOfGuest.token] },
  employerAccessToken: { own: owner.token, others: [ownerElsewhere.token] },
  hiringApiKey: { own: keyOfOwner, others: [keyElsewhere] },
};

type Description = { paths: Record<string, Record<string, { security: Record<string, unknown>[] }>> };
const description = (await app.inject({ url: '/api/openapi.json' })).json<Description>();

/** What Asha is, and the other person is not. */
const OF_ASHA = ['operator', 'society-member', 'editor'];
const isOfOrganisation = (access: string) => access === 'member' || access === 'key';

/**
 * What an address of a door promises a visitor who asks for something of Asha's: to let them in, or to refuse them with a status. It
 * follows from what the API description says that they must show, and from whether the path names whose it is.
 */
function promiseTo(visitor: Visitor, { access, method, path }: Endpoint): 'in' | 401 | 403 | 404 {
  const proof = Object.keys(description.paths[path]![method.toLowerCase()]!.security[0] ?? {})[0];
  if (!proof || !(proof in known)) throw new Error(`${method} ${path}: no visitor of this test shows ${proof ?? 'anything'}`);
  const token = (shown[visitor] as Shown)[proof as keyof Shown];
  const { own, others } = known[proof as keyof Shown];
  if (token === own) return 'in';
  if (!token || !others.includes(token)) return 401;
  if (isOfOrganisation(access)) return NAMES_ROW.test(path) ? 404 : 'in';
  return NAMES_WHOSE.test(path) || OF_ASHA.includes(access) ? 403 : 'in';
}

/**
 * How an answer is counted. Where an endpoint tells what it says of a row that is not there, such a row is asked for, and only that counts.
 * A member of an organisation who asks for what is not there, or cannot be done now, was let in all the same: what is done with rows that
 * are there, by whom, is tried beside each domain.
 */
function countAs(statusCode: number, { access, missing, status = 200 }: Endpoint, visitor: string): 'in' | number {
  if (missing) return statusCode === problemStatuses[missing] ? 'in' : statusCode;
  const cannotNow = access === 'member' && (statusCode === 409 || statusCode === 422);
  const hasKeyOrLogin = visitor === 'an employer' || visitor === 'a program with a key';
  const isNotThere = statusCode === 404 && isOfOrganisation(access) && hasKeyOrLogin;
  return statusCode === status || cannotNow || isNotThere ? 'in' : statusCode;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A number that no row has. Examples that are words are of no row either: nothing here is made under them. */
const OF_NOTHING = 2_147_483_647;

/** The address of what is Asha's; what else the path names is the example that the contract gives. */
function fillPath({ method, path, params, missing }: Endpoint, userId: number = asha.userId): string {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) : {};
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'userId') return String(userId);
    if (name === 'sittingId') return String(sitting.sittingId);
    if (name === 'relationshipId' && method === 'GET') return String(sharedReport);
    const { example } = properties[name] as { example?: unknown };
    if (example === undefined) throw new Error(`${path}: the contract gives no example of {${name}}`);
    return encodeURIComponent(String(missing && Number.isInteger(example) ? OF_NOTHING : example));
  });
}

async function exampleBody(endpoint: Endpoint, headers: Record<string, string>): Promise<object> {
  if (endpoint.access !== 'anyone' && !bodies[nameOf(endpoint)]) throw new Error(`${nameOf(endpoint)} needs an example of its body here`);
  const body = bodies[nameOf(endpoint)] ?? {};
  return typeof body === 'function' ? body(headers) : body;
}

async function ask(endpoint: Endpoint, headers: Record<string, string>, userId?: number) {
  const { method, path, body, access } = endpoint;
  if (access === 'society-member' || access === 'editor') await letAshaBelong();
  // whoever was excluded for another address writes nothing in the think tank
  if (path.startsWith('/api/think-tank/'))
    await database.updateTable('society.membership').set({ state: 'left' }).where('state', '=', 'excluded').execute();
  return app.inject({ method, url: fillPath(endpoint, userId), headers, ...(body && { payload: await exampleBody(endpoint, headers) }) });
}

/** What belongs to a person's own application is tried by everybody beside its actions. */
const isOfApplication = ({ path }: Endpoint) => /^\/api\/job-seeker\/(applications|interviews)\/\{/.test(path);
const named = (all: readonly Endpoint[]) => all.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const isFor = (access: string) => (endpoint: Endpoint) => endpoint.access === access;

/** Addresses of what is written about one person. */
const aboutPeople = endpoints.filter(({ path }) => path.includes('{userId}'));

describe('nobody sees what is not theirs', () => {
  test.each(named(endpoints.filter((endpoint) => !isFor('anyone')(endpoint) && !isOfApplication(endpoint))))(
    '%s',
    async (_name, endpoint) => {
      const promised = Object.keys(shown).map((visitor) => [visitor, promiseTo(visitor as Visitor, endpoint)]);
      const got: Record<string, unknown> = {};
      for (const [visitor, headers] of Object.entries(visitors)) {
        const { statusCode } = await ask(endpoint, headers);
        got[visitor] = countAs(statusCode, endpoint, visitor);
      }
      expect(got).toEqual(Object.fromEntries(promised));
    },
  );

  test.each(named(endpoints.filter(isFor('anyone'))))('%s treats all alike', async (_name, endpoint) => {
    const { statusCode, body } = await ask(endpoint, {});
    expect([401, 403]).not.toContain(endpoint.path.endsWith('/refresh') ? 200 : statusCode); // refresh asks for its own cookie
    for (const [visitor, headers] of Object.entries(visitors)) {
      const answer = await ask(endpoint, headers);
      const isAnew = endpoint.path.endsWith('/passkey/begin'); // a challenge is never the same twice
      expect([visitor, answer.statusCode, isAnew || answer.body]).toEqual([visitor, statusCode, isAnew || body]);
    }
  });

  test.each(named(aboutPeople))('%s of the demo is for everyone', async (_name, endpoint) => {
    for (const [visitor, headers] of Object.entries(visitors)) {
      expect([visitor, (await ask(endpoint, headers, DEMO_USER_ID)).statusCode]).toEqual([visitor, 200]);
    }
  });

  test.each(named(aboutPeople))('%s is refused whether or not the person exists', async (_name, endpoint) => {
    const answers = await Promise.all(
      [1, 999, asha.userId, 500_000].map((id) => ask(endpoint, headersOf({ accessToken: other.token }), id)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(403);
  });

  test('what one person opens is their own, whoever else has opened the same', () => {
    expect(sittingOfOther.sittingId).not.toBe(sitting.sittingId);
  });

  test.each(named(endpoints.filter(({ access }) => access === 'anyone' || access === 'person')))('%s names nobody', (_name, { path }) => {
    expect(path).not.toMatch(NAMES_WHOSE); // these doors do not look whose it is
  });

  test('what an endpoint says of a row that is not there is among its problems, and it names one', () => {
    for (const { missing, problems, path, body } of endpoints as readonly Endpoint[]) {
      const namesOne = path.includes('{') || body !== undefined;
      if (missing) expect([path, problems, namesOne]).toEqual([path, expect.arrayContaining([missing]), true]);
    }
  });

  test('every example of a body is of an address', () => {
    expect(Object.keys(bodies).filter((name) => !endpoints.some((endpoint) => nameOf(endpoint) === name))).toEqual([]);
  });
});

test.each(named(endpoints.filter((endpoint) => !isOfApplication(endpoint))))(
  'no cache keeps what %s answers, to whomever',
  async (_name, endpoint) => {
    for (const visitor of ['nobody', 'Asha'] as const) {
      expect((await ask(endpoint, headersOf(shown[visitor]))).headers['cache-control']).toBe('no-store');
    }
  },
);
