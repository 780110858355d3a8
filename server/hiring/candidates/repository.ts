import { type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { ApplicationFilter } from '#contract/hiring/candidates.ts';
import type { Database } from '#server/platform/database.ts';
import { isNewApplication, isSeenBy, isShown, isWithheldFrom, worksOn } from '../repository.ts';
import type { Member } from '../rules.ts';
import { type Place, type Sort, toSearch } from './rules.ts';

export type Filter = z.output<typeof ApplicationFilter>;

const sorts: Record<Sort, { readonly column: 'application.appliedAt' | 'application.stageSince'; readonly direction: 'asc' | 'desc' }> = {
  newest: { column: 'application.appliedAt', direction: 'desc' },
  oldest: { column: 'application.appliedAt', direction: 'asc' },
  waiting: { column: 'application.stageSince', direction: 'asc' },
};

/**
 * The applications that a member sees, joined with what is told of them. Joined by
 * the number alone, which is unique: with the organisation too, which foreign keys hold equal, the planner would expect a row where there
 * are thousands, and sort all of them for one page.
 */
const applicationsOf = (transaction: Database, member: Member) =>
  transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', 'job.id', 'application.jobId')
    .innerJoin('hiring.stage as stage', 'stage.id', 'application.stageId')
    .innerJoin('hiring.candidate as candidate', 'candidate.id', 'application.candidateId')
    .where('application.orgId', '=', member.orgId)
    .where(isShown)
    .where(isSeenBy(member));

type Narrowed = ReturnType<typeof applicationsOf>;

function narrow(query: Narrowed, member: Member, { job, stage, status, source, isNew, search }: Filter): Narrowed {
  let narrowed = query;
  if (job !== undefined) narrowed = narrowed.where('application.jobId', '=', job);
  if (stage !== undefined) narrowed = narrowed.where('application.stageId', '=', stage);
  if (status !== undefined) narrowed = narrowed.where('application.status', '=', status);
  if (source !== undefined) narrowed = narrowed.where('application.source', '=', source);
  if (isNew) narrowed = narrowed.where(isNewApplication);
  if (search) {
    const { words, email, number } = toSearch(search);
    // who has no name for this member is found by their number alone
    narrowed = narrowed.where(
      sql<boolean>`(application.id = ${number}::integer or not ${isWithheldFrom(member)}
        and application.candidate_id = any (array(select found.id from hiring.candidate as found where found.org_id = ${member.orgId}
          and (found.search @@ to_tsquery('simple', ${words}) or lower(found.email) like ${email}::text))))`,
    );
  }
  return narrowed;
}

const listed = <Tables, Names extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Names, Row>, member: Member) =>
  (query as unknown as Narrowed).select([
    'application.id as applicationId',
    'application.jobId',
    'job.title as jobTitle',
    'application.stageId',
    'stage.name as stageName',
    'stage.position as stagePosition',
    'stage.deadlineDays',
    'application.stageSince',
    'application.status',
    'application.source',
    'application.appliedAt',
    isNewApplication.as('isNew'),
    isWithheldFrom(member).as('isWithheld'),
    sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.name end`.as('name'),
    sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.headline end`.as('headline'),
    sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.place end`.as('place'),
  ]);

type Page = { readonly filter: Filter; readonly sort: Sort; readonly after: Place | undefined; readonly size: number };

/** One more than asked for, if there are more; each with its place in the order. */
export function listApplications(transaction: Database, member: Member, { filter, sort, after, size }: Page) {
  const { column, direction } = sorts[sort];
  const snake = sql.ref(column);
  let query = narrow(applicationsOf(transaction, member), member, filter);
  if (after) {
    const sign = direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<boolean>`(${snake}, application.id) ${sign} (${after.moment}::timestamptz, ${after.id})`);
  }
  return listed(query, member)
    .select(sql<string>`${snake}::text`.as('moment'))
    .orderBy(column, direction)
    .orderBy('application.id', direction)
    .limit(size + 1)
    .execute();
}

export async function countApplications(transaction: Database, member: Member, filter: Filter) {
  const { all, isNew } = await narrow(applicationsOf(transaction, member), member, filter)
    .select([sql<string>`count(*)`.as('all'), sql<string>`count(*) filter (where ${isNewApplication})`.as('isNew')])
    .executeTakeFirstOrThrow();
  return { all: Number(all), isNew: Number(isNew) };
}

/** Rows of one export. */
const MAX_EXPORTED = 20_000;

export const listToExport = (transaction: Database, member: Member, filter: Filter) =>
  listed(narrow(applicationsOf(transaction, member), member, filter), member)
    .select([
      sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.email end`.as('email'),
      sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.phone end`.as('phone'),
    ])
    .orderBy('application.appliedAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(MAX_EXPORTED)
    .execute();

/** The application that goes on: a link to one that was joined to another leads there. */
export async function findOngoing(transaction: Database, orgId: number, applicationId: number): Promise<number> {
  const named = await transaction
    .selectFrom('hiring.application')
    .select('joinedTo')
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return named?.joinedTo ?? applicationId;
}

/** For whoever sees it; its name and contact only where they are not withheld. */
export const findApplication = (transaction: Database, member: Member, applicationId: number) =>
  listed(applicationsOf(transaction, member), member)
    .select([
      'application.candidateId',
      'application.letter',
      sql<boolean>`exists (select from hiring.application_file as file
        where file.org_id = application.org_id and file.application_id = application.id)`.as('hasCv'),
      'application.answers',
      'application.personId',
      'application.reviewedAt',
      'candidate.email',
      'candidate.phone',
      'candidate.name as trueName',
      'job.openings',
      'job.managerId',
      'job.approverId',
      'job.createdBy',
      'job.isConfidential',
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();

export const listStages = (transaction: Database, orgId: number, jobIds: readonly number[]) =>
  jobIds.length === 0
    ? Promise.resolve([])
    : transaction
        .selectFrom('hiring.stage')
        .select(['id as stageId', 'jobId', 'name', 'position'])
        .where('orgId', '=', orgId)
        .where('jobId', 'in', jobIds)
        .orderBy('jobId')
        .orderBy('position')
        .execute();

/** The jobs on which a member works, or of which they see an application; the newest first. */
export const listJobsOf = (transaction: Database, member: Member) =>
  transaction
    .selectFrom('hiring.job as job')
    .select(['job.id as jobId', 'job.title', 'job.managerId', 'job.approverId', 'job.createdBy', 'job.isConfidential'])
    .where('job.orgId', '=', member.orgId)
    .where(
      sql<boolean>`(job.state not in ('draft', 'pending_approval') and ${worksOn(member)} or exists (select from hiring.application as application
        where application.org_id = job.org_id and application.job_id = job.id and ${isSeenBy(member)}))`,
    )
    .orderBy('job.id', 'desc')
    .limit(500)
    .execute();

export const listMembers = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.member')
    .select(['id as memberId', 'accountId', 'name', 'role'])
    .where('orgId', '=', orgId)
    .where('leftAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** An opening stays filled when only the numbers of an application are left. */
export async function countHired(transaction: Database, orgId: number, jobId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('hiring.application')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'hired')
    .where('joinedTo', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listHistory = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.applicationEvent as event')
    .leftJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'event.orgId').onRef('member.id', '=', 'event.memberId'))
    .leftJoin('hiring.stage as before', (join) => join.onRef('before.orgId', '=', 'event.orgId').onRef('before.id', '=', 'event.fromStage'))
    .leftJoin('hiring.stage as later', (join) => join.onRef('later.orgId', '=', 'event.orgId').onRef('later.id', '=', 'event.toStage'))
    .select(['event.kind', 'event.at', 'event.reason', 'event.subject', 'member.name as by', 'before.name as from', 'later.name as to'])
    .where('event.orgId', '=', orgId)
    .where('event.applicationId', '=', applicationId)
    .orderBy('event.id', 'desc')
    .limit(500)
    .execute();

/** False where somebody had opened it before. */
export async function markReviewed(transaction: Database, orgId: number, applicationId: number, reviewedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('hiring.application')
    .set({ reviewedAt })
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .where('reviewedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertReveal(
  transaction: Database,
  reveal: { readonly orgId: number; readonly applicationId: number; readonly memberId: number; readonly reason: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto('hiring.reveal')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest one that came with an application. */
export const findCv = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.applicationFile')
    .select(['media', 'bytes'])
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
