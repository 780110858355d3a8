import { type RawBuilder, sql } from 'kysely';
import { isSeenBy } from './repository.ts';
import type { Member } from './rules.ts';

/**
 * What the counters of the dashboard count, and the lists they lead to show: one predicate each, for queries in which the tables are called
 * `job`, `application` and `interview`. That of new applications, and who sees which, stands in repository.ts.
 */
export const isActiveJob = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(job.state = 'open' and (job.closes_on is null or job.closes_on >=
  (${now}::timestamptz at time zone (select time_zone from hiring.organisation where org_id = job.org_id))::date))`;

export const isPendingJob: RawBuilder<boolean> = sql<boolean>`(job.state = 'pending_approval')`;

export const isScheduledInterview = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(interview.state = 'scheduled' and interview.ends_at > ${now})`;

const isOwnJobOf = ({ id }: Member) => sql<boolean>`(job.manager_id = ${id} or job.created_by = ${id})`;

/** `maySeeJob` of jobs/rules.ts in SQL. A test compares the two. */
export function seesJob(member: Member): RawBuilder<boolean> {
  switch (member.role) {
    case 'owner':
      return sql`true`;
    case 'recruiter':
      return sql`(not job.is_confidential or ${isOwnJobOf(member)} or job.approver_id = ${member.id})`;
    case 'hiring-manager':
      return sql`(${isOwnJobOf(member)} or job.approver_id = ${member.id})`;
    case 'interviewer':
      return sql`false`;
  }
}

/** Of a query that joins the interview with its application and job: interviewers see their own, all others those of what they see. */
export function seesInterview(member: Member): RawBuilder<boolean> {
  const own = sql<boolean>`exists (select from hiring.interviewer
    where interviewer.org_id = interview.org_id and interviewer.interview_id = interview.id and interviewer.member_id = ${member.id})`;
  return member.role === 'interviewer' ? own : sql`(${isSeenBy(member)} or ${own})`;
}
