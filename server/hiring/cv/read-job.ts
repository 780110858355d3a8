import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';

export const readCvJob = {
  name: 'read-cv',
  input: z.object({ personId: z.int() }),
  retries: { times: 2, firstPauseSeconds: 10, longestPauseSeconds: 60 },
  atOnce: 1,
  attemptSeconds: 60,
} satisfies Job;
