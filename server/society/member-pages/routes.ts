import * as endpoints from '#contract/society/member-pages.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { readMember, readOwnPage, saveOwnPage, searchMembers } from './actions.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

export function memberPageRoutes(serve: Serve, { database, now }: Needs): void {
  serve(endpoints.readOwnPage, ({ visitor: { id } }) => readOwnPage(database, id));
  serve(endpoints.saveOwnPage, ({ visitor: { id }, body }) => saveOwnPage(database, id, body, now()));
  serve(endpoints.listMembers, ({ visitor: { id }, query }) => searchMembers(database, id, query));
  serve(endpoints.readMember, ({ visitor: { id }, params: { memberId } }) => readMember(database, id, memberId));
}
