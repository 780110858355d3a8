import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';

const site = await testApp();
const { app, database } = site;
const at = new Date();
const { foundOrganisation } = makeEmployersOf(site, () => new Date());
const harbour = await foundOrganisation('Harbour Tea');
const orchard = await foundOrganisation('Orchard Pumps');
const { owner } = harbour;
const [recruiter, manager] = [await harbour.add('recruiter'), await harbour.add('hiring-manager')];
const [fitter, packer] = [await insertOpenJob(site, owner, at), await insertOpenJob(site, owner, at, { title: 'Packer' })];

const ask = async (who: { headers: object }, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api/hiring${url}`, headers: { ...who.headers }, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const pairs = async (who: TestMember) => (await ask(who, 'GET', '/duplicates')).body.pairs;
const merge = (who: { headers: object }, keep: number, other: number) => ask(who, 'POST', `/candidates/${keep}/merges`, { merge: other });
const page = async (id: number) => (await ask(owner, 'GET', `/applications/${id}`)).body;

const first = await insertApplication(site, { job: fitter, at, name: 'Kavya Nair', email: 'kavya@example.org' });
const again = await insertApplication(site, { job: fitter, at, name: 'K. Nair', email: 'KAVYA@example.org', phone: '+91 98200 11111' });
const elsewhere = await insertApplication(site, { job: packer, at, name: 'Kavya N', email: 'other@example.org', phone: '98200-11111' });

describe('duplicates', () => {
  test('are found by e-mail and by phone, with what a merge would move', async () => {
    expect(await pairs(recruiter)).toEqual([
      {
        sameEmail: true,
        samePhone: false,
        keep: expect.objectContaining({
          candidateId: first.candidateId,
          applications: [{ applicationId: first.id, jobTitle: 'Pump fitter', status: 'active', isTwice: true }],
        }),
        merge: expect.objectContaining({
          name: 'K. Nair',
          applications: [{ applicationId: again.id, jobTitle: 'Pump fitter', status: 'active', isTwice: true }],
        }),
      },
      expect.objectContaining({
        sameEmail: false,
        samePhone: true,
        keep: expect.objectContaining({ candidateId: again.candidateId }),
        merge: expect.objectContaining({ candidateId: elsewhere.candidateId, applications: [expect.objectContaining({ isTwice: false })] }),
      }),
    ]);
    expect(await pairs(orchard.owner)).toEqual([]);
  });

  test('are for owners and recruiters of the organisation alone', async () => {
    expect((await ask(manager, 'GET', '/duplicates')).status).toBe(403);
    expect((await merge(manager, first.candidateId, again.candidateId)).status).toBe(403);
    expect((await merge(orchard.owner, first.candidateId, again.candidateId)).status).toBe(404);
    expect((await merge(await site.signUp(), first.candidateId, again.candidateId)).status).toBe(401);
    expect((await merge({ headers: {} }, first.candidateId, again.candidateId)).status).toBe(401);
  });

  test('of whom one has no name yet are not told of, nor merged', async () => {
    const blind = await insertOpenJob(site, owner, at, { title: 'Blender' });
    await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.updateTable('hiring.job').set({ blindUntil: blind.stages[2]!.id }).where('id', '=', blind.id).execute(),
    );
    const hidden = await insertApplication(site, { job: blind, at, name: 'Hidden', email: 'kavya@example.org' });
    expect(JSON.stringify(await pairs(owner))).not.toContain('Hidden');
    expect((await merge(owner, first.candidateId, hidden.candidateId)).status).toBe(409);
  });

  test('become one: what was written goes along, and the list shows the person once for a job', async () => {
    await ask(owner, 'POST', `/applications/${again.id}/notes`, { text: 'Called twice.' });
    const ratings = { skill: 3, thinking: 3, communication: 3, together: 3, motivation: 3 };
    await ask(recruiter, 'PUT', `/applications/${again.id}/scorecard`, { recommendation: 'yes', ratings });
    expect((await merge(recruiter, first.candidateId, again.candidateId)).body).toEqual({ moved: 0, joined: 1 });
    expect((await merge(recruiter, first.candidateId, again.candidateId)).status).toBe(404);
    const kept = await page(first.id);
    expect(kept).toMatchObject({ status: 'active', notes: [{ text: 'Called twice.' }], scorecards: [{ recommendation: 'yes' }] });
    expect(kept.candidate).toMatchObject({ name: 'Kavya Nair', phone: '+91 98200 11111' });
    expect(kept.history[0]).toMatchObject({ kind: 'merged' });
    const { body } = await ask(owner, 'GET', `/applications?job=${fitter.id}`);
    expect(body.applications.map(({ applicationId }: { applicationId: number }) => applicationId)).toEqual([first.id]);
    expect((await merge(owner, first.candidateId, elsewhere.candidateId)).body).toEqual({ moved: 1, joined: 0 });
    expect((await page(elsewhere.id)).candidate.name).toBe('Kavya Nair');
    expect(await pairs(owner)).toEqual([]);
  });

  test('are two people where each has an account; and an active application is not ended for a closed one', async () => {
    const [asha, ravi] = [await site.signUp(), await site.signUp('Ravi Rao')];
    const one = await insertApplication(site, { job: fitter, at, personId: asha.id, email: 'shared@example.org' });
    const two = await insertApplication(site, { job: packer, at, personId: ravi.id, email: 'shared@example.org' });
    expect(await pairs(owner)).toEqual([]);
    expect((await merge(owner, one.candidateId, two.candidateId)).status).toBe(409);
    const [old, fresh] = [
      await insertApplication(site, { job: fitter, at, email: 'mina@example.org' }),
      await insertApplication(site, { job: fitter, at, email: 'mina@example.org' }),
    ];
    await inScope(database, { organisation: harbour.orgId }, (transaction) =>
      transaction.updateTable('hiring.application').set({ status: 'rejected' }).where('id', '=', old.id).execute(),
    );
    expect((await merge(owner, old.candidateId, fresh.candidateId)).status).toBe(409);
    expect((await merge(owner, fresh.candidateId, old.candidateId)).status).toBe(200);
  });
});
