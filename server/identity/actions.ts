import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { Language } from '#contract/endpoint.ts';
import {
  type Login,
  type LoginForm,
  type ResetForm,
  type SignupForm,
  identityMessages as say,
  type VerifyForm,
} from '#contract/identity.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Identity } from './identity.ts';
import { type CodePurpose, codeMail } from './mails.ts';
import { findLogin, findPersonByEmail, findPersonToLogIn, findTaken, insertPerson } from './repository.ts';

/** Where a request comes from: the network of its address, and the headers that a login keeps or needs. */
/** `port`: where the request came in, which only the running program knows when PORT is 0. */
export type Caller = { readonly address: string; readonly port: number; readonly headers: Headers };
/** A login and the cookies to set with it. */
export type LoggedIn = { readonly login: Login; readonly cookies: readonly string[] };
type KnownUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username?: string | null;
  readonly displayUsername?: string | null;
};

/** Hashes outside the transaction: on the embedded database nobody else could query meanwhile. */
export async function signUp(identity: Identity, form: SignupForm, caller: Caller, language: Language): Promise<number> {
  const { auth, database, limiter, now } = identity;
  await limiter.count('signupsFromAddress', caller.address);
  await refuseTaken(identity, form);
  const passwordHash = await (await auth.$context).password.hash(form.password);
  const id = await database
    .transaction()
    .execute((transaction) => insertPerson(transaction, { ...form, passwordHash, at: now() }))
    .catch(async (error) => {
      if (isUniqueViolation(error)) await refuseTaken(identity, form); // someone was quicker, between the look and the insert
      throw error;
    });
  await sendCode(identity, form.email, 'verify', caller, language).catch((error) => {
    if (!(error instanceof Problem)) throw error; // the limit of codes: the account stands all the same
  });
  return id;
}

async function refuseTaken({ database }: Identity, { username, email }: SignupForm): Promise<void> {
  const taken = await findTaken(database, username.toLowerCase(), email.toLowerCase());
  if (!taken.username && !taken.email) return;
  throw new Problem('conflict', say.signup.taken, {
    ...(taken.username ? { username: say.username.taken } : {}),
    ...(taken.email ? { email: say.email.taken } : {}),
  });
}

const NOBODY = 'nobody@example.invalid';
const LONGEST_NAME_TO_LOG_IN = 320;

/** The same words and the same work whether the account exists, has no password, or has another one. */
export async function logIn(identity: Identity, { usernameOrEmail, password }: LoginForm, caller: Caller): Promise<LoggedIn> {
  const { auth, database, limiter } = identity;
  const wanted = usernameOrEmail.toLowerCase().slice(0, LONGEST_NAME_TO_LOG_IN);
  await limiter.count('loginsFromAddress', caller.address);
  const person = await findPersonToLogIn(database, wanted);
  const account = person ? String(person.id) : wanted;
  // In this order: what one address is refused must not use up the account's limit, or it could lock its owner out.
  await limiter.count('loginsToAccountFromAddress', `${account} ${caller.address}`);
  await limiter.count('loginsToAccount', account);
  const response = await auth.api.signInEmail({
    body: { email: person?.email ?? NOBODY, password },
    headers: caller.headers,
    asResponse: true,
  });
  if (!response.ok) throw refusedLogin(response.status, say.login.invalid);
  // Only failures count.
  await limiter.giveBack('loginsFromAddress', caller.address);
  await limiter.giveBack('loginsToAccount', account);
  await limiter.forget('loginsToAccountFromAddress', `${account} ${caller.address}`);
  const { token, user } = (await response.json()) as { token: string; user: KnownUser };
  return loggedIn(identity, response, await findLogin(database, token), user);
}

export async function logInWithGoogle(identity: Identity, credential: string, caller: Caller): Promise<LoggedIn> {
  const { auth, config, database, limiter } = identity;
  if (!config.google) throw new Problem('not-found', say.google.notConfigured);
  await limiter.count('loginsFromAddress', caller.address);
  const response = await auth.api.signInSocial({
    body: { provider: 'google', idToken: { token: credential } },
    headers: caller.headers,
    asResponse: true,
  });
  const answer = (await response.json()) as { token: string; user: KnownUser; message?: string };
  if (answer.message === 'account not linked') throw new Problem('forbidden', say.google.notLinked);
  if (!response.ok) throw refusedLogin(response.status, say.google.failed);
  await limiter.giveBack('loginsFromAddress', caller.address);
  return loggedIn(identity, response, await findLogin(database, answer.token), answer.user);
}

