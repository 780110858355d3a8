import { z } from 'zod';
import { endpoint, LanguageCode, UserId } from './endpoint.ts';
import { identityMessages as say } from './identity-messages.ts';

export { identityMessages } from './identity-messages.ts';

/*
 * The rules of the forms, once, for the pages and the server, in the order of the specification's table: both show the first broken
 * rule of a field. No rule may `abort`: zod would then skip the comparison of the two passwords.
 */
const USERNAME = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/;
const PERSON_NAME = /^[\p{L}\p{M} ]+$/u;
const SPECIAL_CHARACTERS = '$!%*?&';
const hasLetter = (text: string) => /\p{L}/u.test(text);
const hasDigit = (text: string) => /\p{Nd}/u.test(text);
const hasSpecial = (text: string) => /[$!%*?&]/.test(text);
const MAX_PASSWORD_LENGTH = 128; // better-auth's own limit: hashing a longer one only costs time

const text = (required: string) => z.string({ error: ({ input }) => (input === undefined || input === null ? required : say.notText) });
export const filled = (required: string) => text(required).min(1, { error: required });
/** One line, trimmed. */
const line = (required: string) => text(required).trim().min(1, { error: required });

const Username = line(say.username.required)
  .min(3, { error: say.username.short })
  .max(15, { error: say.username.long })
  .regex(USERNAME, { error: say.username.pattern })
  .meta({ description: '3 to 15 letters and digits, at least one of each. Case does not matter when logging in.', example: 'asha21' });
export const Name = line(say.name.required)
  .normalize('NFC')
  .regex(PERSON_NAME, { error: say.name.pattern })
  .min(4, { error: say.name.short })
  .max(40, { error: say.name.long })
  .meta({ example: 'Asha Rao' });
export const Email = line(say.email.required)
  .regex(z.regexes.email, { error: say.email.pattern })
  .max(40, { error: say.email.long })
  .meta({ example: 'asha@example.org' });
export const Password = filled(say.password.required)
  .min(6, { error: say.password.short })
  .max(MAX_PASSWORD_LENGTH, { error: say.password.long })
  .refine((password) => hasLetter(password) && hasDigit(password) && hasSpecial(password), { error: say.password.pattern })
  .meta({ description: `6 or more characters with a letter, a digit and one of ${SPECIAL_CHARACTERS}` });
export const Code = text(say.code.required)
  .overwrite((code) => code.replaceAll(/\s/g, '')) // mails and people group the digits
  .min(1, { error: say.code.required })
  .regex(/^\d{6}$/, { error: say.code.pattern })
  .meta({ description: 'The six digits of the mail.', example: '482913' });

/** The parts of two of these rules, for a form to tick off while someone types. */
export const usernameRules = {
  length: (username: string) => username.length >= 3 && username.length <= 15,
  letter: (username: string) => /[A-Za-z]/.test(username),
  digit: (username: string) => /\d/.test(username),
  plain: (username: string) => /^[A-Za-z\d]*$/.test(username),
};
export const passwordRules = {
  length: (password: string) => password.length >= 6,
  letter: hasLetter,
  digit: hasDigit,
  special: hasSpecial,
};

type Confirmed = { password: string; confirmPassword: string };
/** Compares as soon as both are texts, whatever else is wrong with the form. */
export const bothEqual = {
  error: say.confirmPassword.mismatch,
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) => {
    const { password, confirmPassword } = (value ?? {}) as Partial<Record<keyof Confirmed, unknown>>;
    return typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== '';
  },
};
export const isConfirmed = ({ password, confirmPassword }: Confirmed) => password === confirmPassword;

export const SignupForm = z
  .object({
    username: Username,
    name: Name,
    email: Email,
    password: Password,
    confirmPassword: filled(say.confirmPassword.required),
    terms: z.boolean({ error: say.terms.required }).refine(Boolean, { error: say.terms.required }),
  })
  .refine(isConfirmed, bothEqual);
export type SignupForm = z.infer<typeof SignupForm>;
export type SignupField = keyof SignupForm;
/** In the order of the form. */
export const signupFields: readonly SignupField[] = ['username', 'name', 'email', 'password', 'confirmPassword', 'terms'];

