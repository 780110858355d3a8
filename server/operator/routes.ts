import * as endpoints from '#contract/operator.ts';
import { countTextCalls } from '#server/narratives/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { countJobs, listUndone, makeJobDueNow } from '#server/platform/job-table.ts';
import type { Serve } from '#server/platform/serve.ts';
import { countDisowned } from '#server/reports/repository.ts';
import { describeJobs } from './rules.ts';

const MAX_JOBS = 100;
const DAYS = 30;

type Needs = { readonly database: Database; readonly now: () => Date };

/** The first screens of whoever runs the site. A domain that brings one of its own serves it by the door `operator`. */
export function operatorRoutes(serve: Serve, { database, now }: Needs): void {
  serve(endpoints.readJobs, async () => describeJobs(await countJobs(database), await listUndone(database, { atMost: MAX_JOBS })));
  serve(endpoints.retryJob, async ({ params: { jobId } }) => ({ isTried: await makeJobDueNow(database, jobId) }));
  serve(endpoints.readTextCalls, async () => ({ days: await countTextCalls(database, DAYS) }));
  serve(endpoints.readDisownedCounts, async () => ({ insights: [...(await countDisowned(database, now()))] }));
}
