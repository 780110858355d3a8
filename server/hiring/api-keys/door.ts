import type { Kysely } from 'kysely';
import { KEY_REQUESTS_A_MINUTE, keyMessages as say } from '#contract/hiring/api-key-words.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Door } from '#server/platform/doors.ts';
import { Problem } from '#server/platform/problem.ts';
import { dayIn } from '../jobs/rules.ts';
import { findKeyByDigest, noteUse } from './repository.ts';
import { digestOf, isKey, isToBeNoted, type KeyHolder, stateOf } from './rules.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** A program that shows a key of its organisation. What the key may read is decided beside the load. */
    key: { path: unknown; visitor: KeyHolder };
  }
}

const hiringApiKey = {
  name: 'hiringApiKey',
  scheme: { type: 'http', scheme: 'bearer', description: 'An API key of your organisation. An owner makes it in the settings.' },
} as const;

type Needs = { readonly database: Kysely<Tables>; readonly now: () => Date };

export function makeKeyDoor({ database, now }: Needs): Door<'key'> {
  const counter = makeAttemptCounter(database, now);

  async function countRequest(keyId: number): Promise<void> {
    const { count, endsAt } = await counter.count({ name: 'requestsOfKey', subject: String(keyId), seconds: 60 });
    if (count <= KEY_REQUESTS_A_MINUTE) return;
    throw new Problem('too-many', say.tooOften, undefined, Math.max(1, Math.ceil((endsAt.getTime() - now().getTime()) / 1000)));
  }

  return {
    proof: hiringApiKey,
    open: async ({ headers: { authorization } }) => {
      const [, key] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      if (key === undefined) throw new Problem('unauthenticated', say.missing);
      const found = isKey(key) ? await findKeyByDigest(database, digestOf(key)) : undefined;
      if (!found) throw new Problem('unauthenticated', say.unknown);
      const { keyId, orgId, scopes, lastUsedAt, timeZone } = found;
      const state = stateOf(found, dayIn(timeZone, now()));
      if (state !== 'active') throw new Problem('unauthenticated', say[state]);
      await countRequest(keyId);
      if (isToBeNoted(lastUsedAt, now())) await noteUse(database, { orgId, keyId }, now());
      return { keyId, orgId, scopes };
    },
  };
}
