import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { type Db, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isDatabaseAway, type OpenedDatabase, type Tables } from './database.ts';
import { type Add, type AddOptions, type Handler, type Job, type KeptData, type KeptOutput, NotWorthRetrying } from './job.ts';
import { makeDueNow } from './job-table.ts';

export type Jobs = {
  /** Says who does a job. Each domain says so when it is mounted, before the start. */
  handle<Input extends z.ZodType>(job: Job<Input>, handler: Handler<Input>): void;
  /**
   * Resolves once the job is kept. It is done at least once: twice if the program is killed between the work and the note that it is done.
   */
  add: Add;
  /** A transaction with jobs that are kept if it commits, and begin then. */
  transaction<Result>(work: (transaction: Transaction<Tables>, add: Add) => Promise<Result>): Promise<Result>;
  start(log: Log): Promise<void>;
  /** Lets what is under way end, for a few seconds; all else waits for the next start. */
  stop(): Promise<void>;
};

type Log = Record<'warn' | 'error', (details: object, message: string) => void>;
type Needs = Pick<OpenedDatabase, 'database' | 'kind' | 'plain'> & {
  readonly now: () => Date;
  /** A new job wakes the workers of its kind at once. The poll finds what is to be tried again, and what another process has left. */
  readonly pollSeconds?: number;
};
type Kept = JobWithMetadata<KeptData>;

const SCHEMA = 'jobs';
const POLL_SECONDS = 5;
/** Long enough for the answer to be sent first. Otherwise the time of the answer would tell what the job finds, such as an account. */
const WAKE_DELAY_MS = 100;
const DONE_KEPT_SECONDS = 3 * 24 * 60 * 60;
/** Together with the requests under way it must fit into the time that the end of the program has. */
const STOP_LIMIT_MS = 2_500;
const HOUR_SECONDS = 60 * 60;

/** On a server other processes find out soon when one was killed; on an embedded database there is no other one. */
const ON_SERVER = { superviseIntervalSeconds: 20, monitorIntervalSeconds: 20 } as const;
const EMBEDDED = {
  backend: 'pglite',
  reindex: false,
  monitorVacuum: false,
  superviseIntervalSeconds: 600,
  monitorIntervalSeconds: 600,
} as const;

const bossOn = ({ plain, kind }: Pick<OpenedDatabase, 'plain' | 'kind'>) =>
  new PgBoss({
    db: plain,
    schema: SCHEMA,
    ...(kind === 'embedded' ? EMBEDDED : ON_SERVER),
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    bamIntervalSeconds: HOUR_SECONDS, // slow steps of its own migrations
    flowIntervalSeconds: HOUR_SECONDS, // jobs that wait for other jobs: there are none
  });

