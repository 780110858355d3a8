import { employerMessages as say } from '#contract/hiring/account-messages.ts';
import type { EmployerCodeForm, EmployerLogin, EmployerLoginForm, EmployerResetForm, EmployerSignup } from '#contract/hiring/accounts.ts';
import { identityMessages } from '#contract/identity-messages.ts';
import type { Language } from '#contract/language.ts';
import { countCode, hashPassword, refusedLogin, tryCode } from '#server/identity/actions.ts';
import { type Caller, type Cookies, type KnownUser, originOf, type StepAsked } from '#server/identity/caller.ts';
import { isKnown, withKnown } from '#server/identity/devices.ts';
import { CODE_MAIL_USEFUL_MS } from '#server/identity/jobs.ts';
import { askForStep, type Opened } from '#server/identity/logging-in.ts';
import { openSession } from '#server/identity/open-session.ts';
import { endLogins, findLogin, replacePassword, useNonce } from '#server/identity/repository.ts';
import { dropAddedWaysIn } from '#server/identity/settings/repository.ts';
import { countLogin, forgetFailures, forgetLogins, giveBack } from '#server/identity/tries.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { Problem } from '#server/platform/problem.ts';
import { writeAudit } from '../repository.ts';
import { withinScope } from '../scope.ts';
import type { Employers } from './employers.ts';
import { employerCodeMailJob } from './jobs.ts';
import type { EmployerCodePurpose } from './mails.ts';
import { noticeEmployer } from './notify.ts';
import {
  findEmployerByEmail,
  insertEmployer,
  insertMember,
  insertOrganisation,
  isMember,
  markEmployerSeen,
  markEmployerVerified,
} from './repository.ts';

export type EmployerLoggedIn = { readonly login: EmployerLogin; readonly cookies: Cookies };

/** The organisation, its first owner and the mail with the code: none is there without the others. */
export async function signUpEmployer(employers: Employers, form: EmployerSignup, caller: Caller, language: Language): Promise<Cookies> {
  const { database, devices, jobs, limiter, now } = employers;
  const email = form.companyEmail.toLowerCase();
  const taken = () => new Problem('conflict', say.emailTaken, { companyEmail: say.emailTaken });
  await limiter.count('signupsFromAddress', caller.address);
  if (await findEmployerByEmail(database, email)) throw taken();
  const passwordHash = await hashPassword(employers, form.password, caller);
  const device = withKnown(await devices.read(caller.headers), email);
  const asking = await countCode(employers, email, 'employer-verify', { ...caller, device }).catch((error) => {
    if (!(error instanceof Problem)) throw error; // no code may be sent now: the account is made all the same
    return undefined;
  });
  await jobs
    .transaction(async (transaction, add) => {
      const at = now();
      const name = form.companyName;
      const accountId = await insertEmployer(transaction, { name, email, passwordHash, language, isVerified: false, at });
      await withinScope(transaction, 'platform', async () => {
        const orgId = await insertOrganisation(transaction, { name, mobileNumber: form.mobileNumber, language, at });
        const memberId = await insertMember(transaction, { orgId, accountId, role: 'owner', name, email, at });
        await writeAudit(transaction, { orgId, memberId, kind: 'organisation-founded', subject: name, at });
      });
      if (asking) await addCodeMail(employers, add, email, 'employer-verify', caller, language);
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? taken() : error; // somebody took the address between the check and the insert
    });
  return [await devices.cookieOf(asking ?? device)];
}

const NOBODY = 'nobody@example.invalid';

export async function logInEmployer(employers: Employers, form: EmployerLoginForm, caller: Caller): Promise<EmployerLoggedIn | StepAsked> {
  const opened = await checkEmployerPassword(employers, form, caller, say.loginFailed);
  return (await askForStep(employers, opened, await employers.devices.read(caller.headers))) ?? welcome(employers, opened, caller);
}

