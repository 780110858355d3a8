import type { Database } from '#server/platform/database.ts';
import type { TargetHouse } from '../jobs/tables.ts';

/** The newest version counts. */
export const findTarget = (database: Database, orgId: number, jobId: number) =>
  database
    .selectFrom('hiring.jobTarget')
    .select(['version', 'houses', 'lockedAt'])
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const hasApplications = async (database: Database, orgId: number, jobId: number): Promise<boolean> =>
  (await database
    .selectFrom('hiring.application')
    .select('id')
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

type NewTarget = {
  readonly orgId: number;
  readonly jobId: number;
  readonly version: number;
  readonly houses: readonly TargetHouse[];
  readonly madeBy: number;
  readonly madeAt: Date;
};

export async function insertTarget(database: Database, { houses, ...target }: NewTarget): Promise<void> {
  await database
    .insertInto('hiring.jobTarget')
    .values({ ...target, houses: JSON.stringify(houses), lockedAt: null })
    .execute();
}
