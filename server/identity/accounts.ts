import type { Add } from '#server/platform/job.ts';
import type { Caller, LoggedIn } from './caller.ts';
import type { Device } from './devices.ts';
import type { Identity } from './identity.ts';
import { begin } from './logging-in.ts';
import type { OwnerNotice } from './notice-job.ts';
import { notify } from './notify.ts';
import { openSession } from './open-session.ts';

/** Whose account it is. */
export type Owner = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: string | null;
};

/** The accounts of one audience, as their settings see them: those of people and of employers are apart, and work alike. */
export type Accounts<Entered = unknown> = Pick<
  Identity,
  'database' | 'config' | 'now' | 'jobs' | 'limiter' | 'devices' | 'turns' | 'auth' | 'audience' | 'nameForTries'
> & {
  /** How an app for codes, and a device with passkeys, calls an account: two of one mailbox stand beside each other there. */
  labelOf(email: string): string;
  /** Tells the owner by mail what was done. */
  tell(add: Add, owner: Owner, notice: OwnerNotice, caller: Caller): Promise<void>;
  /** Lets in somebody who has shown who they are. */
  enter(accountId: number, caller: Caller, device: Device): Promise<Entered>;
};

export const accountsOfPeople = (identity: Identity): Accounts<LoggedIn> => ({
  ...identity,
  labelOf: (email) => email,
  tell: (add, user, notice, caller) => notify(identity, add, { user, notice }, caller),
  enter: async (personId, caller, device) => begin(identity, await openSession(identity, personId, caller), caller, device),
});
