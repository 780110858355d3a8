import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Tables } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';

/** For whom a query about hiring is made: the rows of everybody else do not exist for it, whatever the query forgets to say. */
export type Scope = { readonly organisation: number } | { readonly person: number } | 'platform';

/** Owns no table, so that row-level security holds for it (migration 0021). */
const ROLE = 'bhava_hiring';

/** A transaction that sees one organisation, or what is one person's, or, for the platform's own work, all. */
export function inScope<Result>(
  database: Kysely<Tables>,
  scope: Scope,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await enter(transaction, scope);
    return work(transaction);
  });
}

/** The same with jobs that are kept if the transaction commits. The queue is not hiring's, so each is added from outside the wall. */
export function inScopeWithJobs<Result>(
  jobs: Pick<Jobs, 'transaction'>,
  scope: Scope,
  work: (transaction: Transaction<Tables>, add: Add) => Promise<Result>,
): Promise<Result> {
  return jobs.transaction(async (transaction, add) => {
    await enter(transaction, scope);
    return work(transaction, addFromWithin(transaction, add));
  });
}

const addFromWithin =
  (transaction: Database, add: Add): Add =>
  async (...job) => {
    await sql`select set_config('role', 'none', true)`.execute(transaction);
    await add(...job);
    await sql`select set_config('role', ${ROLE}, true)`.execute(transaction);
  };

/**
 * The same for a part of a transaction that has begun: for what must be kept together with rows that are not hiring's. Afterwards the
 * transaction is outside the wall again.
 */
export async function withinScope<Result>(transaction: Database, scope: Scope, work: () => Promise<Result>): Promise<Result> {
  await enter(transaction, scope);
  const result = await work();
  await sql`select set_config('role', 'none', true), set_config('bhava.org_id', '', true), set_config('bhava.platform', '', true)`.execute(
    transaction,
  );
  return result;
}

/** The same with jobs that are kept if that transaction commits. */
export const withinScopeWithJobs = <Result>(
  transaction: Database,
  add: Add,
  scope: Scope,
  work: (add: Add) => Promise<Result>,
): Promise<Result> => withinScope(transaction, scope, () => work(addFromWithin(transaction, add)));

/** Local settings: they end with the transaction. */
async function enter(transaction: Database, scope: Scope): Promise<void> {
  const org = typeof scope === 'object' && 'organisation' in scope ? String(scope.organisation) : '';
  const person = typeof scope === 'object' && 'person' in scope ? String(scope.person) : '';
  await sql`
    select set_config('bhava.org_id', ${org}, true), set_config('bhava.person_id', ${person}, true),
      set_config('bhava.platform', ${scope === 'platform' ? 'yes' : ''}, true), set_config('role', ${ROLE}, true)`.execute(transaction);
}
