import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KEEP_DELIVERIES_DAYS } from '#contract/hiring/webhook-words.ts';
import type { OpenedDatabase } from '#server/platform/database.ts';
import type { Job, Outcome } from '#server/platform/job.ts';
import { daysAfter, MINUTE_MS } from '#server/platform/time.ts';
import type { Employers } from '../accounts/employers.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { deliver } from './actions.ts';
import { deliverJob, keyOf } from './deliver-job.ts';
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
      await add(deliverJob, { orgId, deliveryId }, { key: keyOf({ deliveryId }), ...(holdUntil && { notBefore: holdUntil }) });
    return taken.length;
  });
}

/** A delivery waits for its organisation's turn in memory; its job comes by itself after this time, should the program have been killed. */
const WAITS_AT_MOST_MS = 5 * MINUTE_MS;
type Named = z.infer<typeof deliverJob.input>;

/**
 * One delivery of an organisation at a time: a receiver that answers slowly holds up one worker, and the others do what other organisations
 * have to tell. By its key the job that comes when the turn has come takes the place of the one that waits, so neither is done twice.
 */
function oneAtATime(
  { jobs, now }: Pick<Needs, 'jobs' | 'now'>,
  work: (delivery: Named) => Promise<Outcome>,
): (delivery: Named) => Promise<Outcome> {
  const underWay = new Set<number>();
  const lines = new Map<number, Named[]>();

  /** In line only once its job is kept: the job that calls it must be the newer of the two. */
  async function waitInLine(delivery: Named): Promise<void> {
    const { orgId, deliveryId } = delivery;
    await jobs.add(deliverJob, delivery, { key: keyOf(delivery), notBefore: new Date(now().getTime() + WAITS_AT_MOST_MS) });
    const line = lines.get(orgId) ?? [];
    if (!line.some((waiting) => waiting.deliveryId === deliveryId)) line.push(delivery);
    lines.set(orgId, line);
    if (!underWay.has(orgId)) await callNext(orgId);
  }

  async function callNext(orgId: number): Promise<void> {
    const line = lines.get(orgId);
    const next = line?.shift();
    if (line?.length === 0) lines.delete(orgId);
    if (next) await jobs.add(deliverJob, next, { key: keyOf(next) });
  }

  return async (delivery) => {
    const { orgId } = delivery;
    if (underWay.has(orgId)) {
      await waitInLine(delivery);
      return 'forget';
    }
    underWay.add(orgId);
    try {
      return await work(delivery);
    } finally {
      underWay.delete(orgId);
      await callNext(orgId);
    }
  };
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
  const attempt = async (delivery: Named) => ((await deliver(employers, delivery)) === 'nothing' ? 'forget' : 'done');
  jobs.handle(deliverJob, oneAtATime(employers, attempt));
  jobs.handle(forgetJob, async () => {
    const daysAgo = (days: number) => daysAfter(now(), -days);
    await inScope(database, 'platform', (transaction) =>
      forgetDeliveries(transaction, { madeBefore: daysAgo(KEEP_DELIVERIES_DAYS), waitingSince: daysAgo(3) }),
    );
    return 'done';
  });

  let stop: (() => Promise<void>) | undefined;
  const handOutSoon = () => {
    jobs.add(handOutJob, {}, { key: 'new' }).catch((error) => app.log.warn({ err: error }, 'deliveries wait for the next minute'));
  };
  app.addHook('onReady', (done) => {
    stop = listen(DELIVERY_CHANNEL, {
      hear: handOutSoon,
      onListening: (isListening) => isListening && handOutSoon(), // what was said meanwhile was not heard
    });
    done();
  });
  app.addHook('onClose', () => stop?.());
}
