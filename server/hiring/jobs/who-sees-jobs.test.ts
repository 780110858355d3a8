import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Job, ListedJob } from '#contract/hiring/job.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { maySeeJob } from './rules.ts';

const site = await testApp();
const { app } = site;
const at = new Date();
const { foundOrganisation } = makeEmployersOf(site, () => new Date());
const harbour = await foundOrganisation('Harbour Tea');
const orchard = await foundOrganisation('Orchard Pumps');
const { owner } = harbour;
const [recruiter, manager, interviewer] = [
  await harbour.add('recruiter', 'Ravi Rao'),
  await harbour.add('hiring-manager', 'Mina Das'),
  await harbour.add('interviewer', 'Ila Bose'),
];
const person = await site.signUp();

const plain = await insertOpenJob(site, owner, at, { title: 'Pump fitter' });
const secret = await insertOpenJob(site, owner, at, { title: 'Chief taster', isConfidential: true });
const managed = await insertOpenJob(site, owner, at, { title: 'Packer', managerId: manager.id, state: 'draft' });
const toApprove = await insertOpenJob(site, owner, at, { title: 'Blender', isConfidential: true, approverId: manager.id });
const foreign = await insertOpenJob(site, orchard.owner, at, { title: 'Pump fitter' });

type Asker = { readonly headers: object };
const ask = async (who: Asker, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api/hiring/${url}`, headers: { ...who.headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
type List = { jobs: ListedJob[]; next: string | null; counts: { state: string; count: number }[] | null };
const list = async (who: Asker, query = '') => (await ask(who, 'GET', `jobs${query}`)).body as List;
const titlesOf = ({ jobs }: List) => jobs.map(({ title }) => title).toSorted();
const read = async (jobId: number) => (await ask(owner, 'GET', `jobs/${jobId}`)).body as Job;

describe('who sees which jobs', () => {
  test('follows the role: in the list, in its counts, by the rule, and on each page', async () => {
    const expected = new Map<TestMember, string[]>([
      [owner, ['Blender', 'Chief taster', 'Packer', 'Pump fitter']],
      [recruiter, ['Packer', 'Pump fitter']],
      [manager, ['Blender', 'Packer']],
    ]);
    const jobs = [
      { ...plain, title: 'Pump fitter', managerId: null, approverId: null, isConfidential: false },
      { ...secret, title: 'Chief taster', managerId: null, approverId: null, isConfidential: true },
      { ...managed, title: 'Packer', managerId: manager.id, approverId: null, isConfidential: false },
      { ...toApprove, title: 'Blender', managerId: null, approverId: manager.id, isConfidential: true },
    ];
    for (const [member, titles] of expected) {
      const seen = await list(member);
      expect(titlesOf(seen)).toEqual(titles);
      expect(seen.counts!.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
      for (const job of jobs) {
        const isSeen = titles.includes(job.title);
        expect([member.role, job.title, maySeeJob(member, { ...job, createdBy: owner.id })]).toEqual([member.role, job.title, isSeen]);
        expect((await ask(member, 'GET', `jobs/${job.id}`)).status).toBe(isSeen ? 200 : 404);
      }
    }
    expect(titlesOf(await list(orchard.owner))).toEqual(['Pump fitter']);
  });

  /** By role: what each address answers for a job of Harbour Tea that is open and not confidential. */
  const content = { ...contentOf('Pump fitter'), version: 1 };
  const addresses = [
    ['GET', 'jobs', undefined, '200 200 200 403 200 401 401'],
    ['GET', 'job-choices', undefined, '200 200 200 403 200 401 401'],
    ['POST', 'jobs', () => ({ ...contentOf('New'), madeWith: randomUUID() }), '201 201 201 403 201 401 401'],
    ['GET', `jobs/${plain.id}`, undefined, '200 200 404 403 404 401 401'],
    ['GET', `jobs/${plain.id}/history`, undefined, '200 200 404 403 404 401 401'],
    ['PUT', `jobs/${plain.id}`, () => content, '200 200 404 403 404 401 401'],
    ['POST', `jobs/${plain.id}/duplicate`, () => ({ madeWith: randomUUID() }), '201 201 404 403 404 401 401'],
    ['POST', `jobs/${plain.id}/steps`, () => ({ step: 'publish', version: 1 }), '409 409 404 403 404 401 401'],
    ['PUT', `jobs/${plain.id}/stages`, () => ({ version: 0, stages: [named('One')], blindUntil: null }), '409 409 404 403 404 401 401'],
    ['PUT', `jobs/${plain.id}/target`, () => ({ version: 0, houses: [] }), '409 409 404 403 404 401 401'],
  ] as const;
  test.each(addresses)('%s %s', async (method, url, body, expected) => {
    const everybody: readonly Asker[] = [owner, recruiter, manager, interviewer, orchard.owner, person, { headers: {} }];
    const statuses: number[] = [];
    for (const who of everybody) statuses.push((await ask(who, method, url, body?.())).status);
    expect(statuses.join(' ')).toBe(expected);
  });

  test('a job of another organisation is as one that is not there', async () => {
    const theirs = await ask(owner, 'GET', `jobs/${foreign.id}`);
    expect(theirs).toEqual(await ask(owner, 'GET', 'jobs/2000000000'));
  });
});

function contentOf(title: string) {
  return {
    ...{ title, description: '<p>Fit pumps.</p>', department: '', place: 'Kochi', region: '', country: 'IN', workPlace: 'on-site' },
    ...{ employment: 'full-time', salaryFrom: null, salaryTo: null, salaryCurrency: 'INR', salaryPer: 'year', openings: 1 },
    ...{ isConfidential: false, managerId: null, approverId: null, closesOn: null, language: 'en', questions: [] },
  };
}
const named = (name: string, stageId: number | null = null) => ({ stageId, name, deadlineDays: 7 });

describe('the list', () => {
  test('finds by the beginning of a word or by number, and counts what it finds', async () => {
    const mills = await foundOrganisation('Many Mills');
    const made = [];
    for (let index = 0; index < 23; index += 1)
      made.push(await insertOpenJob(site, mills.owner, new Date(at.getTime() - index * 1_000), { title: `Miller ${index}` }));
    await insertOpenJob(site, mills.owner, at, { title: 'Driver', state: 'draft' });
    const first = await list(mills.owner, '?search=mill');
    expect(first.counts).toEqual([{ state: 'open', count: 23 }]);
    expect(first.jobs).toHaveLength(20);
    const second = await list(mills.owner, `?search=mill&after=${first.next}`);
    expect([second.jobs.length, second.next, second.counts]).toEqual([3, null, null]);
    const ids = [...first.jobs, ...second.jobs].map(({ jobId }) => jobId);
    expect(ids).toEqual(made.map(({ id }) => id)); // the newest change first, none twice, none left out
    expect(titlesOf(await list(mills.owner, '?state=draft'))).toEqual(['Driver']);
    expect(titlesOf(await list(mills.owner, `?search=${made[7]!.id}`))).toEqual(['Miller 7']);
    expect((await ask(mills.owner, 'GET', 'jobs?after=nonsense')).status).toBe(400);
    expect((await list(mills.owner, `?search=${encodeURIComponent("'):* & !")}`)).jobs).toEqual([]);
  });

  test('counts applications that are active, and those of them that are new', async () => {
    const job = await insertOpenJob(site, owner, at, { title: 'Counted' });
    await insertApplication(site, { job, at });
    await insertApplication(site, { job, at });
    const { jobs } = await list(owner, '?search=counted');
    expect(jobs).toMatchObject([{ active: 2, isNew: 2 }]);
  });
});

describe('the stages of a job', () => {
  test('are renamed, added, ordered and removed; those with people or a history stay', async () => {
    const job = await insertOpenJob(site, owner, at, { title: 'Staged' });
    const [applied, screening, interview, offer] = job.stages.map(({ id }) => id);
    await insertApplication(site, { job, at });
    const save = async (stages: object[], blindUntil: number | null = null) =>
      ask(owner, 'PUT', `jobs/${job.id}/stages`, { version: (await read(job.id)).version, stages, blindUntil });
    const saved = await save([named('Received', applied), named('Trial day'), named('Talk', interview), named('Offer', offer)], 2);
    expect(saved.body.stages.map(({ name }: { name: string }) => name)).toEqual(['Received', 'Trial day', 'Talk', 'Offer']);
    expect(saved.body).toMatchObject({ blindUntil: interview, version: 2 });
    expect(saved.body.stages[0]).toMatchObject({ applications: 1, isEmpty: false });
    const turned = await save([named('Offer', offer), named('Received', applied)]);
    expect(turned.body.stages.map(({ stageId }: { stageId: number }) => stageId)).toEqual([offer, applied]);
    expect(turned.body.blindUntil).toBeNull();
    expect((await save([named('Offer', offer)])).body.message).toBe(say.stageInUse);
    expect((await save([named('Offer', offer), named('offer')])).body.errors).toEqual({ stages: say.stageTwice });
    expect((await save([named('Back', screening), named('Received', applied)])).status).toBe(404);
    expect((await save([named('Theirs', foreign.stages[0]!.id), named('Received', applied)])).status).toBe(404);
    expect((await save([named('Received', applied)], 5)).status).toBe(400);
  });
});

describe('what a job looks for', () => {
  const house = (number: number, changes: object = {}) => ({
    ...{ house: number, weight: 3, minimum: 2.5, duty: 'Plans the routes of four vans each day.' },
    ...changes,
  });
  const save = async (jobId: number, houses: object[]) =>
    ask(owner, 'PUT', `jobs/${jobId}/target`, { version: (await read(jobId)).version, houses });

  test('is at most five houses, each with a duty; each change is a version', async () => {
    const { id } = await insertOpenJob(site, owner, at);
    expect((await save(id, [house(3)])).body.target).toEqual({ version: 1, houses: [house(3)] });
    expect((await save(id, [house(3), house(6, { weight: 5 })])).body.target.version).toBe(2);
    const refusal = async (houses: object[]) => (await save(id, houses)).body.errors;
    expect(await refusal([1, 2, 3, 4, 5, 6].map((number) => house(number)))).toEqual({ houses: say.tooManyHouses });
    expect(await refusal([house(3), house(3)])).toEqual({ houses: say.tooManyHouses });
    expect(await refusal([house(3, { duty: 'Plans.' })])).toEqual({ 'houses.0.duty': say.duty });
    expect(await refusal([house(3, { weight: 6, minimum: 5.5 })])).toEqual({
      'houses.0.weight': say.weight,
      'houses.0.minimum': say.minimum,
    });
  });

  test('is not changed once somebody has applied', async () => {
    const job = await insertOpenJob(site, owner, at);
    await save(job.id, [house(3)]);
    await insertApplication(site, { job, at });
    const late = await save(job.id, [house(4)]);
    expect([late.status, late.body.message]).toEqual([409, say.targetLocked]);
    expect(await read(job.id)).toMatchObject({ isTargetLocked: true, target: { version: 1, houses: [house(3)] } });
  });
});