/** A failure of the library that is not about what was sent stays a failure of ours. */
function refusedLogin(status: number, message: string): Error {
  return status < 500 ? new Problem('unauthenticated', message) : new Error(`better-auth answered ${status}`);
}

/** A new access token for the cookie's login; the cookie is set anew when a day has passed. */
export async function renewLogin(identity: Identity, caller: Caller): Promise<LoggedIn> {
  const response = await identity.auth.api.getSession({ headers: caller.headers, asResponse: true });
  if (!response.ok) throw refusedLogin(response.status, say.login.ended);
  const found = (await response.json()) as { session: { id: string }; user: KnownUser } | null;
  if (!found) throw new Problem('unauthenticated', say.login.ended);
  return loggedIn(identity, response, Number(found.session.id), found.user);
}

/** Ends the login of the cookie, if there is one. Returns the cookies that forget it. */
export async function logOut({ auth }: Identity, { headers }: Caller): Promise<readonly string[]> {
  const response = await auth.api.signOut({ headers, asResponse: true });
  return response.headers.getSetCookie();
}

async function loggedIn(identity: Identity, response: Response, login: number, user: KnownUser): Promise<LoggedIn> {
  const userId = Number(user.id);
  const username = user.displayUsername ?? user.username ?? user.name;
  return {
    login: { accessToken: await identity.signAccess({ id: userId, login }), username, userId, name: user.name, email: user.email },
    cookies: response.headers.getSetCookie(),
  };
}

const codeTypes = { verify: 'email-verification', reset: 'forget-password' } as const;

/** Answers at once and does the rest behind the scenes, so that neither words nor time tell whether the address has an account. */
export async function sendCode(
  identity: Identity,
  mailbox: string,
  purpose: CodePurpose,
  caller: Caller,
  language: Language,
): Promise<void> {
  const { auth, database, limiter, mailer, config } = identity;
  const email = mailbox.toLowerCase();
  await limiter.count('codesFromAddress', caller.address);
  await limiter.count('codeWait', `${purpose} ${email}`);
  await limiter.count('codesToMailbox', email);
  mailer.post(async () => {
    const person = await findPersonByEmail(database, email);
    if (!person || person.id === DEMO_USER_ID || (purpose === 'verify' && person.emailVerified)) return undefined;
    const code = await auth.api.createVerificationOTP({ body: { email, type: codeTypes[purpose] } });
    return codeMail({ to: email, name: person.name, code, purpose, language }, config.origin ?? `http://localhost:${caller.port}`);
  });
}

export async function verifyEmail({ auth, limiter }: Identity, { email, code }: VerifyForm, caller: Caller): Promise<void> {
  await limiter.count('triesFromAddress', caller.address);
  await limiter.count('triesOfMailbox', email.toLowerCase());
  const response = await auth.api.verifyEmailOTP({ body: { email, otp: code }, asResponse: true });
  if (!response.ok) throw refusedCode(response.status, say.verify.failed);
}

/** A new password ends every login, and opens an account that wrong passwords had closed for a while. */
export async function resetPassword(
  { auth, limiter, database }: Identity,
  { email, code, password }: ResetForm,
  caller: Caller,
): Promise<void> {
  await limiter.count('triesFromAddress', caller.address);
  await limiter.count('triesOfMailbox', email.toLowerCase());
  const response = await auth.api.resetPasswordEmailOTP({ body: { email, otp: code, password }, asResponse: true });
  if (!response.ok) throw refusedCode(response.status, say.reset.failed);
  const person = await findPersonByEmail(database, email.toLowerCase());
  if (!person) return;
  await limiter.forget('loginsToAccount', String(person.id));
  await limiter.forget('loginsToAccountFromAddress', `${person.id} ${caller.address}`);
}

function refusedCode(status: number, message: string): Error {
  return status < 500 ? new Problem('unprocessable', message) : new Error(`better-auth answered ${status}`);
}
