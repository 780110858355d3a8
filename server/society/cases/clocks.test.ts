import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { safetySite } from '#testing/safety-site.ts';
import { remindOperators } from './jobs.ts';

const { addShown, clock, complain, database, decide, first, mailbox, makeLetter, now, queue, second, site } = await safetySite();

test('operators are told at once of the first danger, also in a case that waits already', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const { messageId } = await makeLetter(asha, imran);
  const sent = async () => (await mailbox.mailsTo('operator1@example.org')).length;
  const { caseId } = (await complain(imran, 'message', messageId, { harm: 'other' })).body;
  // twelve hours before it is due anyway
  await sql`update society.safety_case set due_at = due_at - interval '60 hours' where id = ${caseId}`.execute(database);
  const before = await sent();
  await complain(imran, 'message', messageId, { harm: 'danger' });
  expect(await sent()).toBe(before + 1);
  await complain(imran, 'message', messageId, { harm: 'danger' });
  expect(await sent()).toBe(before + 1);
  await decide(first, caseId, 'none');
});

const sent: unknown[] = [];
const add: Add = async (_job, input) => void sent.push(input);
const jobs = { transaction: (work) => database.transaction().execute((transaction) => work(transaction, add)) } as Pick<
  Jobs,
  'transaction'
>;
const society = { database, jobs: jobs as Jobs, now, config: site.config };

test('danger has the shorter clock and a mail at once; all others have one before their time runs out', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  await database.updateTable('society.safetyCase').set({ remindedAt: clock.time }).execute();
  const mails = async () => (await mailbox.mailsTo('operator1@example.org')).length;
  const before = await mails();
  const { caseId } = (await complain(imran, 'member-page', asha.memberId)).body;
  await remindOperators(society);
  expect(sent).toEqual([]);
  const begun = clock.time;
  clock.time = new Date(begun.getTime() + 55 * 3_600_000);
  await remindOperators(society);
  await remindOperators(society);
  expect(sent).toMatchObject([
    { kind: 'due', caseId, personId: first.id },
    { kind: 'due', caseId, personId: second.id },
  ]);
  clock.time = begun;
  const { body } = await complain(imran, 'member-page', asha.memberId, { harm: 'danger' });
  expect(body).toEqual({ caseId, dueAt: new Date(clock.time.getTime() + 24 * 3_600_000).toISOString() });
  expect(await mails()).toBe(before + 1);
  const [mail] = (await mailbox.mailsTo('operator1@example.org')).slice(-1);
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/Asha|Imran|mock/);
  expect((await queue(first)).waiting[0]!.caseId).toBe(caseId);
});
