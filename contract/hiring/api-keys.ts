import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { KEY_SCOPES, KEY_STATES, MAX_KEY_NAME_LENGTH, keyMessages as say } from './api-key-words.ts';
import { hiringMessages } from './messages.ts';

const tag = 'API keys';
const access = 'member';
const When = z.iso.datetime();
const Scope = z.enum(KEY_SCOPES, { error: say.scopes });

export const KeyList = z.object({
  keys: z.array(
    z.object({
      keyId: z.int(),
      name: z.string(),
      prefix: z.string().meta({ description: 'How the key begins. The rest of it is not kept anywhere.' }),
      scopes: z.array(Scope),
      state: z.enum(KEY_STATES),
      lastDay: z.iso.date().nullable().meta({ description: "The day after which it opens nothing, in the organisation's time zone." }),
      madeBy: z.string(),
      madeAt: When,
      lastUsedAt: When.nullable().meta({ description: 'To the minute.' }),
    }),
  ),
});
export type KeyList = z.infer<typeof KeyList>;

const NewKey = z
  .object({
    name: z.string({ error: say.name }).trim().min(1, { error: say.name }).max(MAX_KEY_NAME_LENGTH, { error: say.name }),
    scopes: z
      .array(Scope, { error: say.scopes })
      .min(1, { error: say.scopes })
      .max(KEY_SCOPES.length, { error: say.scopes })
      .refine((scopes) => !scopes.includes('candidates') || scopes.includes('applications'), { error: say.candidatesAlone }),
    lastDay: z.iso.date({ error: say.lastDay }).nullable(),
  })
  .meta({ description: 'Who holds it, what it may read, and until when.' });
export type NewKey = z.infer<typeof NewKey>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/hiring/api-keys',
  summary: 'The API keys of the organisation, the newest first. For owners.',
  tag,
  access,
  ok: KeyList,
  problems: ['unauthenticated', 'forbidden'],
});
export const makeKey = endpoint({
  method: 'POST',
  path: '/api/hiring/api-keys',
  summary: 'Make an API key. The answer is the only place where it is ever told. For owners.',
  tag,
  access,
  status: 201,
  body: NewKey,
  ok: KeyList.extend({ key: z.string() }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'conflict'],
});
export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/hiring/api-keys/{keyId}',
  summary: 'Revoke an API key. It opens nothing from this moment on, and never again. For owners.',
  tag,
  access,
  params: z.object({ keyId: IdIn(hiringMessages.notFound).meta({ example: 7 }) }),
  ok: KeyList,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found'],
});

export const keyEndpoints = [listKeys, makeKey, revokeKey] as const;
