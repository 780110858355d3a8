import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';

/** Of applications that a decision has rejected, once it cannot be taken back any more. */
export const cancelInterviewsJob = {
  name: 'cancel-interviews',
  input: z.object({ orgId: z.int(), applications: z.array(z.int()).min(1), decidedAt: z.iso.datetime() }),
  retries: { times: 6, firstPauseSeconds: 30, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
} satisfies Job;
