import * as endpoints from '#contract/society/membership.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { countPresent, findEditor, findMembership, findPresent } from './repository.ts';

type Needs = { readonly database: Database };

export function membershipRoutes(serve: Serve, { database }: Needs): void {
  serve(endpoints.readMembership, async ({ visitor: { id } }) => {
    const [membership, editor] = await Promise.all([findMembership(database, id), findEditor(database, id)]);
    return {
      state: membership?.state ?? null,
      joinedAt: membership?.joinedAt?.toISOString() ?? null,
      isEditor: editor !== undefined,
    };
  });
  serve(endpoints.readSocietyHome, async ({ visitor: { id } }) => {
    const [present, editor, members] = await Promise.all([findPresent(database, id), findEditor(database, id), countPresent(database)]);
    return { joinedAt: present!.joinedAt.toISOString(), members, isEditor: editor !== undefined };
  });
}
