import { saveJobStages as stagesEndpoint } from '#contract/hiring/job-stages.ts';
import { takeJobStep as stepEndpoint } from '#contract/hiring/job-steps.ts';
import { saveJobTarget as targetEndpoint } from '#contract/hiring/job-targets.ts';
import * as endpoints from '#contract/hiring/jobs.ts';
import type { Serve } from '#server/platform/serve.ts';
import { saveJobStages } from '../job-stages/actions.ts';
import { takeJobStep } from '../job-steps/actions.ts';
import { saveJobTarget } from '../job-targets/actions.ts';
import { createJob, duplicateJob, type JobDesk, readJob, readJobChoices, readJobHistory, readJobs, saveJob } from './actions.ts';

export function jobRoutes(serve: Serve, desk: JobDesk): void {
  serve(endpoints.listJobs, ({ visitor, query }) => readJobs(desk, visitor, query));
  serve(endpoints.readJobChoices, ({ visitor }) => readJobChoices(desk, visitor));
  serve(endpoints.createJob, ({ visitor, body }) => createJob(desk, visitor, body));
  serve(endpoints.readJob, ({ visitor, params: { jobId } }) => readJob(desk, visitor, jobId));
  serve(endpoints.saveJob, ({ visitor, params: { jobId }, body }) => saveJob(desk, visitor, jobId, body));
  serve(stepEndpoint, ({ visitor, params: { jobId }, body }) => takeJobStep(desk, visitor, jobId, body));
  serve(endpoints.duplicateJob, ({ visitor, params: { jobId }, body }) => duplicateJob(desk, visitor, jobId, body.madeWith));
  serve(stagesEndpoint, ({ visitor, params: { jobId }, body }) => saveJobStages(desk, visitor, jobId, body));
  serve(targetEndpoint, ({ visitor, params: { jobId }, body }) => saveJobTarget(desk, visitor, jobId, body));
  serve(endpoints.readJobHistory, ({ visitor, params: { jobId } }) => readJobHistory(desk, visitor, jobId));
}
