import * as endpoints from '#contract/society/operating.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Society } from '../membership/actions.ts';
import { decideAppeal, exclude, readSociety } from './actions.ts';

/** What operators do with memberships. */
export function exclusionRoutes(serve: Serve, society: Society): void {
  serve(endpoints.readSociety, ({ visitor: { id } }) => readSociety(society, id));
  serve(endpoints.excludeMember, ({ visitor: { id }, body }) => exclude(society, id, body));
  serve(endpoints.decideAppeal, ({ visitor: { id }, params: { exclusionId }, body }) => decideAppeal(society, id, exclusionId, body));
}
