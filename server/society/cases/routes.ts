import * as endpoints from '#contract/society/safety.ts';
import type { Serve } from '#server/platform/serve.ts';
import { decideAppeal } from '../appeals/actions.ts';
import type { Society } from '../membership/actions.ts';
import { decideCase, readCaseFile, readCases } from './actions.ts';

/** What operators do with what members report. */
export function caseRoutes(serve: Serve, society: Society): void {
  serve(endpoints.readCases, ({ visitor: { id } }) => readCases(society, id));
  serve(endpoints.readCaseFile, ({ visitor: { id }, params: { caseId } }) => readCaseFile(society, id, caseId));
  serve(endpoints.decideCase, ({ visitor: { id }, params: { caseId }, body }) => decideCase(society, id, caseId, body));
  serve(endpoints.decideCaseAppeal, ({ visitor: { id }, params, body }) => decideAppeal(society, id, params, body));
}
