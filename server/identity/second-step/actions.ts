import { settingsMessages as say } from '#contract/account-settings.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Caller, LoggedIn } from '../caller.ts';
import { fingerprintOf } from '../devices.ts';
import type { Identity } from '../identity.ts';
import { begin } from '../logging-in.ts';
import { notify } from '../notify.ts';
import { openSession } from '../open-session.ts';
import { keyOfSteps, provePassword, proveStep } from '../proofs.ts';
import { findPerson } from '../settings/repository.ts';
import { hashOf } from '../tokens.ts';
import { drawQrCode } from './qr-code.ts';
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import {
  deleteSecondStep,
  findSecondStep,
  findWaitingLogin,
  keepSecret,
  markTurnedOn,
  replaceRecoveryCodes,
  spendWaitingLogin,
  trustDevice,
} from './repository.ts';
import { seal } from './sealed.ts';
import { addressOf, makeSecret } from './totp.ts';

const TRUST_MS = 30 * 24 * 60 * 60 * 1000;
/** A set-up that was left lying about cannot be ended by whoever finds it. */
const SETUP_MS = 30 * 60 * 1000;

/** The secret is told here and never again. */
export async function beginSecondStep(identity: Identity, personId: number, password: string, caller: Caller) {
  const { database, now } = identity;
  await provePassword(identity, personId, { password }, caller);
  const secret = makeSecret();
  const isKept = await keepSecret(database, { personId, secret: seal(secret, keyOfSteps(identity)), begunAt: now() });
  if (!isKept) throw new Problem('conflict', say.step.isOn);
  const address = addressOf(secret, (await findPerson(database, personId)).email);
  return { secret, address, qrCode: drawQrCode(address) };
}

/** It is on only once the app has shown a right code. Returns the recovery codes: they are told here and never again. */
export async function turnOnSecondStep(identity: Identity, personId: number, code: string, caller: Caller): Promise<string[]> {
  const { database, jobs, now } = identity;
  const kept = await findSecondStep(database, personId);
  if (kept?.turnedOnAt) throw new Problem('conflict', say.step.isOn);
  if (!kept || now().getTime() - kept.begunAt.getTime() > SETUP_MS) throw new Problem('unprocessable', say.step.notBegun);
  const person = await findPerson(database, personId);
  await proveStep(identity, person, code, caller);
  const codes = makeRecoveryCodes();
  await jobs.transaction(async (transaction, add) => {
    await markTurnedOn(transaction, personId, now());
    await replaceRecoveryCodes(transaction, personId, hashesOf(identity, personId, codes));
    await notify(identity, add, { user: person, notice: 'secondStepOn' }, caller);
  });
  return codes;
}

type Proof = { readonly password: string; readonly code: string };

export async function turnOffSecondStep(identity: Identity, personId: number, proof: Proof, caller: Caller): Promise<void> {
  const person = await proveBoth(identity, personId, proof, caller);
  await identity.jobs.transaction(async (transaction, add) => {
    await deleteSecondStep(transaction, personId);
    await notify(identity, add, { user: person, notice: 'secondStepOff' }, caller);
  });
}

export async function renewRecoveryCodes(identity: Identity, personId: number, proof: Proof, caller: Caller): Promise<string[]> {
  await proveBoth(identity, personId, proof, caller);
  const codes = makeRecoveryCodes();
  await identity.database
    .transaction()
    .execute((transaction) => replaceRecoveryCodes(transaction, personId, hashesOf(identity, personId, codes)));
  return codes;
}

async function proveBoth(identity: Identity, personId: number, { password, code }: Proof, caller: Caller) {
  if (!(await findSecondStep(identity.database, personId))?.turnedOnAt) throw new Problem('conflict', say.step.isOff);
  await provePassword(identity, personId, { password }, caller);
  const person = await findPerson(identity.database, personId);
  await proveStep(identity, person, code, caller);
  return person;
}

const hashesOf = (identity: Identity, personId: number, codes: readonly string[]) =>
  codes.map((code) => hashOfRecoveryCode(code, personId, keyOfSteps(identity)));

type Step = { readonly stepToken: string; readonly code: string; readonly remember: boolean };

/** Ends a login whose password was right. */
export async function takeSecondStep(identity: Identity, { stepToken, code, remember }: Step, caller: Caller): Promise<LoggedIn> {
  const { database, devices, now } = identity;
  const tokenHash = hashOf(stepToken);
  const over = () => new Problem('unauthenticated', say.step.over);
  const person = await findWaitingLogin(database, tokenHash, now());
  if (!person) throw over();
  const by = await proveStep(identity, person, code, caller);
  if (!(await spendWaitingLogin(database, tokenHash))) throw over();
  const device = await devices.read(caller.headers);
  if (remember)
    await trustDevice(database, {
      personId: person.id,
      deviceHash: fingerprintOf(device),
      expiresAt: new Date(now().getTime() + TRUST_MS),
    });
  if (by === 'recovery code') await notify(identity, identity.jobs.add, { user: person, notice: 'recoveryCodeUsed' }, caller);
  return begin(identity, await openSession(identity, person.id, caller), caller, device);
}