/** For somebody who has shown who they are by a second step or a passkey. */
export const enterEmployer = async (employers: Employers, accountId: number, caller: Caller): Promise<EmployerLoggedIn> =>
  welcome(employers, await openSession(employers, accountId, caller), caller);

/** Begins the login; where the device is a new one, its owner is told. */
async function welcome(employers: Employers, opened: Opened, caller: Caller): Promise<EmployerLoggedIn> {
  const loggedIn = await beginLogin(employers, opened, caller);
  const isNewDevice = !isKnown(await employers.devices.read(caller.headers), opened.user.email);
  if (isNewDevice) await noticeEmployer(employers, employers.jobs.add, opened.user, 'newDevice', caller);
  return loggedIn;
}

/**
 * Opens a session where the password is right. The same words and the same work whether the account exists or has another password. Tries
 * are counted apart from people's.
 */
export async function checkEmployerPassword(
  employers: Employers,
  { email: typed, password }: EmployerLoginForm,
  { address, headers }: Caller,
  refusal: string,
): Promise<Opened> {
  const { auth, database, devices, limiter, nameForTries, turns } = employers;
  const email = typed.toLowerCase();
  const device = await devices.read(headers);
  const employer = await findEmployerByEmail(database, email);
  const counted = await countLogin(limiter, { name: nameForTries(email), email: employer?.email, address, device });
  const body = { email: employer?.email ?? NOBODY, password };
  const signIn = () => auth.api.signInEmail({ body, headers, asResponse: true });
  const response = await turns.take(address, signIn).catch(async (error) => {
    await giveBack(limiter, counted); // the password was not compared
    throw error;
  });
  if (!response.ok) throw refusedLogin(response.status, refusal);
  await forgetFailures(limiter, counted);
  const { token, user } = (await response.json()) as { token: string; user: KnownUser };
  return { response, token, user };
}

/** Lets somebody in who has shown who they are, if they belong to an organisation. */
async function beginLogin(employers: Employers, { response, token, user }: Opened, { headers }: Caller): Promise<EmployerLoggedIn> {
  const { database, devices, signAccess } = employers;
  const { email } = user;
  const accountId = Number(user.id);
  if (!(await isMember(database, accountId))) throw new Problem('forbidden', say.inNoOrganisation);
  const login = await findLogin(database, 'employers', token);
  return {
    login: { accessToken: await signAccess({ id: accountId, login }), email },
    cookies: [...response.headers.getSetCookie(), await devices.cookieOf(withKnown(await devices.read(headers), email))],
  };
}

/** A session for somebody who has come by the link of an invitation, unless their account asks for a second step. */
export async function openEmployerSession(employers: Employers, accountId: number, caller: Caller): Promise<EmployerLoggedIn | StepAsked> {
  const opened = await openSession(employers, accountId, caller);
  return (await askForStep(employers, opened, await employers.devices.read(caller.headers))) ?? beginLogin(employers, opened, caller);
}

/** A new access token for the cookie's login; the cookie is set anew when a day has passed. */
export async function renewEmployerLogin({ auth, database, now, signAccess }: Employers, { headers }: Caller): Promise<EmployerLoggedIn> {
  const response = await auth.api.getSession({ headers, asResponse: true });
  if (!response.ok) throw refusedLogin(response.status, identityMessages.login.ended);
  const found = (await response.json()) as { session: { id: string }; user: { id: string; email: string } } | null;
  if (!found || !(await isMember(database, Number(found.user.id)))) throw new Problem('unauthenticated', identityMessages.login.ended);
  const login = Number(found.session.id);
  await markEmployerSeen(database, login, now());
  return {
    login: { accessToken: await signAccess({ id: Number(found.user.id), login }), email: found.user.email },
    cookies: response.headers.getSetCookie(),
  };
}

/** Ends the login of the cookie, if there is one. Returns the cookies that forget it. */
export async function logOutEmployer({ auth }: Employers, { headers }: Caller): Promise<Cookies> {
  return (await auth.api.signOut({ headers, asResponse: true })).headers.getSetCookie();
}

