import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { KeptData, KeptOutput } from './job.ts';

export const JOB_STATES = ['waiting', 'under way', 'done', 'failed', 'expired'] as const;
export type JobState = (typeof JOB_STATES)[number];
export type ListedJob = {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly input: Readonly<Record<string, unknown>>;
  /** Why the last attempt failed. */
  readonly reason: string | null;
  readonly attempts: number;
  readonly madeAt: Date;
  /** When it ended; for one that waits, when it is tried. */
  readonly at: Date;
};
export type JobCount = { readonly name: string; readonly state: JobState; readonly count: number };

/** The states of pg-boss in words of ours. Its own internal queues begin with two underscores. */
const STATE = sql<JobState>`case
  when state in ('created', 'retry') then 'waiting'
  when state = 'active' then 'under way'
  when state = 'completed' then 'done'
  when output->>'isExpired' = 'true' then 'expired'
  else 'failed' end`;
const IS_OURS = sql<boolean>`name not like '\\_\\_%'`;

/** Whether jobs were ever kept here: the first start makes the tables. */
export async function hasJobs(database: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('jobs.job') is not null as found`.execute(database);
  return rows[0]!.found;
}

export async function countJobs(database: Database): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name, ${STATE} as state, count(*) as count from jobs.job where ${IS_OURS} group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

/** What is not done, the newest first. `onlyMail` leaves out what sends no mail. */
export async function listUndone(database: Database, { atMost, onlyMail = false }: { atMost: number; onlyMail?: boolean }) {
  type Row = Omit<ListedJob, 'input' | 'reason'> & { readonly data: KeptData; readonly output: KeptOutput | null };
  const { rows } = await sql<Row>`
    select id, name, ${STATE} as state, data, output, created_on as made_at,
      case when state in ('created', 'retry') then start_after else coalesce(completed_on, started_on) end as at,
      retry_count + case when state = 'created' then 0 else 1 end as attempts
    from jobs.job
    where ${IS_OURS} and state <> 'completed' and (not ${onlyMail}::boolean or name like '%-mail')
    order by created_on desc limit ${atMost}`.execute(database);
  return rows.map(
    ({ data, output, ...row }): ListedJob => ({
      ...row,
      input: data.input as ListedJob['input'],
      reason: output?.reason ?? null,
    }),
  );
}

/** For an operator who has repaired what a job failed for, or does not want to wait. False when there is nothing to try. */
export async function makeJobDueNow(database: Database, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update jobs.job set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count) + 1
    where id = ${id}::uuid and ${IS_OURS} and state in ('failed', 'retry', 'created')
      and coalesce(output->>'isExpired', '') <> 'true'`.execute(database);
  return numAffectedRows > 0n;
}

/**
 * Makes the waiting jobs of these kinds due now: whoever starts the program may just have repaired what it waited for. `alone`: no other process uses this
 * database, so a job that is marked as under way was interrupted by a kill.
 */
export async function makeDueNow(database: Database, names: readonly string[], { alone }: { alone: boolean }): Promise<void> {
  await sql`update jobs.job set state = 'retry', start_after = now()
    where name = any(${names}) and (state = 'retry' or (${alone}::boolean and state = 'active'))`.execute(database);
}

/** The kinds of which a job waits whose time has come, found by the index that the workers use. */
export async function namesOfDue(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from jobs.job where ${IS_OURS} and state < 'active' and not blocked and start_after <= now()`.execute(database);
  return rows.map(({ name }) => name);
}
