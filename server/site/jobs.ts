import { z } from 'zod';
import { CONTACT_SUBJECTS } from '#contract/contact-form.ts';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Config } from '#server/platform/config.ts';
import type { Job } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { MAIL_ATTEMPTS, type Mailer } from '#server/platform/mail.ts';
import { messageMail, receiptMail } from './contact-mails.ts';

export const contactMailJob = {
  name: 'contact-mail',
  input: z.object({
    name: z.string(),
    email: z.string(),
    subject: z.enum(CONTACT_SUBJECTS),
    message: z.string(),
    language: LanguageCode,
    reference: z.string(),
    receivedAt: z.string(),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

export const receiptMailJob = {
  name: 'contact-receipt-mail',
  input: z.object({ email: z.string(), language: LanguageCode, reference: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

type Needs = { readonly jobs: Jobs; readonly mailer: Mailer; readonly config: Pick<Config, 'contactEmail'> };

export function siteJobs({ jobs, mailer, config }: Needs): void {
  jobs.handle(contactMailJob, async (message) => {
    await mailer.send(messageMail(message, config.contactEmail));
    return 'done';
  });
  jobs.handle(receiptMailJob, async (receipt) => {
    await mailer.send(receiptMail(receipt));
    return 'done';
  });
}
