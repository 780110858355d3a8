import * as endpoints from '#contract/society/safety.ts';
import type { Serve } from '#server/platform/serve.ts';
import { appealCase } from '../appeals/actions.ts';
import type { Society } from '../membership/actions.ts';
import { complain, readOwnSafety } from './actions.ts';

/** What members report, and what becomes of it. */
export function complaintRoutes(serve: Serve, society: Society): void {
  serve(endpoints.complain, ({ visitor: { id }, body }) => complain(society, id, body));
  serve(endpoints.readOwnSafety, ({ visitor: { id } }) => readOwnSafety(society.database, id, society.now()));
  serve(endpoints.appealCase, ({ visitor: { id }, params: { caseId }, body }) => appealCase(society, id, caseId, body.text));
}
