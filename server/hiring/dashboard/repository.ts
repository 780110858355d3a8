import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isActiveJob, isPendingJob, isScheduledInterview, seesInterview, seesJob } from '../counters.ts';
import { isNewApplication, isSeenBy, isWithheldFrom } from '../repository.ts';
import type { Member } from '../rules.ts';

const RECENT = 5;
const NOTICES = 30;

export async function countForDashboard(transaction: Database, member: Member, now: Date) {
  const jobs = await transaction
    .selectFrom('hiring.job as job')
    .select([
      sql<number>`count(*) filter (where ${isActiveJob(now)})`.as('active'),
      sql<number>`count(*) filter (where ${isPendingJob})`.as('pending'),
    ])
    .where('job.orgId', '=', member.orgId)
    .where('job.state', 'in', ['open', 'pending_approval'])
    .where(seesJob(member))
    .executeTakeFirstOrThrow();
  const applications = await transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .select(sql<number>`count(*)`.as('count'))
    .where('application.orgId', '=', member.orgId)
    .where(isNewApplication)
    .where(isSeenBy(member))
    .executeTakeFirstOrThrow();
  const interviews = await transaction
    .selectFrom('hiring.interview as interview')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'interview.orgId').onRef('application.id', '=', 'interview.applicationId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'interview.orgId').onRef('job.id', '=', 'interview.jobId'))
    .select(sql<number>`count(*)`.as('count'))
    .where('interview.orgId', '=', member.orgId)
    .where(isScheduledInterview(now))
    .where(seesInterview(member))
    .executeTakeFirstOrThrow();
  return {
    activeJobCount: Number(jobs.active),
    newApplicationsCount: Number(applications.count),
    pendingJobsCount: Number(jobs.pending),
    scheduledInterviewsCount: Number(interviews.count),
  };
}

export async function listRecentJobs(transaction: Database, member: Member) {
  const rows = await transaction
    .selectFrom('hiring.job as job')
    .select(['job.id', 'job.title', 'job.publishedAt'])
    .where('job.orgId', '=', member.orgId)
    .where('job.publishedAt', 'is not', null)
    .where('job.state', '!=', 'archived')
    .where(seesJob(member))
    .orderBy('job.publishedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map(({ id, title, publishedAt }) => ({ id, title, postedDate: publishedAt!.toISOString() }));
}

export async function listRecentApplications(transaction: Database, member: Member) {
  const rows = await transaction
    .selectFrom('hiring.application as application')
    // by the number alone, as candidates/repository.ts tells
    .innerJoin('hiring.job as job', 'job.id', 'application.jobId')
    .innerJoin('hiring.candidate as candidate', 'candidate.id', 'application.candidateId')
    .innerJoin('hiring.stage as stage', 'stage.id', 'application.stageId')
    .select(['application.id', 'application.candidateId', 'application.appliedAt', 'job.title as jobTitle'])
    .select(sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.name end`.as('candidateName'))
    .where('application.orgId', '=', member.orgId)
    .where('application.status', '=', 'active')
    .where(isSeenBy(member))
    .orderBy('application.appliedAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(RECENT)
    .execute();
  return rows.map(({ appliedAt, ...row }) => ({ ...row, appliedAt: appliedAt.toISOString() }));
}

export async function listNotices(transaction: Database, { orgId, id }: Member) {
  const rows = await transaction
    .selectFrom('hiring.notification')
    .select(['id', 'kind', 'facts', 'path', 'at', 'readAt'])
    .where('orgId', '=', orgId)
    .where('memberId', '=', id)
    .orderBy('id', 'desc')
    .limit(NOTICES)
    .execute();
  return rows.map(({ at, readAt, ...notice }) => ({ ...notice, at: at.toISOString(), isRead: readAt !== null }));
}

export async function countUnread(transaction: Database, { orgId, id }: Member): Promise<number> {
  const { count } = await transaction
    .selectFrom('hiring.notification')
    .select(sql<number>`count(*)`.as('count'))
    .where('orgId', '=', orgId)
    .where('memberId', '=', id)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markRead(transaction: Database, { orgId, id }: Member, upTo: number, readAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('hiring.notification')
    .set({ readAt })
    .where('orgId', '=', orgId)
    .where('memberId', '=', id)
    .where('id', '<=', upTo)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
