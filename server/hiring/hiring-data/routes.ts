import * as endpoints from '#contract/hiring/hiring-data.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { readApplicationData, readApplicationsData, readJobData, readJobsData } from './actions.ts';

/** What programs read with an API key. */
export function hiringDataRoutes(serve: Serve, employers: Employers): void {
  serve(endpoints.readJobsData, ({ visitor, query }) => readJobsData(employers, visitor, query));
  serve(endpoints.readJobData, ({ visitor, params }) => readJobData(employers, visitor, params.jobId));
  serve(endpoints.readApplicationsData, ({ visitor, query }) => readApplicationsData(employers, visitor, query));
  serve(endpoints.readApplicationData, ({ visitor, params }) => readApplicationData(employers, visitor, params.applicationId));
}
