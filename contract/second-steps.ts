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

const method = 'POST';
const problems = ['malformed', 'unauthenticated', 'forbidden', 'unprocessable', 'too-many'] as const;

type Place<Logins, Settings, Access, Ok> = {
  /** Where logins and settings have their addresses, after `/api/`. */
  readonly logins: Logins;
  readonly settings: Settings;
  readonly access: Access;
  readonly tag: string;
  /** What a login that was let in is told. */
  readonly ok: Ok;
};

/** People and employers have the same, each at addresses of their own, behind a door of their own. */
export function secondStepsAt<
  const Logins extends string,
  const Settings extends string,
  const Access extends string,
  Ok extends z.ZodType,
>({ logins, settings, access, tag, ok }: Place<Logins, Settings, Access, Ok>) {
  return {
    takeSecondStep: endpoint({
      method,
      path: `/api/${logins}/second-step` as const,
      summary: 'End a login that asks for a code: of the app, or a recovery code.',
      tag,
      access: 'anyone',
      body: StepForm.extend({ stepToken: z.string().max(100) }),
      ok,
      problems,
    }),
    beginSecondStep: endpoint({
      method,
      path: `/api/${settings}/second-step` as const,
      summary: 'Begin to set up an app that shows codes. The secret is told here and never again.',
      tag,
      access,
      body: ProofForm,
      ok: z.object({ secret: z.string(), address: z.string(), qrCode: QrCode }),
      problems: [...problems, 'conflict'],
    }),
    turnOnSecondStep: endpoint({
      method,
      path: `/api/${settings}/second-step/on` as const,
      summary: 'Turn the second step on, with a code that the app shows.',
      tag,
      access,
      body: z.object({ code: StepCode }),
      ok: RecoveryCodes,
      problems: [...problems, 'conflict'],
    }),
    turnOffSecondStep: endpoint({
      method,
      path: `/api/${settings}/second-step/off` as const,
      summary: 'Turn the second step off, with the password and a code.',
      tag,
      access,
      body: StepProofForm,
      ok: Done,
      problems: [...problems, 'conflict'],
    }),
    renewRecoveryCodes: endpoint({
      method,
      path: `/api/${settings}/recovery-codes` as const,
      summary: 'New recovery codes; the old ones work no more.',
      tag,
      access,
      body: StepProofForm,
      ok: RecoveryCodes,
      problems: [...problems, 'conflict'],
    }),
    beginPasskey: endpoint({
      method,
      path: `/api/${settings}/passkeys/begin` as const,
      summary: 'What the browser needs to make a passkey.',
      tag,
      access,
      body: PasskeyForm,
      ok: z.object({ options: BrowserJson }),
      problems,
    }),
    addPasskey: endpoint({
      method,
      path: `/api/${settings}/passkeys` as const,
      summary: 'Keep a passkey that the browser has made.',
      tag,
      access,
      body: z.object({ name: PasskeyName, answer: PasskeyAnswer }),
      ok: Done,
      problems: [...problems, 'conflict'],
    }),
    removePasskey: endpoint({
      method: 'DELETE',
      path: `/api/${settings}/passkeys/{passkeyId}` as const,
      summary: 'Remove a passkey. What is not yours stays as it is.',
      tag,
      access,
      params: z.object({ passkeyId: IdIn(say.idMalformed).meta({ example: 900_000 }) }),
      ok: Done,
      problems: ['malformed', 'unauthenticated', 'forbidden'],
    }),
    askForPasskey: endpoint({
      method,
      path: `/api/${logins}/passkey/begin` as const,
      summary: 'What the browser needs to log in with a passkey.',
      tag,
      access: 'anyone',
      ok: z.object({ options: BrowserJson }),
      problems: ['forbidden', 'too-many'],
    }),
    logInWithPasskey: endpoint({
      method,
      path: `/api/${logins}/passkey` as const,
      summary: 'Log in with a passkey. It asks for no second step: it is two in one.',
      tag,
      access: 'anyone',
      body: z.object({ answer: PasskeyAnswer }),
      ok,
      problems,
    }),
  };
}

export const secondSteps = secondStepsAt({
  logins: 'auth',
  settings: 'auth/settings',
  access: 'account',
  tag: 'Second steps and passkeys',
  ok: Login,
});
export const secondStepEndpoints = Object.values(secondSteps);