/** Whether the address has an account is looked up only when the mail is written, so neither words nor time tell it here. */
export async function sendEmployerCode(
  employers: Employers,
  mailbox: string,
  purpose: EmployerCodePurpose,
  caller: Caller,
  language: Language,
): Promise<Cookies> {
  const { devices, jobs } = employers;
  const email = mailbox.toLowerCase();
  const asking = await countCode(employers, email, purpose, { ...caller, device: await devices.read(caller.headers) });
  await addCodeMail(employers, jobs.add, email, purpose, caller, language);
  return [await devices.cookieOf(asking)];
}

async function addCodeMail(
  { config, now }: Employers,
  add: Add,
  email: string,
  purpose: EmployerCodePurpose,
  caller: Caller,
  language: Language,
): Promise<void> {
  const usefulUntil = new Date(now().getTime() + CODE_MAIL_USEFUL_MS[purpose === 'employer-verify' ? 'verify' : 'reset']);
  await add(
    employerCodeMailJob,
    { purpose, email, language, origin: originOf(config, caller) },
    { usefulUntil, key: `${purpose} ${email}` },
  );
}

/** On a browser that has not opened the account, whatever was added to the password may be a stranger's, and goes. */
export async function verifyEmployerEmail(
  employers: Employers,
  { email: mailbox, code }: EmployerCodeForm,
  caller: Caller,
): Promise<Cookies> {
  const { devices, jobs, limiter, now } = employers;
  const email = mailbox.toLowerCase();
  const failed = identityMessages.verify.failed;
  const { nonce, device, counted } = await tryCode(employers, { purpose: 'employer-verify', email, code }, caller, failed);
  await jobs.transaction(async (transaction, add) => {
    if (!(await useNonce(transaction, nonce))) throw new Problem('unprocessable', failed);
    const owner = await markEmployerVerified(transaction, email, now());
    if (!owner?.isFirstProof || isKnown(device, email)) return;
    for (const notice of await dropAddedWaysIn(transaction, 'employers', owner.id))
      await noticeEmployer(employers, add, owner, notice, caller);
  });
  await giveBack(limiter, counted);
  return [await devices.cookieOf(withKnown(device, email))];
}

/**
 * A new password ends every login, and opens an account that wrong passwords had closed for a while. Where it is the first that is heard of
 * the mailbox, a stranger may have signed up with it: then no older way in stays.
 */
export async function resetEmployerPassword(
  employers: Employers,
  { email: mailbox, code, password }: EmployerResetForm,
  caller: Caller,
): Promise<Cookies> {
  const { devices, jobs, limiter, nameForTries, now } = employers;
  const email = mailbox.toLowerCase();
  const failed = identityMessages.reset.failed;
  const { nonce, device, counted } = await tryCode(employers, { purpose: 'employer-reset', email, code }, caller, failed);
  const passwordHash = await hashPassword(employers, password, caller).catch(async (error) => {
    await giveBack(limiter, counted);
    throw error;
  });
  await jobs.transaction(async (transaction, add) => {
    const owner = (await useNonce(transaction, nonce)) && (await markEmployerVerified(transaction, email, now()));
    if (!owner) throw new Problem('unprocessable', failed);
    await replacePassword(transaction, 'employers', owner.id, { passwordHash, at: now() });
    await endLogins(transaction, 'employers', owner.id);
    const dropped = owner.isFirstProof ? await dropAddedWaysIn(transaction, 'employers', owner.id) : [];
    for (const notice of ['passwordChanged', ...dropped] as const) await noticeEmployer(employers, add, owner, notice, caller);
  });
  await giveBack(limiter, counted);
  await forgetLogins(limiter, [nameForTries(email)], caller.address, device);
  return [await devices.cookieOf(withKnown(device, email))];
}
