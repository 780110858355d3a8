import type { EmployerLogin } from '#contract/hiring/accounts.ts';
import { call } from '#web/api/client.ts';
import type { LoginCalls, WayInCalls } from '#web/identity/way-in-calls.ts';

const as = { as: 'member' } as const;

/** Password, second step, passkeys and devices of employers. */
export const wayInCalls: WayInCalls = {
  changePassword: (body) => call('POST /api/employer/account/password', { body }, as),
  endLogin: (loginId) => call('DELETE /api/employer/account/logins/{loginId}', { params: { loginId } }, as),
  endOtherLogins: () => call('DELETE /api/employer/account/logins', {}, as),
  beginStep: (body) => call('POST /api/employer/account/second-step', { body }, as),
  turnStepOn: (body) => call('POST /api/employer/account/second-step/on', { body }, as),
  turnStepOff: (body) => call('POST /api/employer/account/second-step/off', { body }, as),
  renewCodes: (body) => call('POST /api/employer/account/recovery-codes', { body }, as),
  beginPasskey: (body) => call('POST /api/employer/account/passkeys/begin', { body }, as),
  addPasskey: (body) => call('POST /api/employer/account/passkeys', { body }, as),
  removePasskey: (passkeyId) => call('DELETE /api/employer/account/passkeys/{passkeyId}', { params: { passkeyId } }, as),
};

export const loginCalls: LoginCalls<EmployerLogin> = {
  takeStep: (body) => call('POST /api/employer/second-step', { body }),
  askForPasskey: () => call('POST /api/employer/passkey/begin', {}),
  logInWithPasskey: (body) => call('POST /api/employer/passkey', { body }),
};
