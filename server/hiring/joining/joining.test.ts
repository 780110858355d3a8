import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharingNotice } from '#content/notices/script-sharing.ts';
import type { Analytics } from '#contract/hiring/analytics.ts';
import { seekerMessages } from '#contract/hiring/seeker-words.ts';
import type { OwnApplication } from '#contract/hiring/seekers.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { DAY_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import type { TestPerson } from '#testing/people.ts';
import { leaveHiring } from '../erasing/actions.ts';
import { inScope } from '../scope.ts';
import { joinedRows } from './repository.ts';

const at = new Date();
const site = await testApp({ now: () => at });
const { app, database } = site;
const { owner, orgId, add } = await makeEmployersOf(site, () => at).foundOrganisation();
const job = await insertOpenJob(site, owner, at);
const interviewer = await add('interviewer');
const told = { gender: 'woman', age: null, disability: null };
const ratings = { skill: 3, thinking: 3, communication: 3, together: 3, motivation: 3 };

const ask = async ({ headers }: { headers: object }, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const response = await app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) });
  expect([url, response.statusCode < 300, response.body]).toEqual([url, true, expect.anything()]);
  return response.json();
};
const toldNobody = { add: async () => {}, origin: 'http://localhost' };
const within = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database, { organisation: orgId }, work);
const ownOf = async (person: TestPerson) => (await ask(person, 'GET', '/job-seeker/applications')).applications as OwnApplication[];
const propose = (applicationId: number) =>
  ask(owner, 'POST', `/hiring/applications/${applicationId}/interviews`, {
    ...{ title: 'First talk', way: 'video', place: 'https://meet.example/1', minutes: 30, timeZone: 'Asia/Kolkata' },
    ...{ times: [new Date(at.getTime() + (3 + made) * DAY_MS).toISOString()], interviewers: [interviewer.id] },
  });

let made = 0;
/** Written down from a list by the organisation, and then come with an account of their own. */
async function appliedTwice() {
  made += 1;
  const email = `twice${made}@example.org`;
  const person = await site.signUp('Asha Rao');
  const imported = await insertApplication(site, { job, at, name: 'A. Rao', email, source: 'import' });
  const sent = await insertApplication(site, { job, at, name: 'Asha Rao', email, personId: person.id });
  const answers = JSON.stringify([{ questionId: 1, text: 'Since when?', answer: '2019' }]);
  await within(async (transaction) => {
    const letter = { letter: 'I fit pumps.', answers };
    await transaction.updateTable('hiring.application').set(letter).where('id', '=', sent.id).execute();
    const cv = { orgId, applicationId: sent.id, name: 'cv.txt', media: 'text/plain', bytes: new Uint8Array([67]), text: 'CV', addedAt: at };
    await transaction.insertInto('hiring.applicationFile').values(cv).execute();
  });
  const join = () => ask(owner, 'POST', `/hiring/candidates/${imported.candidateId}/merges`, { merge: sent.candidateId });
  return { person, imported, sent, join };
}

