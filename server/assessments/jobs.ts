import { z } from 'zod';
import type { Database } from '#server/platform/database.ts';
import type { Job } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { forgetGuests } from './repository.ts';

const forgetGuestsJob = {
  name: 'forget-guests',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/10 * * * *',
} satisfies Job;

type Needs = { readonly jobs: Jobs; readonly database: Database; readonly now: () => Date };

export function assessmentJobs({ jobs, database, now }: Needs): void {
  jobs.handle(forgetGuestsJob, async () => {
    await forgetGuests(database, now());
    return 'done';
  });
}
