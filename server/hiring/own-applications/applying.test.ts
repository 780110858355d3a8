import { beforeAll, describe, expect, test } from 'vitest';
import { seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import type { OwnApplication } from '#contract/hiring/seekers.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertOpenJob } from '#testing/jobs-and-applications.ts';
import { eraseOutdated, leaveHiring } from '../erasing/actions.ts';
import { recordApplicationEvent } from '../repository.ts';
import { inScope } from '../scope.ts';

let time = new Date('2026-11-23T06:00:00Z');
const site = await testApp({ now: () => time });
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const organisation = await foundOrganisation('Harbour Tea');
const { owner, orgId } = organisation;

type Headers = { readonly authorization?: string };
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  site.app.inject({ method, url: `/api/job-seeker/${path}`, headers, ...(payload && { payload }) });
const upload = (headers: Headers, name: string, bytes: Uint8Array) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/job-seeker/cv?name=${encodeURIComponent(name)}`,
    headers: { ...headers, 'content-type': 'application/pdf' },
    payload: Buffer.from(bytes),
  });
const applicationsOf = async (headers: Headers) =>
  (await ask('GET', 'applications', headers)).json<{ applications: OwnApplication[] }>().applications;
async function verifiedPerson(name?: string) {
  const person = await site.signUp(name);
  await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', person.id).execute();
  const { email } = await database.selectFrom('people.person').select('email').where('id', '=', person.id).executeTakeFirstOrThrow();
  return { ...person, email };
}
const toldNobody = { add: async () => {}, origin: 'http://localhost' };
const all = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database, { organisation: orgId }, work);

const CV_TEXT = 'Asha Rao\nTea taster since 2014\n';

describe('applying', () => {
  let job: Awaited<ReturnType<typeof insertOpenJob>>;
  beforeAll(async () => {
    job = await insertOpenJob(site, owner, time, { title: 'Tea taster' });
  });

  test('asks for a verified e-mail', async () => {
    const { headers } = await site.signUp();
    const response = await ask('POST', 'applications', headers, { jobId: job.id });
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe(say.verifyFirst);
  });

  test('makes a candidate, an event, a copy of the CV, lines in bells and a receipt; clicked five times at once it is one', async () => {
    const [recruiter, interviewer] = [await organisation.add('recruiter'), await organisation.add('interviewer')];
    const asha = await verifiedPerson();
    await ask('PUT', 'profile', asha.headers, { phone: '+919820012345', place: 'Kochi', headline: 'Taster', links: [] });
    await upload(asha.headers, 'cv.txt', Buffer.from(CV_TEXT));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('POST', 'applications', asha.headers, { jobId: job.id, letter: 'I taste well.' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const made = answers.map((answer) => answer.json<{ applicationId: number; isNew: boolean }>());
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { applicationId } = made[0]!;
    expect(new Set(made.map((one) => one.applicationId)).size).toBe(1);
    const kept = await all(async (transaction) => ({
      candidates: await transaction.selectFrom('hiring.candidate').selectAll().where('personId', '=', asha.id).execute(),
      events: await transaction.selectFrom('hiring.applicationEvent').select('kind').where('applicationId', '=', applicationId).execute(),
      files: await transaction.selectFrom('hiring.applicationFile').selectAll().where('applicationId', '=', applicationId).execute(),
      told: await transaction.selectFrom('hiring.notification').select(['memberId', 'kind', 'facts']).orderBy('memberId').execute(),
    }));
    expect(kept.candidates).toEqual([
      expect.objectContaining({ name: 'Asha Rao', email: asha.email, phone: '+919820012345', headline: 'Taster' }),
    ]);
    expect(kept.events).toEqual([{ kind: 'applied' }]);
    expect(kept.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([['cv.txt', CV_TEXT]]);
    expect(kept.told.map(({ memberId, kind }) => [memberId, kind])).toEqual([
      [owner.id, 'applied'],
      [recruiter.id, 'applied'],
    ]);
    expect(kept.told.some(({ memberId }) => memberId === interviewer.id)).toBe(false);
    expect(JSON.stringify(kept.told)).not.toContain('Asha');
    const mails = await site.mailbox.mailsTo(asha.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toContain('Tea taster');
    expect(mails[0]!.text).toContain('/job-seeker');
  });

  test('knows a person again at the same organisation, and not at another', async () => {
    const meera = await verifiedPerson('Meera Iyer');
    const { owner: elsewhere } = await foundOrganisation('Orchard Pumps');
    const second = await insertOpenJob(site, owner, time);
    const third = await insertOpenJob(site, elsewhere, time);
    for (const { id } of [job, second, third]) await ask('POST', 'applications', meera.headers, { jobId: id });
    const candidates = await inScope(database, 'platform', (transaction) =>
      transaction.selectFrom('hiring.candidate').select('orgId').where('personId', '=', meera.id).orderBy('orgId').execute(),
    );
    expect(candidates).toEqual([{ orgId }, { orgId: elsewhere.orgId }]);
    expect((await applicationsOf(meera.headers)).map(({ organisation: name }) => name)).toHaveLength(3);
  });

  test('takes the answers to the questions of the job, and says of each what is wrong', async () => {
    const asking = await insertOpenJob(site, owner, time, { title: 'Driver' });
    const [licence, years, shift] = await all((transaction) =>
      transaction
        .insertInto('hiring.jobQuestion')
        .values([
          { orgId, jobId: asking.id, position: 1, text: 'Have you a licence?', kind: 'yes-no', options: '[]', isRequired: true },
          { orgId, jobId: asking.id, position: 2, text: 'Years?', kind: 'number', options: '[]', isRequired: false },
          { orgId, jobId: asking.id, position: 3, text: 'Shift?', kind: 'choice', options: '["Day","Night"]', isRequired: true },
        ])
        .returning('id')
        .execute(),
    );
    const { headers } = await verifiedPerson();
    const wrong = await ask('POST', 'applications', headers, {
      jobId: asking.id,
      answers: [
        { questionId: years!.id, answer: 'many' },
        { questionId: shift!.id, answer: 'Noon' },
      ],
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({
      [`answers.${licence!.id}`]: say.answerMissing,
      [`answers.${years!.id}`]: say.answerNumber,
      [`answers.${shift!.id}`]: say.answerChoice,
    });
    const answers = [
      { questionId: licence!.id, answer: 'yes' },
      { questionId: shift!.id, answer: 'Night' },
    ];
    expect((await ask('POST', 'applications', headers, { jobId: asking.id, answers })).statusCode).toBe(201);
    expect((await applicationsOf(headers))[0]!.answers).toEqual([
      { text: 'Have you a licence?', answer: 'yes' },
      { text: 'Shift?', answer: 'Night' },
    ]);
  });

  test('for a job that has closed is answered clearly, and leaves nothing behind', async () => {
    const closed = await insertOpenJob(site, owner, time, { state: 'closed' });
    const over = await insertOpenJob(site, owner, time, { closesOn: '2026-11-22' });
    const { headers, id } = await verifiedPerson();
    for (const { id: jobId } of [closed, over]) {
      const response = await ask('POST', 'applications', headers, { jobId, letter: 'Please' });
      expect(response.statusCode).toBe(410);
      expect(response.json().message).toBe(say.jobClosed);
    }
    expect((await ask('POST', 'applications', headers, { jobId: 999_999 })).statusCode).toBe(404);
    expect(
      await all((transaction) => transaction.selectFrom('hiring.candidate').select('id').where('personId', '=', id).execute()),
    ).toEqual([]);
  });
});

describe('an own application', () => {
  async function applied() {
    const asha = await verifiedPerson();
    const job = await insertOpenJob(site, owner, time, { title: 'Blender' });
    const { applicationId } = (await ask('POST', 'applications', asha.headers, { jobId: job.id, letter: 'My secret letter' })).json();
    return { ...asha, job, applicationId: applicationId as number };
  }

  test('is shown with what its candidate may know of it', async () => {
    const { headers, job, applicationId } = await applied();
    await all(async (transaction) => {
      const about = { orgId, applicationId, jobId: job.id, memberId: owner.id, at: time };
      await recordApplicationEvent(transaction, { ...about, kind: 'moved', toStage: job.stages[1]!.id });
      await recordApplicationEvent(transaction, { ...about, kind: 'rejected', reason: 'Too slow for us' });
    });
    const response = await ask('GET', 'applications', headers);
    expect(response.json<{ applications: OwnApplication[] }>().applications[0]!.history.map(({ step, stage }) => [step, stage])).toEqual([
      ['applied', null],
      ['moved', 'Screening'],
      ['rejected', null],
    ]);
    expect(response.body).not.toContain('Too slow');
  });

  test('is withdrawn once, by its candidate alone', async () => {
    const { headers, applicationId } = await applied();
    const other = await verifiedPerson('Ravi Rao');
    expect((await ask('POST', `applications/${applicationId}/withdrawal`, other.headers)).statusCode).toBe(404);
    for (const visitor of [{}, owner.headers])
      expect((await ask('POST', `applications/${applicationId}/withdrawal`, visitor)).statusCode).toBe(401);
    expect((await ask('POST', `applications/${applicationId}/withdrawal`, headers)).statusCode).toBe(200);
    expect((await ask('POST', `applications/${applicationId}/withdrawal`, headers)).statusCode).toBe(409);
    expect((await applicationsOf(headers))[0]).toMatchObject({ status: 'withdrawn' });
  });

  test('is erased to its numbers: events stay, nothing says whose they were', async () => {
    const { headers, id, email, applicationId } = await applied();
    const other = await verifiedPerson('Ravi Rao');
    expect((await ask('DELETE', `applications/${applicationId}`, other.headers)).statusCode).toBe(404);
    expect((await ask('DELETE', `applications/${applicationId}`, headers)).statusCode).toBe(200);
    expect(await applicationsOf(headers)).toEqual([]);
    expect((await ask('DELETE', `applications/${applicationId}`, headers)).statusCode).toBe(404);
    const left = await all(async (transaction) => ({
      application: await transaction.selectFrom('hiring.application').selectAll().where('id', '=', applicationId).executeTakeFirst(),
      events: await transaction
        .selectFrom('hiring.applicationEvent')
        .selectAll()
        .where('applicationId', '=', applicationId)
        .orderBy('id')
        .execute(),
      candidates: await transaction.selectFrom('hiring.candidate').selectAll().execute(),
      notifications: await transaction.selectFrom('hiring.notification').selectAll().execute(),
    }));
    expect(left.application).toMatchObject({ status: 'withdrawn', letter: '', answers: [], personId: null, erasedAt: time });
    expect(left.events.map(({ kind }) => kind)).toEqual(['applied', 'withdrawn']);
    expect(left.candidates.some(({ personId }) => personId === id)).toBe(false);
    expect(JSON.stringify(left.candidates)).not.toContain(email);
    expect(left.notifications.some(({ facts }) => facts.applicationId === applicationId)).toBe(false);
  });

  test('is erased to its numbers with the account, and so is every double of its candidate', async () => {
    const { id, applicationId } = await applied();
    await all(async (transaction) => {
      const [own] = await transaction.selectFrom('hiring.candidate').select('id').where('personId', '=', id).execute();
      const double = { orgId, name: 'Asha R.', email: 'asha.double@example.org', personId: null, mergedInto: own!.id, createdAt: time };
      await transaction.insertInto('hiring.candidate').values(double).execute();
    });
    await database.transaction().execute(async (transaction) => {
      await leaveHiring(transaction, id, time, toldNobody);
      await transaction.deleteFrom('people.person').where('id', '=', id).execute();
    });
    const [kept, doubles] = await all(async (transaction) => [
      await transaction.selectFrom('hiring.application').selectAll().where('id', '=', applicationId).executeTakeFirst(),
      await transaction.selectFrom('hiring.candidate').select('name').where('email', '=', 'asha.double@example.org').execute(),
    ]);
    expect(kept).toMatchObject({ status: 'withdrawn', personId: null, letter: '' });
    expect(doubles).toEqual([]);
  });

  test('is erased when the days of its organisation are over, and not before', async () => {
    const { headers, applicationId } = await applied();
    await ask('POST', `applications/${applicationId}/withdrawal`, headers);
    const before = time;
    const erasedAt = async () =>
      (
        await all((transaction) =>
          transaction.selectFrom('hiring.application').select('erasedAt').where('id', '=', applicationId).executeTakeFirstOrThrow(),
        )
      ).erasedAt;
    time = new Date(before.getTime() + 180 * 24 * 60 * 60 * 1000 - 1);
    await eraseOutdated({ database, now: () => time });
    expect(await erasedAt()).toBe(null);
    time = new Date(time.getTime() + 1);
    await eraseOutdated({ database, now: () => time });
    expect(await erasedAt()).toEqual(time);
    time = before;
  });
});
