import { beforeAll, describe, expect, test } from 'vitest';
import { sharingNotice } from '#content/notices/script-sharing.ts';
import type { OwnSharing } from '#contract/hiring/results.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { daysAfter } from '#server/platform/time.ts';
import { deleteMeasured } from '#server/privacy/repository.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';
import type { TestPerson } from '#testing/people.ts';
import { type Headers, makeSharingOf } from '#testing/shared-results.ts';
import { inScope } from '../scope.ts';
import { endSharing } from './jobs.ts';

let time = new Date();
const site = await testApp({ now: () => time });
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const { owner, add } = await foundOrganisation();
const stranger = (await foundOrganisation('Orchard Pumps')).owner;
const job = await insertOpenJob(site, owner, time);
const { agreed, ask, own, share, seenBy, apply, audit, setStatus } = makeSharingOf(site, { owner, job, now: () => time });
let asha: TestPerson;

beforeAll(async () => {
  asha = await site.signUp();
  await seedDemoSittings(database, asha.id, time);
});

describe('a candidate who shares results', () => {
  test('is shown beforehand what the employer then sees, to the letter, and nothing more', async () => {
    const application = await apply(asha);
    expect(await seenBy(application)).toBeNull();
    const preview = (await ask('POST', own(application, '/preview'), asha.headers, { houses: [4, 1], days: 30 })).json();
    expect(await seenBy(application)).toBeNull(); // nothing is shared by looking
    const { shared } = (await share(application, asha.headers)).json<OwnSharing>();
    const seen = await seenBy(application);
    expect(seen).toEqual(preview);
    expect(seen).toEqual(shared);
    expect(seen?.houses.map(({ house }) => house)).toEqual([1, 4]);
    expect(Object.keys(seen!).sort()).toEqual(['endsAt', 'houses', 'languages', 'measuredAt', 'norm', 'sharedAt']);
    for (const { strength, standardError, low, high } of seen!.houses) {
      expect(standardError).toBeGreaterThan(0);
      expect(low).toBeLessThan(strength);
      expect(high).toBeGreaterThan(strength);
    }
    expect((await audit('results-shared')).at(-1)).toMatchObject({
      subject: `application ${application}`,
      details: { houses: [1, 4], notice: sharingNotice.version },
    });
  });

  test('takes it back: it is gone from the screen and the database, and the fact stays', async () => {
    const application = await apply(asha);
    await share(application, asha.headers);
    expect((await ask('DELETE', own(application), asha.headers)).json<OwnSharing>().shared).toBeNull();
    expect(await seenBy(application)).toBeNull();
    const rows = await inScope(database, { person: asha.id }, (transaction) =>
      transaction.selectFrom('hiring.resultGrant').selectAll().where('applicationId', '=', application).execute(),
    );
    expect(rows).toMatchObject([{ snapshot: null, closedAs: 'revoked', houses: [1, 4] }]);
    expect((await audit('results-revoked')).at(-1)?.subject).toBe(`application ${application}`);
  });

  test('shares something else instead of what was shared before', async () => {
    const application = await apply(asha);
    await share(application, asha.headers, { houses: [1, 2, 3], days: 7 });
    await share(application, asha.headers, { houses: [5], days: 90 });
    expect((await seenBy(application))?.houses.map(({ house }) => house)).toEqual([5]);
  });

  test('shares until a day, and no longer; then the copy is erased', async () => {
    const begun = time;
    const application = await apply(asha);
    await share(application, asha.headers, { houses: [2], days: 7 });
    time = daysAfter(begun, 8);
    const later = await add('recruiter'); // the owner's token has run out
    expect((await ask('GET', `/api/hiring/applications/${application}/results`, later.headers)).json()).toEqual({
      ...{ shared: null, meetings: [], composite: null },
    });
    await endSharing(database, time);
    const rows = await inScope(database, 'platform', (transaction) =>
      transaction.selectFrom('hiring.resultGrant').select(['snapshot', 'closedAs']).where('applicationId', '=', application).execute(),
    );
    expect(rows).toEqual([{ snapshot: null, closedAs: 'ended' }]);
    expect((await audit('results-ended')).some(({ subject }) => subject === `application ${application}`)).toBe(true);
    time = begun;
    expect(await seenBy(application)).toBeNull();
  });

  test('is no longer seen once the application is decided', async () => {
    const application = await apply(asha);
    await share(application, asha.headers);
    await setStatus(application, 'rejected');
    expect(await seenBy(application)).toBeNull();
    expect((await share(application, asha.headers)).statusCode).toBe(409);
    await setStatus(application, 'active');
    expect(await seenBy(application)).not.toBeNull();
  });

  test('agrees to the text that stands there now, and chooses houses that there are', async () => {
    const application = await apply(asha);
    const wanted = { houses: [1], days: 30 };
    expect((await ask('PUT', own(application), asha.headers, { ...wanted, ...agreed, notice: 'older' })).statusCode).toBe(422);
    for (const wrong of [{ houses: [] }, { houses: [13] }, { houses: [1, 1] }, { days: 31 }, { houses: 'all' }])
      expect((await share(application, asha.headers, { ...wanted, ...wrong })).statusCode).toBe(400);
    expect(await seenBy(application)).toBeNull();
  });

  test('can share nothing that is not measured', async () => {
    const ravi = await site.signUp('Ravi Rao');
    const application = await apply(ravi);
    const standing = (await ask('GET', own(application), ravi.headers)).json<OwnSharing>();
    expect(standing).toMatchObject({ may: 'nothing-known', shareable: [], shared: null });
    expect((await share(application, ravi.headers)).statusCode).toBe(422);
  });

  test('is of full age: a child shares nothing, whoever has agreed', async () => {
    const kid = await site.signUp('Kiran');
    const application = await apply(kid);
    await database
      .updateTable('people.birth')
      .set({ year: time.getFullYear() - 15 })
      .where('personId', '=', kid.id)
      .execute();
    const consent = { purpose: 'measuring' as const, isGiven: true, givenBy: 'parent' as const, notice: '1', language: 'en' as const };
    await database
      .insertInto('consentRecord')
      .values({ personId: kid.id, ...consent, recordedAt: time })
      .execute();
    expect((await ask('GET', own(application), kid.headers)).json<OwnSharing>().may).toBe('adults-only');
    expect((await share(application, kid.headers)).statusCode).toBe(403);
  });

  test('finds their own open applications in one list, and nobody else does', async () => {
    const ravi = await site.signUp('Ravi Rao');
    const [open, decided] = [await apply(ravi), await apply(ravi)];
    await setStatus(decided, 'rejected');
    const list = async (headers: Headers) => (await ask('GET', '/api/job-seeker/results', headers)).json();
    expect(await list(ravi.headers)).toEqual({
      applications: [{ applicationId: open, jobTitle: 'Pump fitter', organisation: 'Harbour Tea' }],
    });
    expect(await list((await site.signUp('Usha')).headers)).toEqual({ applications: [] });
    expect((await ask('GET', '/api/job-seeker/results', owner.headers)).statusCode).toBe(401);
  });

  test('finds it all in what they take along, also what they took back', async () => {
    const ravi = await site.signUp('Ravi Rao');
    await seedDemoSittings(database, ravi.id, time);
    const application = await apply(ravi);
    await share(application, ravi.headers);
    await ask('DELETE', own(application), ravi.headers);
    const { consents } = (await ask('GET', '/api/my-data', ravi.headers)).json();
    expect(consents.sharedResults).toMatchObject([{ applicationId: application, houses: [1, 4], closedAs: 'revoked' }]);
  });

  test('takes all of it back with the consent to measuring', async () => {
    const person = await site.signUp('Meena');
    await seedDemoSittings(database, person.id, time);
    const application = await apply(person);
    await share(application, person.headers);
    expect(await seenBy(application)).not.toBeNull();
    await deleteMeasured(database, person.id);
    expect(await seenBy(application)).toBeNull();
  });
});

