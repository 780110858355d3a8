import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#testing/app.ts';
import { makeWholeOrganisation } from '#testing/hiring-members.ts';
import { insertApplication } from '#testing/jobs-and-applications.ts';
import {
  type Asked,
  EVERYBODY,
  JOB,
  MAKES_JOBS,
  OPEN_JOB,
  REVEALS,
  REVEALS_ROW,
  type Row,
  SEES,
  type Visitor,
  WORKS,
} from '#testing/permission-rows.ts';
import { permissionsOfSettings } from '#testing/settings-permissions.ts';

/*
 * Who may do what in hiring: every address of members, by every role, by the owner of another organisation, by a person and by nobody. A
 * new address fails here until it has its row. What a person and nobody get needs no row: no token of theirs opens anything.
 */

const at = new Date();
const site = await testApp({ now: () => at });
const whole = await makeWholeOrganisation(site, at);
const { members, person, within, ask, done, job, blindJob, application, blind, talk, interviewId, fixInterview } = whole;
const { owner, manager, assigned, idle } = members;
type Answer = Awaited<ReturnType<typeof ask>>;
const { times } = talk;

const letter = { subject: 'Hello {name}', text: 'Please call {sender}.' };
const seen = { applicationId: application.id, stageId: job.stages[0]!.id, status: 'active' };
const decision = (key: string) => ({ kind: 'write', key, reason: '', letter, applications: [seen] });
const ratings = { skill: 3, thinking: 3, communication: 3, together: 3, motivation: 3 };
const jobText = {
  ...{ title: 'Packer', description: '', department: '', place: '', region: '', country: 'IN', workPlace: 'remote' },
  ...{ employment: 'full-time', salaryFrom: null, salaryTo: null, salaryCurrency: 'INR', salaryPer: 'year', openings: 1 },
  ...{ isConfidential: false, managerId: manager.id, approverId: null, closesOn: null, language: 'en', questions: [] },
};
const versionOf = async (id: number) =>
  (await within((transaction) => transaction.selectFrom('hiring.job').select('version').where('id', '=', id).executeTakeFirstOrThrow()))
    .version;

const ofApplication =
  (body?: object, id = application.id) =>
  () => ({ path: { applicationId: id }, ...(body && { body }) });
const ofInterview = (body: object) => () => ({ path: { interviewId }, body });
const ofMember = (body?: object) => () => ({ path: { applicationId: application.id, memberId: idle.id }, ...(body && { body }) });

