import * as endpoints from '#contract/hiring/moderation.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { JobDesk } from '../jobs/actions.ts';
import { decideFirstJob, readFirstJobs } from './actions.ts';

export function moderationRoutes(serve: Serve, desk: JobDesk): void {
  serve(endpoints.readFirstJobs, () => readFirstJobs(desk));
  serve(endpoints.decideFirstJob, ({ visitor: { id }, params: { jobId }, body }) => decideFirstJob(desk, id, jobId, body));
}
