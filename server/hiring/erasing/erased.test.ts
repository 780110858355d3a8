import { beforeAll, describe, expect, test } from 'vitest';
import type { Analytics, Impact } from '#contract/hiring/analytics.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';
import { eraseOutdated } from './actions.ts';

const now = new Date();
let time = now;
const ago = (days: number) => daysAfter(now, -days);
const site = await testApp({ now: () => time });
const { app, database } = site;
const { owner, orgId } = await makeEmployersOf(site, () => now).foundOrganisation();
const job = await insertOpenJob(site, owner, ago(400));

type Who = { readonly headers: object };
const ask = async ({ headers }: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body, json: () => response.json() };
};
const within = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database, { organisation: orgId }, work);
const decide = (kind: 'reject' | 'hire', applicationId: number) =>
  ask(owner, 'POST', '/hiring/decisions', {
    ...{ kind, key: crypto.randomUUID(), reason: kind === 'reject' ? 'Not this time' : '' },
    applications: [{ applicationId, stageId: job.stages[0]!.id, status: 'active' }],
  });
const analyticsOf = async () => (await ask(owner, 'GET', `/hiring/analytics?span=all&job=${job.id}`)).json() as Analytics;

describe('an application of which only numbers are left', () => {
  let erased: Awaited<ReturnType<typeof insertApplication>>;
  let before: Analytics;
  beforeAll(async () => {
    const asha = await site.signUp();
    erased = await insertApplication(site, { job, at: ago(3), name: 'Zerubabel Quist', email: 'quist@example.org', personId: asha.id });
    await insertApplication(site, { job, at: ago(2), name: 'Kavya Nair' });
    const interview = {
      ...{ title: 'First talk', way: 'phone', minutes: 30, timeZone: 'Asia/Kolkata', interviewers: [owner.id] },
      times: [daysAfter(now, 1).toISOString()],
    };
    await ask(owner, 'POST', `/hiring/applications/${erased.id}/interviews`, interview);
    const [planned] = (await ask(asha, 'GET', '/job-seeker/interviews')).json().interviews;
    await ask(asha, 'POST', `/job-seeker/interviews/${planned.interviewId}/pick`, { slotId: planned.slots[0].slotId });
    expect((await ask(owner, 'GET', '/hiring/notifications')).body).toContain('Quist');
    await decide('hire', erased.id);
    before = await analyticsOf();
    expect((await ask(asha, 'DELETE', `/job-seeker/applications/${erased.id}`)).status).toBe(200);
  });

  test.each([
    ['the list', '/hiring/applications'],
    ['the list of those who were hired', '/hiring/applications?status=hired'],
    ['the board of the job', `/hiring/applications?job=${job.id}`],
    ['the search by number', (id: number) => `/hiring/applications?search=${id}`],
    ['the export', '/hiring/applications-export'],
    ['the interviews', '/hiring/interviews'],
    ['the duplicates', '/hiring/duplicates'],
    ['what is new on the dashboard', '/hiring/dashboard/applications'],
    ['the bell', '/hiring/notifications'],
  ])('is not in %s', async (_name, address) => {
    const { status, body } = await ask(owner, 'GET', typeof address === 'string' ? address : address(erased.id));
    expect(status).toBe(200);
    expect(body).not.toContain('Quist');
    expect(body).not.toMatch(new RegExp(`"applicationId":${erased.id}\\b`));
    expect(body).not.toContain('"name":""');
  });

  test('counts in no counter of a list, and fills its opening', async () => {
    const { applications, counts } = (await ask(owner, 'GET', `/hiring/applications?job=${job.id}`)).json();
    expect([applications.length, counts.all]).toEqual([1, 1]);
    expect((await ask(owner, 'GET', '/hiring/dashboard/metrics')).json()).toMatchObject({
      newApplicationsCount: 1,
      scheduledInterviewsCount: 0,
    });
    expect((await ask(owner, 'GET', `/hiring/applications/${applications[0].applicationId}`)).json()).toMatchObject({
      hired: 1,
      openings: 1,
    });
  });

  test('is not there for whoever opens it, writes of it or decides about it', async () => {
    const page = `/hiring/applications/${erased.id}`;
    const statuses = [
      (await ask(owner, 'GET', page)).status,
      (await ask(owner, 'POST', `${page}/notes`, { text: 'Who was this?' })).status,
      (await ask(owner, 'GET', `${page}/results`)).status,
      (await ask(owner, 'GET', `${page}/test-invitations`)).status,
      (await ask(owner, 'GET', `${page}/cv`)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await decide('reject', erased.id)).json()).toMatchObject({ done: [], refused: [{ why: 'gone' }] });
  });

  test('counts in analytics as it did before', async () => {
    expect(await analyticsOf()).toEqual(before);
  });
});

describe('what applicants said of themselves', () => {
  const sums = () =>
    within((transaction) =>
      transaction.selectFrom('hiring.selfIdentificationSum').select(['attribute', 'said', 'stageId', 'status', 'people']).execute(),
    );
  async function rejected(gender: string) {
    const person = await site.signUp();
    time = ago(300);
    const { id } = await insertApplication(site, { job, at: ago(300), personId: person.id });
    await ask(person, 'PUT', `/job-seeker/applications/${id}/self-description`, { gender, age: null, disability: null });
    await decide('reject', id);
    time = now;
    return { person, id };
  }
  const table = async () => {
    const { attributes } = (await ask(owner, 'GET', `/hiring/analytics/impact?span=all&job=${job.id}`)).json() as Impact;
    return attributes[0]!.stages[0]!.rows.map(({ group, selected, total }) => [group, selected, total]).toSorted();
  };

  test('is gone when they erase their application, and counted when its days are over: the table stays as it was', async () => {
    const first = await rejected('woman');
    for (let count = 0; count < 5; count += 1) for (const gender of ['woman', 'man']) await rejected(gender);
    expect(await table()).toEqual([
      ['man', 0, 5],
      ['woman', 0, 6],
    ]);
    await ask(first.person, 'DELETE', `/job-seeker/applications/${first.id}`);
    expect(await sums()).toEqual([]);
    const left = [
      ['man', 0, 5],
      ['woman', 0, 5],
    ];
    expect(await table()).toEqual(left);
    await eraseOutdated({ database, now: () => now });
    const counted = { attribute: 'gender', stageId: job.stages[0]!.id, status: 'rejected', people: 5 };
    expect((await sums()).toSorted((one, other) => one.said.localeCompare(other.said))).toEqual([
      { ...counted, said: 'man' },
      { ...counted, said: 'woman' },
    ]);
    expect(await within((transaction) => transaction.selectFrom('hiring.selfIdentification').selectAll().execute())).toEqual([]);
    expect(await table()).toEqual(left);
    await eraseOutdated({ database, now: () => now });
    expect(await table()).toEqual(left);
  });
});