const table: Readonly<Record<string, Row>> = {
  'GET /api/hiring/applications': { who: EVERYBODY },
  'GET /api/hiring/candidate-choices': { who: EVERYBODY },
  'GET /api/hiring/applications/{applicationId}': { who: SEES, ask: ofApplication() },
  'GET /api/hiring/applications/{applicationId}/cv': { who: SEES, ask: ofApplication() },
  'POST /api/hiring/applications/{applicationId}/opened': { who: SEES, ask: ofApplication() },
  'POST /api/hiring/applications/{applicationId}/reveal': {
    who: 'in in 403 404 403 404 404',
    ask: ofApplication({ reason: 'To call them' }, blind.id),
  },
  'POST /api/hiring/applications/{applicationId}/notes': { who: SEES, ask: ofApplication({ text: 'Called.' }) },
  'PUT /api/hiring/applications/{applicationId}/scorecard': { who: SEES, ask: ofApplication({ recommendation: 'yes', ratings }) },
  'PUT /api/hiring/applications/{applicationId}/assigned/{memberId}': {
    who: WORKS,
    ask: () => ({ path: { applicationId: application.id, memberId: assigned.id }, body: { seesResults: false } }),
  },
  'DELETE /api/hiring/applications/{applicationId}/assigned/{memberId}': { who: WORKS, ask: ofMember() },
  'GET /api/hiring/dashboard/metrics': { who: EVERYBODY },
  'GET /api/hiring/dashboard/jobs': { who: EVERYBODY },
  'GET /api/hiring/dashboard/applications': { who: EVERYBODY },
  'GET /api/hiring/notifications': { who: EVERYBODY },
  'POST /api/hiring/notifications/read': { who: EVERYBODY, ask: () => ({ body: { upTo: 1 } }) },
  'GET /api/hiring/changes': { who: EVERYBODY },
  'GET /api/hiring/interviews': { who: EVERYBODY },
  'POST /api/hiring/applications/{applicationId}/interviews': {
    who: 'in in in 404 404 404 404',
    ask: (visitor) => ofApplication({ ...talk, title: `Talk with ${visitor}`, interviewers: [owner.id] })(),
  },
  'PUT /api/hiring/interviews/{interviewId}/times': { who: WORKS, ask: ofInterview({ times }) },
  'POST /api/hiring/interviews/{interviewId}/settle': { who: WORKS, cannotNow: true, ask: ofInterview({ slotId: 999_999 }) },
  'POST /api/hiring/interviews/{interviewId}/outcome': {
    who: SEES,
    async ask() {
      await fixInterview(true);
      return { path: { interviewId }, body: { outcome: 'completed' } };
    },
  },
  'POST /api/hiring/interviews/{interviewId}/answer': {
    who: '403 403 403 404 in 404 404', // whoever is asked to come
    async ask() {
      await fixInterview(false);
      return { path: { interviewId }, body: { answer: 'accepted' } };
    },
  },
  'POST /api/hiring/interviews/{interviewId}/cancel': { who: WORKS, ask: ofInterview({}) },
  'POST /api/hiring/interviews/clashes': { who: MAKES_JOBS, ask: () => ({ body: { times, minutes: 30, interviewers: [owner.id] } }) },
  'GET /api/hiring/applications/{applicationId}/results': { who: WORKS, ask: ofApplication() },
  'GET /api/hiring/jobs/{jobId}/comparison': { who: 'in in in 404 404 404 404', ask: () => ({ path: { jobId: job.id } }) },
  'GET /api/hiring/analytics': { who: MAKES_JOBS },
  'GET /api/hiring/analytics/impact': { who: REVEALS },
  'GET /api/hiring/applications/{applicationId}/test-invitations': { who: SEES, ask: ofApplication() },
  'POST /api/hiring/applications/{applicationId}/test-invitations': { who: WORKS, ask: ofApplication({ tests: ['pattern-loom'] }) },
  // one answer about many applications: each says what became of it
  'POST /api/hiring/decisions': {
    who: WORKS,
    ask: (visitor) => ({ body: decision(`decided by ${visitor}`) }),
    read: ({ done: ids, refused }: { done: number[]; refused: { why: string }[] }) =>
      ids.length > 0 ? 'in' : refused[0]?.why === 'gone' ? 404 : 403,
  },
  'POST /api/hiring/decisions/{decisionId}/undo': {
    who: 'in 404 404 404 404 404 404',
    ask: async () => ({
      path: { decisionId: (await done<{ decisionId: number }>('POST', '/decisions', decision('decided by the owner'))).decisionId },
    }),
  },
  'POST /api/hiring/letter-previews': {
    who: SEES,
    ask: () => ({ body: { ...letter, applications: [application.id] } }),
    read: ({ previews }: { previews: unknown[] }) => (previews.length > 0 ? 'in' : 404),
  },
  'GET /api/hiring/letter-templates': { who: EVERYBODY },
  'POST /api/hiring/letter-templates': { who: REVEALS, ask: (visitor) => ({ body: { ...letter, name: visitor } }) },
  'PUT /api/hiring/letter-templates/{templateId}': {
    who: REVEALS_ROW,
    ask: async () => ({
      path: await done<{ templateId: number }>('POST', '/letter-templates', { ...letter, name: 'To change' }),
      body: { ...letter, name: 'Changed', version: 1 },
    }),
  },
  'DELETE /api/hiring/letter-templates/{templateId}': {
    who: REVEALS_ROW,
    ask: async () => ({ path: await done<{ templateId: number }>('POST', '/letter-templates', { ...letter, name: 'To go' }) }),
  },
  'POST /api/hiring/jobs/{jobId}/imports': {
    who: 'in in in 404 404 404 404',
    ask: (visitor) => ({ path: { jobId: job.id }, body: { csv: `name,email\nNew One,${visitor}@import.example\n` } }),
  },
  'GET /api/hiring/applications-export': { who: REVEALS },
  'GET /api/hiring/duplicates': { who: REVEALS },
  'POST /api/hiring/candidates/{candidateId}/merges': {
    who: REVEALS_ROW,
    async ask(visitor) {
      const email = `${visitor}@twice.example`;
      const [one, other] = [await insertApplication(site, { job, at, email }), await insertApplication(site, { job, at, email })];
      return { path: { candidateId: one.candidateId }, body: { merge: other.candidateId } };
    },
  },
  ...permissionsOfSettings(site, whole, at),
  'GET /api/hiring/jobs': { who: MAKES_JOBS },
  'GET /api/hiring/job-choices': { who: MAKES_JOBS },
  'POST /api/hiring/jobs': { who: MAKES_JOBS, ask: () => ({ body: { ...jobText, managerId: null, madeWith: crypto.randomUUID() } }) },
  'GET /api/hiring/jobs/{jobId}': { who: JOB, ask: () => ({ path: { jobId: job.id } }) },
  'GET /api/hiring/jobs/{jobId}/history': { who: JOB, ask: () => ({ path: { jobId: job.id } }) },
  'PUT /api/hiring/jobs/{jobId}': {
    who: OPEN_JOB,
    ask: async () => ({ path: { jobId: job.id }, body: { ...jobText, version: await versionOf(job.id) } }),
  },
  'PUT /api/hiring/jobs/{jobId}/stages': {
    who: OPEN_JOB,
    ask: async () => ({
      path: { jobId: blindJob.id },
      body: {
        stages: blindJob.stages.map(({ id, name }) => ({ stageId: id, name, deadlineDays: 7 })),
        blindUntil: 2,
        version: await versionOf(blindJob.id),
      },
    }),
  },
  'PUT /api/hiring/jobs/{jobId}/target': {
    who: OPEN_JOB,
    cannotNow: true, // somebody has applied
    ask: async () => ({
      path: { jobId: job.id },
      body: { houses: [{ house: 1, weight: 1, minimum: 2, duty: 'Fits pumps' }], version: await versionOf(job.id) },
    }),
  },
  'POST /api/hiring/jobs/{jobId}/duplicate': {
    who: JOB,
    ask: () => ({ path: { jobId: job.id }, body: { madeWith: crypto.randomUUID() } }),
  },
  'POST /api/hiring/jobs/{jobId}/steps': {
    who: OPEN_JOB,
    async ask() {
      await within((transaction) => transaction.updateTable('hiring.job').set({ state: 'open' }).where('id', '=', blindJob.id).execute());
      return { path: { jobId: blindJob.id }, body: { step: 'pause', version: await versionOf(blindJob.id) } };
    },
  },
  // the last: whoever leaves cannot ask again
  'POST /api/hiring/leave': { who: EVERYBODY, cannotNow: true },
};

