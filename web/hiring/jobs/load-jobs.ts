import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { ListedJob } from '#contract/hiring/job.ts';
import { call } from '#web/api/client.ts';

type Page = Output<EndpointAt<'GET /api/hiring/jobs'>>;

/** As many jobs as are shown, from the first on, so that what is loaded again is what stands there. */
export async function loadJobs(query: object, atLeast: number, signal: AbortSignal) {
  const jobs: ListedJob[] = [];
  let next: string | null = null;
  let counts: NonNullable<Page['counts']> = [];
  do {
    const page: Page = await call('GET /api/hiring/jobs', { query: { ...query, ...(next && { after: next }) } }, { as: 'member', signal });
    jobs.push(...page.jobs);
    next = page.next;
    counts = page.counts ?? counts;
  } while (next && jobs.length < atLeast);
  return { jobs, next, counts };
}

type Row = { readonly jobId: number };

/** What was loaded, with the rows of `own` that are there no more, each where it was before. */
export function keepOwn<R extends Row>(loaded: readonly R[], before: readonly R[], own: ReadonlySet<number>): R[] {
  const rows = [...loaded];
  for (const [index, row] of before.entries())
    if (own.has(row.jobId) && !loaded.some(({ jobId }) => jobId === row.jobId)) rows.splice(index, 0, row);
  return rows;
}
