import * as endpoints from '#contract/relationships.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { refuseHeldBack } from '#server/reports/held-back.ts';
import { acceptInvitation, invite, lookAtInvitation, readRelationships, readTwoReport } from './actions.ts';
import { deleteRelationship } from './repository.ts';

type Needs = { readonly database: Database; readonly now: () => Date; readonly config: Pick<Config, 'heldBackReports'> };

export function relationshipRoutes(serve: Serve, { database, now, config }: Needs): void {
  serve(endpoints.readRelationships, ({ visitor }) => readRelationships(database, visitor.id, now()));

  serve(endpoints.invite, ({ visitor }) => invite(database, visitor.id, now()));

  serve(endpoints.lookAtInvitation, ({ visitor, body }) => lookAtInvitation(database, visitor.id, body.token, now()));

  serve(endpoints.acceptInvitation, ({ visitor, body }) => acceptInvitation(database, visitor.id, body.token, now()));

  serve(endpoints.readTwoReport, ({ visitor, params: { relationshipId }, query: { language } }) => {
    refuseHeldBack('relationship', config);
    return readTwoReport(database, { relationshipId, personId: visitor.id, language, now: now() });
  });

  serve(endpoints.endRelationship, async ({ visitor, params: { relationshipId } }) => {
    await deleteRelationship(database, relationshipId, visitor.id);
    return {};
  });
}
