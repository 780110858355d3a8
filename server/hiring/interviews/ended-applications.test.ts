import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { interviewMessages as say } from '#contract/hiring/interviews.ts';
import { testApp } from '#testing/app.ts';
import { makeInterviewsOf } from '#testing/interviews.ts';
import { leaveHiring } from '../erasing/actions.ts';
import { inScope } from '../scope.ts';
import { erasedMailJob } from './erased-mail-job.ts';
import { takeInterviewsToRemind } from './repository.ts';

/** An interview does not outlive its application. */

const time = new Date();
const site = await testApp({ now: () => time });
const { database, mailbox } = site;
const { ask, hours, setting, listOf, ownOf, pick, linesOf, bellOf } = makeInterviewsOf(site, () => time);
type Setting = Awaited<ReturnType<typeof setting>>;

async function settle({ recruiter, kavya, propose }: Setting): Promise<number> {
  const { interviewId } = (await propose(recruiter)).body;
  await pick(kavya, interviewId, (await ownOf(kavya))[0]!.slots[0]!.slotId);
  return interviewId;
}
const statesOf = async ({ recruiter }: Setting) => (await listOf(recruiter)).map(({ state }) => state);
const decide = ({ recruiter, application, job }: Setting, kind: string) => {
  const applications = [{ applicationId: application.id, stageId: job.stages[0]!.id, status: 'active' }];
  return ask('POST', '/api/hiring/decisions', recruiter, { key: randomUUID(), kind, reason: 'No', applications });
};
const countToRemind = (inDays: number) =>
  inScope(database, 'platform', async (transaction) => {
    const later = new Date(time.getTime() + inDays * 24 * 60 * 60 * 1_000);
    return (await takeInterviewsToRemind(transaction, later)).length;
  });
/** What waits for the end of the time to take back is due; the queue finds it at its next look. */
async function doWhatWaits(): Promise<void> {
  await sql`update jobs.job set start_after = now() where name = 'cancel-interviews' and state = 'created'`.execute(database);
  const waiting = sql<{ count: string }>`select count(*) as count from jobs.job
    where name = 'cancel-interviews' and state in ('created', 'active')`;
  await expect.poll(async () => Number((await waiting.execute(database)).rows[0]!.count), { timeout: 30_000, interval: 50 }).toBe(0);
}

test('who withdraws has no interview any more: calendars and bells say so, and nobody is reminded', async () => {
  const desk = await setting();
  const { recruiter, interviewer, kavya, application, propose } = desk;
  await settle(desk);
  await propose(recruiter, { title: 'Second talk', times: [hours(72)] });
  const url = `/api/job-seeker/applications/${application.id}/withdrawal`;
  expect((await ask('POST', url, kavya)).status).toBe(200);
  expect(await statesOf(desk)).toEqual(['cancelled', 'cancelled']);
  for (const reader of [application, interviewer]) {
    const mails = await mailbox.mailsTo(reader.email);
    expect(mails.flatMap(linesOf)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2']));
  }
  expect(await bellOf(interviewer)).toContain('interview-cancelled');
  expect(await bellOf(recruiter)).toContain('interview-cancelled');
  expect(await countToRemind(1.5)).toBe(0);
  const { history } = (await ask('GET', `/api/hiring/applications/${application.id}`, recruiter)).body;
  expect(history.map(({ kind }: { kind: string }) => kind).slice(0, 3)).toEqual([
    'interview-cancelled',
    'interview-cancelled',
    'withdrawn',
  ]);
});

test('who is rejected keeps it while the rejection can be taken back, and not for longer', async () => {
  const desk = await setting();
  const { recruiter, interviewer } = desk;
  await settle(desk);
  const { decisionId } = (await decide(desk, 'reject')).body;
  await ask('POST', `/api/hiring/decisions/${decisionId}/undo`, recruiter, {});
  await doWhatWaits();
  expect(await statesOf(desk)).toEqual(['scheduled']);
  expect((await decide(desk, 'reject')).body.done).toHaveLength(1);
  expect(await statesOf(desk)).toEqual(['scheduled']);
  expect(await countToRemind(1.5)).toBe(0); // not even while it waits
  await doWhatWaits();
  expect(await statesOf(desk)).toEqual(['cancelled']);
  const mails = await mailbox.mailsTo(interviewer.email);
  expect(mails.flatMap(linesOf)).toContain('METHOD:CANCEL');
});

test('who is rejected picks no time that was proposed before; who is hired keeps the interview', async () => {
  const rejected = await setting();
  const { interviewId } = (await rejected.propose(rejected.recruiter)).body;
  await decide(rejected, 'reject');
  const [own] = await ownOf(rejected.kavya);
  expect(await pick(rejected.kavya, interviewId, own!.slots[0]!.slotId)).toMatchObject({
    status: 409,
    body: { message: say.notActive },
  });
  const hired = await setting();
  await settle(hired);
  expect((await decide(hired, 'hire')).body.done).toHaveLength(1);
  await doWhatWaits();
  expect(await statesOf(hired)).toEqual(['scheduled']);
  expect(await countToRemind(1.5)).toBe(1);
});

test('who has an application erased does not leave somebody waiting: calendars end it, and name nobody', async () => {
  const desk = await setting();
  const { interviewer, kavya, application, propose, recruiter, job } = desk;
  await propose(recruiter, { title: 'Second talk', times: [hours(72)] });
  await settle(desk);
  const begun = (await mailbox.mailsTo(interviewer.email)).map(linesOf).find((lines) => lines.includes('METHOD:REQUEST'))!;
  const response = await site.app.inject({
    method: 'DELETE',
    url: `/api/job-seeker/applications/${application.id}`,
    headers: kavya.headers,
  });
  expect(response.statusCode).toBe(200);
  const mails = (await mailbox.mailsTo(interviewer.email)).filter(({ subject }) => subject.includes('is cancelled'));
  expect(mails).toHaveLength(1); // the other had no time yet
  const lines = linesOf(mails[0]!);
  const uid = begun.find((line) => line.startsWith('UID:'))!;
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', uid]));
  expect(mails[0]!.text).toContain('Pump fitter');
  expect(JSON.stringify(mails)).not.toMatch(/Kavya|First talk/);
  expect((await listOf(recruiter)).filter(({ jobId }) => jobId === job.id)).toEqual([]);
});

test('so it is with a whole account: the mails wait outside the wall, with the erasure or not at all', async () => {
  const desk = await setting();
  await settle(desk);
  const added: unknown[] = [];
  const users: unknown[] = [];
  await database.transaction().execute(async (transaction) => {
    const add = async (...job: unknown[]) => {
      added.push(job);
      users.push((await sql<{ name: string }>`select current_user as name`.execute(transaction)).rows[0]!.name);
    };
    await leaveHiring(transaction, desk.kavya.id, time, { add, origin: 'https://bhava.example' });
  });
  expect(added).toEqual([
    [erasedMailJob, expect.objectContaining({ memberId: desk.interviewer.id, sequence: 2, startsAt: hours(48), minutes: 45 })],
  ]);
  expect(JSON.stringify(added)).not.toMatch(/Kavya|candidate\d/);
  expect(users).not.toContain('bhava_hiring');
});