describe('who sees what was shared', () => {
  test('is decided by role, by job and by assignment', async () => {
    const application = await apply(asha);
    await share(application, asha.headers);
    const [recruiter, manager, otherManager, interviewer, guest, idle] = [
      await add('recruiter'),
      await add('hiring-manager'),
      await add('hiring-manager'),
      await add('interviewer'),
      await add('interviewer'),
      await add('interviewer'),
    ];
    await inScope(database, { organisation: owner.orgId }, async (transaction) => {
      await transaction.updateTable('hiring.job').set({ managerId: manager.id }).where('id', '=', job.id).execute();
      for (const [member, seesResults] of [
        [interviewer, true],
        [guest, false],
      ] as const)
        await transaction
          .insertInto('hiring.assignment')
          .values({ orgId: owner.orgId, applicationId: application, memberId: member.id, seesResults, assignedAt: time })
          .execute();
    });
    const address = `/api/hiring/applications/${application}/results`;
    const statusFor = async (headers: Headers) => (await ask('GET', address, headers)).statusCode;
    const got = {
      owner: await statusFor(owner.headers),
      recruiter: await statusFor(recruiter.headers),
      'manager of the job': await statusFor(manager.headers),
      'manager of another job': await statusFor(otherManager.headers),
      'interviewer who is granted it': await statusFor(interviewer.headers),
      'interviewer who is not': await statusFor(guest.headers),
      'interviewer of others': await statusFor(idle.headers),
      'another organisation': await statusFor(stranger.headers),
      'the candidate, as a person': await statusFor(asha.headers),
      nobody: await statusFor({}),
    };
    expect(got).toEqual({
      ...{ owner: 200, recruiter: 200, 'manager of the job': 200, 'manager of another job': 404 },
      ...{ 'interviewer who is granted it': 200, 'interviewer who is not': 403, 'interviewer of others': 404 },
      ...{ 'another organisation': 404, 'the candidate, as a person': 401, nobody: 401 },
    });
  });

  test('nobody but the candidate shares, looks or takes back', async () => {
    const application = await apply(asha);
    const ravi = await site.signUp('Ravi Rao');
    const wanted = { houses: [1], days: 30 };
    for (const [headers, status] of [
      [ravi.headers, 404],
      [owner.headers, 401],
      [{}, 401],
    ] as const) {
      expect((await ask('GET', own(application), headers)).statusCode).toBe(status);
      expect((await ask('POST', own(application, '/preview'), headers, wanted)).statusCode).toBe(status);
      expect((await share(application, headers)).statusCode).toBe(status);
      expect((await ask('DELETE', own(application), headers)).statusCode).toBe(status);
    }
  });

  test('and what was shared is never touched up', async () => {
    const application = await apply(asha);
    await share(application, asha.headers);
    const touch = inScope(database, { organisation: owner.orgId }, (transaction) =>
      transaction
        .updateTable('hiring.resultGrant')
        .set({ houses: JSON.stringify([7]) })
        .where('applicationId', '=', application)
        .execute(),
    );
    await expect(touch).rejects.toThrow(/never changed/);
  });
});
