import { type ExpressionBuilder, sql } from 'kysely';
import type { JobSearch } from '#contract/hiring/board.ts';
import { JOBS_ON_A_PAGE } from '#contract/hiring/board-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { isActiveJob } from '../counters.ts';
import type { JobTable, OrganisationTable } from '../tables.ts';

type Joined = Tables & { job: JobTable; organisation: OrganisationTable };
type Row = ExpressionBuilder<Joined, 'job' | 'organisation'>;

const published = (database: Database) =>
  database.selectFrom('hiring.job as job').innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'job.orgId');

const LISTED = [
  'job.id',
  'job.title',
  'job.place',
  'job.region',
  'job.country',
  'job.workPlace',
  'job.employment',
  'job.salaryFrom',
  'job.salaryTo',
  'job.salaryCurrency',
  'job.salaryPer',
  'job.language',
  'job.publishedAt',
  'job.closesOn',
  'organisation.name as organisation',
] as const;

/** Each word of a search, or its beginning. Signs that mean something in a query of PostgreSQL are no part of a word. */
const queryOf = (words: readonly string[]) => sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;

const MOST_ORGANISATIONS = 50;

function organisationsNamed(database: Database, words: readonly string[]) {
  return database
    .selectFrom('hiring.organisation')
    .select('orgId')
    .where(sql<boolean>`to_tsvector('simple', name) @@ ${queryOf(words)}`)
    .orderBy('orgId')
    .limit(MOST_ORGANISATIONS)
    .execute();
}

type Search = Omit<JobSearch, 'q' | 'remote'> & { readonly words: readonly string[]; readonly isRemote: boolean };

/** One page of the open jobs, the newest first, and how many there are. */
export async function searchOpenJobs(database: Database, { words, place, isRemote, employment, language, page }: Search, at: Date) {
  const orgIds = words.length === 0 ? [] : (await organisationsNamed(database, words)).map(({ orgId }) => orgId);
  const isFound = ({ and, or, eb }: Row) =>
    and([
      isActiveJob(at),
      ...(words.length > 0
        ? [or([sql<boolean>`job.search @@ ${queryOf(words)}`, ...(orgIds.length > 0 ? [eb('job.orgId', 'in', orgIds)] : [])])]
        : []),
      ...(place ? [sql<boolean>`strpos(lower(job.place || ' ' || job.region), lower(${place})) > 0`] : []),
      ...(isRemote ? [eb('job.workPlace', '=', 'remote')] : []),
      ...(employment ? [eb('job.employment', '=', employment)] : []),
      ...(language ? [eb('job.language', '=', language)] : []),
    ]);
  const { count } = await published(database)
    .where(isFound)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const jobs = await published(database)
    .where(isFound)
    .select(LISTED)
    .orderBy('job.publishedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(JOBS_ON_A_PAGE)
    .offset((page - 1) * JOBS_ON_A_PAGE)
    .execute();
  return { jobs, count: Number(count) };
}

const AD = [
  ...LISTED,
  'job.orgId',
  'job.department',
  'job.description',
  'job.openings',
  'job.state',
  'organisation.about',
  'organisation.website',
] as const;
/** The midnight with which the last day ends. */
const closesAt = sql<Date | null>`(job.closes_on + 1)::timestamp at time zone organisation.time_zone`;

/** A job that was published, also one that has closed since. */
export const findPublishedJob = (database: Database, jobId: number, at: Date) =>
  published(database)
    .select(AD)
    .select([closesAt.as('closesAt'), isActiveJob(at).as('isOpen')])
    .where('job.id', '=', jobId)
    .where('job.publishedAt', 'is not', null)
    .where('job.state', 'in', ['open', 'paused', 'closed', 'archived'])
    .executeTakeFirst();

/** What other job boards and search engines are told of: the newest open jobs with all that they say. */
export const listNewestOpenJobs = (database: Database, at: Date, most: number) =>
  published(database)
    .select(AD)
    .select(closesAt.as('closesAt'))
    .where(isActiveJob(at))
    .orderBy('job.publishedAt', 'desc')
    .orderBy('job.id', 'desc')
    .limit(most)
    .execute();

/** The same, only what a map of the site says. */
export const listOpenJobDays = (database: Database, at: Date, most: number) =>
  published(database).select(['job.id', 'job.updatedAt']).where(isActiveJob(at)).orderBy('job.publishedAt', 'desc').limit(most).execute();

/** What a job asks of whoever applies, in its order. */
export const listQuestions = (database: Database, { orgId, jobId }: { readonly orgId: number; readonly jobId: number }) =>
  database
    .selectFrom('hiring.jobQuestion')
    .select(['id', 'text', 'kind', 'options', 'isRequired'])
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .orderBy('position')
    .orderBy('id')
    .execute();
