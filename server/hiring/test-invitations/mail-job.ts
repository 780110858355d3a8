import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** Name and address are looked up when it is sent: a job keeps only what it needs. */
export const testInvitationMailJob = {
  name: 'test-invitation-mail',
  input: z.object({ invitationId: z.int(), personId: z.int(), origin: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
