import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { MAIL_ATTEMPTS } from '#server/platform/mail.ts';

export const interviewMailJob = {
  name: 'interview-mail',
  input: z.object({
    kind: z.enum(['proposed', 'scheduled', 'cancelled', 'off', 'reminder']),
    orgId: z.int(),
    interviewId: z.int(),
    /** A member; null for the candidate. */
    memberId: z.int().nullable(),
    /** What was so when the mail was asked for. Where it has changed since, another mail follows, and this one is not sent. */
    sequence: z.int(),
    /** For a time that no longer holds. */
    startsAt: z.iso.datetime().nullable(),
    reason: z.string(),
    origin: z.string(),
  }),
  ...MAIL_ATTEMPTS,
} satisfies Job;

export type InterviewMail = z.infer<typeof interviewMailJob.input>;

type Sent = { readonly id: number; readonly orgId: number; readonly calendarSequence: number; readonly startsAt: Date | null };

export const mailOf = (
  kind: InterviewMail['kind'],
  { id, orgId, calendarSequence, startsAt }: Sent,
  origin: string,
  reason = '',
): Omit<InterviewMail, 'memberId'> => ({
  ...{ kind, orgId, interviewId: id, sequence: calendarSequence, reason, origin },
  startsAt: startsAt?.toISOString() ?? null,
});