export function makeJobs({ database, kind, plain, now, pollSeconds = POLL_SECONDS }: Needs): Jobs {
  const boss = bossOn({ plain, kind });
  const known = new Map<string, { readonly job: Job; readonly handler: Handler<z.ZodType>; readonly workers: string[] }>();
  let isRunning = false;

  const keep = async (job: Job, input: unknown, { usefulUntil, notBefore, key }: AddOptions = {}, db?: Db) => {
    const data: KeptData = { input: job.input.parse(input), ...(usefulUntil ? { usefulUntil: usefulUntil.toISOString() } : {}) };
    await boss.send(job.name, data, {
      ...settingsOf(job),
      ...(key ? { singletonKey: key } : {}),
      ...(notBefore ? { startAfter: notBefore } : {}),
      ...(db ? { db } : {}),
    });
  };
  const wake = (name: string) => {
    for (const worker of known.get(name)?.workers ?? []) boss.notifyWorker(worker);
  };
  const wakeSoon = (name: string) => setTimeout(wake, WAKE_DELAY_MS, name).unref();

  async function hasNewer({ name, id, singletonKey, createdOn }: Kept): Promise<boolean> {
    if (!singletonKey) return false;
    const sameKey = await boss.findJobs<KeptData>(name, { key: singletonKey });
    return sameKey.some((other) => other.id !== id && isUnfinished(other) && other.createdOn > createdOn);
  }

  /** Never throws: what it returns is what the database will say of the job. */
  async function attempt(job: Job, handler: Handler<z.ZodType>, kept: Kept, log: Log): Promise<JobResult> {
    const { id, data, retryCount, retryLimit } = kept;
    const details = { job: job.name, id, attempt: retryCount + 1 };
    const end = (status: JobResult['status'], output: KeptOutput = {}): JobResult => ({ id, status, output });
    try {
      if (data.usefulUntil && now() >= new Date(data.usefulUntil)) {
        const { reason } = (kept.output ?? {}) as KeptOutput;
        log.error({ ...details, reason }, 'a job expired before it could be done');
        return end('deadletter', { isExpired: true, ...(reason ? { reason } : {}) });
      }
      const input = job.input.safeParse(data.input);
      if (!input.success) throw new NotWorthRetrying('It was kept by another version of the program, with another input.');
      const outcome = (await hasNewer(kept)) ? 'forget' : await handler(input.data);
      if (outcome === 'forget') await boss.deleteJob(job.name, kept.id);
      return end('completed');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isLast = retryCount >= retryLimit || error instanceof NotWorthRetrying;
      if (isLast) log.error({ ...details, err: error }, 'a job failed for good');
      else log.warn({ ...details, err: error }, 'a job failed and will be tried again');
      return end(isLast ? 'deadletter' : 'failed', { reason });
    }
  }

  /** One job at a time, so that each is noted as done as soon as it is. */
  function beginToWork(job: Job, handler: Handler<z.ZodType>, log: Log, pollingIntervalSeconds: number): Promise<string> {
    const options = { batchSize: 1, perJobResults: true, includeMetadata: true, pollingIntervalSeconds } as const;
    return boss.work(job.name, options, async (batch: Kept[]) => {
      wake(job.name); // there may be more jobs: for the other workers, and for this one once it is free
      return Promise.all(batch.map((kept) => attempt(job, handler, kept, log)));
    });
  }

  return {
    handle(job, handler) {
      known.set(job.name, { job, handler: handler as Handler<z.ZodType>, workers: [] });
    },
    async add(job, input, options) {
      await keep(job, input, options);
      wakeSoon(job.name);
    },
    async transaction(work) {
      const added = new Set<string>();
      const result = await database.transaction().execute((transaction) =>
        work(transaction, async (job, input, options) => {
          await keep(job, input, options, fromKysely(transaction.withoutPlugins()));
          added.add(job.name);
        }),
      );
      for (const name of added) wakeSoon(name);
      return result;
    },
    async start(log) {
      boss.on('error', (error) => {
        if (isDatabaseAway(error)) log.warn({ reason: error.message }, 'the jobs wait for the database');
        else log.error({ err: error }, 'the queue of jobs failed');
      });
      boss.on('warning', ({ message, data }) => log.warn({ data }, message));
      await boss.start();
      isRunning = true;
      const queues = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const { job, handler, workers } of known.values()) {
        if (!queues.has(job.name)) await boss.createQueue(job.name);
        // pg-boss remembers a queue that it has looked up. If the first look-up came inside a transaction, PGlite would wait for ever.
        await boss.findJobs(job.name, { id: randomUUID() });
        await makeDueNow(database, job.name, { alone: kind === 'embedded' });
        if (job.schedule) await boss.schedule(job.name, job.schedule, { input: {} }, { ...settingsOf(job), missed: 'once' });
        for (let index = 0; index < job.atOnce; index += 1)
          workers.push(await beginToWork(job, handler, log, index === 0 ? pollSeconds : HOUR_SECONDS));
      }
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      const ended = Promise.all([...known.keys()].map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false }); // puts back into the queue what is still under way
    },
  };
}

const settingsOf = ({ retries, attemptSeconds }: Job) => ({
  retryLimit: retries.times,
  retryDelay: retries.firstPauseSeconds,
  retryDelayMax: retries.longestPauseSeconds,
  retryBackoff: true,
  expireInSeconds: attemptSeconds,
  heartbeatSeconds: 10,
  deleteAfterSeconds: DONE_KEPT_SECONDS,
});

const isUnfinished = ({ state }: Kept) => state === 'created' || state === 'retry' || state === 'active';
