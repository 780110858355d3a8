import * as endpoints from '#contract/hiring/imports.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Candidates } from '../candidates/actions.ts';
import { exportApplications, importCandidates } from './actions.ts';

export function importRoutes(serve: Serve, candidates: Candidates): void {
  serve(endpoints.importCandidates, ({ visitor, params, body }) => importCandidates(candidates, visitor, { ...params, ...body }));
  serve(endpoints.exportApplications, ({ visitor, query }) => exportApplications(candidates, visitor, query));
}
