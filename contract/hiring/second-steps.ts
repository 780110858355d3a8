import { EmployerAccount } from '../account-settings.ts';
import { endpoint } from '../endpoint.ts';
import { ownLoginsAt } from '../own-logins.ts';
import { secondStepsAt } from '../second-steps.ts';
import { EmployerLogin } from './accounts.ts';
import { EmployerNewPasswordForm } from './new-password.ts';

const tag = 'Employers';
const settings = 'employer/account';
const access = 'member';

/** The same as people have, for accounts of employers. */
export const employerSteps = secondStepsAt({ logins: 'employer', settings, access, tag, ok: EmployerLogin });
export const employerLogins = ownLoginsAt({ settings, access, tag, newPassword: EmployerNewPasswordForm });

export const readEmployerAccount = endpoint({
  method: 'GET',
  path: '/api/employer/account',
  summary: 'How whoever is logged in as an employer logs in, and where they are logged in.',
  tag,
  access,
  ok: EmployerAccount,
  problems: ['unauthenticated'],
});

export const employerStepEndpoints = [readEmployerAccount, ...Object.values(employerSteps), ...Object.values(employerLogins)];
