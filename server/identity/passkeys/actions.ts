import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { MAX_PASSKEYS, settingsMessages as say } from '#contract/account-settings.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Caller, LoggedIn } from '../caller.ts';
import type { Identity } from '../identity.ts';
import { begin } from '../logging-in.ts';
import { notify } from '../notify.ts';
import { openSession } from '../open-session.ts';
import { provePassword } from '../proofs.ts';
import { findPerson } from '../settings/repository.ts';
import { makeChallenges } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { deletePasskey, findPasskey, findPasskeysOf, insertPasskey, markPasskeyUsed } from './repository.ts';

/** Loaded when first asked for: it is large, and most logins do without. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what devices have. Named, so that the library does not try out what this runtime has still as an experiment. */
const ALGORITHMS = [-8, -7, -257];
const TO_LOG_IN = 'log in';
const toAdd = (personId: number) => `add ${personId}`;
const challengesOf = ({ config, now }: Identity) => makeChallenges(config.secret, now);
const partyOf = ({ config }: Identity, { host }: Caller) => relyingParty(config.origin, host);
const failed = () => new Problem('unprocessable', say.passkey.failed);

/** What the browser needs to make one. It must ask for a fingerprint, a face or a PIN: then a passkey is two steps in one. */
export async function beginPasskey(identity: Identity, personId: number, password: string, caller: Caller) {
  await provePassword(identity, personId, { password }, caller);
  const passkeys = await findPasskeysOf(identity.database, personId);
  if (passkeys.length >= MAX_PASSKEYS) throw new Problem('too-many', say.passkey.tooMany);
  const { name, email } = await findPerson(identity.database, personId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Bhava',
    rpID: partyOf(identity, caller).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(String(personId))),
    challenge: challengesOf(identity).make(toAdd(personId)),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsIn(transports) })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

type Added = { readonly name: string; readonly answer: unknown };

export async function addPasskey(identity: Identity, personId: number, { name, answer }: Added, caller: Caller): Promise<void> {
  const { now } = identity;
  const { verifyRegistrationResponse } = await webauthn();
  const { origin, id } = partyOf(identity, caller);
  const response = answer as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: (challenge) => isFresh(identity, challenge, toAdd(personId)),
  }).catch(refuse);
  if (!registrationInfo) throw failed();
  const { credential } = registrationInfo;
  await identity.jobs
    .transaction(async (transaction, add) => {
      const passkeys = await findPasskeysOf(transaction, personId);
      if (passkeys.length >= MAX_PASSKEYS) throw new Problem('too-many', say.passkey.tooMany);
      await insertPasskey(transaction, {
        personId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        name,
        madeAt: now(),
      });
      await notify(identity, add, { user: await findPerson(transaction, personId), notice: 'passkeyAdded' }, caller);
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new Problem('conflict', say.passkey.known) : error;
    });
}

export async function removePasskey(identity: Identity, personId: number, passkeyId: number, caller: Caller): Promise<void> {
  await identity.jobs.transaction(async (transaction, add) => {
    if (!(await deletePasskey(transaction, passkeyId, personId))) return;
    await notify(identity, add, { user: await findPerson(transaction, personId), notice: 'passkeyRemoved' }, caller);
  });
}

/** Names nobody: the device itself knows which of its passkeys belong here. */
export async function askForPasskey(identity: Identity, caller: Caller) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(identity, caller).id,
    challenge: challengesOf(identity).make(TO_LOG_IN),
    userVerification: 'required',
  });
  return { options: { ...options } };
}

export async function logInWithPasskey(identity: Identity, answer: unknown, caller: Caller): Promise<LoggedIn> {
  const { database, devices, limiter, now } = identity;
  await limiter.count('loginsFromAddress', caller.address);
  const response = answer as AuthenticationResponseJSON;
  const passkey = await findPasskey(database, response.id);
  if (!passkey) throw failed();
  const { verifyAuthenticationResponse } = await webauthn();
  const { origin, id } = partyOf(identity, caller);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: id,
    expectedChallenge: (challenge) => isFresh(identity, challenge, TO_LOG_IN),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsIn(passkey.transports),
    },
  }).catch(refuse);
  if (!verified) throw failed();
  await markPasskeyUsed(database, passkey.id, authenticationInfo.newCounter, now());
  await limiter.giveBack('loginsFromAddress', caller.address);
  return begin(identity, await openSession(identity, passkey.personId, caller), caller, await devices.read(caller.headers));
}

/** Ours, in time, and answered for the first time. */
async function isFresh(identity: Identity, challenge: string, about: string): Promise<boolean> {
  return challengesOf(identity).isOurs(challenge, about) && (await identity.limiter.isWithin('passkeyChallenge', challenge));
}

/** The library throws plain errors for whatever is wrong with an answer. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_')) throw failed();
  throw error instanceof Error && error.constructor === Error ? failed() : error;
}

const transportsIn = (text: string) => text.split(',').filter(Boolean) as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[];