export const LoginForm = z.object({
  usernameOrEmail: line(say.login.usernameOrEmail),
  password: filled(say.password.required),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const VerifyForm = z.object({ email: Email, code: Code });
export type VerifyForm = z.infer<typeof VerifyForm>;
export const EmailForm = z.object({ email: Email });
export type EmailForm = z.infer<typeof EmailForm>;
export const ResetForm = z
  .object({ email: Email, code: Code, password: Password, confirmPassword: filled(say.confirmPassword.required) })
  .refine(isConfirmed, bothEqual);
export type ResetForm = z.infer<typeof ResetForm>;

export type Strength = { readonly score: 0 | 1 | 2 | 3 | 4 | 5; readonly label: 'Weak' | 'Medium' | 'Strong'; readonly hint: string };

/** A point each for 8 characters, 12 characters, a capital, a digit and a special character; up to 2 is weak, 5 is strong. */
export function passwordStrength(password: string): Strength {
  const points = [password.length >= 8, password.length >= 12, /\p{Lu}/u.test(password), hasDigit(password), hasSpecial(password)];
  const score = points.filter(Boolean).length as Strength['score'];
  const label = score <= 2 ? 'Weak' : score <= 4 ? 'Medium' : 'Strong';
  return { score, label, hint: password === '' ? say.strength.empty : say.strength[label] };
}

/** Before another code may be sent: the page counts it down, and the server enforces it. */
export const CODE_WAIT_SECONDS = 150;

export const inLanguage = { language: LanguageCode.optional() };
export const Login = z
  .object({
    accessToken: z
      .string()
      .meta({ description: 'For `Authorization: Bearer`; it lives 15 minutes. The cookie that comes along renews it.' }),
    username: z.string(),
    userId: z.int(),
    name: z.string().optional(),
    email: z.string(),
    language: LanguageCode.optional().meta({ description: 'The one that the person has chosen for pages and mails.' }),
  })
  .meta({ id: 'Login' });
export type Login = z.infer<typeof Login>;
/** The password was right, and the account asks for a code of the person's app as well. */
export const StepAsked = z.object({
  secondStep: z.literal(true),
  stepToken: z
    .string()
    .meta({ description: 'For `POST /api/auth/second-step`, or `POST /api/employer/second-step`, once, within 10 minutes.' }),
});
export const LoginAnswer = z.union([Login, StepAsked]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
const Message = z.object({ message: z.string() });
export const Done = z.object({ success: z.literal(true) });
const tag = 'Accounts';
const access = 'anyone';
const method = 'POST';

export const register = endpoint({
  method,
  path: '/api/auth/register',
  summary: 'Sign up. A code to verify the e-mail is sent.',
  tag,
  access,
  status: 201,
  body: SignupForm.safeExtend(inLanguage),
  ok: z.object({ id: z.int(), userId: z.int(), success: z.literal(true) }),
  problems: ['malformed', 'forbidden', 'conflict', 'too-many'],
});

export const login = endpoint({
  method,
  path: '/api/auth/login',
  summary: 'Log in with username or e-mail. Sets the cookie that renews the access token.',
  tag,
  access,
  body: LoginForm,
  ok: LoginAnswer,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'too-many'],
});

export const loginWithGoogle = endpoint({
  method,
  path: '/api/auth/google',
  summary: "Log in, or sign up, with the credential of Google's button.",
  tag,
  access,
  body: z.object({ credential: filled(say.google.failed) }),
  ok: LoginAnswer,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'too-many'],
});

export const loginOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Which ways to log in are configured.',
  tag,
  access,
  ok: z.object({ googleClientId: z.string().nullable() }),
  problems: [],
});

export const refresh = endpoint({
  method,
  path: '/api/auth/refresh',
  summary: 'A new access token for the cookie of the login.',
  tag,
  access,
  ok: Login,
  problems: ['unauthenticated', 'forbidden'],
});

export const logout = endpoint({
  method,
  path: '/api/auth/logout',
  summary: 'End the login of this device.',
  tag,
  access,
  ok: Done,
  problems: ['forbidden'],
});

export const verifyEmail = endpoint({
  method,
  path: '/api/auth/verify-email',
  summary: 'Verify an e-mail with the code that was sent there.',
  tag,
  access,
  body: VerifyForm,
  ok: Done,
  problems: ['malformed', 'forbidden', 'unprocessable', 'too-many'],
});

export const resendCode = endpoint({
  method,
  path: '/api/auth/resend-code',
  summary: 'Send another code to verify an e-mail. The answer is the same whether or not the address has an account.',
  tag,
  access,
  body: EmailForm.extend(inLanguage),
  ok: Message,
  problems: ['malformed', 'forbidden', 'too-many'],
});

export const forgotPassword = endpoint({
  method,
  path: '/api/auth/forgot-password',
  summary: 'Send a code to choose a new password. The answer is the same whether or not the address has an account.',
  tag,
  access,
  body: EmailForm.extend(inLanguage),
  ok: Message,
  problems: ['malformed', 'forbidden', 'too-many'],
});

export const resetPassword = endpoint({
  method,
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the code of the mail. Every login ends.',
  tag,
  access,
  body: ResetForm,
  ok: Done,
  problems: ['malformed', 'forbidden', 'unprocessable', 'too-many'],
});

export const readName = endpoint({
  method: 'GET',
  path: '/api/users/{userId}/name',
  summary: "A person's own name, or the demo's.",
  tag,
  access: 'reader',
  params: z.object({ userId: UserId }),
  ok: z.object({ name: z.string() }),
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const identityEndpoints = [
  register,
  login,
  loginWithGoogle,
  loginOptions,
  refresh,
  logout,
  verifyEmail,
  resendCode,
  forgotPassword,
  resetPassword,
  readName,
];
