import { z } from 'zod';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import type { Job } from '#server/platform/job.ts';
import { writeAudit } from '../repository.ts';
import { inScope } from '../scope.ts';
import { closeEndedGrants } from './repository.ts';

/** Nobody sees what is past its day; this is when it is erased too. */
const endSharingJob = {
  name: 'end-sharing',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/10 * * * *',
} satisfies Job;

export function resultJobs({ database, jobs, now }: Pick<Employers, 'database' | 'jobs' | 'now'>): void {
  jobs.handle(endSharingJob, async () => {
    await endSharing(database, now());
    return 'done';
  });
}

export const endSharing = (database: Employers['database'], at: Date): Promise<void> =>
  inScope(database, 'platform', async (transaction) => {
    for (const { orgId, applicationId, id, closedAs } of await closeEndedGrants(transaction, at))
      await writeAudit(transaction, {
        ...{ orgId, memberId: null, kind: 'results-ended', subject: `application ${applicationId}` },
        ...{ details: { grant: id, as: closedAs }, at },
      });
  });
