import * as endpoints from '#contract/relationships.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { acceptInvitation, invite, lookAtInvitation, readRelationships, readTwoReport } from './actions.ts';
import { deleteRelationship } from './repository.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

export function relationshipRoutes(serve: Serve, { database, now }: Needs): void {
  serve(endpoints.readRelationships, ({ visitor }) => readRelationships(database, visitor.id, now()));

  serve(endpoints.invite, ({ visitor }) => invite(database, visitor.id, now()));

  serve(endpoints.lookAtInvitation, ({ visitor, body }) => lookAtInvitation(database, visitor.id, body.token, now()));

  serve(endpoints.acceptInvitation, ({ visitor, body }) => acceptInvitation(database, visitor.id, body.token, now()));

  serve(endpoints.readTwoReport, ({ visitor, params: { relationshipId }, query: { language } }) =>
    readTwoReport(database, { relationshipId, personId: visitor.id, language, now: now() }),
  );

  serve(endpoints.endRelationship, async ({ visitor, params: { relationshipId } }) => {
    await deleteRelationship(database, relationshipId, visitor.id);
    return {};
  });
}
