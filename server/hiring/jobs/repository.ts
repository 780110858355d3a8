import { type Selectable, type SqlBool, sql } from 'kysely';
import type { JobContent } from '#contract/hiring/job-content.ts';
import type { CloseReason, JobState } from '#contract/hiring/job-words.ts';
import type { Database } from '#server/platform/database.ts';
import { type Place, toSearch } from '../candidates/rules.ts';
import { isActiveJob, seesJob } from '../counters.ts';
import { isNewApplication } from '../repository.ts';
import type { Member } from '../rules.ts';
import type { JobTable } from '../tables.ts';

export type JobRow = Omit<Selectable<JobTable>, 'search'>;

const columns = [
  ...(['id', 'orgId', 'state', 'closeReason', 'waitsFor', 'title', 'description', 'department', 'place', 'region', 'country'] as const),
  ...(['workPlace', 'employment', 'salaryFrom', 'salaryTo', 'salaryCurrency', 'salaryPer', 'openings', 'isConfidential'] as const),
  ...(['managerId', 'approverId', 'closesOn', 'publishedAt', 'closedAt', 'blindUntil', 'language', 'version'] as const),
  ...(['createdBy', 'madeWith', 'createdAt', 'updatedAt'] as const),
] as const;

export function findJob(database: Database, orgId: number, jobId: number, { toChange = false } = {}): Promise<JobRow | undefined> {
  const query = database.selectFrom('hiring.job').select(columns).where('orgId', '=', orgId).where('id', '=', jobId);
  return (toChange ? query.forUpdate() : query).executeTakeFirst();
}

export const findJobMadeWith = async (database: Database, orgId: number, madeWith: string): Promise<number | undefined> =>
  (await database.selectFrom('hiring.job').select('id').where('orgId', '=', orgId).where('madeWith', '=', madeWith).executeTakeFirst())?.id;

/** Without the questions, which stand in a table of their own. */
export type JobText = Omit<JobContent, 'questions'>;
type NewJob = JobText & { readonly orgId: number; readonly createdBy: number; readonly madeWith: string; readonly at: Date };

/** Undefined where a job was made with this number already. */
export async function insertJob(database: Database, { at, ...job }: NewJob): Promise<number | undefined> {
  const made = await database
    .insertInto('hiring.job')
    .values({ ...job, state: 'draft', createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['orgId', 'madeWith']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

type JobChanges = Partial<JobText> & {
  readonly version?: number;
  readonly state?: JobState;
  readonly waitsFor?: 'member' | 'platform' | null;
  readonly closeReason?: CloseReason;
  readonly publishedAt?: Date;
  readonly closedAt?: Date;
  readonly blindUntil?: number | null;
  readonly updatedAt: Date;
};

export async function updateJob(database: Database, orgId: number, jobId: number, changes: JobChanges): Promise<void> {
  await database.updateTable('hiring.job').set(changes).where('orgId', '=', orgId).where('id', '=', jobId).execute();
}

export const listQuestions = (database: Database, orgId: number, jobId: number) =>
  database
    .selectFrom('hiring.jobQuestion')
    .select(['id as questionId', 'text', 'kind', 'options', 'isRequired'])
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .orderBy('position')
    .execute();

/** Those that stay keep their number: answers name it. */
export async function saveQuestions(database: Database, orgId: number, jobId: number, questions: JobContent['questions']): Promise<void> {
  const kept = questions.flatMap(({ questionId }) => questionId ?? []);
  const own = database.deleteFrom('hiring.jobQuestion').where('orgId', '=', orgId).where('jobId', '=', jobId);
  await (kept.length > 0 ? own.where('id', 'not in', kept) : own).execute();
  for (const [index, { questionId, options, ...question }] of questions.entries()) {
    const row = { ...question, options: JSON.stringify(options), position: index + 1 };
    const changed = questionId
      ? await database
          .updateTable('hiring.jobQuestion')
          .set(row)
          .where('orgId', '=', orgId)
          .where('jobId', '=', jobId)
          .where('id', '=', questionId)
          .executeTakeFirst()
      : undefined;
    if (!changed?.numUpdatedRows)
      await database
        .insertInto('hiring.jobQuestion')
        .values({ orgId, jobId, ...row })
        .execute();
  }
}

export const findOrganisation = (database: Database, orgId: number) =>
  database
    .selectFrom('hiring.organisation')
    .select(['name', 'timeZone', 'language', 'verifiedAt', 'blindUntil'])
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow();

/** Those who can look after a job, or approve it. */
export const listColleagues = (database: Database, orgId: number) =>
  database
    .selectFrom('hiring.member')
    .select(['id as memberId', 'name', 'role'])
    .where('orgId', '=', orgId)
    .where('leftAt', 'is', null)
    .where('role', '<>', 'interviewer')
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Of a job: those that are not decided, and those of them that nobody has opened. */
export async function countApplicationsOf(database: Database, orgId: number, jobIds: readonly number[]) {
  if (jobIds.length === 0) return [];
  return database
    .selectFrom('hiring.application as application')
    .select(['jobId', sql<number>`count(*)::int`.as('active'), sql<number>`(count(*) filter (where ${isNewApplication}))::int`.as('isNew')])
    .where('orgId', '=', orgId)
    .where('jobId', 'in', jobIds)
    .where('status', '=', 'active')
    .groupBy('jobId')
    .execute();
}

/** The state by which a job is listed and counted: past its closing date it is closed, also in the minutes before the program notes it. */
const listedState = (now: Date) =>
  sql<JobState>`(case when job.state = 'open' and not ${isActiveJob(now)} then 'closed' else job.state end)`;

type Wanted = { readonly state?: JobState | undefined; readonly search?: string | undefined; readonly now: Date };

function jobsSeenBy(database: Database, member: Member, search: string | undefined) {
  const query = database.selectFrom('hiring.job as job').where('job.orgId', '=', member.orgId).where(seesJob(member));
  const { words, number } = toSearch(search ?? '');
  if (!search) return query;
  if (words === '') return query.where(sql<SqlBool>`false`);
  return query.where(sql<SqlBool>`(job.search @@ to_tsquery('simple', ${words}) or job.id = ${number}::integer)`);
}

export function listJobs(database: Database, member: Member, { state, search, now }: Wanted, after: Place | undefined, atMost: number) {
  let query = jobsSeenBy(database, member, search);
  if (state) query = query.where(listedState(now), '=', state);
  if (after) query = query.where(sql<SqlBool>`(job.updated_at, job.id) < (${after.moment}::timestamptz, ${after.id})`);
  return query
    .select(columns.map((column) => `job.${column}` as const))
    .select([sql<string>`job.updated_at::text`.as('moment'), listedState(now).as('listedState')])
    .orderBy('job.updatedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(atMost)
    .execute();
}

export async function countByState(database: Database, member: Member, { search, now }: Omit<Wanted, 'state'>) {
  const counted = await jobsSeenBy(database, member, search)
    .select([listedState(now).as('listedState'), sql<number>`count(*)::int`.as('count')])
    .groupBy('listedState') // `state` would be the column
    .execute();
  return counted.map(({ listedState: state, count }) => ({ state, count }));
}

/** Open or paused, with a last day before `day`; where that is today is the organisation's to say. The platform asks. */
export const listClosing = (database: Database, day: string) =>
  database
    .selectFrom('hiring.job as job')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'job.orgId')
    .select(['job.id as jobId', 'job.orgId', 'job.closesOn', 'organisation.timeZone'])
    .where('job.state', 'in', ['open', 'paused'])
    .where('job.closesOn', '<', day)
    .orderBy('job.id')
    .execute();
