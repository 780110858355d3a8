import { z } from 'zod';
import type { Identity } from '#server/identity/identity.ts';
import type { Job } from '#server/platform/job.ts';
import { findReader } from '../membership/repository.ts';
import { keepClocks } from './actions.ts';
import { tankMailJob } from './mail-job.ts';
import { tankMail } from './mails.ts';

export const keepClocksJob = {
  name: 'keep-think-tank-clocks',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '* * * * *',
} satisfies Job;

type Clocks = Pick<Identity, 'database' | 'config' | 'jobs' | 'mailer' | 'now'> & { readonly originOf: () => string };

export function tankJobs(identity: Clocks): void {
  const { database, jobs, mailer, originOf } = identity;
  jobs.handle(keepClocksJob, async () => {
    await keepClocks(identity);
    return 'done';
  });
  jobs.handle(tankMailJob, async ({ personId, ...told }) => {
    const reader = await findReader(database, personId);
    if (!reader?.emailVerified) return 'forget'; // gone, or the address may be a stranger's
    await mailer.send(tankMail({ ...told, ...reader, origin: originOf() }));
    return 'done';
  });
}
