import { isLanguage } from '#contract/language.ts';
import type { Caller, KnownUser, LoggedIn, StepAsked } from './caller.ts';
import { nameDevice } from './device-name.ts';
import { type Device, fingerprintOf, isKnown, withKnown } from './devices.ts';
import type { Identity } from './identity.ts';
import { notify } from './notify.ts';
import { endLogin, findLogin } from './repository.ts';
import { asksForStep, insertWaitingLogin } from './second-step/repository.ts';
import { makeToken, WAITING_LOGIN_MS } from './tokens.ts';

/** A session that better-auth has just made: its answer carries the cookie. */
export type Opened = { readonly response: Response; readonly token: string; readonly user: KnownUser };

/** Lets somebody in whose password, or whose account at Google, was right, unless a second step is asked for. */
export const admit = async (identity: Identity, opened: Opened, caller: Caller, device: Device): Promise<LoggedIn | StepAsked> =>
  (await askForStep(identity, opened, device)) ?? begin(identity, opened, caller, device);

/** Asks for the second step, where the account has one and the browser is not trusted: the session is gone again. */
export async function askForStep(
  { audience, database, devices, now }: Pick<Identity, 'audience' | 'database' | 'devices' | 'now'>,
  { token: secret, user }: Pick<Opened, 'token' | 'user'>,
  device: Device,
): Promise<StepAsked | undefined> {
  const personId = Number(user.id);
  if (!(await asksForStep(database, audience, { personId, deviceHash: fingerprintOf(device) }, now()))) return undefined;
  await endLogin(database, audience, { personId, loginId: await findLogin(database, audience, secret) });
  const { token, hash } = makeToken();
  await insertWaitingLogin(database, audience, { personId, tokenHash: hash, expiresAt: new Date(now().getTime() + WAITING_LOGIN_MS) });
  return { stepToken: token, cookies: [await devices.cookieOf(device)] };
}

/** The login itself. From now on the device has tries of its own; where it is a new one, the person is told. */
export async function begin(identity: Identity, { response, token, user }: Opened, caller: Caller, device: Device): Promise<LoggedIn> {
  const { login, cookies } = await loggedIn(identity, response, await findLogin(identity.database, 'people', token), user);
  if (!isKnown(device, user.email)) {
    const where = nameDevice(caller.headers.get('user-agent') ?? '');
    await notify(identity, identity.jobs.add, { user, notice: 'newDevice', device: where }, caller);
  }
  return { login, cookies: [...cookies, await identity.devices.cookieOf(withKnown(device, user.email))] };
}

export async function loggedIn(identity: Identity, response: Response, login: number, user: KnownUser): Promise<LoggedIn> {
  const userId = Number(user.id);
  const username = user.displayUsername ?? user.username ?? user.name;
  const language = user.language ?? '';
  return {
    login: {
      accessToken: await identity.signAccess({ id: userId, login }),
      username,
      userId,
      name: user.name,
      email: user.email,
      ...(isLanguage(language) && { language }),
    },
    cookies: response.headers.getSetCookie(),
  };
}
