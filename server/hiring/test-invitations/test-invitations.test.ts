import { describe, expect, test } from 'vitest';
import type { OwnInvitations, SentInvitations } from '#contract/hiring/test-invitations.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';

const now = new Date();
const site = await testApp({ now: () => now });
const { app, database, mailbox } = site;
const { foundOrganisation } = makeEmployersOf(site, () => now);
const { owner, add } = await foundOrganisation('Harbour Tea');
const stranger = (await foundOrganisation('Orchard Pumps')).owner;
const job = await insertOpenJob(site, owner, now);

type Headers = Readonly<Record<string, string>>;
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const sent = (application: number) => `/api/hiring/applications/${application}/test-invitations`;
const invite = (application: number, headers: Headers, tests: readonly string[] = ['pattern-loom', 'still-lake']) =>
  ask('POST', sent(application), headers, { tests });
const own = async (headers: Headers) => (await ask('GET', '/api/job-seeker/test-invitations', headers)).json<OwnInvitations>().invitations;
const emailOf = async (personId: number) =>
  (await database.selectFrom('people.person').select('email').where('id', '=', personId).executeTakeFirstOrThrow()).email;

describe('an invitation to tests', () => {
  test('comes by mail and stands on the page of the candidate', async () => {
    const asha = await site.signUp();
    const { id } = await insertApplication(site, { job, at: now, personId: asha.id });
    expect((await invite(id, owner.headers)).json<SentInvitations>()).toMatchObject({
      mayInvite: true,
      invitations: [{ tests: ['pattern-loom', 'still-lake'], invitedBy: 'Meera Shah' }],
    });
    expect(await own(asha.headers)).toMatchObject([{ applicationId: id, organisation: 'Harbour Tea', jobTitle: 'Pump fitter' }]);
    const [mail] = await mailbox.mailsTo(await emailOf(asha.id));
    expect(mail?.subject).toBe('Harbour Tea invites you to play a test');
    expect(mail?.text).toContain('Pattern Loom');
    expect(mail?.text).toContain('/home/shared-results');
  });

  test('is put aside without a word to the employer', async () => {
    const [ravi, kavya] = [await site.signUp('Ravi Rao'), await site.signUp('Kavya Nair')];
    const { id } = await insertApplication(site, { job, at: now, personId: ravi.id });
    await invite(id, owner.headers);
    const before = (await ask('GET', sent(id), owner.headers)).json();
    const [invitation] = await own(ravi.headers);
    const decline = (headers: Headers) => ask('DELETE', `/api/job-seeker/test-invitations/${invitation!.invitationId}`, headers);
    await decline(kavya.headers); // somebody else's is left alone
    expect(await own(ravi.headers)).toHaveLength(1);
    expect((await decline(ravi.headers)).json()).toEqual({ invitations: [] });
    expect((await ask('GET', sent(id), owner.headers)).json()).toEqual(before);
  });

  test('is sent once however often the button is pressed, and three times at most', async () => {
    const meena = await site.signUp('Meena');
    const { id } = await insertApplication(site, { job, at: now, personId: meena.id });
    await Promise.all([invite(id, owner.headers), invite(id, owner.headers), invite(id, owner.headers)]);
    expect(await mailbox.mailsTo(await emailOf(meena.id))).toHaveLength(1);
    await invite(id, owner.headers, ['masks']);
    const last = await invite(id, owner.headers, ['word-bridges']);
    expect(last.json<SentInvitations>()).toMatchObject({ mayInvite: false });
    expect((await invite(id, owner.headers, ['lantern-ferry'])).statusCode).toBe(429);
  });

  test('is for tests that there are, for people with an account, and for applications that are open', async () => {
    const anil = await site.signUp('Anil');
    const [{ id }, imported] = [
      await insertApplication(site, { job, at: now, personId: anil.id }),
      await insertApplication(site, { job, at: now, source: 'import' }),
    ];
    expect((await invite(id, owner.headers, ['no-such-test'])).statusCode).toBe(422);
    expect((await invite(id, owner.headers, [])).statusCode).toBe(400);
    expect((await invite(imported.id, owner.headers)).statusCode).toBe(422);
    await inScope(database, 'platform', (transaction) =>
      transaction.updateTable('hiring.application').set({ status: 'rejected' }).where('id', '=', id).execute(),
    );
    expect((await invite(id, owner.headers)).statusCode).toBe(409);
  });

  test('is written by those who work on the job, and by nobody else', async () => {
    const usha = await site.signUp('Usha');
    const { id } = await insertApplication(site, { job, at: now, personId: usha.id });
    const [recruiter, manager, interviewer, idle] = [
      await add('recruiter'),
      await add('hiring-manager'),
      await add('interviewer'),
      await add('interviewer'),
    ];
    await inScope(database, { organisation: owner.orgId }, (transaction) =>
      transaction
        .insertInto('hiring.assignment')
        .values({ orgId: owner.orgId, applicationId: id, memberId: interviewer.id, assignedAt: now })
        .execute(),
    );
    const statuses: Record<string, number[]> = {};
    for (const [name, headers] of Object.entries({
      ...{ recruiter: recruiter.headers, 'manager of another job': manager.headers, interviewer: interviewer.headers },
      ...{ 'interviewer of others': idle.headers, 'another organisation': stranger.headers, 'the candidate': usha.headers, nobody: {} },
    }))
      statuses[name] = [(await ask('GET', sent(id), headers)).statusCode, (await invite(id, headers)).statusCode];
    expect(statuses).toEqual({
      ...{ recruiter: [200, 200], 'manager of another job': [404, 404], interviewer: [200, 403] },
      ...{ 'interviewer of others': [404, 404], 'another organisation': [404, 404], 'the candidate': [401, 401], nobody: [401, 401] },
    });
  });
});