describe('an application that goes on as another', () => {
  let asha: Awaited<ReturnType<typeof appliedTwice>>;
  beforeAll(async () => {
    asha = await appliedTwice();
    const { person, imported, sent } = asha;
    await seedDemoSittings(database, person.id, at);
    const mine = `/job-seeker/applications/${sent.id}`;
    await ask(person, 'PUT', `${mine}/results`, { houses: [1, 4], days: 30, notice: sharingNotice.version, language: 'en' });
    await ask(person, 'PUT', `${mine}/self-description`, told);
    await ask(owner, 'POST', `/hiring/applications/${sent.id}/test-invitations`, { tests: ['pattern-loom'] });
    await ask(owner, 'POST', `/hiring/applications/${sent.id}/notes`, { text: 'Called.' });
    await ask(owner, 'PUT', `/hiring/applications/${sent.id}/scorecard`, { recommendation: 'yes', ratings });
    for (const { id } of [imported, sent]) await propose(id);
    await asha.join();
  });

  test('takes all along that hung on it, and what its candidate has sent', async () => {
    const { imported, sent } = asha;
    const page = await ask(owner, 'GET', `/hiring/applications/${imported.id}`);
    expect(page).toMatchObject({
      ...{ status: 'active', letter: 'I fit pumps.', hasCv: true, answers: [{ answer: '2019' }] },
      ...{ notes: [{ text: 'Called.' }], scorecards: [{ recommendation: 'yes' }], assigned: [{ memberId: interviewer.id }] },
    });
    const { shared } = await ask(owner, 'GET', `/hiring/applications/${imported.id}/results`);
    expect(shared.houses.map(({ house }: { house: number }) => house)).toEqual([1, 4]);
    expect((await ask(owner, 'GET', `/hiring/applications/${imported.id}/test-invitations`)).invitations).toHaveLength(1);
    const { interviews } = await ask(owner, 'GET', '/hiring/interviews');
    const ours = interviews.filter(({ applicationId }: { applicationId: number }) => [imported.id, sent.id].includes(applicationId));
    expect(ours.map(({ applicationId }: { applicationId: number }) => applicationId)).toEqual([imported.id, imported.id]);
    expect(new Set(ours.map(({ title }: { title: string }) => title)).size).toBe(2);
  });

  test('shows no results to an interviewer who was granted those of the other alone', async () => {
    const { imported } = asha;
    const response = await app.inject({ url: `/api/hiring/applications/${imported.id}/results`, headers: interviewer.headers });
    expect(response.statusCode).toBe(403);
  });

  test('is to its candidate what it is: one application that is under way, with both interviews, theirs to withdraw', async () => {
    const { person, imported, sent } = asha;
    const [one, ...others] = await ownOf(person);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ applicationId: imported.id, status: 'active', letter: 'I fit pumps.', file: 'cv.txt' });
    expect(one!.history.map(({ step }) => step)).toEqual(['applied', 'applied', 'merged']);
    expect((await ask(person, 'GET', '/job-seeker/interviews')).interviews).toHaveLength(2);
    expect(await ask(person, 'GET', `/job-seeker/applications/${imported.id}/self-description`)).toEqual(told);
    const gone = await app.inject({ method: 'POST', url: `/api/job-seeker/applications/${sent.id}/withdrawal`, headers: person.headers });
    expect(gone.statusCode).toBe(404);
  });

  test('is in no list, board, count or export of the organisation, and an old link leads to the one that goes on', async () => {
    const { imported, sent } = asha;
    const { applications, counts } = await ask(owner, 'GET', '/hiring/applications');
    expect(applications.map(({ applicationId }: { applicationId: number }) => applicationId)).not.toContain(sent.id);
    expect(counts.all).toBe(applications.length);
    expect((await ask(owner, 'GET', `/hiring/applications?search=${sent.id}`)).applications).toEqual([]);
    const table = await app.inject({ url: '/api/hiring/applications-export', headers: owner.headers });
    expect(table.statusCode).toBe(200);
    expect(table.body).not.toContain(String(sent.id));
    expect((await ask(owner, 'GET', `/hiring/applications/${sent.id}`)).applicationId).toBe(imported.id);
    const note = await app.inject({
      ...{ method: 'POST', url: `/api/hiring/applications/${sent.id}/notes` },
      ...{ headers: owner.headers, payload: { text: 'To nobody' } },
    });
    expect(note.statusCode).toBe(404);
  });

  test('counts once in analytics', async () => {
    const { applications } = (await ask(owner, 'GET', `/hiring/analytics?job=${job.id}&span=all`)) as Analytics;
    const { counts } = await ask(owner, 'GET', `/hiring/applications?job=${job.id}`);
    expect(applications).toBe(counts.all);
  });

  test('goes on as a third when the second is merged too', async () => {
    const { person, imported, sent, join } = await appliedTwice();
    await join();
    const third = await insertApplication(site, { job, at, email: imported.email });
    await ask(owner, 'POST', `/hiring/candidates/${third.candidateId}/merges`, { merge: imported.candidateId });
    expect((await ask(owner, 'GET', `/hiring/applications/${sent.id}`)).applicationId).toBe(third.id);
    expect(await ownOf(person)).toMatchObject([{ applicationId: third.id, letter: 'I fit pumps.' }]);
  });

  test.each(['candidate', 'account'] as const)('is erased with the one that goes on: by the %s', async (by) => {
    const { person, imported, sent, join } = await appliedTwice();
    await join();
    if (by === 'candidate') await ask(person, 'DELETE', `/job-seeker/applications/${imported.id}`);
    else await database.transaction().execute((transaction) => leaveHiring(transaction, person.id, at, toldNobody));
    const left = await within((transaction) =>
      transaction
        .selectFrom('hiring.application')
        .select(['id', 'letter', 'personId', 'status'])
        .where('id', 'in', [imported.id, sent.id])
        .execute(),
    );
    expect(left).toEqual([{ id: imported.id, letter: '', personId: null, status: 'withdrawn' }]);
    const events = await within((transaction) =>
      transaction.selectFrom('hiring.applicationEvent').select('kind').where('applicationId', '=', imported.id).orderBy('id').execute(),
    );
    expect(events.map(({ kind }) => kind)).toEqual(['applied', 'merged', 'withdrawn']);
    const candidates = await within((transaction) =>
      transaction.selectFrom('hiring.candidate').select('name').where('email', '=', imported.email).execute(),
    );
    expect(candidates).toEqual([]);
  });
});

