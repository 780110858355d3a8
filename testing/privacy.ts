import { leaveHiring } from '#server/hiring/erasing/actions.ts';
import { makeIdentity } from '#server/identity/identity.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { makePrivacy, type Privacy } from '#server/privacy/privacy.ts';
import type { TestApp } from './app.ts';

const ORIGIN = 'https://bhava.example';

/** What the jobs of privacy work with, for a test that does their work itself. `add`: what a transaction leaves behind. */
export function testPrivacy({ database, config, mailbox }: TestApp, now: () => Date, add: Add): Privacy {
  const jobs: Jobs = {
    add,
    transaction: (work) => database.transaction().execute((transaction) => work(transaction, add)),
    handle: () => {},
    start: async () => {},
    stop: async () => {},
  };
  return makePrivacy(makeIdentity({ database, config, now, jobs, mailer: mailbox.mailer }), { leaveHiring, originOf: () => ORIGIN });
}
