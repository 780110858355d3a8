import type { EditorialCircle } from '#contract/society/editors.ts';
import { societyMessages as say } from '#contract/society/messages.ts';
import { findUsername } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { deleteEditor, findByUsername, insertEditor, listEditors } from './repository.ts';

export async function readCircle(database: Database): Promise<EditorialCircle> {
  const editors = await listEditors(database);
  return {
    editors: editors.map(({ personId, name, appointedAt }) => ({ userId: personId, name, appointedAt: appointedAt.toISOString() })),
  };
}

export async function appointEditor(database: Database, operatorId: number, username: string, at: Date): Promise<EditorialCircle> {
  const person = await findByUsername(database, username);
  if (!person) throw new Problem('not-found', say.noSuchPerson, { username: say.noSuchPerson });
  await insertEditor(database, person.id, (await findUsername(database, operatorId)) ?? '', at);
  return readCircle(database);
}

export async function removeEditor(database: Database, editorId: number): Promise<EditorialCircle> {
  await deleteEditor(database, editorId);
  return readCircle(database);
}
