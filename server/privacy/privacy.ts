import type { Identity } from '#server/identity/identity.ts';
import { type AttemptCounter, makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import { deriveKey } from '#server/platform/derived-key.ts';

/** What the actions of privacy work with; made once, at start. */
export type Privacy = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer' | 'auth' | 'turns'> & {
  readonly counter: AttemptCounter;
  /** One for the links and codes of parents, one for codes of erasure, one that names erased accounts. */
  readonly keys: { readonly parents: Buffer; readonly erasure: Buffer; readonly erased: Buffer };
};

export function makePrivacy({ database, config, now, jobs, mailer, auth, turns }: Identity): Privacy {
  const keyOf = (purpose: string) => deriveKey(config.secret, purpose);
  return {
    ...{ database, config, now, jobs, mailer, auth, turns },
    counter: makeAttemptCounter(database, now),
    keys: { parents: keyOf('parents'), erasure: keyOf('codes of erasure'), erased: keyOf('erased accounts') },
  };
}
