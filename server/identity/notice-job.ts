import { z } from 'zod';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

/** What the owner of an account, a person or an employer, is told by mail of. */
export const OWNER_NOTICES = [
  'passwordChanged',
  'secondStepOn',
  'secondStepOff',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type OwnerNotice = (typeof OWNER_NOTICES)[number];
/** What a person is told by mail that was done to their account. */
const NOTICES = ['emailChanged', 'newDevice', ...OWNER_NOTICES] as const;
export type Notice = (typeof NOTICES)[number];

/** Holds no way in: the link that takes a change of the e-mail back is made when the mail is sent. */
export const noticeMailJob = {
  name: 'account-notice-mail',
  input: z.object({
    notice: z.enum(NOTICES),
    personId: z.int(),
    email: z.string(),
    language: LanguageCode,
    origin: z.string(),
    at: z.string(),
    device: z.object({ browser: z.string(), system: z.string() }).optional(),
    newEmail: z.string().optional(),
    undo: z.int().optional().meta({ description: 'The row of people.email_undo.' }),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
