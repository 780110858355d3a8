import { newPasswordFormOf } from '../account-settings.ts';
import { EmployerPassword } from './accounts.ts';

/** Apart from the other forms: no page before the login needs the schemas of settings. */
export const EmployerNewPasswordForm = newPasswordFormOf(EmployerPassword);
