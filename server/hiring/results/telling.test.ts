import { expect, test } from 'vitest';
import { sharingNotice } from '#content/notices/script-sharing.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';

const at = new Date();
const site = await testApp({ now: () => at });
const { app } = site;
const { foundOrganisation } = makeEmployersOf(site, () => at);

type Line = { readonly kind: string; readonly facts: Record<string, unknown> };
const bellOf = async ({ headers }: TestMember) =>
  (await app.inject({ url: '/api/hiring/notifications', headers })).json<{ notifications: Line[] }>().notifications;
const resultsFor = async ({ headers }: TestMember, id: number) =>
  (await app.inject({ url: `/api/hiring/applications/${id}/results`, headers })).statusCode;

test('whoever may see the results hears that they are shared, and that they are taken back; nobody else does', async () => {
  const { owner, add } = await foundOrganisation();
  const stranger = (await foundOrganisation('Orchard Pumps')).owner;
  const [recruiter, manager, elsewhere] = [await add('recruiter'), await add('hiring-manager'), await add('hiring-manager')];
  const [granted, notGranted, idle] = [await add('interviewer'), await add('interviewer'), await add('interviewer')];
  const job = await insertOpenJob(site, owner, at, { managerId: manager.id });
  const asha = await site.signUp();
  await seedDemoSittings(site.database, asha.id, at);
  const { id } = await insertApplication(site, { job, at, personId: asha.id });
  for (const [member, seesResults] of [
    [granted, true],
    [notGranted, false],
  ] as const)
    await app.inject({
      ...{ method: 'PUT', url: `/api/hiring/applications/${id}/assigned/${member.id}` },
      ...{ headers: owner.headers, payload: { seesResults } },
    });
  const address = `/api/job-seeker/applications/${id}/results`;
  const share = () =>
    app.inject({
      ...{ method: 'PUT', url: address, headers: asha.headers },
      payload: { houses: [1], days: 30, notice: sharingNotice.version, language: 'en' },
    });
  await share();
  const everybody = { owner, recruiter, manager, elsewhere, granted, notGranted, idle, stranger };
  for (const [name, member] of Object.entries(everybody)) {
    const lines = (await bellOf(member)).filter(({ kind }) => kind.startsWith('results-'));
    const isTold = (await resultsFor(member, id)) === 200;
    expect([name, lines.map(({ kind }) => kind)]).toEqual([name, isTold ? ['results-shared'] : []]);
    expect(JSON.stringify(lines)).not.toContain('Kavya'); // no name: the job may be blind
  }
  expect(await resultsFor(granted, id)).toBe(200);
  await share();
  await app.inject({ method: 'DELETE', url: address, headers: asha.headers });
  const lines = (await bellOf(recruiter)).filter(({ kind }) => kind.startsWith('results-'));
  expect(lines).toMatchObject([{ kind: 'results-revoked', facts: { job: 'Pump fitter', applicationId: id } }]);
});