const ofMembers = endpoints.filter(({ access }) => access === 'member');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('has a row for every address of members', () => {
  expect(Object.keys(table).toSorted()).toEqual(ofMembers.map(nameOf).toSorted());
});

const urlOf = ({ path }: Endpoint, { path: names = {}, query = '' }: Asked) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(names[name] ?? 999_999)) + query;

function tell({ statusCode, json }: Answer, { status = 200 }: Endpoint, { read, cannotNow }: Row): 'in' | number {
  if (cannotNow && (statusCode === 409 || statusCode === 422)) return 'in';
  if (statusCode !== status) return statusCode;
  return read ? read(json() as never) : 'in';
}

describe.each(Object.entries(table))('%s', (name, row) => {
  const { who, ask: prepare } = row;
  const endpoint = ofMembers.find((one) => nameOf(one) === name)!;
  test('lets in those of the table, and nobody else', async () => {
    const got: (string | number)[] = [];
    for (const [visitor, member] of Object.entries(members) as [Visitor, typeof owner][]) {
      const asked = (await prepare?.(visitor)) ?? {};
      got.push(tell(await ask(member, endpoint.method, urlOf(endpoint, asked), asked.body), endpoint, row));
    }
    expect(got.join(' ')).toBe(who.trim().replaceAll(/\s+/g, ' '));
    const asked = (await prepare?.('owner')) ?? {};
    for (const stranger of [person, { headers: {} }])
      expect((await ask(stranger, endpoint.method, urlOf(endpoint, asked), asked.body)).statusCode).toBe(401);
  });
});
