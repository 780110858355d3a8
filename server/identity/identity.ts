import { availableParallelism } from 'node:os';
import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import { identityMessages as say } from '#contract/identity.ts';
import type { Config } from '#server/platform/config.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Door } from '#server/platform/doors.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { Problem } from '#server/platform/problem.ts';
import { makeTurns, type Turns } from '#server/platform/turns.ts';
import { makeAccessSigner } from './access-signer.ts';
import { type Audience, makeTokenReader } from './access-tokens.ts';
import { type Auth, cookiePaths, isHttps, makeAuth } from './auth.ts';
import { type Codes, makeCodes } from './codes.ts';
import { type Devices, makeDevices } from './devices.ts';
import { makeAccountDoor, makePersonDoor, type Person } from './door.ts';
import { type LimitChanges, type Limiter, makeLimiter } from './limits.ts';
import { isLoggedIn } from './repository.ts';

type Needs = {
  readonly database: Kysely<Tables>;
  readonly config: Config;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly limits?: LimitChanges | undefined;
};

/** A hash keeps a core busy for about 60 ms and one of Node's four threads, on which files are read too: two of those stay free. */
const MAX_HASHES_AT_ONCE = Math.min(availableParallelism(), 2);

/** What the actions of accounts work with; made once, at start. */
export type Identity = Omit<Needs, 'limits'> & {
  readonly audience: Audience;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly personDoor: Door<'person'>;
  readonly accountDoor: Door<'account'>;
  readonly devices: Devices;
  readonly codes: Codes;
  /** For hashing passwords. */
  readonly turns: Turns;
  /** Under which name the passwords are counted that are tried for an e-mail. */
  nameForTries(email: string): string;
  signAccess(person: Person): Promise<string>;
};

export function makeIdentity({ limits, ...needs }: Needs): Identity {
  const { database, config, now } = needs;
  const auth = makeAuth({ database, audience: 'people', config });
  const readKeys = async () => (await auth.api.getJwks()) as JSONWebKeySet;
  const personDoor = makePersonDoor(makeTokenReader({ audience: 'people', readKeys, now }));
  return {
    ...needs,
    audience: 'people',
    auth,
    nameForTries: (email) => email,
    devices: makeDevices({ secret: config.secret, isSecure: isHttps(config), audience: 'people', path: cookiePaths.people, now }),
    codes: makeCodes(database, config.secret, now),
    turns: makeTurns({ atOnce: MAX_HASHES_AT_ONCE, maxInLine: 100, maxWaiting: 200, refusal: () => new Problem('too-many', say.busy) }),
    limiter: makeLimiter(database, now, limits),
    personDoor,
    accountDoor: makeAccountDoor(personDoor, (person) => isLoggedIn(database, person)),
    signAccess: makeAccessSigner({ auth, audience: 'people', database, now }),
  };
}
