import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Database } from '#server/platform/database.ts';
import { isWithheldFrom } from '../repository.ts';
import type { Member } from '../rules.ts';
import type { Snapshot } from './snapshot.ts';

/** For a person: their own application, in whatever organisation. */
export const findOwnApplication = (transaction: Database, personId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.application')
    .select(['id', 'orgId', 'jobId', 'status'])
    .where('id', '=', applicationId)
    .where('personId', '=', personId)
    .where('joinedTo', 'is', null)
    .executeTakeFirst();

/** The grant that stands: neither taken back nor past its day. */
export const findOpenGrant = (transaction: Database, orgId: number, applicationId: number, now: Date) =>
  transaction
    .selectFrom('hiring.resultGrant')
    .select(['id', 'personId', 'houses', 'snapshot', 'grantedAt', 'endsAt'])
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('closedAt', 'is', null)
    .where('endsAt', '>', now)
    .executeTakeFirst();

type NewGrant = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly personId: number;
  readonly houses: readonly number[];
  readonly snapshot: Snapshot;
  readonly notice: string;
  readonly language: Language;
  readonly grantedAt: Date;
  readonly endsAt: Date;
};

export async function insertGrant(transaction: Database, { houses, snapshot, ...grant }: NewGrant): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.resultGrant')
    .values({ ...grant, houses: JSON.stringify(houses), snapshot: JSON.stringify(snapshot) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Closing = { readonly orgId: number; readonly applicationId: number; readonly as: 'revoked' | 'replaced'; readonly at: Date };

/** The snapshot goes; the row stays. Undefined where nothing was shared. */
export async function closeGrant(transaction: Database, { orgId, applicationId, as, at }: Closing): Promise<number | undefined> {
  const closed = await transaction
    .updateTable('hiring.resultGrant')
    .set({ snapshot: null, closedAt: at, closedAs: as })
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed?.id;
}

/** Of all organisations: what is past its day, and what was shared for an application that the candidate has withdrawn. */
export async function closeEndedGrants(transaction: Database, now: Date) {
  const ended = await transaction
    .updateTable('hiring.resultGrant')
    .set({ snapshot: null, closedAt: now, closedAs: 'ended' })
    .where('closedAt', 'is', null)
    .where('endsAt', '<=', now)
    .returning(['orgId', 'applicationId', 'id', 'closedAs'])
    .execute();
  const withdrawn = await transaction
    .updateTable('hiring.resultGrant')
    .set({ snapshot: null, closedAt: now, closedAs: 'withdrawn' })
    .where('closedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hiring.application')
          .select('hiring.application.id')
          .whereRef('hiring.application.orgId', '=', 'hiring.resultGrant.orgId')
          .whereRef('hiring.application.id', '=', 'hiring.resultGrant.applicationId')
          .where('hiring.application.status', '=', 'withdrawn'),
      ),
    )
    .returning(['orgId', 'applicationId', 'id', 'closedAs'])
    .execute();
  return [...ended, ...withdrawn];
}

/** What decides whether a member sees results: the job's owners, and whether they are assigned to the application. */
export async function findApplicationForMember(transaction: Database, orgId: number, applicationId: number, memberId: number) {
  const application = await transaction
    .selectFrom('hiring.application')
    .innerJoin('hiring.job', (join) =>
      join.onRef('hiring.job.orgId', '=', 'hiring.application.orgId').onRef('hiring.job.id', '=', 'hiring.application.jobId'),
    )
    .select(['hiring.application.jobId', 'hiring.application.status', 'hiring.application.personId', 'hiring.job.title'])
    .select(['managerId', 'approverId', 'createdBy', 'isConfidential'])
    .where('hiring.application.orgId', '=', orgId)
    .where('hiring.application.id', '=', applicationId)
    .where('hiring.application.erasedAt', 'is', null)
    .where('hiring.application.joinedTo', 'is', null)
    .executeTakeFirst();
  if (!application) return undefined;
  const assignment = await transaction
    .selectFrom('hiring.assignment')
    .select('seesResults')
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return { ...application, assignment };
}

/** Everybody in the organisation; `assigned`: whether they see results as interviewers of this application, null where they are not. */
export const listMembersToTell = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.member as member')
    .leftJoin('hiring.assignment as assignment', (join) =>
      join
        .onRef('assignment.orgId', '=', 'member.orgId')
        .onRef('assignment.memberId', '=', 'member.id')
        .on('assignment.applicationId', '=', applicationId),
    )
    .select(['member.id', 'member.orgId', 'member.accountId', 'member.role', 'assignment.seesResults as assigned'])
    .where('member.orgId', '=', orgId)
    .where('member.leftAt', 'is', null)
    .execute();

export async function forgetUnreadOfResults(transaction: Database, orgId: number, applicationId: number): Promise<void> {
  await transaction
    .deleteFrom('hiring.notification')
    .where('orgId', '=', orgId)
    .where('kind', 'in', ['results-shared', 'results-revoked'])
    .where('readAt', 'is', null)
    .where(sql<boolean>`facts ->> 'applicationId' = ${String(applicationId)}`)
    .execute();
}

export const findJobOwners = (transaction: Database, orgId: number, jobId: number) =>
  transaction
    .selectFrom('hiring.job')
    .select(['id', 'title', 'managerId', 'approverId', 'createdBy', 'isConfidential'])
    .where('orgId', '=', orgId)
    .where('id', '=', jobId)
    .executeTakeFirst();

/** What a job looks for now; nothing where nobody has said it. */
export async function findTarget(transaction: Database, orgId: number, jobId: number) {
  const target = await transaction
    .selectFrom('hiring.jobTarget')
    .select('houses')
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return target?.houses ?? [];
}

/** All that is shared now for a job, with the names that this member may see. */
export const listOpenGrants = (transaction: Database, member: Member, jobId: number, now: Date) =>
  transaction
    .selectFrom('hiring.resultGrant as grant')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'grant.orgId').onRef('application.id', '=', 'grant.applicationId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .innerJoin('hiring.stage as stage', (join) =>
      join.onRef('stage.orgId', '=', 'application.orgId').onRef('stage.id', '=', 'application.stageId'),
    )
    .innerJoin('hiring.candidate as candidate', (join) =>
      join.onRef('candidate.orgId', '=', 'application.orgId').onRef('candidate.id', '=', 'application.candidateId'),
    )
    .select(['application.id as applicationId', 'grant.snapshot'])
    .select(sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.name end`.as('name'))
    .where('grant.orgId', '=', member.orgId)
    .where('application.jobId', '=', jobId)
    .where('application.status', '=', 'active')
    .where('grant.closedAt', 'is', null)
    .where('grant.endsAt', '>', now)
    .orderBy('application.id')
    .execute();

/** All that a person has ever shared, also what they have taken back. */
export const listGrantsOf = (transaction: Database, personId: number) =>
  transaction
    .selectFrom('hiring.resultGrant')
    .select(['applicationId', 'houses', 'grantedAt', 'endsAt', 'closedAt', 'closedAs', 'notice', 'language'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();

/** As the platform: a person sees neither jobs nor organisations by themselves. */
export const listOpenApplications = (transaction: Database, personId: number) =>
  transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', 'job.id', 'application.jobId')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'application.orgId')
    .select(['application.id as applicationId', 'job.title as jobTitle', 'organisation.name as organisation'])
    .where('application.personId', '=', personId)
    .where('application.status', '=', 'active')
    .orderBy('application.id', 'desc')
    .execute();
