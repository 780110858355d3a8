import { z } from 'zod';
import { endpoint, LanguageCode } from './endpoint.ts';
import { bothEqual, Code, Done, Email, filled, inLanguage, isConfirmed, Name, Password } from './identity.ts';
import { settingsMessages as say } from './settings-messages.ts';

export { settingsMessages } from './settings-messages.ts';

/** How long the old address can take a change of the e-mail back. */
export const UNDO_DAYS = 7;
export const MAX_PASSKEYS = 10;
export const RECOVERY_CODES = 10;

const CurrentPassword = filled(say.password.current);
/** Of the app, or a recovery code: letters, digits and hyphens, as people type them. */
export const StepCode = filled(say.step.code)
  .overwrite((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .min(1, { error: say.step.code })
  .max(40, { error: say.step.wrong })
  .meta({ description: 'Six digits of the app, or a recovery code.', example: '482913' });

export const NameForm = z.object({ name: Name });
export type NameForm = z.infer<typeof NameForm>;
export const NewEmailForm = z.object({ email: Email, password: CurrentPassword });
export type NewEmailForm = z.infer<typeof NewEmailForm>;
export const CodeForm = z.object({ code: Code });
export type CodeForm = z.infer<typeof CodeForm>;
/** Of a person and of an employer: what a password must be, each has rules of its own for. */
export const newPasswordFormOf = (password: z.ZodString) =>
  z
    .object({ currentPassword: CurrentPassword, password, confirmPassword: filled('Confirm Password is required.') })
    .refine(isConfirmed, bothEqual);
export const NewPasswordForm = newPasswordFormOf(Password);
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;
/** What somebody enters who has the account open and must show that it is theirs. */
export const ProofForm = z.object({ password: CurrentPassword });
export type ProofForm = z.infer<typeof ProofForm>;
export const StepProofForm = z.object({ password: CurrentPassword, code: StepCode });
export type StepProofForm = z.infer<typeof StepProofForm>;
export const PasskeyName = filled(say.passkey.name).trim().min(1, { error: say.passkey.name }).max(40, { error: say.passkey.nameLong });
export const PasskeyForm = z.object({ name: PasskeyName, password: CurrentPassword });
export type PasskeyForm = z.infer<typeof PasskeyForm>;

const DeviceName = z.object({
  browser: z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
  system: z.enum(['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows', 'other']),
});
export type DeviceName = z.infer<typeof DeviceName>;

const PasskeyRow = z.object({
  passkeyId: z.int(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
const LoginRow = DeviceName.extend({
  loginId: z.int(),
  seenAt: z.iso.datetime().meta({ description: 'To about a quarter of an hour. Where the device was is not kept.' }),
  isThis: z.boolean(),
});
const Logins = z.array(LoginRow).meta({ description: 'This device first, then the one seen last.' });
/** Of a second step and passkeys, the same for people and for employers. */
export const WaysIn = z.object({
  secondStep: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  passkeys: z.array(PasskeyRow),
});
export type WaysIn = z.infer<typeof WaysIn>;
export const EmployerAccount = WaysIn.extend({ logins: Logins });
export type EmployerAccount = z.infer<typeof EmployerAccount>;
export const Settings = WaysIn.extend({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  newEmail: z.string().nullable().meta({ description: 'An address that waits for its code.' }),
  language: LanguageCode.nullable().meta({ description: 'Null until one was chosen.' }),
  hasPassword: z.boolean(),
  google: z.object({ isConfigured: z.boolean(), isLinked: z.boolean() }),
  logins: Logins,
});
export type Settings = z.infer<typeof Settings>;

const tag = 'Account settings';
const access = 'account';
const base = '/api/auth/settings';
const proofProblems = ['malformed', 'unauthenticated', 'forbidden', 'unprocessable', 'too-many'] as const;

export const readSettings = endpoint({
  method: 'GET',
  path: base,
  summary: 'Your account: who you are here, how you log in, and where you are logged in.',
  tag,
  access,
  ok: Settings,
  problems: ['unauthenticated'],
});

export const readVerification = endpoint({
  method: 'GET',
  path: `${base}/email`,
  summary: 'Your email, and whether it is verified.',
  tag,
  access,
  ok: z.object({ email: z.string(), isVerified: z.boolean() }),
  problems: ['unauthenticated'],
});

export const changeName = endpoint({
  method: 'PUT',
  path: `${base}/name`,
  summary: 'Change your name.',
  tag,
  access,
  body: NameForm,
  ok: z.object({ name: z.string() }),
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: `${base}/language`,
  summary: 'Choose the language of pages after a login, and of mails.',
  tag,
  access,
  body: z.object({ language: LanguageCode }),
  ok: Done,
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: `${base}/email`,
  summary: 'Send a code to a new address. Your email changes when you enter it.',
  tag,
  access,
  body: NewEmailForm.extend(inLanguage),
  ok: Done,
  problems: [...proofProblems, 'conflict'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: `${base}/email/confirm`,
  summary: `Change your email with the code of the mail. The old address is told, and can take it back for ${UNDO_DAYS} days.`,
  tag,
  access,
  body: CodeForm,
  ok: Done,
  problems: [...proofProblems, 'conflict'],
});

export const keepEmail = endpoint({
  method: 'DELETE',
  path: `${base}/email`,
  summary: 'Give up a change of your email that waits for its code.',
  tag,
  access,
  ok: Done,
  problems: ['unauthenticated', 'forbidden'],
});

export const undoEmail = endpoint({
  method: 'POST',
  path: '/api/auth/undo-email',
  summary: 'Take a change of the email back, with the link that its old address got. Every login ends, and the password works no more.',
  tag,
  access: 'anyone',
  body: z.object({ token: z.string().max(200) }),
  ok: z.object({ email: z.string() }),
  problems: ['malformed', 'forbidden', 'gone', 'conflict', 'too-many'],
});

export const settingsEndpoints = [
  readSettings,
  readVerification,
  changeName,
  chooseLanguage,
  changeEmail,
  confirmEmail,
  keepEmail,
  undoEmail,
] as const;
