import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { Employers } from '../accounts/employers.ts';
import { inScope } from '../scope.ts';
import { forgetChanges } from './repository.ts';

const forgetChangesJob = {
  name: 'forget-changes',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '17 * * * *',
} satisfies Job;

export function changeJobs({ database, jobs, now }: Pick<Employers, 'database' | 'jobs' | 'now'>): void {
  jobs.handle(forgetChangesJob, async () => {
    await inScope(database, 'platform', (transaction) => forgetChanges(transaction, daysAfter(now(), -1)));
    return 'done';
  });
}
