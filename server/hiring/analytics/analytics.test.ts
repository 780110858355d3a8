import { beforeAll, describe, expect, test } from 'vitest';
import type { Analytics, Impact } from '#contract/hiring/analytics.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { recordApplicationEvent } from '../repository.ts';
import { inScope } from '../scope.ts';
import type { ApplicationEventKind } from '../tables.ts';

const now = new Date();
const ago = (days: number) => daysAfter(now, -days);
let time = now;
const site = await testApp({ now: () => time });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => now);
const { owner, add } = await foundOrganisation();
const other = await foundOrganisation('Orchard Pumps');
const job = await insertOpenJob(site, owner, ago(60));
const quiet = await insertOpenJob(site, owner, ago(60), { title: 'Quiet hire', isConfidential: true });

type Headers = Readonly<Record<string, string>>;
const ask = (headers: Headers, query = '') => app.inject({ url: `/api/hiring/analytics${query}`, headers });
const read = async (headers: Headers, query = '') => (await ask(headers, query)).json<Analytics>();
const happen = (applicationId: number, kind: ApplicationEventKind, days: number, stage?: number) =>
  inScope(database, { organisation: owner.orgId }, (transaction) =>
    recordApplicationEvent(transaction, {
      ...{ orgId: owner.orgId, applicationId, jobId: job.id, kind, at: ago(days) },
      ...(stage !== undefined && { toStage: job.stages[stage]!.id }),
    }),
  );

beforeAll(async () => {
  const [hired, rejected, waiting, longAgo] = [
    await insertApplication(site, { job, at: ago(30) }),
    await insertApplication(site, { job, at: ago(20), source: 'link' }),
    await insertApplication(site, { job, at: ago(10) }),
    await insertApplication(site, { job, at: ago(200) }),
  ];
  await happen(hired.id, 'moved', 25, 1);
  await happen(hired.id, 'hired', 18);
  await happen(rejected.id, 'rejected', 15);
  await happen(waiting.id, 'reviewed', 9);
  await happen(longAgo.id, 'rejected', 150);
  await insertApplication(site, { job: quiet, at: ago(5) });
  await insertApplication(site, { job: await insertOpenJob(site, other.owner, ago(60)), at: ago(5) });
});

describe('analytics', () => {
  test('tell what happened to those who applied in the span, and to nobody of another organisation', async () => {
    const all = await read(owner.headers);
    expect(all).toMatchObject({ applications: 4, hired: 1, timeToHire: { median: 12, ended: 1, waiting: 2 } });
    expect(all.stages[0]).toMatchObject({ name: 'Applied', reached: 4, passed: 1, waiting: 2, rejected: 1 });
    expect(all.sources).toEqual([
      { source: 'board', applications: 3, passedFirst: 1, hired: 1 },
      { source: 'link', applications: 1, passedFirst: 0, hired: 0 },
    ]);
    expect((await read(owner.headers, '?span=all')).applications).toBe(5);
    expect((await read(owner.headers, '?span=30')).applications).toBe(4);
  });

  test('of one job are of that job', async () => {
    const one = await read(owner.headers, `?job=${job.id}`);
    expect(one).toMatchObject({ applications: 3 });
    expect(one.stages.map(({ name }) => name)).toEqual(['Applied', 'Screening', 'Interview', 'Offer']);
    expect(one.jobs.map(({ id }) => id).sort()).toEqual([job.id, quiet.id].sort());
  });

  test('are narrowed to what a role works on', async () => {
    const recruiter = await add('recruiter');
    const mine = await read(recruiter.headers);
    expect([mine.applications, mine.jobs.map(({ id }) => id)]).toEqual([3, [job.id]]);
    const manager = await add('hiring-manager');
    expect(await read(manager.headers)).toMatchObject({ applications: 0, jobs: [], stages: [] });
    const statuses = {
      'a job that a recruiter does not see': (await ask(recruiter.headers, `?job=${quiet.id}`)).statusCode,
      'a job of others': (await ask(other.owner.headers, `?job=${job.id}`)).statusCode,
      interviewer: (await ask((await add('interviewer')).headers)).statusCode,
      'a person': (await ask((await site.signUp()).headers)).statusCode,
      nobody: (await ask({})).statusCode,
      'a span of one day': (await ask(owner.headers, '?span=1')).statusCode,
    };
    expect(statuses).toEqual({
      ...{ 'a job that a recruiter does not see': 404, 'a job of others': 404, interviewer: 403 },
      ...{ 'a person': 401, nobody: 401, 'a span of one day': 400 },
    });
  });
});

