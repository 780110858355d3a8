import type { Kysely } from 'kysely';
import { boardMessages, type JobAd, type JobBoard, JobSearch } from '#contract/hiring/board.ts';
import { JOBS_ON_A_PAGE, MAX_COUNTED_JOBS } from '#contract/hiring/board-words.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Tables } from '#server/platform/database.ts';
import type { PageData } from '#server/platform/page-data.ts';
import { Problem } from '#server/platform/problem.ts';
import { inScope } from '../scope.ts';
import { findPublishedJob, listNewestOpenJobs, listOpenJobDays, listQuestions, searchOpenJobs } from './repository.ts';
import { summaryOf, toJobAd, toListedJob, wordsOf } from './rules.ts';

export type Board = { readonly database: Kysely<Tables>; readonly now: () => Date };

export async function readJobBoard({ database, now }: Board, { q, remote, ...search }: JobSearch): Promise<JobBoard> {
  const { jobs, count: found } = await inScope(database, 'platform', (transaction) =>
    searchOpenJobs(transaction, { ...search, words: wordsOf(q ?? ''), isRemote: remote === 'true' }, now()),
  );
  const count = Math.min(found, MAX_COUNTED_JOBS);
  const pages = Math.max(1, Math.ceil(count / JOBS_ON_A_PAGE));
  return { jobs: jobs.map(toListedJob), count, hasMore: found > count, page: search.page, pages };
}

export async function readJobAd(board: Board, jobId: number): Promise<JobAd> {
  const job = await findJobAd(board, jobId);
  if (!job) throw new Problem('not-found', boardMessages.jobNotFound);
  return job;
}

async function findJobAd({ database, now }: Board, jobId: number): Promise<JobAd | undefined> {
  return inScope(database, 'platform', async (transaction) => {
    const job = await findPublishedJob(transaction, jobId, now());
    return job && toJobAd(job, await listQuestions(transaction, { orgId: job.orgId, jobId }));
  });
}

/** Enough for the boards that ask for it, and not so much that it takes the memory of the server. */
const MOST_IN_FEED = 1_000;
const MOST_IN_MAP = 10_000;

export async function listFeedJobs({ database, now }: Board): Promise<JobAd[]> {
  const jobs = await inScope(database, 'platform', (transaction) => listNewestOpenJobs(transaction, now(), MOST_IN_FEED));
  return jobs.map((job) => toJobAd({ ...job, isOpen: true }));
}

/** The pages of the jobs that are open now, for the map of the site. */
export async function listOpenJobPages({ database, now }: Board) {
  const jobs = await inScope(database, 'platform', (transaction) => listOpenJobDays(transaction, now(), MOST_IN_MAP));
  return jobs.map(({ id, updatedAt }) => ({
    address: `/jobs/${id}`,
    languages: LANGUAGES,
    changedAt: updatedAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
  }));
}

/** What the pages of the board show as the server sends them: the same as the API gives. */
export const boardPages = (board: Board): PageData => ({
  async jobBoard({ query }) {
    const search = JobSearch.safeParse(query);
    return { board: await readJobBoard(board, search.success ? search.data : JobSearch.parse({})) };
  },
  async jobAd({ pathname, origin }) {
    const jobId = Number(/\/(\d{1,9})\/?$/.exec(pathname)?.[1]);
    const job = jobId > 0 ? await findJobAd(board, jobId) : undefined;
    if (!job) return { job: null };
    return { job, origin, head: { title: job.title, organisation: job.organisation, summary: summaryOf(job.description) } };
  },
});