describe('somebody whom the organisation has written down for a job, under an entry that was merged with theirs', () => {
  async function knownForAnotherJob(status: 'active' | 'rejected') {
    const { person, imported, join } = await appliedTwice();
    await join();
    await database.updateTable('people.person').set({ emailVerified: true }).where('id', '=', person.id).execute();
    const other = await insertOpenJob(site, owner, at);
    const written = await insertApplication(site, { job: other, at, email: imported.email, source: 'import' });
    await ask(owner, 'POST', `/hiring/candidates/${imported.candidateId}/merges`, { merge: written.candidateId });
    const decided = { status, decidedAt: status === 'active' ? null : at };
    await within((transaction) => transaction.updateTable('hiring.application').set(decided).where('id', '=', written.id).execute());
    const payload = { jobId: other.id, letter: 'I would like this one too.' };
    const answer = await app.inject({ method: 'POST', url: '/api/job-seeker/applications', headers: person.headers, payload });
    return { person, written, answer };
  }

  test('applies for it themselves, and it is theirs from then on', async () => {
    const { person, written, answer } = await knownForAnotherJob('active');
    expect([answer.statusCode, answer.json()]).toEqual([201, { applicationId: written.id, isNew: true }]);
    expect(await ownOf(person)).toContainEqual(
      expect.objectContaining({ applicationId: written.id, letter: 'I would like this one too.', status: 'active' }),
    );
  });

  test('is told so where it is decided already', async () => {
    const { answer } = await knownForAnotherJob('rejected');
    expect([answer.statusCode, answer.json().message]).toEqual([409, seekerMessages.decidedBefore]);
  });
});

test('of every table that hangs on an application it is said what a merge does with it', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'hiring.application'::regclass and conrelid <> confrelid order by 1`.execute(database);
  expect(rows.map(({ name }) => name.replace('hiring.', ''))).toEqual(Object.keys(joinedRows).toSorted());
});

test('what was shared is moved by a merge alone', async () => {
  const { person, sent, imported } = await appliedTwice();
  await seedDemoSittings(database, person.id, at);
  await ask(person, 'PUT', `/job-seeker/applications/${sent.id}/results`, {
    ...{ houses: [1], days: 30, notice: sharingNotice.version, language: 'en' },
  });
  const move = within((transaction) =>
    transaction.updateTable('hiring.resultGrant').set({ applicationId: imported.id }).where('applicationId', '=', sent.id).execute(),
  );
  await expect(move).rejects.toThrow(/never changed/);
});