describe('the impact of stages on groups', () => {
  const impactFor = (headers: Headers, query = '') => app.inject({ url: `/api/hiring/analytics/impact${query}`, headers });
  const tell = (applicationId: number, headers: Headers, told: object) =>
    app.inject({ method: 'PUT', url: `/api/job-seeker/applications/${applicationId}/self-description`, headers, payload: told });

  test('rests on what applicants say of themselves, is told in sums alone, and to those alone who answer for it', async () => {
    const fair = await insertOpenJob(site, owner, ago(60), { title: 'Fair' });
    const person = await site.signUp();
    time = ago(45);
    for (const [index, gender] of [...Array(8).fill('woman'), ...Array(10).fill('man'), 'another', ...Array(5).fill(null)].entries()) {
      const { id } = await insertApplication(site, { job: fair, at: ago(50), personId: person.id });
      const isHired = gender === 'woman' ? index < 2 : index % 2 === 0;
      if (gender) expect((await tell(id, person.headers, { gender, age: null, disability: null })).statusCode).toBe(200);
      await inScope(database, { organisation: owner.orgId }, (transaction) =>
        recordApplicationEvent(transaction, {
          ...{ orgId: owner.orgId, applicationId: id, jobId: fair.id, kind: isHired ? 'hired' : 'rejected', at: ago(40) },
        }),
      );
    }
    const inThatMonth = (await impactFor(owner.headers, `?job=${fair.id}`)).json<Impact>();
    expect(inThatMonth.attributes.flatMap(({ stages }) => stages.flatMap(({ rows }) => rows))).toEqual([]);
    time = now;
    const { attributes } = (await impactFor(owner.headers, `?job=${fair.id}`)).json<Impact>();
    expect(attributes.map(({ attribute }) => attribute)).toEqual(['gender', 'age', 'disability']);
    const whole = attributes[0]!.stages.at(-1)!;
    expect(whole).toMatchObject({
      name: null,
      hidden: 1,
      rows: [
        { group: 'man', selected: 5, total: 10, standing: 'reference', ratio: null },
        { group: 'woman', selected: 2, total: 8, standing: 'compared', ratio: 0.5, isBelowFourFifths: true },
      ],
    });
    expect(attributes[1]!.stages.flatMap(({ rows }) => rows)).toEqual([]);
    const statuses = [];
    for (const headers of [
      (await add('recruiter')).headers,
      (await add('hiring-manager')).headers,
      (await add('interviewer')).headers,
      other.owner.headers,
      person.headers,
      {},
    ])
      statuses.push((await impactFor(headers, `?job=${fair.id}`)).statusCode);
    expect(statuses).toEqual([200, 403, 403, 404, 401, 401]);
  });

  test('what somebody says of themselves is theirs: to say, to see and to take back', async () => {
    const [asha, ravi] = [await site.signUp(), await site.signUp('Ravi Rao')];
    const { id } = await insertApplication(site, { job, at: ago(1), personId: asha.id });
    const address = `/api/job-seeker/applications/${id}/self-description`;
    const nothing = { gender: null, age: null, disability: null };
    const read = async (headers: Headers) => (await app.inject({ url: address, headers })).json();
    expect(await read(asha.headers)).toEqual(nothing);
    const told = { gender: 'woman', age: 'from-40', disability: null };
    await tell(id, asha.headers, told);
    expect(await read(asha.headers)).toEqual(told);
    expect((await tell(id, asha.headers, { ...told, gender: 'robot' })).statusCode).toBe(400);
    await tell(id, asha.headers, nothing);
    const rows = await inScope(database, 'platform', (transaction) =>
      transaction.selectFrom('hiring.selfIdentification').selectAll().where('applicationId', '=', id).execute(),
    );
    expect(rows).toEqual([]);
    const statuses = [];
    for (const headers of [ravi.headers, owner.headers, {}])
      statuses.push((await tell(id, headers, told)).statusCode, (await app.inject({ url: address, headers })).statusCode);
    expect(statuses).toEqual([404, 404, 401, 401, 401, 401]);
  });
});
