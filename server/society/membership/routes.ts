import * as endpoints from '#contract/society/membership.ts';
import type { Serve } from '#server/platform/serve.ts';
import { answer, appeal, readHome, readOwnMembership, type Society } from './actions.ts';

export function membershipRoutes(serve: Serve, society: Society): void {
  serve(endpoints.readMembership, ({ visitor: { id } }) => readOwnMembership(society, id));
  serve(endpoints.answerMembership, ({ visitor: { id }, body }) => answer(society, id, body.answer));
  serve(endpoints.appealExclusion, ({ visitor: { id }, body: { text } }) => appeal(society, id, text));
  serve(endpoints.readSocietyHome, ({ visitor: { id } }) => readHome(society.database, id));
}
