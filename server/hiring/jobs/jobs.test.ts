import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Job } from '#contract/hiring/job.ts';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import type { JobHistory } from '#contract/hiring/jobs.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { FirstJobs } from '#contract/hiring/moderation.ts';
import { operatorMessages } from '#contract/operator.ts';
import { accountPosts, signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { closePastJobs } from '../job-steps/actions.ts';
import { inScope } from '../scope.ts';

const time = new Date();
const site = await testApp({ config: { operators: ['asha21'] }, now: () => time });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const harbour = await foundOrganisation('Harbour Tea');
const orchard = await foundOrganisation('Orchard Pumps');
const { owner } = harbour;
const [recruiter, manager, interviewer] = [
  await harbour.add('recruiter', 'Ravi Rao'),
  await harbour.add('hiring-manager', 'Mina Das'),
  await harbour.add('interviewer', 'Ila Bose'),
];
const person = await site.signUp();
const { post: register, logIn } = accountPosts(app);
await register('register', signUpForm('asha21'));
const operator = { headers: { authorization: `Bearer ${(await logIn('asha21')).body.accessToken}` } };

type Asker = { readonly headers: object };
const ask = async (who: Asker, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api/${url}`, headers: { ...who.headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};

const content: JobContent = {
  ...{ title: 'Pump fitter', description: '<p>Fit <b>pumps</b>.</p><script>alert(1)</script>', department: 'Works', place: 'Kochi' },
  ...{ region: 'Kerala', country: 'IN', workPlace: 'on-site', employment: 'full-time', salaryFrom: 300_000, salaryTo: 420_000 },
  ...{ salaryCurrency: 'INR', salaryPer: 'year', openings: 2, isConfidential: false, managerId: null, approverId: null },
  ...{ closesOn: null, language: 'en' },
  questions: [
    { questionId: null, text: 'May you drive a van?', kind: 'yes-no', options: [], isRequired: true },
    { questionId: null, text: 'Which shift?', kind: 'choice', options: ['Early', 'Late'], isRequired: false },
  ],
};
const make = async (who: TestMember, changes: Partial<JobContent> = {}): Promise<Job> => {
  const { status, body } = await ask(who, 'POST', 'hiring/jobs', { ...content, ...changes, madeWith: randomUUID() });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const step = (who: Asker, job: Pick<Job, 'jobId' | 'version'>, name: string, more: object = {}) =>
  ask(who, 'POST', `hiring/jobs/${job.jobId}/steps`, { step: name, version: job.version, ...more });
const read = async (who: Asker, { jobId }: Pick<Job, 'jobId'>): Promise<Job> => (await ask(who, 'GET', `hiring/jobs/${jobId}`)).body;
const save = (who: Asker, job: Job, changes: Partial<JobContent>) =>
  ask(who, 'PUT', `hiring/jobs/${job.jobId}`, { ...job.content, ...changes, version: job.version });
const openJob = async (who: TestMember, changes: Partial<JobContent> = {}): Promise<Job> => {
  const job = await make(who, changes);
  await step(who, job, 'submit');
  const { status, body } = await step(who, job, 'publish');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const bellOf = (who: TestMember) =>
  inScope(database, { organisation: who.orgId }, (transaction) =>
    transaction.selectFrom('hiring.notification').select(['kind', 'facts', 'path']).where('memberId', '=', who.id).orderBy('id').execute(),
  );

describe('a job', () => {
  test('begins as a draft with the stages of the organisation and a clean text', async () => {
    const job = await make(owner);
    expect(job).toMatchObject({ state: 'draft', version: 1, organisation: 'Harbour Tea', acts: ['edit', 'submit', 'archive'] });
    expect(job.content.description).toBe('<p>Fit <strong>pumps</strong>.</p>');
    expect(job.stages.map(({ name }) => name)).toEqual(['Applied', 'Screening', 'Interview', 'Offer']);
    expect(job.content.questions.map(({ text }) => text)).toEqual(['May you drive a van?', 'Which shift?']);
  });

  test('that is sent twice is made once, also when both arrive together', async () => {
    const madeWith = randomUUID();
    const twice = await Promise.all([1, 2].map(() => ask(owner, 'POST', 'hiring/jobs', { ...content, madeWith })));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]!.body.jobId).toBe(twice[1]!.body.jobId);
    expect(twice[0]!.body.content.questions).toHaveLength(2);
  });

  test('that is sent again with more text, because no answer came, keeps the newer text', async () => {
    const madeWith = randomUUID();
    await ask(owner, 'POST', 'hiring/jobs', { ...content, madeWith });
    const again = await ask(owner, 'POST', 'hiring/jobs', { ...content, title: 'Pump and valve fitter', madeWith });
    expect(again.body).toMatchObject({ version: 2, content: { title: 'Pump and valve fitter', questions: { length: 2 } } });
  });

  test('goes through its whole life, and each step is on record', async () => {
    const job = await openJob(owner);
    expect(job).toMatchObject({ state: 'open', publishedAt: time.toISOString(), acts: ['edit', 'pause', 'close'] });
    expect((await step(owner, job, 'pause')).body.state).toBe('paused');
    expect((await step(owner, job, 'resume')).body.state).toBe('open');
    expect((await step(owner, job, 'close', { closeReason: 'filled' })).body).toMatchObject({ state: 'closed', closeReason: 'filled' });
    expect((await step(owner, job, 'archive')).body).toMatchObject({ state: 'archived', acts: [] });
    const { events } = (await ask(owner, 'GET', `hiring/jobs/${job.jobId}/history`)).body as JobHistory;
    expect(events.map(({ step: name }) => name)).toEqual(['archive', 'close', 'resume', 'pause', 'publish', 'waive']);
    expect(new Set(events.map(({ by }) => by))).toEqual(new Set(['Meera Shah']));
  });

  test('is published once by a double click', async () => {
    const job = await make(owner);
    await step(owner, job, 'submit');
    const statuses = (await Promise.all([1, 2].map(() => step(owner, job, 'publish')))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { events } = (await ask(owner, 'GET', `hiring/jobs/${job.jobId}/history`)).body as JobHistory;
    expect(events.filter(({ step: name }) => name === 'publish')).toHaveLength(1);
  });

  test('that lacks something is not handed in, and says what', async () => {
    const job = await make(owner, { description: '<p> </p>', place: '', closesOn: '2020-01-01' });
    const { status, body } = await step(owner, job, 'submit');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ description: say.descriptionMissing, place: say.placeMissing, closesOn: say.closesOnPast });
  });

  test('says clearly what is too long, and what is wrong', async () => {
    const refused = async (changes: object) =>
      (await ask(owner, 'POST', 'hiring/jobs', { ...content, ...changes, madeWith: randomUUID() })).body.errors;
    const long = 'x'.repeat(10_001);
    expect(await refused({ title: long })).toEqual({ title: say.titleLong });
    expect(await refused({ description: long })).toEqual({ description: say.descriptionLong });
    expect(await refused({ place: long, department: long })).toEqual({ place: say.lineLong, department: say.lineLong });
    expect(await refused({ salaryFrom: 2, salaryTo: 1 })).toEqual({ salaryTo: say.salaryOrder });
    expect(await refused({ questions: [{ ...content.questions[1]!, options: ['One', 'one'] }] })).toEqual({
      'questions.0.options': say.options,
    });
    expect(await refused({ managerId: orchard.owner.id })).toEqual({ managerId: say.colleague });
    expect(await refused({ approverId: interviewer.id })).toEqual({ approverId: say.colleague });
  });

  test('is changed by one of two editors; the second is told, and nothing is lost', async () => {
    const seen = await make(owner);
    expect((await save(owner, seen, { title: 'Senior pump fitter' })).body.version).toBe(2);
    const second = await save(recruiter, seen, { place: 'Goa' });
    expect([second.status, second.body.message]).toEqual([409, hiringMessages.staleVersion]);
    const theirs = await read(recruiter, seen);
    expect(theirs.content).toMatchObject({ title: 'Senior pump fitter', place: 'Kochi' });
    expect((await save(recruiter, theirs, { place: 'Goa' })).body.content).toMatchObject({ title: 'Senior pump fitter', place: 'Goa' });
    const { versions } = (await ask(owner, 'GET', `hiring/jobs/${seen.jobId}/history`)).body as JobHistory;
    expect(versions.map(({ version, by, changed }) => [version, by, changed.join()])).toEqual([
      [3, 'Ravi Rao', 'place'],
      [2, 'Meera Shah', 'title'],
      [1, 'Meera Shah', ''],
    ]);
  });

  test('that is saved unchanged has no new version; questions that stay keep their numbers', async () => {
    const job = await make(owner);
    expect((await save(owner, job, {})).body.version).toBe(1);
    const [first, second] = job.content.questions;
    const questions = [second!, { ...first!, text: 'May you drive a truck?' }, { ...first!, questionId: null, text: 'Why us, please?' }];
    const after = (await save(owner, job, { questions })).body as Job;
    expect(after.content.questions.slice(0, 2).map(({ questionId }) => questionId)).toEqual([second!.questionId, first!.questionId]);
    expect(after.content.questions).toHaveLength(3);
  });

  test('is duplicated with all but its people, once', async () => {
    const job = await openJob(owner, { closesOn: '2099-01-01' });
    const madeWith = randomUUID();
    const [one, two] = [1, 2].map(() => ask(owner, 'POST', `hiring/jobs/${job.jobId}/duplicate`, { madeWith }));
    const copy = (await one!).body as Job;
    expect((await two!).body.jobId).toBe(copy.jobId);
    expect(copy).toMatchObject({ state: 'draft', version: 1, content: { title: 'Pump fitter', closesOn: null } });
    expect(copy.content.questions.map(({ text }) => text)).toEqual(job.content.questions.map(({ text }) => text));
    expect(copy.jobId).not.toBe(job.jobId);
  });

  test('begins blind where the organisation says so, and a copy of a blind job is blind too', async () => {
    const { owner: elsewhere } = await foundOrganisation('Blind Pumps');
    const { versions } = (await ask(elsewhere, 'GET', 'hiring/organisation')).body;
    const stages = ['Applied', 'Call', 'Interview'].map((name) => ({ name, deadlineDays: 7 }));
    const saved = await ask(elsewhere, 'PUT', 'hiring/organisation/stages', { stages, blindUntil: 2, version: versions.stages });
    expect(saved.status).toBe(200);
    const job = await make(elsewhere);
    const { body: copy } = await ask(elsewhere, 'POST', `hiring/jobs/${job.jobId}/duplicate`, { madeWith: randomUUID() });
    for (const one of [job, copy as Job]) expect(one.blindUntil).toBe(one.stages.find(({ name }) => name === 'Interview')!.stageId);
  });
});

describe('approval', () => {
  test('a hiring manager asks, an owner sends it back with a reason, then approves', async () => {
    const job = await make(manager, { title: 'Blender' });
    expect((await step(manager, job, 'submit')).body).toMatchObject({ state: 'pending_approval', waitsFor: 'member' });
    expect((await bellOf(owner)).at(-1)).toMatchObject({ kind: 'job-to-approve', path: `/home/manage-jobs/${job.jobId}` });
    expect((await step(manager, job, 'approve')).status).toBe(403);
    expect((await step(recruiter, job, 'approve')).status).toBe(403);
    expect((await step(owner, job, 'reject')).body.errors).toEqual({ reason: say.reasonMissing });
    expect((await step(owner, job, 'reject', { reason: 'The salary is missing.' })).body).toMatchObject({ state: 'draft' });
    expect((await read(manager, job)).rejection).toMatchObject({ reason: 'The salary is missing.', by: 'Meera Shah' });
    expect((await bellOf(manager)).at(-1)).toMatchObject({ kind: 'job-rejected', facts: { reason: 'The salary is missing.' } });
    await step(manager, job, 'submit');
    const changed = (await save(manager, await read(manager, job), { title: 'Tea blender' })).body as Job;
    expect((await step(owner, job, 'approve')).body.message).toBe(hiringMessages.staleVersion); // it is not what they have read
    expect((await step(owner, changed, 'approve')).body).toMatchObject({ state: 'approved', waitsFor: null });
    expect((await step(manager, changed, 'publish')).status).toBe(403);
    expect((await save(manager, changed, { title: 'Anything' })).status).toBe(403);
    expect((await step(recruiter, changed, 'publish')).body.state).toBe('open');
  });

  test('a named approver decides, and sees the job also where it is confidential', async () => {
    const job = await make(owner, { title: 'Chief taster', isConfidential: true, approverId: manager.id });
    expect((await step(owner, job, 'submit')).body).toMatchObject({ state: 'pending_approval', waitsFor: 'member' });
    expect((await step(recruiter, job, 'approve')).status).toBe(404);
    expect((await step(manager, job, 'approve')).body.state).toBe('approved');
  });
});

describe('the platform', () => {
  test('looks at the first job of an organisation, and its approval verifies the organisation', async () => {
    const fresh = await foundOrganisation('Fresh Mills', { isVerified: false });
    const job = await make(fresh.owner, { title: 'Miller' });
    expect((await step(fresh.owner, job, 'submit')).body).toMatchObject({ state: 'pending_approval', waitsFor: 'platform' });
    const queue = async () => (await ask(operator, 'GET', 'operator/first-jobs')).body as FirstJobs;
    expect((await queue()).waiting).toMatchObject([
      { jobId: job.jobId, title: 'Miller', organisation: { name: 'Fresh Mills', owner: fresh.owner.email }, questions: { length: 2 } },
    ]);
    const decide = (isApproved: boolean, reason: string, version = 1) =>
      ask(operator, 'POST', `operator/first-jobs/${job.jobId}/decision`, { version, isApproved, reason });
    expect((await decide(false, '')).body.errors).toEqual({ reason: say.reasonMissing });
    expect((await decide(false, 'Name the mill, please.')).body).toEqual({ isVerified: false });
    expect((await read(fresh.owner, job)).rejection).toMatchObject({ reason: 'Name the mill, please.', by: null });
    await step(fresh.owner, job, 'submit');
    expect((await decide(true, 'A known mill.', 7)).body.message).toBe(hiringMessages.staleVersion);
    expect((await decide(true, 'A known mill.')).body).toEqual({ isVerified: true });
    expect((await decide(true, 'A known mill.')).body.message).toBe(say.wrongState);
    expect((await queue()).waiting).toEqual([]);
    expect((await queue()).decided.map(({ isApproved, reason }) => [isApproved, reason])).toEqual([
      [true, 'A known mill.'],
      [false, 'Name the mill, please.'],
    ]);
    expect((await bellOf(fresh.owner)).map(({ kind }) => kind)).toEqual(['job-rejected', 'job-approved']);
    expect((await openJob(fresh.owner, { title: 'Second miller' })).state).toBe('open'); // this one waits for nobody
  });

  test('is its operators alone', async () => {
    for (const who of [person, owner, recruiter, { headers: {} }]) {
      const asked = await ask(who, 'GET', 'operator/first-jobs');
      const decided = await ask(who, 'POST', 'operator/first-jobs/1001/decision', { version: 1, isApproved: true, reason: 'Because.' });
      expect([asked.status, decided.status]).toEqual(who === person ? [403, 403] : [401, 401]);
      if (who === person) expect(asked.body.message).toBe(operatorMessages.notOperator);
    }
  });
});

describe('the last day', () => {
  test('closes a job when it is over where the organisation is, and tells whose it is', async () => {
    const job = await openJob(owner, { title: 'Seasonal packer', closesOn: '2090-05-10' });
    await openJob(owner, { closesOn: '2090-05-11' });
    const closeAt = (now: string) => closePastJobs({ database, now: () => new Date(now) });
    expect(await closeAt('2090-05-10T18:00:00Z')).toBe(0); // half past eleven in the evening in Kolkata
    expect(await closeAt('2090-05-10T18:40:00Z')).toBe(1); // the next day has begun there
    expect(await closeAt('2090-05-10T18:40:00Z')).toBe(0);
    const closed = { state: 'closed', closeReason: 'expired', closedAt: '2090-05-10T18:40:00.000Z', acts: ['archive'] };
    expect(await read(owner, job)).toMatchObject(closed);
    expect((await save(owner, job, { title: 'Late change' })).body.message).toBe(say.notEditable);
    expect((await bellOf(owner)).at(-1)).toMatchObject({ kind: 'job-expired', facts: { title: 'Seasonal packer' } });
  });
});
