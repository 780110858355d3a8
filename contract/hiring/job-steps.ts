import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { changeProblems, Job, JobPath, Version } from './job.ts';
import { jobMessages as say } from './job-messages.ts';
import * as words from './job-words.ts';

const MembersStep = z.enum(['submit', 'withdraw', 'approve', 'reject', 'publish', 'pause', 'resume', 'close', 'archive']);
export const Reason = z
  .string({ error: say.reasonMissing })
  .trim()
  .min(words.MIN_REASON_LENGTH, { error: say.reasonMissing })
  .max(words.MAX_REASON_LENGTH, { error: say.reasonLong });

export const takeJobStep = endpoint({
  method: 'POST',
  path: '/api/hiring/jobs/{jobId}/steps',
  summary: 'Hand a job in, take it back, approve or reject it, publish, pause, resume, close or archive it.',
  tag: 'Jobs',
  access: 'member',
  params: JobPath,
  body: z
    .object({
      step: MembersStep,
      version: Version,
      reason: Reason.optional(),
      closeReason: z.enum(words.MEMBERS_CLOSE_REASONS, { error: say.closeReason }).optional(),
    })
    .refine(({ step, reason }) => step !== 'reject' || reason !== undefined, { error: say.reasonMissing, path: ['reason'] })
    .refine(({ step, closeReason }) => step !== 'close' || closeReason !== undefined, { error: say.closeReason, path: ['closeReason'] }),
  ok: Job,
  problems: changeProblems,
});
