import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { MINUTE_S } from '#server/platform/time.ts';

/** Who issues our tokens: a fixed name, since the address of the site may change. */
export const ISSUER = 'bhava';
export const ACCESS_TOKEN_SECONDS = 15 * MINUTE_S;
/** EdDSA only: a token may not choose its own algorithm. */
export const ALGORITHM = 'EdDSA';

/** Each has accounts, logins and keys of its own, in the schema of its name: the token of one opens nothing of the other. */
export type Audience = 'people' | 'employers';
type Settings = { readonly audience: Audience; readonly readKeys: () => Promise<JSONWebKeySet>; readonly now: () => Date };

/** The shortest time between two readings of the keys, so that forged key ids cannot make us read them for each request. */
const MIN_KEY_READING_PAUSE_MS = 1_000;

/**
 * A signature takes 0.15 ms to check, more than all else that a short request asks for, and says the same each time: what was checked
 * once holds until the token ends.
 */
const MAX_TOKENS_REMEMBERED = 10_000;

/**
 * Checks an access token with keys held in memory, without the database. When a token names an unknown key, the keys are read again.
 * Throws jose's errors.
 */
export function makeTokenReader({ audience, readKeys, now }: Settings): (token: string) => Promise<JWTPayload> {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;
  const refresh = async () => {
    readAt = now().getTime();
    keys = createLocalJWKSet(await readKeys());
    return keys;
  };
  const verify = async (token: string, set: ReturnType<typeof createLocalJWKSet>) => {
    const checks = { issuer: ISSUER, audience, algorithms: [ALGORITHM], currentDate: now(), requiredClaims: ['sub', 'sid', 'exp'] };
    return (await jwtVerify(token, set, checks)).payload;
  };
  const read = async (token: string) => {
    try {
      return await verify(token, keys ?? (await refresh()));
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now().getTime() - readAt < MIN_KEY_READING_PAUSE_MS) throw error;
      return verify(token, await refresh());
    }
  };
  const remembered = new Map<string, JWTPayload>();
  return async (token) => {
    const known = remembered.get(token);
    if (known && known.exp! * 1000 > now().getTime()) return known;
    remembered.delete(token);
    const payload = await read(token);
    remembered.set(token, payload);
    if (remembered.size > MAX_TOKENS_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return payload;
  };
}
