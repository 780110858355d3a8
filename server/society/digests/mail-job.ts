import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** What is told is read when the mail is sent: whatever was taken back until then is not in it. */
export const digestMailJob = {
  name: 'society-digest',
  input: z.object({ personId: z.int(), since: z.iso.datetime(), until: z.iso.datetime() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
