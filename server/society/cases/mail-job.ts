import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** Holds no name, and not a word of anybody: they are read when the mail is sent. */
export const safetyMailJob = {
  name: 'safety-mail',
  input: z.object({
    kind: z.enum(['decided', 'complaint-decided', 'author-appeal', 'complainer-appeal', 'due']),
    caseId: z.int(),
    personId: z.int(),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
export type SafetyMail = z.output<typeof safetyMailJob.input>;
