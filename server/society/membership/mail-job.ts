import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

const aboutPerson = { personId: z.int() };

/** Holds neither an address nor a name: they are read when the mail is sent. */
export const societyMailJob = {
  name: 'society-mail',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['invited', 'confirmed', 'waiting', 'lapsed']), ...aboutPerson }),
    z.object({ kind: z.enum(['excluded', 'appeal-decided']), exclusionId: z.int(), ...aboutPerson }),
  ]),
  ...MAIL_ATTEMPTS,
} satisfies Job;
export type SocietyMail = z.output<typeof societyMailJob.input>;
