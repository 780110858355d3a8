import { z } from 'zod';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';
import type { Employers } from './employers.ts';
import { EMPLOYER_CODE_PURPOSES, employerCodeMail } from './mails.ts';
import { employerNoticeJob, employerNoticeMail } from './notices.ts';
import { findEmployerByEmail, forgetOutdatedOfEmployers } from './repository.ts';

/** Holds no code: it is made when the mail is sent. */
export const employerCodeMailJob = {
  name: 'employer-code-mail',
  input: z.object({ purpose: z.enum(EMPLOYER_CODE_PURPOSES), email: z.string(), language: LanguageCode, origin: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

const forgetOutdatedJob = {
  name: 'forget-outdated-of-employers',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '27 * * * *',
} satisfies Job;

export function employerJobs({ codes, database, jobs, mailer, now }: Employers): void {
  jobs.handle(employerCodeMailJob, async ({ purpose, email, language, origin }) => {
    const employer = await findEmployerByEmail(database, email);
    // addresses without an account are queued too, so that the answer takes the same time; nothing of them is kept
    if (!employer || (purpose === 'employer-verify' && employer.emailVerified)) return 'forget';
    const code = await codes.issue(purpose, email);
    await mailer.send(employerCodeMail({ to: email, name: employer.name, code, purpose, language }, origin));
    return 'done';
  });
  jobs.handle(employerNoticeJob, async (told) => {
    const employer = await findEmployerByEmail(database, told.email);
    if (!employer) return 'forget'; // the account is gone
    await mailer.send(employerNoticeMail({ ...told, name: employer.name }));
    return 'done';
  });
  jobs.handle(forgetOutdatedJob, async () => {
    await forgetOutdatedOfEmployers(database, now());
    return 'done';
  });
}
