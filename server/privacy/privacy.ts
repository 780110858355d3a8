import type { Identity } from '#server/identity/identity.ts';
import { type AttemptCounter, makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import type { Add } from '#server/platform/job.ts';

type LeaveHiring = (
  transaction: Database,
  personId: number,
  at: Date,
  telling: { readonly add: Add; readonly origin: string },
) => Promise<void>;

/** What the actions of privacy work with; made once, at start. */
export type Privacy = Pick<Identity, 'database' | 'config' | 'now' | 'jobs' | 'mailer' | 'auth' | 'turns'> & {
  readonly counter: AttemptCounter;
  /** Takes a person out of what they have applied for, before their account goes. Privacy knows no hiring, so it is given. */
  readonly leaveHiring: LeaveHiring;
  /** What links of mails begin with that no request has asked for. */
  readonly originOf: () => string;
  /** One for the links and codes of parents, one for codes of erasure, one that names erased accounts. */
  readonly keys: { readonly parents: Buffer; readonly erasure: Buffer; readonly erased: Buffer };
};

export function makePrivacy(
  { database, config, now, jobs, mailer, auth, turns }: Identity,
  { leaveHiring, originOf }: Pick<Privacy, 'leaveHiring' | 'originOf'>,
): Privacy {
  const keyOf = (purpose: string) => deriveKey(config.secret, purpose);
  return {
    ...{ database, config, now, jobs, mailer, auth, turns, leaveHiring, originOf },
    counter: makeAttemptCounter(database, now),
    keys: { parents: keyOf('parents'), erasure: keyOf('codes of erasure'), erased: keyOf('erased accounts') },
  };
}
