import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import type { Seekers } from '../cv/actions.ts';
import { eraseOutdated } from './actions.ts';

const eraseOutdatedJob = {
  name: 'erase-applications',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 1_800,
  schedule: '41 1 * * *',
} satisfies Job;

export function erasingJobs(seekers: Seekers): void {
  seekers.jobs.handle(eraseOutdatedJob, async () => {
    await eraseOutdated(seekers);
    return 'done';
  });
}
