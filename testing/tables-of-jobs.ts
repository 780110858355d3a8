import type { OpenedDatabase } from '#server/platform/database.ts';
import { makeJobs } from '#server/platform/jobs.ts';

/** The first start of the queue makes its tables, which takes a second: once for all tests that begin with a copy. */
export async function makeTablesOfJobs(opened: Pick<OpenedDatabase, 'database' | 'kind' | 'plain'>): Promise<void> {
  const jobs = makeJobs({ ...opened, now: () => new Date() });
  const log = { warn: console.warn, error: console.error };
  await jobs.start(log);
  await jobs.stop();
}
