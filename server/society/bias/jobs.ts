import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { HOUR_S } from '#server/platform/time.ts';
import type { Society } from '../membership/actions.ts';
import { watchBias } from './actions.ts';

/** On Mondays at three in the morning in India: everybody is scored anew. */
const watchBiasJob = {
  name: 'watch-society-for-bias',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 600, longestPauseSeconds: HOUR_S },
  atOnce: 1,
  attemptSeconds: 7_200,
  schedule: '30 21 * * 0',
} satisfies Job;

export function biasJobs(society: Society & { readonly jobs: Jobs }): void {
  society.jobs.handle(watchBiasJob, async () => {
    await watchBias(society);
    return 'done';
  });
}
