import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

export const grievanceMailJob = {
  name: 'grievance-mail',
  input: z.object({
    kind: z.enum(['received', 'for-officer', 'answered']),
    grievanceId: z.int(),
    email: z.string(),
    origin: z.string(),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
