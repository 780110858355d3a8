import { z } from 'zod';
import { PasskeyForm, PasskeyName, ProofForm, RECOVERY_CODES, StepCode, StepProofForm } from './account-settings.ts';
import { endpoint, IdIn } from './endpoint.ts';
import { Done, Login } from './identity.ts';
import { settingsMessages as say } from './settings-messages.ts';

export const StepForm = z.object({ code: StepCode, remember: z.boolean().default(false) });
export type StepForm = z.input<typeof StepForm>;

/** A picture of squares: its side counted in squares, and the dark ones as the path of an SVG. */
const QrCode = z.object({ side: z.int(), path: z.string() });
const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).length(RECOVERY_CODES).meta({ description: 'Each works once. They are told here and never again.' }),
});

/** What a browser's own functions for passkeys give and take is theirs to say; the library that checks it refuses all else. */
const BrowserJson = z.looseObject({});
const PasskeyAnswer = z.looseObject({ id: z.string().max(1400), response: z.looseObject({}) });

const tag = 'Second steps and passkeys';
const method = 'POST';
const settings = '/api/auth/settings';
const problems = ['malformed', 'unauthenticated', 'forbidden', 'unprocessable', 'too-many'] as const;

export const takeSecondStep = endpoint({
  method,
  path: '/api/auth/second-step',
  summary: 'End a login that asks for a code: of the app, or a recovery code.',
  tag,
  access: 'anyone',
  body: StepForm.extend({ stepToken: z.string().max(100) }),
  ok: Login,
  problems,
});

export const beginSecondStep = endpoint({
  method,
  path: `${settings}/second-step`,
  summary: 'Begin to set up an app that shows codes. The secret is told here and never again.',
  tag,
  access: 'account',
  body: ProofForm,
  ok: z.object({ secret: z.string(), address: z.string(), qrCode: QrCode }),
  problems: [...problems, 'conflict'],
});

export const turnOnSecondStep = endpoint({
  method,
  path: `${settings}/second-step/on`,
  summary: 'Turn the second step on, with a code that the app shows.',
  tag,
  access: 'account',
  body: z.object({ code: StepCode }),
  ok: RecoveryCodes,
  problems: [...problems, 'conflict'],
});

export const turnOffSecondStep = endpoint({
  method,
  path: `${settings}/second-step/off`,
  summary: 'Turn the second step off, with the password and a code.',
  tag,
  access: 'account',
  body: StepProofForm,
  ok: Done,
  problems: [...problems, 'conflict'],
});

export const renewRecoveryCodes = endpoint({
  method,
  path: `${settings}/recovery-codes`,
  summary: 'New recovery codes; the old ones work no more.',
  tag,
  access: 'account',
  body: StepProofForm,
  ok: RecoveryCodes,
  problems: [...problems, 'conflict'],
});

export const beginPasskey = endpoint({
  method,
  path: `${settings}/passkeys/begin`,
  summary: 'What the browser needs to make a passkey.',
  tag,
  access: 'account',
  body: PasskeyForm,
  ok: z.object({ options: BrowserJson }),
  problems,
});

export const addPasskey = endpoint({
  method,
  path: `${settings}/passkeys`,
  summary: 'Keep a passkey that the browser has made.',
  tag,
  access: 'account',
  body: z.object({ name: PasskeyName, answer: PasskeyAnswer }),
  ok: Done,
  problems: [...problems, 'conflict'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${settings}/passkeys/{passkeyId}`,
  summary: 'Remove a passkey. What is not yours stays as it is.',
  tag,
  access: 'account',
  params: z.object({ passkeyId: IdIn(say.idMalformed).meta({ example: 900_000 }) }),
  ok: Done,
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const askForPasskey = endpoint({
  method,
  path: '/api/auth/passkey/begin',
  summary: 'What the browser needs to log in with a passkey.',
  tag,
  access: 'anyone',
  ok: z.object({ options: BrowserJson }),
  problems: ['forbidden', 'too-many'],
});

export const logInWithPasskey = endpoint({
  method,
  path: '/api/auth/passkey',
  summary: 'Log in with a passkey. It asks for no second step: it is two in one.',
  tag,
  access: 'anyone',
  body: z.object({ answer: PasskeyAnswer }),
  ok: Login,
  problems,
});

export const secondStepEndpoints = [
  takeSecondStep,
  beginSecondStep,
  turnOnSecondStep,
  turnOffSecondStep,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  askForPasskey,
  logInWithPasskey,
] as const;
