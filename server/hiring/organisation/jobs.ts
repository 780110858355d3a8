import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import type { Employers } from '../accounts/employers.ts';
import { inScope } from '../scope.ts';
import { erasePastApplications } from './repository.ts';

const eraseJob = {
  name: 'erase-past-applications',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 600,
  schedule: '41 20 * * *', // two in the morning in India
} satisfies Job;

export function organisationJobs({ database, jobs, now }: Employers): void {
  jobs.handle(eraseJob, async () => {
    await inScope(database, 'platform', (transaction) => erasePastApplications(transaction, now()));
    return 'done';
  });
}
