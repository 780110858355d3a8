import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import type { Config } from '#server/platform/config.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { ACCESS_TOKEN_SECONDS, makeTokenReader } from './access-tokens.ts';
import { type Auth, makeAuth } from './auth.ts';
import { type Doorkeeper, makeDoorkeeper, type Person } from './doorkeeper.ts';
import { type LimitChanges, type Limiter, makeLimiter } from './limits.ts';
import { forgetKeys } from './repository.ts';

type Needs = {
  readonly database: Kysely<Tables>;
  readonly config: Config;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly limits?: LimitChanges | undefined;
};

/** What the actions of accounts work with; made once, at start. */
export type Identity = Omit<Needs, 'limits'> & {
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly doorkeeper: Doorkeeper;
  signAccess(person: Person): Promise<string>;
};

export function makeIdentity({ limits, ...needs }: Needs): Identity {
  const { database, config, now } = needs;
  const auth = makeAuth({ database, audience: 'people', config });
  const readKeys = async () => (await auth.api.getJwks()) as JSONWebKeySet;
  const sign = async ({ id, login }: Person) => {
    const issued = Math.floor(now().getTime() / 1000);
    const payload = { sub: String(id), sid: login, iat: issued, exp: issued + ACCESS_TOKEN_SECONDS };
    return (await auth.api.signJWT({ body: { payload } })).token;
  };
  return {
    ...needs,
    auth,
    limiter: makeLimiter(database, now, limits),
    doorkeeper: makeDoorkeeper(makeTokenReader({ audience: 'people', readKeys, now })),
    async signAccess(person) {
      try {
        return await sign(person);
      } catch (error) {
        if (!isOfAnotherSecret(error)) throw error;
        await forgetKeys(database);
        return sign(person);
      }
    },
  };
}

/** SECRET was changed: the kept keys cannot be opened any more, so new ones are made, and everybody logs in again. */
const isOfAnotherSecret = (error: unknown) => error instanceof Error && error.message.startsWith('Failed to decrypt private key');
