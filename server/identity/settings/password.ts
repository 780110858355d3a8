import type { NewPasswordForm } from '#contract/account-settings.ts';
import { hashPassword } from '../actions.ts';
import type { Caller } from '../caller.ts';
import type { Person } from '../door.ts';
import type { Identity } from '../identity.ts';
import { notify } from '../notify.ts';
import { provePassword } from '../proofs.ts';
import { endLogins, replacePassword } from '../repository.ts';
import { findPerson } from './repository.ts';

/** Ends every other login, and those that wait for a second step. */
export async function changePassword(
  identity: Identity,
  { id, login }: Person,
  { currentPassword, password }: NewPasswordForm,
  caller: Caller,
): Promise<void> {
  await provePassword(identity, id, { password: currentPassword, field: 'currentPassword' }, caller);
  const passwordHash = await hashPassword(identity, password, caller);
  await identity.jobs.transaction(async (transaction, add) => {
    await replacePassword(transaction, id, passwordHash, identity.now());
    await endLogins(transaction, id, login);
    await notify(identity, add, { user: await findPerson(transaction, id), notice: 'passwordChanged' }, caller);
  });
}
