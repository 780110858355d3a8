import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

export const candidateMailJob = {
  name: 'candidate-letter-mail',
  input: z.object({ letterId: z.int() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
