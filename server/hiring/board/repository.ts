import { type ExpressionBuilder, sql } from 'kysely';
import type { JobSearch } from '#contract/hiring/board.ts';
import { JOBS_ON_A_PAGE, MAX_COUNTED_JOBS } from '#contract/hiring/board-words.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { isActiveJob } from '../counters.ts';
import type { BoardTables } from './tables.ts';

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

type Search = Omit<JobSearch, 'q' | 'remote'> & { readonly words: readonly string[]; readonly isRemote: boolean };
type Entry = ExpressionBuilder<Tables & { entry: BoardTables['board.job'] }, 'entry'>;

/** One page of the open jobs, the newest first, and how many there are, as far as they are counted and one beyond. */
export async function searchOpenJobs(database: Database, { words, place, isRemote, employment, language, page }: Search, at: Date) {
  const places = place ? await findPlaces(database, place) : undefined;
  const isFound = ({ and, or, eb }: Entry) =>
    and([
      or([eb('entry.closesAt', 'is', null), eb('entry.closesAt', '>', at)]),
      ...(words.length > 0 ? [sql<boolean>`entry.words @@ ${queryOf(words)}`] : []),
      ...(places ? [sql<boolean>`entry.place = any(${places}::text[])`] : []),
      ...(isRemote ? [eb('entry.workPlace', '=', 'remote')] : []),
      ...(employment ? [eb('entry.employment', '=', employment)] : []),
      ...(language ? [eb('entry.language', '=', language)] : []),
    ]);
  const entries = () => database.selectFrom('board.job as entry').where(isFound).select('entry.jobId');
  const { count } = await database
    .selectFrom(
      entries()
        .limit(MAX_COUNTED_JOBS + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const shown = entries()
    .orderBy('entry.publishedAt', 'desc')
    .orderBy('entry.jobId', 'desc')
    .limit(JOBS_ON_A_PAGE)
    .offset((page - 1) * JOBS_ON_A_PAGE);
  const jobs = await published(database)
    .innerJoin(shown.as('shown'), 'shown.jobId', 'job.id')
    .select(LISTED)
    .orderBy('job.publishedAt', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
  return { jobs, count: Number(count) };
}

/** The places on the board whose name holds these signs. They are few, and the plan of a search is the better for knowing them. */
async function findPlaces(database: Database, part: string): Promise<string[]> {
  const places = database.selectFrom('board.place').select('name').where(sql<boolean>`strpos(name, lower(${part})) > 0`);
  return (await places.execute()).map(({ name }) => name);
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
