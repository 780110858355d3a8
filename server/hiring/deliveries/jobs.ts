import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KEEP_DELIVERIES_DAYS } from '#contract/hiring/webhook-words.ts';
import type { OpenedDatabase } from '#server/platform/database.ts';
import type { Job } from '#server/platform/job.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { Employers } from '../accounts/employers.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { deliver } from './actions.ts';
import { deliverJob } from './deliver-job.ts';
import { DELIVERY_CHANNEL, forgetDeliveries, takeNew } from './repository.ts';

const AT_ONCE = 200;

/** Done as soon as something is to be told; the schedule finds what no call has told of. */
const handOutJob = {
  name: 'hand-out-deliveries',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 30, longestPauseSeconds: 120 },
  atOnce: 1,
  attemptSeconds: 120,
  schedule: '* * * * *',
} satisfies Job;

const forgetJob = {
  name: 'forget-deliveries',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 600,
  schedule: '11 21 * * *',
} satisfies Job;

type Needs = Pick<Employers, 'database' | 'jobs' | 'now' | 'config'>;

async function handOut({ jobs, now }: Needs): Promise<number> {
  return inScopeWithJobs(jobs, 'platform', async (transaction, add) => {
    const taken = await takeNew(transaction, now(), AT_ONCE);
    for (const { id: deliveryId, orgId, holdUntil } of taken)
      await add(deliverJob, { orgId, deliveryId }, holdUntil ? { notBefore: holdUntil } : {});
    return taken.length;
  });
}

export function deliveryJobs(app: FastifyInstance, employers: Needs, listen: OpenedDatabase['listen']): void {
  const { database, jobs, now } = employers;
  jobs.handle(handOutJob, async () => {
    let isIdle = true;
    for (let taken = AT_ONCE; taken === AT_ONCE; ) {
      taken = await handOut(employers);
      if (taken > 0) isIdle = false;
    }
    return isIdle ? 'forget' : 'done';
  });
  jobs.handle(deliverJob, async (delivery) => ((await deliver(employers, delivery)) === 'nothing' ? 'forget' : 'done'));
  jobs.handle(forgetJob, async () => {
    const daysAgo = (days: number) => daysAfter(now(), -days);
    await inScope(database, 'platform', (transaction) =>
      forgetDeliveries(transaction, { madeBefore: daysAgo(KEEP_DELIVERIES_DAYS), waitingSince: daysAgo(3) }),
    );
    return 'done';
  });

  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', (done) => {
    stop = listen(DELIVERY_CHANNEL, {
      hear: () => {
        jobs.add(handOutJob, {}, { key: 'new' }).catch((error) => app.log.warn({ err: error }, 'deliveries wait for the next minute'));
      },
      onListening: () => {}, // the schedule finds what was said meanwhile
    });
    done();
  });
  app.addHook('onClose', () => stop?.());
}
