import { settingsMessages as say, type WaysIn } from '#contract/account-settings.ts';
import { Problem } from '#server/platform/problem.ts';
import { sealText } from '#server/platform/sealed.ts';
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { fingerprintOf } from '../devices.ts';
import { findPasskeysOf } from '../passkeys/repository.ts';
import { keyOfSteps, provePassword, proveStep } from '../proofs.ts';
import { hashOf } from '../tokens.ts';
import { drawQrCode } from './qr-code.ts';
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteSecondStep,
  findOwner,
  findSecondStep,
  findWaitingLogin,
  keepSecret,
  markTurnedOn,
  replaceRecoveryCodes,
  spendWaitingLogin,
  trustDevice,
} from './repository.ts';
import { addressOf, makeSecret } from './totp.ts';

const TRUST_MS = 30 * DAY_MS;
/** A set-up that was left lying about cannot be ended by whoever finds it. */
const SETUP_MS = 30 * MINUTE_MS;

/** The secret is told here and never again. */
export async function beginSecondStep(accounts: Accounts, personId: number, password: string, caller: Caller) {
  const { audience, database, labelOf, now } = accounts;
  await provePassword(accounts, personId, { password }, caller);
  const secret = makeSecret();
  const isKept = await keepSecret(database, audience, { personId, secret: sealText(keyOfSteps(accounts), secret), begunAt: now() });
  if (!isKept) throw new Problem('conflict', say.step.isOn);
  const address = addressOf(secret, labelOf((await findOwner(database, audience, personId)).email));
  return { secret, address, qrCode: drawQrCode(address) };
}

/** It is on only once the app has shown a right code. Returns the recovery codes: they are told here and never again. */
export async function turnOnSecondStep(accounts: Accounts, personId: number, code: string, caller: Caller): Promise<string[]> {
  const { audience, database, jobs, now } = accounts;
  const kept = await findSecondStep(database, audience, personId);
  if (kept?.turnedOnAt) throw new Problem('conflict', say.step.isOn);
  if (!kept || now().getTime() - kept.begunAt.getTime() > SETUP_MS) throw new Problem('unprocessable', say.step.notBegun);
  const owner = await findOwner(database, audience, personId);
  await proveStep(accounts, owner, code, caller);
  const codes = makeRecoveryCodes();
  await jobs.transaction(async (transaction, add) => {
    await markTurnedOn(transaction, audience, personId, now());
    await replaceRecoveryCodes(transaction, audience, personId, hashesOf(accounts, personId, codes));
    await accounts.tell(add, owner, 'secondStepOn', caller);
  });
  return codes;
}

type Proof = { readonly password: string; readonly code: string };

export async function turnOffSecondStep(accounts: Accounts, personId: number, proof: Proof, caller: Caller): Promise<void> {
  const owner = await proveBoth(accounts, personId, proof, caller);
  await accounts.jobs.transaction(async (transaction, add) => {
    await deleteSecondStep(transaction, accounts.audience, personId);
    await accounts.tell(add, owner, 'secondStepOff', caller);
  });
}

export async function renewRecoveryCodes(accounts: Accounts, personId: number, proof: Proof, caller: Caller): Promise<string[]> {
  await proveBoth(accounts, personId, proof, caller);
  const codes = makeRecoveryCodes();
  await accounts.database
    .transaction()
    .execute((transaction) => replaceRecoveryCodes(transaction, accounts.audience, personId, hashesOf(accounts, personId, codes)));
  return codes;
}

async function proveBoth(accounts: Accounts, personId: number, { password, code }: Proof, caller: Caller) {
  if (!(await findSecondStep(accounts.database, accounts.audience, personId))?.turnedOnAt) throw new Problem('conflict', say.step.isOff);
  await provePassword(accounts, personId, { password }, caller);
  const owner = await findOwner(accounts.database, accounts.audience, personId);
  await proveStep(accounts, owner, code, caller);
  return owner;
}

const hashesOf = (accounts: Accounts, personId: number, codes: readonly string[]) =>
  codes.map((code) => hashOfRecoveryCode(code, personId, keyOfSteps(accounts)));

type Step = { readonly stepToken: string; readonly code: string; readonly remember: boolean };

/** Ends a login whose password was right. */
export async function takeSecondStep<Entered>(
  accounts: Accounts<Entered>,
  { stepToken, code, remember }: Step,
  caller: Caller,
): Promise<Entered> {
  const { audience, database, devices, enter, jobs, now, tell } = accounts;
  const tokenHash = hashOf(stepToken);
  const over = () => new Problem('unauthenticated', say.step.over);
  const personId = await findWaitingLogin(database, audience, tokenHash, now());
  if (personId === undefined) throw over();
  const owner = await findOwner(database, audience, personId);
  const by = await proveStep(accounts, owner, code, caller);
  if (!(await spendWaitingLogin(database, audience, tokenHash))) throw over();
  const device = await devices.read(caller.headers);
  if (remember)
    await trustDevice(database, audience, {
      personId,
      deviceHash: fingerprintOf(device),
      expiresAt: new Date(now().getTime() + TRUST_MS),
    });
  if (by === 'recovery code') await tell(jobs.add, owner, 'recoveryCodeUsed', caller);
  return enter(personId, caller, device);
}

/** What the settings show of it. */
export async function readWaysIn({ audience, database }: Pick<Accounts, 'audience' | 'database'>, personId: number): Promise<WaysIn> {
  const [step, recoveryCodesLeft, passkeys] = await Promise.all([
    findSecondStep(database, audience, personId),
    countRecoveryCodes(database, audience, personId),
    findPasskeysOf(database, audience, personId),
  ]);
  return {
    secondStep: { isOn: Boolean(step?.turnedOnAt), recoveryCodesLeft },
    passkeys: passkeys.map(({ id, name, madeAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
