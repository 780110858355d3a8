import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { worksOn } from '../repository.ts';
import type { Member } from '../rules.ts';
import type { HappenedEvent } from './histories.ts';

/** The jobs that a member works on and that people could apply for, by title. */
export const listAnalysedJobs = (transaction: Database, member: Member) =>
  transaction
    .selectFrom('hiring.job as job')
    .select(['job.id', 'job.title'])
    .where('job.orgId', '=', member.orgId)
    .where('job.state', 'not in', ['draft', 'pending_approval', 'approved'])
    .where(worksOn(member))
    .orderBy('job.title')
    .orderBy('job.id')
    .execute();

type Asked = { readonly job: number | undefined; readonly since: Date | null; readonly until?: Date };

/**
 * All that happened to those who applied in the span, in order; also to those of whom only numbers are left. Who applied twice for a job and
 * was merged counts once.
 */
export function readHappenedEvents(transaction: Database, member: Member, { job, since, until }: Asked): Promise<HappenedEvent[]> {
  let query = transaction
    .selectFrom('hiring.applicationEvent as event')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'event.orgId').onRef('application.id', '=', 'event.applicationId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'event.orgId').onRef('job.id', '=', 'event.jobId'))
    .select(['event.applicationId', 'event.jobId', 'event.kind', 'event.toStage', 'event.at', 'application.source'])
    .where('event.orgId', '=', member.orgId)
    .where('event.kind', 'not in', ['reviewed', 'merged'])
    .where('application.joinedTo', 'is', null)
    .where(worksOn(member));
  if (job !== undefined) query = query.where('event.jobId', '=', job);
  if (until) query = query.where('event.at', '<', until);
  if (since)
    query = query.where(
      sql<boolean>`exists (select from hiring.application_event as first where first.org_id = event.org_id
        and first.application_id = event.application_id and first.kind = 'applied' and first.at >= ${since})`,
    );
  return query.orderBy('event.applicationId').orderBy('event.id').execute();
}

/** The stages of these jobs. */
export const listStagesOf = (transaction: Database, orgId: number, jobs: readonly number[]) =>
  jobs.length === 0
    ? Promise.resolve([])
    : transaction
        .selectFrom('hiring.stage')
        .select(['id', 'jobId', 'position', 'name'])
        .where('orgId', '=', orgId)
        .where('jobId', 'in', jobs)
        .orderBy('jobId')
        .orderBy('position')
        .execute();
