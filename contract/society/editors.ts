import { z } from 'zod';
import { endpoint, UserId } from '../endpoint.ts';
import { societyMessages as say } from './messages.ts';

const When = z.iso.datetime();

const Editor = z.object({ userId: z.int(), name: z.string(), appointedAt: When });
export const EditorialCircle = z.object({ editors: z.array(Editor) });
export type EditorialCircle = z.infer<typeof EditorialCircle>;

export const readCircle = endpoint({
  method: 'GET',
  path: '/api/society/editors',
  summary: 'Who belongs to the editorial circle, for its members.',
  tag: 'Society',
  access: 'editor',
  ok: EditorialCircle,
  problems: ['unauthenticated', 'consent-first', 'forbidden'],
});

const ofOperators = { tag: 'Operators', access: 'operator', problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found'] } as const;

export const readEditors = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/api/operator/society/editors',
  summary: 'Who belongs to the editorial circle.',
  ok: EditorialCircle,
});

export const appointEditor = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/society/editors',
  summary: 'Appoint somebody to the editorial circle.',
  body: z.object({ username: z.string({ error: say.noSuchPerson }).trim().toLowerCase().min(1, { error: say.noSuchPerson }).max(60) }),
  ok: EditorialCircle,
});

export const removeEditor = endpoint({
  ...ofOperators,
  method: 'DELETE',
  path: '/api/operator/society/editors/{editorId}',
  summary: 'Remove somebody from the editorial circle.',
  params: z.object({ editorId: UserId }),
  ok: EditorialCircle,
});

export const editorEndpoints = [readCircle, readEditors, appointEditor, removeEditor] as const;
