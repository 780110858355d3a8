import type { OwnData } from '#contract/own-data.ts';
import type { Database } from '#server/platform/database.ts';
import { findEditor, findMembership, readEvents } from './repository.ts';

/** All that the society keeps of somebody's belonging to it. */
export async function readOwnSociety(database: Database, personId: number): Promise<OwnData['society']> {
  const [membership, editor, events] = await Promise.all([
    findMembership(database, personId),
    findEditor(database, personId),
    readEvents(database, personId),
  ]);
  return {
    membership: membership
      ? {
          state: membership.state,
          invitedAt: membership.invitedAt.toISOString(),
          joinedAt: membership.joinedAt?.toISOString() ?? null,
        }
      : null,
    steps: events.map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() })),
    editorSince: editor?.appointedAt.toISOString() ?? null,
  };
}
