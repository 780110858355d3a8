import { z } from 'zod';
import { endpoint, LanguageCode } from '../endpoint.ts';
import { bothEqual, Code, Done, filled, isConfirmed, StepAsked } from '../identity.ts';
import { employerMessages as say } from './account-messages.ts';
import { ROLES } from './roles.ts';

/*
 * The rules of employers' forms (specification, section 5), once, for pages and server. The signup form shows no message inline: the page
 * says in one sentence that something is wrong, and marks the fields.
 */
const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 128; // better-auth's own limit
const MOBILE_NUMBER = /^\d{10}$/;

export const CompanyName = z
  .string({ error: say.companyName })
  .trim()
  .min(3, { error: say.companyName })
  .max(MAX_NAME_LENGTH, { error: say.companyNameLong })
  .meta({ example: 'Harbour Tea' });
const emailOf = (required: string, pattern: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .regex(z.regexes.email, { error: pattern })
    .max(MAX_EMAIL_LENGTH, { error: pattern })
    .meta({ example: 'meera@harbour-tea.example' });
export const EmployerEmail = emailOf(say.emailRequired, say.emailPattern);
export const EmployerPassword = z
  .string({ error: say.password })
  .min(6, { error: say.password })
  .max(MAX_PASSWORD_LENGTH, { error: say.passwordLong });
export const MobileNumber = z
  .string({ error: say.mobileNumber })
  .trim()
  .regex(MOBILE_NUMBER, { error: say.mobileNumber })
  .meta({ description: 'Exactly ten digits.', example: '9820012345' });

const EmployerSignup = z.object({
  companyName: CompanyName,
  companyEmail: EmployerEmail,
  mobileNumber: MobileNumber,
  password: EmployerPassword,
});
export type EmployerSignup = z.infer<typeof EmployerSignup>;
/** What the page asks for; the confirmation is not sent. */
export const EmployerSignupForm = EmployerSignup.extend({ confirmPassword: filled(say.password) }).refine(isConfirmed, bothEqual);
export type EmployerSignupForm = z.infer<typeof EmployerSignupForm>;

export const EmployerLoginForm = z.object({ email: EmployerEmail, password: filled(say.passwordRequired) });
export type EmployerLoginForm = z.infer<typeof EmployerLoginForm>;
export const EmployerEmailForm = z.object({ email: EmployerEmail });
export const EmployerCodeForm = EmployerEmailForm.extend({ code: Code });
export type EmployerCodeForm = z.infer<typeof EmployerCodeForm>;
export const EmployerResetForm = EmployerCodeForm.extend({ password: EmployerPassword });
export type EmployerResetForm = z.infer<typeof EmployerResetForm>;

const inLanguage = { language: LanguageCode.optional() };
export const EmployerLogin = z.object({
  accessToken: z.string().meta({ description: 'For `Authorization: Bearer`; it lives 15 minutes. The cookie that comes along renews it.' }),
  email: z.string(),
});
export type EmployerLogin = z.infer<typeof EmployerLogin>;
export const EmployerLoginAnswer = z.union([EmployerLogin, StepAsked]);
export type EmployerLoginAnswer = z.infer<typeof EmployerLoginAnswer>;
const Message = z.object({ message: z.string() });

/** Who is logged in as an employer, and for which organisation. */
export const Myself = z.object({
  memberId: z.int(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  role: z.enum(ROLES),
  organisation: z.object({
    name: z.string(),
    timeZone: z.string(),
    isVerified: z.boolean().meta({ description: 'Whether its jobs are published without waiting for the platform.' }),
  }),
});
export type Myself = z.infer<typeof Myself>;

const tag = 'Employers';
const access = 'anyone';
const method = 'POST';

export const employerSignup = endpoint({
  method,
  path: '/api/employer/signup',
  summary: 'Sign up an organisation and its first owner. A code to verify the e-mail is sent.',
  tag,
  access,
  status: 201,
  body: EmployerSignup.extend(inLanguage),
  ok: Done,
  problems: ['malformed', 'forbidden', 'conflict', 'too-many'],
});

export const employerLogin = endpoint({
  method,
  path: '/api/employer/login',
  summary: 'Log in as an employer. Sets the cookie that renews the access token.',
  tag,
  access,
  body: EmployerLoginForm,
  ok: EmployerLoginAnswer,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'too-many'],
});

export const employerRefresh = endpoint({
  method,
  path: '/api/employer/refresh',
  summary: "A new access token for the cookie of an employer's login.",
  tag,
  access,
  ok: EmployerLogin,
  problems: ['unauthenticated', 'forbidden'],
});

export const employerLogout = endpoint({
  method,
  path: '/api/employer/logout',
  summary: "End an employer's login on this device.",
  tag,
  access,
  ok: Done,
  problems: ['forbidden'],
});

export const employerVerifyEmail = endpoint({
  method,
  path: '/api/employer/verify-email',
  summary: "Verify an employer's e-mail with the code that was sent there.",
  tag,
  access,
  body: EmployerCodeForm,
  ok: Done,
  problems: ['malformed', 'forbidden', 'unprocessable', 'too-many'],
});

export const employerResendCode = endpoint({
  method,
  path: '/api/employer/resend-code',
  summary: "Send another code to verify an employer's e-mail. The answer is the same whether or not the address has an account.",
  tag,
  access,
  body: EmployerEmailForm.extend(inLanguage),
  ok: Message,
  problems: ['malformed', 'forbidden', 'too-many'],
});

export const employerForgotPassword = endpoint({
  method,
  path: '/api/employer/forgot-password',
  summary: 'Send an employer a code to choose a new password. The answer is the same whether or not the address has an account.',
  tag,
  access,
  body: EmployerEmailForm.extend(inLanguage),
  ok: Message,
  problems: ['malformed', 'forbidden', 'too-many'],
});

export const employerResetPassword = endpoint({
  method,
  path: '/api/employer/reset-password',
  summary: 'Choose a new password with the code of the mail. Every login of the employer ends.',
  tag,
  access,
  body: EmployerResetForm,
  ok: Done,
  problems: ['malformed', 'forbidden', 'unprocessable', 'too-many'],
});

export const readMyself = endpoint({
  method: 'GET',
  path: '/api/employer/me',
  summary: 'Who is logged in as an employer, with their role and organisation.',
  tag,
  access: 'member',
  ok: Myself,
  problems: ['unauthenticated'],
});

export const employerEndpoints = [
  employerSignup,
  employerLogin,
  employerRefresh,
  employerLogout,
  employerVerifyEmail,
  employerResendCode,
  employerForgotPassword,
  employerResetPassword,
  readMyself,
];
