import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** Names, addresses and the circle's title are read when the mail is sent. */
export const circleMailJob = {
  name: 'circle-mail',
  input: z.object({ kind: z.enum(['asked', 'accepted', 'invited', 'closing']), personId: z.int(), circleId: z.int() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
export type CircleMail = z.output<typeof circleMailJob.input>;
