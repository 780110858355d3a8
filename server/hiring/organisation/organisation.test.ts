import { describe, expect, test } from 'vitest';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { organisationMessages as say } from '#contract/hiring/organisation-messages.ts';
import { inScope } from '#server/hiring/scope.ts';
import { daysAfter } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { eraseOutdated } from '../erasing/actions.ts';

const now = new Date();
const site = await testApp();
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => now);

const profile = { name: 'Harbour Tea & Sons', about: 'We fit pumps.', website: 'https://harbour.example', timeZone: 'Asia/Kolkata' };
const partOf = (path: string) => (path === '' ? 'profile' : path.slice(1)) as keyof Organisation['versions'];
/** As somebody saves it who has just read it. */
async function put(member: TestMember, path: string, payload: object) {
  const { versions } = await read(member);
  return save(member, path, { ...payload, version: versions[partOf(path)] });
}
async function save({ headers }: TestMember, path: string, payload: object) {
  const response = await app.inject({ method: 'PUT', url: `/api/hiring/organisation${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const read = async ({ headers }: TestMember) => (await app.inject({ url: '/api/hiring/organisation', headers })).json<Organisation>();

describe('the settings of an organisation', () => {
  test('are changed by an owner, seen by all members, and each change is written down', async () => {
    const { owner, add } = await foundOrganisation();
    const stages = [
      { name: 'Applied', deadlineDays: 3 },
      { name: 'Trial day', deadlineDays: null },
    ];
    await put(owner, '', profile);
    await put(owner, '/stages', { stages, blindUntil: 1 });
    await put(owner, '/retention', { keepRejectedDays: 60, keepHiredDays: 400 });
    const versions = { profile: 2, stages: 2, retention: 2 };
    const settings = { ...profile, stages, blindUntil: 1, keepRejectedDays: 60, keepHiredDays: 400, versions };
    expect(await read(owner)).toEqual({ ...settings, mayChange: true });
    expect(await read(await add('interviewer'))).toEqual({ ...settings, mayChange: false });
    const audit = (await app.inject({ url: '/api/hiring/audit', headers: owner.headers })).json();
    expect(audit.events.map(({ kind }: { kind: string }) => kind)).toEqual(['retention-changed', 'stages-changed', 'organisation-changed']);
    expect(audit.next).toBeNull();
  });

  test.each([
    ['', { ...profile, name: 'HT' }],
    ['', { ...profile, website: 'javascript:alert(1)' }],
    ['', { ...profile, website: 'harbour' }],
    ['', { ...profile, timeZone: 'Asia/Nowhere' }],
    ['', { ...profile, about: 'x'.repeat(2_001) }],
    ['/stages', { stages: [{ name: 'Only', deadlineDays: 1 }], blindUntil: null }],
    ['/stages', { stages: ['One', 'Two'].map((name) => ({ name, deadlineDays: 1 })), blindUntil: 2 }],
    [
      '/stages',
      {
        stages: [
          { name: 'Same', deadlineDays: 1 },
          { name: 'same', deadlineDays: 1 },
        ],
        blindUntil: null,
      },
    ],
    [
      '/stages',
      {
        stages: [
          { name: 'One', deadlineDays: 0 },
          { name: 'Two', deadlineDays: 1 },
        ],
        blindUntil: null,
      },
    ],
    ['/retention', { keepRejectedDays: 29, keepHiredDays: 400 }],
    ['/retention', { keepRejectedDays: 30.5, keepHiredDays: 400 }],
  ])('%s refuses %j, and nothing changes', async (path, payload) => {
    const { owner } = await foundOrganisation();
    const before = await read(owner);
    expect((await put(owner, path, payload)).status).toBe(400);
    expect(await read(owner)).toEqual(before);
  });

  test('say what is wrong beside the field', async () => {
    const { owner } = await foundOrganisation();
    expect((await put(owner, '', { ...profile, timeZone: 'Asia/Nowhere' })).body.errors).toEqual({ timeZone: say.timeZone });
  });

  test.each([
    ['', { ...profile, about: 'Of the first.' }, { ...profile, about: 'Of the second.' }],
    ['/retention', { keepRejectedDays: 60, keepHiredDays: 400 }, { keepRejectedDays: 90, keepHiredDays: 400 }],
    [
      '/stages',
      { stages: ['Applied', 'Offer'].map((name) => ({ name, deadlineDays: 7 })), blindUntil: null },
      { stages: ['Applied', 'Trial'].map((name) => ({ name, deadlineDays: 7 })), blindUntil: 1 },
    ],
  ])('%s: of two who have read the same, the second is told, and overwrites nothing', async (path, first, second) => {
    const { owner, add } = await foundOrganisation();
    const colleague = await add('owner');
    const { versions } = await read(owner);
    const version = versions[partOf(path)];
    const answers = await Promise.all([save(owner, path, { ...first, version }), save(colleague, path, { ...second, version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(hiringMessages.staleVersion);
    const kept = await read(owner);
    expect(kept).toMatchObject(answers[0]!.status === 200 ? first : second);
    expect(kept.versions).toEqual({ ...versions, [partOf(path)]: version + 1 });
    expect((await save(colleague, path, { ...second, version: version + 1 })).status).toBe(200);
    expect(await read(owner)).toMatchObject(second);
  });

  test('the list of what was done is read on page by page', async () => {
    const { owner } = await foundOrganisation();
    for (let count = 0; count < 52; count += 1) await put(owner, '/retention', { keepRejectedDays: 100 + count, keepHiredDays: 400 });
    const first = (await app.inject({ url: '/api/hiring/audit', headers: owner.headers })).json();
    const second = (await app.inject({ url: `/api/hiring/audit?before=${first.next}`, headers: owner.headers })).json();
    expect([first.events.length, second.events.length, second.next]).toEqual([50, 2, null]);
  });
});

test('what is over is erased to its numbers: a rejected application after its days, a hired one later, an open one never, of this organisation alone', async () => {
  const { owner, orgId } = await foundOrganisation();
  const neighbour = await foundOrganisation('Pier Pumps');
  await put(owner, '/retention', { keepRejectedDays: 60, keepHiredDays: 400 });
  const decided = (days: number) => daysAfter(now, -days);
  const decide = async (of: TestMember, name: string, status: 'active' | 'rejected' | 'hired', days: number) => {
    const job = await insertOpenJob(site, of, now);
    const application = await insertApplication(site, { job, at: decided(days + 10), name });
    const changes = status === 'active' ? {} : { status, decidedAt: decided(days) };
    if (status !== 'active')
      await inScope(database, 'platform', (transaction) =>
        transaction.updateTable('hiring.application').set(changes).where('candidateId', '=', application.candidateId).execute(),
      );
  };
  await decide(owner, 'Rejected long ago', 'rejected', 61);
  await decide(owner, 'Rejected lately', 'rejected', 59);
  await decide(owner, 'Hired', 'hired', 61);
  await decide(owner, 'Open', 'active', 900);
  await decide(neighbour.owner, 'Rejected elsewhere', 'rejected', 61);
  await eraseOutdated({ database, now: () => now });
  const left = await inScope(database, 'platform', (transaction) =>
    transaction
      .selectFrom('hiring.candidate')
      .select('name')
      .where('orgId', 'in', [orgId, neighbour.orgId])
      .where('name', '<>', '')
      .orderBy('name')
      .execute(),
  );
  expect(left.map(({ name }) => name)).toEqual(['Hired', 'Open', 'Rejected elsewhere', 'Rejected lately']);
});
