import { type LoginForm, type ResetForm, type SignupForm, identityMessages as say, type VerifyForm } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Caller, type Cookies, type KnownUser, type LoggedIn, originOf, type StepAsked } from './caller.ts';
import { CODE_SECONDS } from './codes.ts';
import { type Device, isKnown, withAsked, withKnown } from './devices.ts';
import type { Identity } from './identity.ts';
import { CODE_MAIL_USEFUL_MS, codeMailJob } from './jobs.ts';
import { admit, loggedIn } from './logging-in.ts';
import type { CodePurpose, PersonalPurpose } from './mails.ts';
import { notify } from './notify.ts';
import { endLogins, findPersonToLogIn, findTaken, insertPerson, markSeen, markVerified, replacePassword, useNonce } from './repository.ts';
import { dropAddedWaysIn } from './settings/repository.ts';
import { countAsk, countCodeTry, countLogin, forgetFailures, forgetLogins, giveBack } from './tries.ts';

/**
 * The account and its mail are kept in one transaction: neither is there without the other. Slow work is done before it begins, since
 * nobody else can query the embedded database while a transaction is open.
 */
export async function signUp(
  identity: Identity,
  form: SignupForm,
  caller: Caller,
  language: Language,
): Promise<{ id: number; cookies: Cookies }> {
  const { devices, jobs, limiter, now } = identity;
  await limiter.count('signupsFromAddress', caller.address);
  await refuseTaken(identity, form);
  const passwordHash = await hashPassword(identity, form.password, caller);
  const device = withKnown(await devices.read(caller.headers), form.email);
  const asking = await countCode(identity, form.email, 'verify', { ...caller, device }).catch((error) => {
    if (!(error instanceof Problem)) throw error; // no code may be sent now: the account is made all the same
    return undefined;
  });
  const id = await jobs
    .transaction(async (transaction, add) => {
      const inserted = await insertPerson(transaction, { ...form, passwordHash, at: now() });
      if (asking) await addCodeMail(identity, add, form.email, 'verify', caller, language);
      return inserted;
    })
    .catch(async (error) => {
      if (isUniqueViolation(error)) await refuseTaken(identity, form); // somebody took the name between the check and the insert
      throw error;
    });
  return { id, cookies: [await devices.cookieOf(asking ?? device)] };
}

async function refuseTaken({ database, now }: Identity, { username, email }: SignupForm): Promise<void> {
  const taken = await findTaken(database, username.toLowerCase(), email.toLowerCase(), now());
  if (!taken.username && !taken.email) return;
  throw new Problem('conflict', say.signup.taken, {
    ...(taken.username ? { username: say.username.taken } : {}),
    ...(taken.email ? { email: say.email.taken } : {}),
  });
}

export const hashPassword = ({ auth, turns }: Pick<Identity, 'auth' | 'turns'>, password: string, { address }: Caller) =>
  turns.take(address, async () => (await auth.$context).password.hash(password));

const NOBODY = 'nobody@example.invalid';
const MAX_LOGIN_NAME_LENGTH = 320;

/** The same words and the same work whether the account exists, has no password, or has another one. */
export async function logIn(identity: Identity, { usernameOrEmail, password }: LoginForm, caller: Caller): Promise<LoggedIn | StepAsked> {
  const { auth, database, devices, limiter, turns } = identity;
  const { address, headers } = caller;
  const name = usernameOrEmail.toLowerCase().slice(0, MAX_LOGIN_NAME_LENGTH);
  const device = await devices.read(headers);
  const person = await findPersonToLogIn(database, name);
  const counted = await countLogin(limiter, { name, email: person?.email, address, device });
  const body = { email: person?.email ?? NOBODY, password };
  const signIn = () => auth.api.signInEmail({ body, headers, asResponse: true });
  const response = await turns.take(address, signIn).catch(async (error) => {
    await giveBack(limiter, counted); // the password was not compared
    throw error;
  });
  if (!response.ok) throw refusedLogin(response.status, say.login.invalid);
  await forgetFailures(limiter, counted);
  const { token, user } = (await response.json()) as { token: string; user: KnownUser };
  return admit(identity, { response, token, user }, caller, device);
}

export async function logInWithGoogle(identity: Identity, credential: string, caller: Caller): Promise<LoggedIn | StepAsked> {
  const { auth, config, devices, limiter } = identity;
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
  return admit(identity, { response, token: answer.token, user: answer.user }, caller, await devices.read(caller.headers));
}

/** Where the library fails for another reason than what was sent, the fault is ours and the answer a 500. */
export function refusedLogin(status: number, message: string): Error {
  return status < 500 ? new Problem('unauthenticated', message) : new Error(`better-auth answered ${status}`);
}

/** A new access token for the cookie's login; the cookie is set anew when a day has passed. */
export async function renewLogin(identity: Identity, caller: Caller): Promise<LoggedIn> {
  const response = await identity.auth.api.getSession({ headers: caller.headers, asResponse: true });
  if (!response.ok) throw refusedLogin(response.status, say.login.ended);
  const found = (await response.json()) as { session: { id: string }; user: KnownUser } | null;
  if (!found) throw new Problem('unauthenticated', say.login.ended);
  await markSeen(identity.database, Number(found.session.id), identity.now());
  return loggedIn(identity, response, Number(found.session.id), found.user);
}

