import type { JSONWebKeySet } from 'jose';
import { makeAccessSigner } from '#server/identity/access-signer.ts';
import { makeTokenReader } from '#server/identity/access-tokens.ts';
import { type Auth, cookiePaths, isHttps, makeAuth } from '#server/identity/auth.ts';
import { makeDevices } from '#server/identity/devices.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Door } from '#server/platform/doors.ts';
import { makeMemberDoor } from './door.ts';
import { findMemberToAdmit } from './repository.ts';

/** What the actions of hiring work with; made once, at start. Accounts, logins, keys and devices are apart from people's. */
export type Employers = Pick<
  Identity,
  'audience' | 'database' | 'config' | 'now' | 'jobs' | 'mailer' | 'turns' | 'limiter' | 'codes' | 'devices' | 'nameForTries' | 'signAccess'
> & {
  readonly auth: Auth;
  readonly memberDoor: Door<'member'>;
};

export function makeEmployers({ database, config, now, jobs, mailer, turns, limiter, codes }: Identity): Employers {
  const auth = makeAuth({ database, audience: 'employers', config });
  const readKeys = async () => (await auth.api.getJwks()) as JSONWebKeySet;
  return {
    ...{ database, config, now, jobs, mailer, turns, limiter, codes, auth },
    audience: 'employers',
    nameForTries: (email) => `employer ${email}`,
    devices: makeDevices({ secret: config.secret, isSecure: isHttps(config), audience: 'employers', path: cookiePaths.employers, now }),
    memberDoor: makeMemberDoor({
      readToken: makeTokenReader({ audience: 'employers', readKeys, now }),
      findMember: (accountId, login) => findMemberToAdmit(database, { accountId, login }, now()),
    }),
    signAccess: makeAccessSigner({ auth, audience: 'employers', database, now }),
  };
}
