import type { CodeForm, NewPasswordForm, PasskeyForm, ProofForm, StepProofForm } from '#contract/account-settings.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { Login } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';

type Begun = Output<EndpointAt<'POST /api/auth/settings/second-step'>>;
type Codes = Output<EndpointAt<'POST /api/auth/settings/recovery-codes'>>;
type Asked = Output<EndpointAt<'POST /api/auth/passkey/begin'>>;

/** How a page changes the password, the second step and passkeys, and signs devices out: people and employers do it at addresses of their own. */
export type WayInCalls = {
  changePassword(body: NewPasswordForm): Promise<unknown>;
  endLogin(loginId: number): Promise<unknown>;
  endOtherLogins(): Promise<unknown>;
  beginStep(body: ProofForm): Promise<Begun>;
  turnStepOn(body: CodeForm): Promise<Codes>;
  turnStepOff(body: StepProofForm): Promise<unknown>;
  renewCodes(body: StepProofForm): Promise<Codes>;
  beginPasskey(body: PasskeyForm): Promise<Asked>;
  addPasskey(body: Input<EndpointAt<'POST /api/auth/settings/passkeys'>>['body']): Promise<unknown>;
  removePasskey(passkeyId: number): Promise<unknown>;
};

/** How a login ends with them. */
export type LoginCalls<Entered> = {
  takeStep(body: Input<EndpointAt<'POST /api/auth/second-step'>>['body']): Promise<Entered>;
  askForPasskey(): Promise<Asked>;
  logInWithPasskey(body: Input<EndpointAt<'POST /api/auth/passkey'>>['body']): Promise<Entered>;
};

const as = { as: 'person' } as const;

export const wayInCalls: WayInCalls = {
  changePassword: (body) => call('POST /api/auth/settings/password', { body }, as),
  endLogin: (loginId) => call('DELETE /api/auth/settings/logins/{loginId}', { params: { loginId } }, as),
  endOtherLogins: () => call('DELETE /api/auth/settings/logins', {}, as),
  beginStep: (body) => call('POST /api/auth/settings/second-step', { body }, as),
  turnStepOn: (body) => call('POST /api/auth/settings/second-step/on', { body }, as),
  turnStepOff: (body) => call('POST /api/auth/settings/second-step/off', { body }, as),
  renewCodes: (body) => call('POST /api/auth/settings/recovery-codes', { body }, as),
  beginPasskey: (body) => call('POST /api/auth/settings/passkeys/begin', { body }, as),
  addPasskey: (body) => call('POST /api/auth/settings/passkeys', { body }, as),
  removePasskey: (passkeyId) => call('DELETE /api/auth/settings/passkeys/{passkeyId}', { params: { passkeyId } }, as),
};

export const loginCalls: LoginCalls<Login> = {
  takeStep: (body) => call('POST /api/auth/second-step', { body }),
  askForPasskey: () => call('POST /api/auth/passkey/begin', {}),
  logInWithPasskey: (body) => call('POST /api/auth/passkey', { body }),
};
