import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DecisionOutcome, decisionMessages as say } from '#contract/hiring/decisions.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf, type TestMember } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';
import { hasEnoughLetters, judgeLetters } from './rules.ts';

/** How many letters an organisation writes, and to whom. Ahead of the database's clock, so that none becomes due by itself. */

const time = new Date(Date.now() + HOUR_MS);
const site = await testApp({ now: () => time });
const { app, database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const letter = { subject: 'Hello', text: 'We are glad that you have applied.' };

const post = async (who: TestMember, url: string, payload: object) => {
  const response = await app.inject({ method: 'POST', url: `/api/hiring${url}`, headers: { ...who.headers }, payload });
  return { status: response.statusCode, body: response.json() as DecisionOutcome & ProblemBody };
};
type Application = { readonly id: number };
async function makeDesk(isVerified = true) {
  const { owner } = await foundOrganisation('Harbour Tea', { isVerified });
  const job = await insertOpenJob(site, owner, time);
  const apply = (email?: string) => insertApplication(site, { job, at: time, ...(email && { email }) });
  const write = (applications: readonly Application[]) =>
    post(owner, '/decisions', {
      ...{ key: randomUUID(), kind: 'write', letter },
      applications: applications.map(({ id }) => ({ applicationId: id, stageId: job.stages[0]!.id, status: 'active' })),
    });
  return { owner, job, apply, write };
}
const countLetters = ({ orgId }: TestMember) =>
  inScope(database, { organisation: orgId }, async (transaction) =>
    Number(
      (
        await transaction
          .selectFrom('hiring.letter')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    ),
  );

test('a member whose email nobody has verified writes to no candidate, and decides without letters all the same', async () => {
  const { owner, job, apply, write } = await makeDesk();
  const one = await apply();
  await database.updateTable('employers.person').set({ emailVerified: false }).where('id', '=', owner.accountId).execute();
  expect(await write([one])).toMatchObject({ status: 403, body: { message: say.verifyFirst } });
  const applications = [{ applicationId: one.id, stageId: job.stages[0]!.id, status: 'active' }];
  const reject = { kind: 'reject', reason: 'Filled', applications };
  expect((await post(owner, '/decisions', { ...reject, key: randomUUID(), letter })).status).toBe(403);
  expect((await post(owner, '/decisions', { ...reject, key: randomUUID() })).body.done).toEqual([one.id]);
  expect(await countLetters(owner)).toBe(0);
});

/** Letters that the organisation has written to somebody, straight in the database. */
async function haveWritten({ orgId, id: memberId }: TestMember, applicationId: number, count: number, madeAt: Date) {
  const decisions = Array.from({ length: count }, () => {
    return { orgId, memberId, kind: 'write' as const, key: randomUUID(), at: madeAt, undoUntil: madeAt, undoneAt: null };
  });
  await inScope(database, { organisation: orgId }, async (transaction) => {
    const made = await transaction.insertInto('hiring.decision').values(decisions).returning('id').execute();
    const sent = {
      ...letter,
      orgId,
      memberId,
      applicationId,
      state: 'sent' as const,
      reason: '',
      sendAfter: madeAt,
      madeAt,
      sentAt: madeAt,
    };
    await transaction
      .insertInto('hiring.letter')
      .values(made.map(({ id }) => ({ ...sent, decisionId: id })))
      .execute();
  });
}

test('an organisation that the platform has not verified writes a hundred letters in 24 hours, and of too many it writes none', async () => {
  const { owner, apply, write } = await makeDesk(false);
  const [earlier, kavya, ravi] = [await apply(), await apply(), await apply()];
  await haveWritten(owner, earlier.id, 30, new Date(time.getTime() - 25 * HOUR_MS));
  await haveWritten(owner, earlier.id, 99, new Date(time.getTime() - 23 * HOUR_MS));
  const refused = await write([kavya, ravi]);
  expect(refused).toMatchObject({ status: 429, body: { message: say.tooManyUnverified, retryAfter: HOUR_MS / 1_000 } });
  expect(await countLetters(owner)).toBe(129);
  const { body } = await write([kavya]);
  expect(body.done).toEqual([kavya.id]);
  expect((await write([ravi])).status).toBe(429);
  // what is taken back has not been written
  await post(owner, `/decisions/${body.decisionId}/undo`, {});
  expect((await write([ravi])).body.done).toEqual([ravi.id]);
});

test('one that the platform has verified writes a thousand', async () => {
  const { owner, apply, write } = await makeDesk();
  const [earlier, kavya, ravi] = [await apply(), await apply(), await apply()];
  await haveWritten(owner, earlier.id, 999, new Date(time.getTime() - 23 * HOUR_MS));
  expect(await write([kavya, ravi])).toMatchObject({ status: 429, body: { message: say.tooManyLetters } });
  expect((await write([kavya])).body.done).toEqual([kavya.id]);
});

test('three letters in 24 hours reach one mailbox, under whatever name and letters it applied', async () => {
  const { owner, apply, write } = await makeDesk();
  const same = [await apply('ravi@example.org'), await apply('Ravi@Example.org'), await apply('ravi@example.org')];
  const other = await apply();
  expect((await write(same.slice(0, 2))).body.done).toHaveLength(2);
  const { body } = await write([...same, other]);
  expect(body.done).toEqual([same[0]!.id, other.id]);
  expect(body.refused).toMatchObject([
    { applicationId: same[1]!.id, why: 'enough-letters' },
    { applicationId: same[2]!.id, why: 'enough-letters' },
  ]);
  expect(await countLetters(owner)).toBe(4);
});

test('letters are judged beside those of the last 24 hours', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const at = (hour: number) => ({ to: 'Kavya@example.org', madeAt: new Date(Date.UTC(2026, 2, 2, hour)) });
  expect(hasEnoughLetters([at(1), at(2)], 'kavya@example.org')).toBe(false);
  expect(hasEnoughLetters([at(1), at(2), at(3)], 'kavya@example.org')).toBe(true);
  const thousand = Array.from({ length: 999 }, (_, index) => at(index < 10 ? 6 : 9));
  expect(judgeLetters(thousand, 1, { isVerified: true, now })).toEqual({ areTooMany: false });
  expect(judgeLetters(thousand, 11, { isVerified: true, now })).toEqual({ areTooMany: true, retryAfter: 18 * 60 * 60 });
  expect(judgeLetters(thousand, 12, { isVerified: true, now })).toEqual({ areTooMany: true, retryAfter: 21 * 60 * 60 });
  expect(judgeLetters(thousand, 2_000, { isVerified: true, now })).toEqual({ areTooMany: true });
});
