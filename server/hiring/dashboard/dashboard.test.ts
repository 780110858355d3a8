import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { notifyMember } from '../repository.ts';
import { inScope } from '../scope.ts';

/** 23:50 in Kolkata, where it will soon be the 21st, and 18:20 in UTC. */
let time = new Date('2026-11-20T18:20:00Z');
const site = await testApp({ now: () => time });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);

const read = async (path: string, { headers }: Pick<TestMember, 'headers'>) => {
  const response = await app.inject({ url: `/api/hiring/${path}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const metrics = async (member: TestMember) => {
  const counts = await read('dashboard/metrics', member);
  return [counts.activeJobCount, counts.newApplicationsCount, counts.pendingJobsCount, counts.scheduledInterviewsCount];
};
/** How long the lists are that the counters lead to. Interviewers have no list of jobs. */
const listed = async (member: TestMember) => {
  const jobs = async (state: string) => {
    const response = await app.inject({ url: `/api/hiring/jobs?state=${state}`, headers: member.headers });
    if (member.role === 'interviewer') expect(response.statusCode).toBe(403);
    const { jobs: shown = [], counts = [] } = response.json();
    expect(counts.find((one: { state: string }) => one.state === state)?.count ?? 0).toBe(shown.length);
    return shown.length;
  };
  const { applications } = await read('applications?isNew=true&status=active', member);
  const { interviews } = await read('interviews', member);
  const upcoming = interviews.filter(({ group }: { group: string }) => group === 'upcoming');
  return [await jobs('open'), applications.length, await jobs('pending_approval'), upcoming.length];
};
const scoped = <T>(orgId: number, work: Parameters<typeof inScope<T>>[2]) => inScope(database, { organisation: orgId }, work);

async function scheduleInterview(
  application: { id: number; orgId: number; jobId: number },
  by: TestMember,
  startsAt: Date,
  members: TestMember[],
) {
  const { orgId } = application;
  await scoped(orgId, async (transaction) => {
    const { id } = await transaction
      .insertInto('hiring.interview')
      .values({
        ...{ orgId, applicationId: application.id, jobId: application.jobId, personId: null, state: 'scheduled', title: 'First talk' },
        ...{ way: 'phone', place: '', message: '', minutes: 30, timeZone: 'Asia/Kolkata', startsAt },
        ...{ endsAt: new Date(startsAt.getTime() + 30 * 60_000), askedAt: null, remindedOf: null, calendarUid: crypto.randomUUID() },
        ...{ createdBy: by.id, createdAt: time, updatedAt: time },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { id: memberId } of members)
      await transaction.insertInto('hiring.interviewer').values({ orgId, interviewId: id, memberId, answeredAt: null }).execute();
  });
}

describe('the four counters', () => {
  test('count open jobs to the end of their closing date, in the time zone of the organisation', async () => {
    const { owner } = await foundOrganisation();
    await insertOpenJob(site, owner, time, { closesOn: '2026-11-20' });
    await insertOpenJob(site, owner, time, { closesOn: '2026-11-19' });
    await insertOpenJob(site, owner, time, { state: 'paused' });
    await insertOpenJob(site, owner, time, { state: 'pending_approval', waitsFor: 'member', publishedAt: null });
    expect(await metrics(owner)).toEqual([1, 0, 1, 0]);
    expect(await listed(owner)).toEqual([1, 0, 1, 0]);
    expect((await read('jobs?state=closed', owner)).jobs).toMatchObject([{ state: 'closed', closeReason: 'expired' }]);
    const before = time;
    time = new Date('2026-11-20T18:29:59Z');
    expect((await metrics(owner))[0]).toBe(1);
    time = new Date('2026-11-20T18:30:00Z'); // midnight in Kolkata, while it is still the 20th in UTC
    expect((await metrics(owner))[0]).toBe(0);
    time = before;
  });

  test('count applications until they are reviewed or decided, and interviews until they are over', async () => {
    const { owner, orgId } = await foundOrganisation();
    const job = await insertOpenJob(site, owner, time);
    const [first, second] = [await insertApplication(site, { job, at: time }), await insertApplication(site, { job, at: time })];
    await insertApplication(site, { job, at: time });
    const change = (id: number, changes: object) =>
      scoped(orgId, (transaction) => transaction.updateTable('hiring.application').set(changes).where('id', '=', id).execute());
    expect(await metrics(owner)).toEqual([1, 3, 0, 0]);
    await change(first.id, { reviewedAt: time });
    await change(second.id, { status: 'withdrawn' });
    await scheduleInterview(first, owner, new Date(time.getTime() - 20 * 60_000), []);
    expect(await metrics(owner)).toEqual([1, 1, 0, 1]);
    const before = time;
    time = new Date(time.getTime() + 10 * 60_000);
    expect((await metrics(owner))[3]).toBe(0);
    time = before;
  });

  test('count for each role what it may see, and nothing of another organisation', async () => {
    const { owner, orgId, add } = await foundOrganisation();
    const [recruiter, manager, interviewer] = [await add('recruiter'), await add('hiring-manager'), await add('interviewer')];
    const stranger = (await foundOrganisation('Orchard Pumps')).owner;
    const open = await insertOpenJob(site, owner, time, { managerId: manager.id });
    const secret = await insertOpenJob(site, owner, time, { isConfidential: true });
    const assigned = await insertApplication(site, { job: secret, at: time });
    await insertApplication(site, { job: open, at: time });
    await insertApplication(site, { job: open, at: time });
    await scoped(orgId, (transaction) =>
      transaction
        .insertInto('hiring.assignment')
        .values({ orgId, applicationId: assigned.id, memberId: interviewer.id, assignedAt: time })
        .execute(),
    );
    await scheduleInterview(assigned, owner, time, [manager]);
    await insertOpenJob(site, owner, time, { state: 'pending_approval', waitsFor: 'member', publishedAt: null, approverId: manager.id });
    expect(await metrics(owner)).toEqual([2, 3, 1, 1]);
    expect(await metrics(recruiter)).toEqual([1, 2, 1, 0]);
    expect(await metrics(manager)).toEqual([1, 2, 1, 1]); // the interview is theirs, though the job is not
    expect(await metrics(interviewer)).toEqual([0, 1, 0, 0]);
    expect(await metrics(stranger)).toEqual([0, 0, 0, 0]);
    for (const member of [owner, recruiter, manager, interviewer, stranger]) expect(await listed(member)).toEqual(await metrics(member));
  });
});

test('recent jobs and applications are the newest first; while a job is screened blind its candidates have no name', async () => {
  const { owner } = await foundOrganisation();
  const at = (minute: number) => new Date(time.getTime() - minute * 60_000);
  const job = await insertOpenJob(site, owner, at(9), { title: 'Tea taster' });
  const blind = await insertOpenJob(site, owner, at(8), { title: 'Driver' });
  await scoped(owner.orgId, (transaction) =>
    transaction.updateTable('hiring.job').set({ blindUntil: blind.stages[2]!.id }).where('id', '=', blind.id).execute(),
  );
  await insertOpenJob(site, owner, at(7), { title: 'Not yet out', state: 'draft', publishedAt: null });
  await insertApplication(site, { job, at: at(6), name: 'Kavya Nair' });
  const hidden = await insertApplication(site, { job: blind, at: at(5), name: 'Ravi Rao' });
  const { jobs } = await read('dashboard/jobs', owner);
  expect(jobs.map(({ title }: { title: string }) => title)).toEqual(['Driver', 'Tea taster']);
  expect(jobs[0].postedDate).toBe(at(8).toISOString());
  const { applications } = await read('dashboard/applications', owner);
  expect(applications).toMatchObject([
    { candidateName: null, candidateId: hidden.candidateId, jobTitle: 'Driver' },
    { candidateName: 'Kavya Nair', jobTitle: 'Tea taster' },
  ]);
  expect(JSON.stringify(applications)).not.toContain('Ravi');
});

test('what a member was told is theirs alone, and is read up to where they have read', async () => {
  const { owner, orgId, add } = await foundOrganisation();
  const other = await add('recruiter');
  for (const facts of [{ job: 'Driver' }, { job: 'Tea taster' }])
    await scoped(orgId, (transaction) =>
      notifyMember(transaction, { orgId, memberId: owner.id, kind: 'applied', facts, path: '/home/candidates', at: time }),
    );
  const { notifications, unreadCount } = await read('notifications', owner);
  expect([unreadCount, notifications.length]).toEqual([2, 2]);
  expect(notifications[0]).toMatchObject({ kind: 'applied', facts: { job: 'Tea taster' }, isRead: false });
  expect(await read('notifications', other)).toEqual({ notifications: [], unreadCount: 0 });
  const mark = (upTo: number, { headers }: TestMember) =>
    app.inject({ method: 'POST', url: '/api/hiring/notifications/read', headers, payload: { upTo } });
  expect((await mark(notifications[0].id, other)).json()).toEqual({ unreadCount: 0 });
  expect((await read('notifications', owner)).unreadCount).toBe(2);
  expect((await mark(notifications[1].id, owner)).json()).toEqual({ unreadCount: 1 });
});

test.each(['dashboard/metrics', 'dashboard/jobs', 'dashboard/applications', 'notifications'])(
  '%s is not for a person, nor for nobody',
  async (path) => {
    const { headers } = await site.signUp();
    for (const shown of [{ headers }, {}]) expect((await app.inject({ url: `/api/hiring/${path}`, ...shown })).statusCode).toBe(401);
  },
);
