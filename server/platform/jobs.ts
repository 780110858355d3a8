import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { type Db, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isDatabaseAway, type OpenedDatabase, type Tables } from './database.ts';
import { type Add, type AddOptions, type Handler, type Job, type KeptData, type KeptOutput, NotWorthRetrying } from './job.ts';
import { makeDueNow, namesOfDue } from './job-table.ts';
import { DAY_S, HOUR_S } from './time.ts';

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
/** `workers` are there once a job of the kind waits: a hundred that look for nothing would make each start wait for the database. */
type Kind = { readonly job: Job; readonly handler: Handler<z.ZodType>; workers?: Promise<readonly string[]> | undefined };

const SCHEMA = 'jobs';
const POLL_SECONDS = 5;
/** Long enough for the answer to be sent first. Otherwise the time of the answer would tell what the job finds, such as an account. */
const WAKE_DELAY_MS = 100;
const DONE_KEPT_SECONDS = 3 * DAY_S;
/** Together with the requests under way it must fit into the time that the end of the program has. */
const STOP_LIMIT_MS = 2_500;

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
    maintenanceIntervalSeconds: HOUR_S,
    bamIntervalSeconds: HOUR_S, // slow steps of its own migrations
    flowIntervalSeconds: HOUR_S, // jobs that wait for other jobs: there are none
  });

export function makeJobs({ database, kind, plain, now, pollSeconds = POLL_SECONDS }: Needs): Jobs {
  const boss = bossOn({ plain, kind });
  const known = new Map<string, Kind>();
  let isRunning = false;
  let log: Log;
  let poll: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const keep = async (job: Job, input: unknown, { usefulUntil, notBefore, key }: AddOptions = {}, db?: Db) => {
    const data: KeptData = { input: job.input.parse(input), ...(usefulUntil ? { usefulUntil: usefulUntil.toISOString() } : {}) };
    await boss.send(job.name, data, {
      ...settingsOf(job),
      ...(key ? { singletonKey: key } : {}),
      ...(notBefore ? { startAfter: notBefore } : {}),
      ...(db ? { db } : {}),
    });
  };
  /** The workers of a kind look for jobs. The first time they begin, and look then. */
  async function wake(name: string): Promise<void> {
    const kind = known.get(name);
    if (!kind || !isRunning) return;
    try {
      const begun = kind.workers;
      kind.workers ??= Promise.all(Array.from({ length: kind.job.atOnce }, () => beginToWork(kind)));
      const workers = await kind.workers;
      if (begun) for (const worker of workers) boss.notifyWorker(worker);
    } catch (error) {
      kind.workers = undefined; // the next call tries again
      tellTrouble(error as Error, log);
    }
  }
  const wakeSoon = (name: string) => setTimeout(wake, WAKE_DELAY_MS, name).unref();

  /** A newer one with its key does the work, or has done it while this one waited: two workers take them up side by side. */
  async function isOutdated({ name, id, singletonKey, createdOn }: Kept): Promise<boolean> {
    if (!singletonKey) return false;
    const sameKey = await boss.findJobs<KeptData>(name, { key: singletonKey });
    return sameKey.some((other) => other.id !== id && isOfUse(other) && other.createdOn > createdOn);
  }

  /** Never throws: what it returns is what the database will say of the job. */
  async function attempt({ job, handler }: Kind, kept: Kept): Promise<JobResult> {
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
      const outcome = (await isOutdated(kept)) ? 'forget' : await handler(input.data);
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

  /** Says in the database which kinds of jobs there are, and when they are done: only what it does not hold yet, for a start is waited for. */
  async function keepKinds(): Promise<void> {
    const queues = new Set((await boss.getQueues()).map(({ name }) => name));
    const schedules = new Map((await boss.getSchedules()).map(({ name, cron, options }) => [name, { cron, options }]));
    for (const { job } of known.values()) {
      if (!queues.has(job.name)) {
        await boss.createQueue(job.name);
        // pg-boss remembers a queue that it has looked up. If the first look-up came inside a transaction, PGlite would wait for ever.
        await boss.findJobs(job.name, { id: randomUUID() });
      }
      if (!job.schedule) continue;
      const options = { ...settingsOf(job), missed: 'once' } as const;
      if (!isDeepStrictEqual(schedules.get(job.name), { cron: job.schedule, options }))
        await boss.schedule(job.name, job.schedule, { input: {} }, options);
    }
  }

  /** One look at all kinds: if each worker looked for itself, an idle program would ask the database ten times a second. */
  async function wakeDue(): Promise<void> {
    try {
      for (const name of await namesOfDue(database)) void wake(name);
    } catch (error) {
      tellTrouble(error as Error, log);
    }
  }

  /** One job at a time, so that each is noted as done as soon as it is. */
  function beginToWork(kind: Kind): Promise<string> {
    const { name } = kind.job;
    const options = { batchSize: 1, perJobResults: true, includeMetadata: true, pollingIntervalSeconds: HOUR_S } as const;
    return boss.work(name, options, async (batch: Kept[]) => {
      void wake(name); // there may be more jobs: for the other workers, and for this one once it is free
      return Promise.all(batch.map((kept) => attempt(kind, kept)));
    });
  }

  return {
    handle(job, handler) {
      known.set(job.name, { job, handler: handler as Handler<z.ZodType> });
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
    async start(written) {
      log = written;
      boss.on('error', (error) => tellTrouble(error, log));
      boss.on('warning', ({ message, data }) => log.warn({ data }, message));
      await boss.start();
      isRunning = true;
      await keepKinds();
      await makeDueNow(database, [...known.keys()], { alone: kind === 'embedded' });
      await wakeDue();
      poll = setInterval(() => {
        looking = wakeDue();
      }, pollSeconds * 1_000).unref();
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      clearInterval(poll);
      const working = [...known.values()].filter(({ workers }) => workers);
      const ended = Promise.all([looking, ...working.map(({ job }) => boss.offWork(job.name, { wait: true }))]);
      await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false }); // puts back into the queue what is still under way
    },
  };
}

function tellTrouble(error: Error, log: Log): void {
  if (isDatabaseAway(error)) log.warn({ reason: error.message }, 'the jobs wait for the database');
  else log.error({ err: error }, 'the queue of jobs failed');
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

/** It does what it is for, or has done it. */
const isOfUse = ({ state }: Kept) => state === 'created' || state === 'retry' || state === 'active' || state === 'completed';
