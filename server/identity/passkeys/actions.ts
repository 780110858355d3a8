import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { MAX_PASSKEYS, settingsMessages as say } from '#contract/account-settings.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { provePassword } from '../proofs.ts';
import { findOwner } from '../second-step/repository.ts';
import { makeChallenges } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { deletePasskey, findPasskey, findPasskeysOf, insertPasskey, markPasskeyUsed } from './repository.ts';

/** Loaded when first asked for: it is large, and most logins do without. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what devices have. Named, so that the library does not try out what this runtime has still as an experiment. */
const ALGORITHMS = [-8, -7, -257];
/** What a challenge is for: one that was made for a person opens nothing of an employer. */
const toLogIn = ({ audience }: Accounts) => (audience === 'people' ? 'log in' : `log in, ${audience}`);
const toAdd = ({ audience }: Accounts, accountId: number) => (audience === 'people' ? `add ${accountId}` : `add ${accountId}, ${audience}`);
/** By it a device knows which of its passkeys a new one takes the place of. */
const handleOf = ({ audience }: Accounts, accountId: number) => (audience === 'people' ? String(accountId) : `${audience} ${accountId}`);
const challengesOf = ({ config, now }: Accounts) => makeChallenges(config.secret, now);
const partyOf = ({ config }: Accounts, { host }: Caller) => relyingParty(config.origin, host);
const failed = () => new Problem('unprocessable', say.passkey.failed);

/** What the browser needs to make one. It must ask for a fingerprint, a face or a PIN: then a passkey is two steps in one. */
export async function beginPasskey(accounts: Accounts, personId: number, password: string, caller: Caller) {
  await provePassword(accounts, personId, { password }, caller);
  const passkeys = await findPasskeysOf(accounts.database, accounts.audience, personId);
  if (passkeys.length >= MAX_PASSKEYS) throw new Problem('too-many', say.passkey.tooMany);
  const { name, email } = await findOwner(accounts.database, accounts.audience, personId);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Bhava',
    rpID: partyOf(accounts, caller).id,
    userName: accounts.labelOf(email),
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(handleOf(accounts, personId))),
    challenge: challengesOf(accounts).make(toAdd(accounts, personId)),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsIn(transports) })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

type Added = { readonly name: string; readonly answer: unknown };

export async function addPasskey(accounts: Accounts, personId: number, { name, answer }: Added, caller: Caller): Promise<void> {
  const { now } = accounts;
  const { verifyRegistrationResponse } = await webauthn();
  const { origin, id } = partyOf(accounts, caller);
  const response = answer as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: (challenge) => isFresh(accounts, challenge, toAdd(accounts, personId)),
  }).catch(refuse);
  if (!registrationInfo) throw failed();
  const { credential } = registrationInfo;
  await accounts.jobs
    .transaction(async (transaction, add) => {
      const passkeys = await findPasskeysOf(transaction, accounts.audience, personId);
      if (passkeys.length >= MAX_PASSKEYS) throw new Problem('too-many', say.passkey.tooMany);
      await insertPasskey(transaction, accounts.audience, {
        personId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(','),
        name,
        madeAt: now(),
      });
      await accounts.tell(add, await findOwner(transaction, accounts.audience, personId), 'passkeyAdded', caller);
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new Problem('conflict', say.passkey.known) : error;
    });
}

export async function removePasskey(accounts: Accounts, personId: number, passkeyId: number, caller: Caller): Promise<void> {
  await accounts.jobs.transaction(async (transaction, add) => {
    if (!(await deletePasskey(transaction, accounts.audience, passkeyId, personId))) return;
    await accounts.tell(add, await findOwner(transaction, accounts.audience, personId), 'passkeyRemoved', caller);
  });
}

/** Names nobody: the device itself knows which of its passkeys belong here. */
export async function askForPasskey(accounts: Accounts, caller: Caller) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(accounts, caller).id,
    challenge: challengesOf(accounts).make(toLogIn(accounts)),
    userVerification: 'required',
  });
  return { options: { ...options } };
}

export async function logInWithPasskey<Entered>(accounts: Accounts<Entered>, answer: unknown, caller: Caller): Promise<Entered> {
  const { audience, database, devices, enter, limiter, now } = accounts;
  await limiter.count('loginsFromAddress', caller.address);
  const response = answer as AuthenticationResponseJSON;
  const passkey = await findPasskey(database, audience, response.id);
  if (!passkey) throw failed();
  const { verifyAuthenticationResponse } = await webauthn();
  const { origin, id } = partyOf(accounts, caller);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: id,
    expectedChallenge: (challenge) => isFresh(accounts, challenge, toLogIn(accounts)),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsIn(passkey.transports),
    },
  }).catch(refuse);
  if (!verified) throw failed();
  await markPasskeyUsed(database, audience, passkey.id, authenticationInfo.newCounter, now());
  await limiter.giveBack('loginsFromAddress', caller.address);
  return enter(passkey.personId, caller, await devices.read(caller.headers));
}

/** Ours, in time, and answered for the first time. */
async function isFresh(accounts: Accounts, challenge: string, about: string): Promise<boolean> {
  return challengesOf(accounts).isOurs(challenge, about) && (await accounts.limiter.isWithin('passkeyChallenge', challenge));
}

/** The library throws plain errors for whatever is wrong with an answer. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_')) throw failed();
  throw error instanceof Error && error.constructor === Error ? failed() : error;
}

const transportsIn = (text: string) => text.split(',').filter(Boolean) as ('usb' | 'nfc' | 'ble' | 'internal' | 'hybrid')[];
