import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** What it tells is read when it is sent: of several changes in a row, each member gets the last. */
export const meetingMailJob = {
  name: 'circle-meeting-mail',
  input: z.object({ meetingId: z.int(), personId: z.int() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
