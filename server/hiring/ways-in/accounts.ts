import type { Accounts } from '#server/identity/accounts.ts';
import { type EmployerLoggedIn, enterEmployer } from '../accounts/actions.ts';
import type { Employers } from '../accounts/employers.ts';
import { noticeEmployer } from '../accounts/notify.ts';

/** Accounts of employers, for second steps and passkeys. The same mailbox may have an account as a person. */
export const accountsOfEmployers = (employers: Employers): Accounts<EmployerLoggedIn> => ({
  ...employers,
  labelOf: (email) => `${email} (employer)`,
  tell: (add, owner, notice, caller) => noticeEmployer(employers, add, owner, notice, caller),
  enter: (accountId, caller) => enterEmployer(employers, accountId, caller),
});
