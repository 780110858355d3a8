import type { Database } from '#server/platform/database.ts';

/** The platform asks: jobs of every organisation. */
export const listWaiting = (database: Database, atMost: number) =>
  database
    .selectFrom('hiring.job as job')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'job.orgId')
    .select(({ selectFrom }) => [
      ...(['job.id as jobId', 'job.orgId', 'job.version', 'job.title', 'job.description', 'job.department', 'job.place'] as const),
      ...(['job.country', 'job.workPlace', 'job.employment', 'job.salaryFrom', 'job.salaryTo'] as const),
      ...(['job.salaryCurrency', 'job.salaryPer', 'job.updatedAt'] as const),
      ...(['organisation.name', 'organisation.mobileNumber', 'organisation.website', 'organisation.about'] as const),
      'organisation.createdAt as foundedAt',
      selectFrom('hiring.member as owner')
        .select('owner.email')
        .whereRef('owner.orgId', '=', 'job.orgId')
        .where('owner.role', '=', 'owner')
        .where('owner.leftAt', 'is', null)
        .orderBy('owner.id')
        .limit(1)
        .as('owner'),
    ])
    .where('job.state', '=', 'pending_approval')
    .where('job.waitsFor', '=', 'platform')
    .orderBy('job.updatedAt')
    .orderBy('job.id')
    .limit(atMost)
    .execute();

export const listDecided = (database: Database, atMost: number) =>
  database
    .selectFrom('hiring.jobEvent as event')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'event.orgId').onRef('job.id', '=', 'event.jobId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'event.orgId')
    .select(['event.jobId', 'job.title', 'organisation.name as organisation', 'event.step', 'event.reason', 'event.operatorId', 'event.at'])
    .where('event.operatorId', 'is not', null)
    .orderBy('event.id', 'desc')
    .limit(atMost)
    .execute();

/** Of whichever organisation. */
export const findWaiting = (database: Database, jobId: number) =>
  database
    .selectFrom('hiring.job')
    .select(['id', 'orgId', 'state', 'waitsFor', 'version', 'title', 'createdBy', 'publishedAt'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();

/** Once verified, an organisation stays so. */
export async function verifyOrganisation(database: Database, orgId: number, at: Date): Promise<void> {
  await database
    .updateTable('hiring.organisation')
    .set({ verifiedAt: at })
    .where('orgId', '=', orgId)
    .where('verifiedAt', 'is', null)
    .execute();
}
