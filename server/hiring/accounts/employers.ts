import type { JSONWebKeySet } from 'jose';
import { ACCESS_TOKEN_SECONDS, makeTokenReader } from '#server/identity/access-tokens.ts';
import { type Auth, makeAuth } from '#server/identity/auth.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Door } from '#server/platform/doors.ts';
import { makeMemberDoor } from './door.ts';
import { findMemberToAdmit } from './repository.ts';

/** What the actions of hiring work with; made once, at start. Accounts, logins and keys are apart from people's. */
export type Employers = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer' | 'turns' | 'limiter'> & {
  readonly auth: Auth;
  readonly memberDoor: Door<'member'>;
  signAccess(employer: { readonly id: number; readonly login: number }): Promise<string>;
};

export function makeEmployers({ database, config, now, jobs, mailer, turns, limiter }: Identity): Employers {
  const auth = makeAuth({ database, audience: 'employers', config });
  const readKeys = async () => (await auth.api.getJwks()) as JSONWebKeySet;
  return {
    ...{ database, config, now, jobs, mailer, turns, limiter, auth },
    memberDoor: makeMemberDoor({
      readToken: makeTokenReader({ audience: 'employers', readKeys, now }),
      findMember: (accountId, login) => findMemberToAdmit(database, { accountId, login }, now()),
    }),
    async signAccess({ id, login }) {
      const issued = Math.floor(now().getTime() / 1000);
      const payload = { sub: String(id), sid: login, iat: issued, exp: issued + ACCESS_TOKEN_SECONDS };
      return (await auth.api.signJWT({ body: { payload } })).token;
    },
  };
}
