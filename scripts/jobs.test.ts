import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { NotWorthRetrying } from '#server/platform/job.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { signUpForm } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { describeJobs } from './jobs/describe-jobs.ts';

test('npm run jobs tells how many mails are in which state, and why one was not sent', async () => {
  const refuseOne: Mailer = {
    async send({ to }) {
      if (to === 'refused1@example.org') throw new NotWorthRetrying('550 no such mailbox');
      if (to === 'waiting1@example.org') throw new Error('connect ECONNREFUSED');
    },
  };
  const { app, database } = await testApp({ mailer: refuseOne });
  for (const name of ['sent1', 'refused1', 'waiting1'])
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: signUpForm(name) });
  await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: 'nobody1@example.org' } });
  await vi.waitFor(
    async () => {
      const told = await describeJobs(database, 20);
      expect(told).toContain('code-mail: 1 waiting, 0 under way, 1 done, 1 failed, 0 expired');
      expect(told).toMatch(/failed {2}\(email refused1@example\.org, [^)]*\) {2}attempts: 1: 550 no such mailbox/);
      expect(told).toMatch(/waiting {2}\(email waiting1@example\.org, [^)]*\) {2}attempts: 1, next at \S+: connect ECONNREFUSED/);
    },
    { timeout: 30_000 },
  );
  // nothing is kept of an address that has no account, once its mail has been looked at
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from jobs.job where data::text like '%nobody1%'`.execute(database);
      expect(rows).toEqual([]);
    },
    { timeout: 30_000 },
  );
  // jobs of the queue's own, which come and go by the clock, hold times in milliseconds
  const { rows: secrets } = await sql`
    select name, data, output from jobs.job where name = 'code-mail' and (data::text ~ '\\d{6}' or output::text ~ '\\d{6}')`.execute(
    database,
  );
  expect(secrets).toEqual([]);
});
