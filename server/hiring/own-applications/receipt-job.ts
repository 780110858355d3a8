import { z } from 'zod';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

export const receiptMailJob = {
  name: 'application-receipt-mail',
  input: z.object({ applicationId: z.int(), language: LanguageCode, origin: z.string() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
