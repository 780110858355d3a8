import type { NewPasswordForm } from '#contract/account-settings.ts';
import type { Accounts } from '../accounts.ts';
import { hashPassword } from '../actions.ts';
import type { Caller } from '../caller.ts';
import type { Person } from '../door.ts';
import { provePassword } from '../proofs.ts';
import { endLogins, replacePassword } from '../repository.ts';
import { findOwner } from '../second-step/repository.ts';

/** Ends every other login, and those that wait for a second step. */
export async function changePassword(
  accounts: Accounts,
  { id, login }: Person,
  { currentPassword, password }: NewPasswordForm,
  caller: Caller,
): Promise<void> {
  const { audience, jobs, now } = accounts;
  await provePassword(accounts, id, { password: currentPassword, field: 'currentPassword' }, caller);
  const passwordHash = await hashPassword(accounts, password, caller);
  await jobs.transaction(async (transaction, add) => {
    await replacePassword(transaction, audience, id, { passwordHash, at: now() });
    await endLogins(transaction, audience, id, login);
    await accounts.tell(add, await findOwner(transaction, audience, id), 'passwordChanged', caller);
  });
}
