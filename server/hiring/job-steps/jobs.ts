import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import type { Employers } from '../accounts/employers.ts';
import { closePastJobs } from './actions.ts';

const closePastJobsJob = {
  name: 'close-past-jobs',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/10 * * * *',
} satisfies Job;

export function hiringJobs(employers: Pick<Employers, 'database' | 'now' | 'jobs'>): void {
  employers.jobs.handle(closePastJobsJob, async () => {
    await closePastJobs(employers);
    return 'done';
  });
}
