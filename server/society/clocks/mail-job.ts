import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

const TANK_MAILS = [
  'accepted',
  'declined',
  'lapsed',
  'unanswered',
  'decide-soon',
  'submit-soon',
  'review-asked',
  'review-soon',
  'review-over',
  'reviews-in',
  'revise-soon',
  'vote-soon',
  'published',
  'outcome',
] as const;
export type TankMail = (typeof TANK_MAILS)[number];

/** Names nobody but its reader: a mail is as blind as the page. */
export const tankMailJob = {
  name: 'think-tank-mail',
  input: z.object({ kind: z.enum(TANK_MAILS), personId: z.int(), slug: z.string(), title: z.string(), until: z.string().nullable() }),
  ...MAIL_ATTEMPTS,
} satisfies Job;
