import { z } from 'zod';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import type { Identity } from './identity.ts';
import { codeMail } from './mails.ts';
import { noticeMailJob } from './notice-job.ts';
import { noticeMail } from './notice-mails.ts';
import { findName, findPersonByEmail, findPersonByNewEmail, forgetOutdated } from './repository.ts';
import { undoTokenOf } from './tokens.ts';

/** Holds no code: it is made when the mail is sent. */
export const codeMailJob = {
  name: 'code-mail',
  input: z.object({ purpose: z.enum(['verify', 'reset', 'change']), email: z.string(), language: LanguageCode, origin: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

/** A mail that could not be sent for so long is given up: its reader has no use for it by then. */
export const CODE_MAIL_USEFUL_MS = { verify: 24 * HOUR_MS, reset: 2 * HOUR_MS, change: HOUR_MS } as const;

const forgetOutdatedJob = {
  name: 'forget-outdated',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '17 * * * *',
} satisfies Job;

export function identityJobs({ config, jobs, codes, database, mailer, now }: Identity): void {
  jobs.handle(codeMailJob, async ({ purpose, email, language, origin }) => {
    const person = purpose === 'change' ? await findPersonByNewEmail(database, email, now()) : await findPersonByEmail(database, email);
    // Also addresses without an account are queued, so that the answer takes the same time; nothing of them is kept.
    if (!person || person.id === DEMO_USER_ID || (purpose === 'verify' && person.emailVerified)) return 'forget';
    const code = await codes.issue(purpose, email);
    await mailer.send(codeMail({ to: email, name: person.name, code, purpose, language }, origin));
    return 'done';
  });
  jobs.handle(noticeMailJob, async ({ personId, email, undo, ...told }) => {
    const name = await findName(database, personId);
    if (name === undefined) return 'forget'; // the account is gone
    await mailer.send(
      noticeMail({ ...told, to: email, name, undoToken: undo === undefined ? undefined : undoTokenOf(undo, config.secret) }),
    );
    return 'done';
  });
  jobs.handle(forgetOutdatedJob, async () => {
    await forgetOutdated(database, now());
    return 'done';
  });
}
