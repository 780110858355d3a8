import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** The interview is gone by then, and who was to come to it: so the job holds what a calendar needs, and no word of them. */
export const erasedMailJob = {
  name: 'interview-erased-mail',
  input: z.object({
    orgId: z.int(),
    memberId: z.int(),
    jobId: z.int(),
    calendarUid: z.string(),
    sequence: z.int(),
    startsAt: z.iso.datetime(),
    minutes: z.int(),
    timeZone: z.string(),
    origin: z.string(),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

export type ErasedMail = z.infer<typeof erasedMailJob.input>;