/** Ends the login of the cookie, if there is one. Returns the cookies that forget it. */
export async function logOut({ auth }: Identity, { headers }: Caller): Promise<readonly string[]> {
  const response = await auth.api.signOut({ headers, asResponse: true });
  return response.headers.getSetCookie();
}

/**
 * Queues a mail with a code. Whether the address has an account is looked up only when the mail is written, so neither words nor time tell
 * it here.
 */
export async function sendCode(
  identity: Identity,
  mailbox: string,
  purpose: PersonalPurpose,
  caller: Caller,
  language: Language,
): Promise<Cookies> {
  const device = await identity.devices.read(caller.headers);
  const asking = await countCode(identity, mailbox, purpose, { ...caller, device });
  await addCodeMail(identity, identity.jobs.add, mailbox, purpose, caller, language);
  return [await identity.devices.cookieOf(asking)];
}

type Asker = Caller & { readonly device: Device };

/** The device as it is once it has asked for the code. */
export async function countCode(
  { limiter, now }: Pick<Identity, 'limiter' | 'now'>,
  mailbox: string,
  purpose: CodePurpose,
  { address, device }: Asker,
): Promise<Device> {
  const email = mailbox.toLowerCase();
  await countAsk(limiter, { purpose, email, address, device });
  return withAsked(device, purpose, email, new Date(now().getTime() + CODE_SECONDS * 1000));
}

export async function addCodeMail(
  { config, now }: Identity,
  add: Add,
  mailbox: string,
  purpose: PersonalPurpose,
  caller: Caller,
  language: Language,
): Promise<void> {
  const email = mailbox.toLowerCase();
  const usefulUntil = new Date(now().getTime() + CODE_MAIL_USEFUL_MS[purpose]);
  await add(codeMailJob, { purpose, email, language, origin: originOf(config, caller) }, { usefulUntil, key: `${purpose} ${email}` });
}

/**
 * Until now anybody could have signed up with this e-mail. On a browser that has opened the account the password is known; on another one
 * whatever was added to the password may be a stranger's, and goes.
 */
export async function verifyEmail(identity: Identity, { email: mailbox, code }: VerifyForm, caller: Caller): Promise<Cookies> {
  const { devices, jobs, limiter, now } = identity;
  const email = mailbox.toLowerCase();
  const { nonce, device, counted } = await tryCode(identity, { purpose: 'verify', email, code }, caller, say.verify.failed);
  await jobs.transaction(async (transaction, add) => {
    if (!(await useNonce(transaction, nonce))) throw new Problem('unprocessable', say.verify.failed);
    const owner = await markVerified(transaction, email, now());
    if (!owner?.isFirstProof || isKnown(device, email)) return;
    for (const notice of await dropAddedWaysIn(transaction, 'people', owner.id))
      await notify(identity, add, { user: owner, notice }, caller);
  });
  await giveBack(limiter, counted);
  return [await devices.cookieOf(withKnown(device, email))];
}

/**
 * A new password ends every login, and opens an account that wrong passwords had closed for a while. Where it is the first that is heard of
 * the mailbox, a stranger may have signed up with it: then no older way in stays.
 */
export async function resetPassword(identity: Identity, { email: mailbox, code, password }: ResetForm, caller: Caller): Promise<Cookies> {
  const { devices, limiter, now } = identity;
  const email = mailbox.toLowerCase();
  const { nonce, device, counted } = await tryCode(identity, { purpose: 'reset', email, code }, caller, say.reset.failed);
  const passwordHash = await hashPassword(identity, password, caller).catch(async (error) => {
    await giveBack(limiter, counted);
    throw error;
  });
  const person = await identity.jobs.transaction(async (transaction, add) => {
    const owner = (await useNonce(transaction, nonce)) && (await markVerified(transaction, email, now()));
    if (!owner) throw new Problem('unprocessable', say.reset.failed);
    await replacePassword(transaction, 'people', owner.id, { passwordHash, at: now() });
    await endLogins(transaction, 'people', owner.id);
    const dropped = owner.isFirstProof ? await dropAddedWaysIn(transaction, 'people', owner.id) : [];
    for (const notice of ['passwordChanged', ...dropped] as const) await notify(identity, add, { user: owner, notice }, caller);
    return owner;
  });
  await giveBack(limiter, counted);
  await forgetLogins(limiter, [email, ...(person.username ? [person.username] : [])], caller.address, device);
  return [await devices.cookieOf(withKnown(device, email))];
}

type CodeTry = { readonly purpose: CodePurpose; readonly email: string; readonly code: string };

export async function tryCode(
  { codes, devices, limiter, now }: Pick<Identity, 'codes' | 'devices' | 'limiter' | 'now'>,
  { purpose, email, code }: CodeTry,
  { address, headers }: Caller,
  failed: string,
) {
  const device = await devices.read(headers);
  const counted = await countCodeTry(limiter, { purpose, email, address, device }, now());
  const nonce = await codes.recognize(purpose, email, code);
  if (nonce === undefined) throw new Problem('unprocessable', failed);
  return { nonce, device, counted };
}
