import { z } from 'zod';
import { LanguageCode } from '#contract/endpoint.ts';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

const common = { email: z.string(), language: LanguageCode, origin: z.string() };
const aboutPerson = { ...common, personId: z.int() };

/** Holds no link and no code: they are made when the mail is sent. */
export const privacyMailJob = {
  name: 'privacy-mail',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('parent-asked'), requestId: z.int(), ...aboutPerson }),
    z.object({ kind: z.literal('parent-agreed'), requestId: z.int(), ...aboutPerson }),
    z.object({ kind: z.literal('child-allowed'), ...aboutPerson }),
    z.object({ kind: z.literal('erasure-code'), ...aboutPerson }),
    z.object({ kind: z.literal('erasure-asked'), ...aboutPerson }),
    z.object({ kind: z.literal('erased'), name: z.string(), ...common }),
  ]),
  ...MAIL_ATTEMPTS,
} satisfies Job;
